/**
 * Berried Treasure for 2 to 5 players.
 *
 * Seats are numbered from 0 in turn order (seat + 1 sits to the left of seat). A turn is one act: the
 * card taken, the optional extra card and the optional swipe together. Only the order of the two
 * face-down piles is hidden, so nothing is learnt in mid-turn.
 *
 * A shelf is an array of cards read from left to right. With three or more players each card lies on
 * its left neighbour, so only the right end is free. With two players both ends are free: the left
 * ends face seat 0, the right ends seat 1.
 *
 * @typedef {'blueberry'|'raspberry'|'mocha'|'lemon'} Type
 * @typedef {'left'|'right'} Side
 * @typedef {{type: Type, moar: boolean, paws: number}} Card
 * @typedef {Record<Type, number>} Counts             a number for each type of treasure
 * @typedef {Record<Type, number[]>} ScoringCard      points for 1st, 2nd and 3rd place by type
 * @typedef {{shelf: number, side: Side}} End
 * @typedef {{from: number, count: number}} Swipe
 * @typedef {{kind: 'turn', take: number, extra: End|null, swipe: Swipe|null}} Turn
 * @typedef {{kind: 'larceny', steal: {from: number, type: Type}|null}} Larceny
 *
 * @typedef {object} Table
 * @property {Card[][]} rack            four shelves, top one first, empty ones included
 * @property {Counts[]} stashes         one per seat; their number is the number of players
 * @property {number[]} scores          total points per seat
 * @property {number} round             1, 2 or 3
 * @property {ScoringCard} scoringCard  the one that counts this round
 * @property {number|null} [turn]       seat to take a card, if any
 * @property {number|null} [larceny]    seat deciding on larceny, if any
 * @property {Card[]} [deck]            undealt cards, next one first
 * @property {ScoringCard[]} [scoringCards]  unrevealed ones, next one first
 *
 * @typedef {{round: number, points: Counts[], larcenist: number|null, nextStarter: number|null}}
 *   RoundReport  points by seat and type; who may steal now; who opens the next round
 * @typedef {{winners: number[], steps: {criterion: string, values: Record<number, number>,
 *   remaining: number[]}[]}} Outcome  each step: the values of the seats compared, and the survivors
 */

/** @type {readonly Type[]} */
export const TYPES = Object.freeze(['blueberry', 'raspberry', 'mocha', 'lemon']);
export const ROUNDS = 3;

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const isCount = (x) => Number.isInteger(x) && x >= 0;
const byType = (valueOf) => Object.fromEntries(TYPES.map((type) => [type, valueOf(type)]));
const total = (counts) => sum(TYPES.map((type) => counts[type]));
const isBare = (rack) => rack.every((shelf) => shelf.length === 0);
const endCard = (shelf, side) => (side === 'left' ? shelf[0] : shelf.at(-1));
const takeEnd = (shelf, side) => (side === 'left' ? shelf.shift() : shelf.pop());

function check(condition, reason) {
  if (!condition) throw new Error(reason);
}

function checkPlayers(players) {
  check(Number.isInteger(players) && players >= 2 && players <= 5, 'the game is for 2 to 5 players');
}

/** @param {Partial<Card>} card @returns {Card} frozen copy */
function checkedCard({ type, moar = false, paws = 0 }) {
  check(TYPES.includes(type), `unknown treasure type: ${type}`);
  check(typeof moar === 'boolean' && isCount(paws), 'malformed card effects');
  return Object.freeze({ type, moar, paws });
}

/** @param {ScoringCard} card @returns {ScoringCard} frozen copy */
function checkedScoringCard(card) {
  return Object.freeze(byType((type) => {
    const places = card?.[type];
    check(Array.isArray(places) && places.length === 3 && places.every(isCount),
      `a scoring card needs three non-negative integers for ${type}`);
    check(places[0] >= places[1] && places[1] >= places[2], `places of ${type} must not increase`);
    return Object.freeze([...places]);
  }));
}

/** The assumed deck: 15 cards per type is a fact, the spread of effects a guess. @returns {Card[]} */
export function defaultDeck() {
  const spread = [[6, {}], [3, { moar: true }], [3, { paws: 1 }], [2, { paws: 2 }], [1, { paws: 3 }]];
  return TYPES.flatMap((type) => spread.flatMap(
    ([copies, effect]) => Array.from({ length: copies }, () => checkedCard({ type, ...effect }))));
}

/** The assumed scoring cards: four tiers in rotation; only 10/5/3 is known. @returns {ScoringCard[]} */
export function defaultScoringCards() {
  const tiers = [[10, 5, 3], [8, 4, 2], [6, 3, 2], [4, 2, 1]];
  return tiers.map((_, k) => checkedScoringCard(byType((type) => tiers[(TYPES.indexOf(type) + k) % 4])));
}

/** Shelf lengths, top shelf first: 19 cards for two players, else 20. @param {number} players */
export const shelfLengths = (players) => (players === 2 ? [4, 5, 5, 5] : [4, 5, 5, 6]);

/** Fill the shelves from the top, left to right. @param {Card[]} deck @param {number} players */
export function dealRack(deck, players) {
  const lengths = shelfLengths(players);
  check(deck.length >= sum(lengths), 'too few cards in the deck for a full rack');
  let dealt = 0;
  const rack = lengths.map((length) => deck.slice(dealt, (dealt += length)));
  return { rack, rest: deck.slice(dealt) };
}

/** Fisher-Yates on a copy. @template T @param {readonly T[]} items @returns {T[]} */
export function shuffled(items, random = Math.random) {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}

/**
 * Points of each player in each type. A count shared with somebody else is worth nothing and uses up
 * no place; neither does a count of zero. (Two players can therefore never reach third place.)
 * @param {Counts[]} stashes @param {ScoringCard} scoringCard @returns {Counts[]}
 */
export function scoreHoldings(stashes, scoringCard) {
  const points = stashes.map(() => byType(() => 0));
  for (const type of TYPES) {
    const counts = stashes.map((stash) => stash[type]);
    const isUnique = (count) => counts.indexOf(count) === counts.lastIndexOf(count);
    counts.map((count, seat) => ({ count, seat }))
      .filter(({ count }) => count > 0 && isUnique(count))
      .sort((a, b) => b.count - a.count)
      .slice(0, scoringCard[type].length)
      .forEach(({ seat }, place) => { points[seat][type] = scoringCard[type][place]; });
  }
  return points;
}

function lowestSeats(scores) {
  const lowest = Math.min(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === lowest);
}

/** The player alone in last place, or null when that place is shared. @param {number[]} scores */
export function findLarcenist(scores) {
  const seats = lowestSeats(scores);
  return seats.length === 1 ? seats[0] : null;
}

/**
 * Who opens the next round: lowest total; among equals, the first one met when going on round the
 * table from the one who emptied the rack (who is met last).
 * @param {number[]} scores @param {number} lastMover
 */
export function findNextStarter(scores, lastMover) {
  const stepsFromLast = (seat) => (seat - lastMover - 1 + scores.length) % scores.length;
  return lowestSeats(scores).reduce((a, b) => (stepsFromLast(b) < stepsFromLast(a) ? b : a));
}

/**
 * Winners by successive elimination: only those equal in every earlier comparison enter the next.
 * @param {number[]} scores @param {Counts[]} stashes @returns {Outcome} several winners share
 */
export function findWinners(scores, stashes) {
  const criteria = [
    ['points', (seat) => scores[seat]],
    ['treasures', (seat) => total(stashes[seat])],
    ...['lemon', 'blueberry', 'raspberry'].map((type) => [type, (seat) => stashes[seat][type]]),
  ];
  let winners = [...scores.keys()];
  const steps = [];
  for (const [criterion, valueOf] of criteria) {
    const values = Object.fromEntries(winners.map((seat) => [seat, valueOf(seat)]));
    const best = Math.max(...Object.values(values));
    winners = winners.filter((seat) => values[seat] === best);
    steps.push({ criterion, values, remaining: [...winners] });
    if (winners.length === 1) break;
  }
  return { winners, steps };
}

/** A table from outside, checked and brought into full form. @param {Table} t @returns {Table} */
function checkedTable(t) {
  const { rack, stashes, scores, round, turn = null, larceny = null } = t;
  const players = stashes.length;
  checkPlayers(players);
  check(stashes.every((stash) => TYPES.every((type) => isCount(stash[type]))), 'malformed stash');
  check(scores.length === players && scores.every(isCount), 'scores and stashes do not match');
  check(isCount(round) && round >= 1 && round <= ROUNDS, `round must be 1 to ${ROUNDS}`);
  check(rack.length === 4, 'the rack has four shelves');
  if (!isBare(rack)) {
    check(isCount(turn) && turn < players && larceny === null, 'with cards on the rack it is some seat\'s turn');
  } else {
    check(turn === null, 'nobody can take a turn at an empty rack');
    check(round === ROUNDS ? larceny === null : larceny !== null && larceny === findLarcenist(scores),
      'an empty rack means larceny by the sole last player, or in the last round the end of the game');
  }
  return {
    round, turn, larceny,
    rack: rack.map((shelf) => shelf.map(checkedCard)),
    stashes: stashes.map((stash) => byType((type) => stash[type])),
    scores: [...scores],
    scoringCard: checkedScoringCard(t.scoringCard),
    deck: (t.deck ?? []).map(checkedCard),
    scoringCards: (t.scoringCards ?? []).map(checkedScoringCard),
  };
}

/** A copy that shares nothing but frozen cards. @param {Table} t @returns {Table} */
const copyTable = (t) => ({
  ...t,
  rack: t.rack.map((shelf) => [...shelf]),
  stashes: t.stashes.map((stash) => ({ ...stash })),
  scores: [...t.scores],
  deck: [...t.deck],
  scoringCards: [...t.scoringCards],
});

export class Game {
  /** @type {Table} */
  #table;

  /** Continue from any position. @param {Table} table */
  constructor(table) { this.#table = checkedTable(table); }

  /**
   * Shuffle, deal and begin. Without a named first player one is drawn.
   * @param {{players: number, firstPlayer?: number, deck?: Card[], scoringCards?: ScoringCard[],
   *          random?: () => number}} options random yields numbers in [0, 1)
   */
  static start({ players, firstPlayer, deck = defaultDeck(), scoringCards = defaultScoringCards(),
    random = Math.random }) {
    checkPlayers(players);
    check(deck.length >= ROUNDS * sum(shelfLengths(players)), 'too few cards for a whole game');
    check(scoringCards.length >= ROUNDS, 'too few scoring cards for a whole game');
    const { rack, rest } = dealRack(shuffled(deck, random), players);
    const [scoringCard, ...laterCards] = shuffled(scoringCards, random);
    return new Game({
      rack,
      turn: firstPlayer ?? Math.floor(random() * players),
      stashes: Array.from({ length: players }, () => byType(() => 0)),
      scores: Array(players).fill(0),
      round: 1, scoringCard, scoringCards: laterCards, deck: rest,
    });
  }

  /** The whole position as a copy, fit for the constructor. @returns {Table} */
  get table() { return copyTable(this.#table); }
  get players() { return this.#table.stashes.length; }
  /** Seat deciding on larceny right now, or null. */
  get larcenist() { return this.#table.larceny; }
  /** Seat that must act, or null when the game is over. */
  get toAct() { return this.#table.turn ?? this.#table.larceny; }
  get isOver() { return this.toAct === null; }

  /** @returns {Outcome|null} null while the game goes on */
  winners() { return this.isOver ? findWinners(this.#table.scores, this.#table.stashes) : null; }

  /** What the present stashes would earn with the present scoring card. @returns {Counts[]} */
  scoreNow() { return scoreHoldings(this.#table.stashes, this.#table.scoringCard); }

  /** Every different act open to the player who must act. @returns {(Turn|Larceny)[]} */
  legalActs() {
    if (this.isOver) return [];
    return this.larcenist === null ? this.#legalTurns() : this.#legalLarcenies();
  }

  /**
   * Carry out one act; returns a report if it ended a round. An illegal one throws and changes nothing.
   * @param {Turn|Larceny} act @returns {RoundReport|null}
   */
  perform(act) {
    check(!this.isOver, 'the game is over');
    const kind = this.larcenist === null ? 'turn' : 'larceny';
    check(act?.kind === kind, `expected an act of kind "${kind}"`);
    const t = this.table;
    const report = kind === 'turn' ? this.#performTurn(t, act) : this.#performLarceny(t, act);
    this.#table = t;
    return report;
  }

  /** Sides open to a seat: its own, then (for extra cards only) the other. @returns {Side[]} */
  #sides(seat) {
    if (this.players > 2) return ['right'];
    return seat === 0 ? ['left', 'right'] : ['right', 'left'];
  }

  #legalTurns() {
    const { rack, stashes, turn: seat } = this.#table;
    const [ownSide] = this.#sides(seat);
    return rack.flatMap((shelf, take) => {
      if (shelf.length === 0) return [];
      const { type, moar, paws } = endCard(shelf, ownSide);
      const extras = moar ? this.#extras(take, type) : [null];
      const swipes = stashes.flatMap((stash, from) => (from === seat ? [] : Array.from(
        { length: Math.min(paws, stash[type]) }, (_, i) => ({ from, count: i + 1 }))));
      return extras.flatMap((extra) => [null, ...swipes].map(
        (swipe) => ({ kind: 'turn', take, extra, swipe })));
    });
  }

  /**
   * Extra cards on offer once the first one is off the rack: none, or any end of its type. A row's
   * only card is both ends in one and is named by the player's own side.
   * @returns {(End|null)[]}
   */
  #extras(take, type) {
    const { rack, turn: seat } = this.table;
    const sides = this.#sides(seat);
    takeEnd(rack[take], sides[0]);
    return [null, ...rack.flatMap((row, shelf) => sides.slice(0, row.length)
      .filter((side) => endCard(row, side).type === type).map((side) => ({ shelf, side })))];
  }

  #legalLarcenies() {
    const steals = this.#table.stashes.flatMap((stash, from) => (from === this.larcenist ? []
      : TYPES.filter((type) => stash[type] > 0).map((type) => ({ from, type }))));
    return [null, ...steals].map((steal) => ({ kind: 'larceny', steal }));
  }

  /** @param {Table} t changed @param {Turn} act */
  #performTurn(t, { take, extra = null, swipe = null }) {
    const { rack, stashes, turn: seat } = t;
    const sides = this.#sides(seat);
    check(isCount(take) && rack[take]?.length > 0, 'there is no card to take on that shelf');
    const { type, moar, paws } = takeEnd(rack[take], sides[0]);
    stashes[seat][type]++;

    if (extra !== null) {
      const { shelf, side } = extra;
      check(moar, 'the card taken allows no extra card');
      check(sides.includes(side), 'no card may be taken from that side');
      check(isCount(shelf) && rack[shelf]?.length > 0, 'there is no extra card on that shelf');
      check(endCard(rack[shelf], side).type === type, 'the extra card must be of the same type');
      takeEnd(rack[shelf], side); // its own effects are void
      stashes[seat][type]++;
    }
    if (swipe !== null) {
      const { from, count } = swipe;
      check(isCount(from) && from < stashes.length && from !== seat, 'swipe from exactly one other player');
      check(isCount(count) && count > 0, 'swipe at least one card, or leave the swipe out');
      check(count <= paws, 'the card taken has too few paws');
      check(count <= stashes[from][type], 'that player has too few cards of the type');
      stashes[from][type] -= count;
      stashes[seat][type] += count;
    }
    if (isBare(rack)) return endRound(t);
    t.turn = (seat + 1) % this.players;
    return null;
  }

  /** @param {Table} t changed @param {Larceny} act */
  #performLarceny(t, { steal = null }) {
    const { stashes, larceny: thief } = t;
    if (steal !== null) {
      const { from, type } = steal;
      check(isCount(from) && from < stashes.length && from !== thief, 'steal from another player');
      check(TYPES.includes(type) && stashes[from][type] > 0, 'that player has no such treasure');
      stashes[from][type]--;
      stashes[thief][type]++;
    }
    startNextRound(t, thief); // alone in last place, hence also the next starter
    return null;
  }
}

/**
 * Score the round whose rack the player in turn has emptied; go on unless larceny must be decided.
 * @param {Table} t changed @returns {RoundReport}
 */
function endRound(t) {
  const { round, turn: lastMover } = t;
  const points = scoreHoldings(t.stashes, t.scoringCard);
  points.forEach((counts, seat) => { t.scores[seat] += total(counts); });
  t.turn = null;
  if (round === ROUNDS) return { round, points, larcenist: null, nextStarter: null };

  const nextStarter = findNextStarter(t.scores, lastMover);
  t.larceny = findLarcenist(t.scores);
  if (t.larceny === null) startNextRound(t, nextStarter);
  return { round, points, larcenist: t.larceny, nextStarter };
}

/** Deal a new rack and reveal the next scoring card; stashes stay. @param {Table} t changed */
function startNextRound(t, starter) {
  check(t.scoringCards.length > 0, 'no scoring card left for the next round');
  const { rack, rest } = dealRack(t.deck, t.stashes.length);
  const [scoringCard, ...scoringCards] = t.scoringCards;
  Object.assign(t, {
    rack, deck: rest, scoringCard, scoringCards, round: t.round + 1, turn: starter, larceny: null,
  });
}
