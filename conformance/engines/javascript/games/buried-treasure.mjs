/**
 * Buried Treasure (Ronald Corn) for 2 to 8 players (intro-5, Q58).
 *
 * Comments name the sentence (play-10 for BU-play-10) or the ruling (Q18 for BU-Q18) a rule stands on.
 * "Hand" is both what a player holds and one deal with its play (Q66); handNumber counts the latter.
 *
 * Seats are numbered from 0; seat + 1 sits to the left of seat. A card is a string, its rank and its
 * suit: 'AS', '10H', 'KD'. With two decks twins are equal strings: separate cards, but alike in a hand
 * (Q02). A pile is an array from the bottom to the top, and there is one for each suit (Q15, Q69).
 *
 * A play, removal and discards included, is one act, and so is a burial. The draw is an act of its
 * own: it shows the player a card before the choice, and the last one may start a burial.
 *
 * @typedef {'S'|'H'|'D'|'C'} Suit
 * @typedef {string} Card
 * @typedef {Record<Suit, Card[]>} Piles
 *
 * @typedef {{kind: 'bury', seat: number, cards: Card[]}} Bury   three cards, later one; in any order
 * @typedef {{kind: 'draw', seat: number}} Draw
 * @typedef {{kind: 'lay', seat: number, card: Card}} Lay        on the pile of its suit, opening it if need be
 * @typedef {{kind: 'face', seat: number, card: Card, remove: {suit: Suit, index: number}|null}} Face
 *   a face card discarded with the removed one, index 0 being the bottom; null only under Q19 B
 * @typedef {{kind: 'eleven', seat: number, card: Card, suit: Suit}} Eleven  takes the top of that pile
 * @typedef {Bury|Draw|Lay|Face|Eleven} Act
 *
 * @typedef {object} Table
 * @property {number} handNumber     1 for the first hand of the game
 * @property {number} dealer
 * @property {'first burial'|'play'|'extra burial'|'scored'} phase
 * @property {number|null} turn      seat in turn, or first in turn after a burial; null when scored
 * @property {boolean} drawn         whether the seat in turn has drawn in this turn
 * @property {Card[][]} hands        by seat
 * @property {Card[][]} treasures    by seat, in the order of burying
 * @property {Piles} piles
 * @property {Card[]} stock          next card first
 * @property {Card[]} discard        oldest first
 * @property {number} laid           cards laid on piles in this hand, later removals not deducted
 * @property {number[]} scores       totals by seat; the hand is included once it is scored
 * @property {number[]|null} contenders  in a tiebreaker hand under Q52 B or C the seats that may win
 *
 * @typedef {object} Account         how a hand is scored
 * @property {Record<Suit, number>} suits
 * @property {{seat: number, cards: {card: Card, worth: number}[], points: number}[]} players
 *
 * @typedef {{target: number, reached: boolean, leaders: number[], winner: number|null}} Outcome
 *   leaders: highest total among those who may win
 */

/** @type {readonly Suit[]} */
export const SUITS = Object.freeze(['S', 'H', 'D', 'C']);
export const RANKS = Object.freeze(['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']);
/** Rulings with selectable readings, the default first. */
export const READINGS = Object.freeze({
  Q18: ['A', 'B'],       // a face card removes: any unprotected card; only a top card
  Q19: ['A', 'B'],       // a face card with nothing to remove: cannot be played so; is discarded alone
  Q35: ['A', 'B'],       // burial at the last stock card: at once; after the play of the one who drew it
  Q38: ['A', 'B'],       // ten cards for two players: ever laid; lying in the piles at one moment
  Q49: ['A', 'B'],       // the higher target: from seven players; from six
  Q52: ['A', 'B', 'C'],  // tiebreaker: all play and may win; all play, tied may win; only the tied play
});

const DEALT = 8;   // setup-6
const FIRST = 3;   // burying-1
const EXTRA = 1;   // ending-1; once in a hand for any number of players (Q37)
const BURIED = FIRST + EXTRA;
const TRIGGER = 10; // ending-2
const PHASES = ['first burial', 'play', 'extra burial', 'scored'];

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const isCount = (x) => Number.isInteger(x) && x >= 0;
const bySuit = (entryOf) => Object.fromEntries(SUITS.map((suit) => [suit, entryOf(suit)]));
const suitOf = (card) => /** @type {Suit} */ (card.slice(-1));
const rankOf = (card) => card.slice(0, -1);
const isCard = (x) => typeof x === 'string' && SUITS.includes(suitOf(x)) && RANKS.includes(rankOf(x));
const isFace = (card) => ['J', 'Q', 'K'].includes(rankOf(card));
const distinct = (cards) => [...new Set(cards)];
const sortedKey = (cards) => [...cards].sort().join(' ');

function check(condition, reason) {
  if (!condition) throw new Error(reason);
}

/** Face value, aces 1 (gameplay-1, -2); face cards 0, so none can be part of an eleven (gameplay-3, Q25). */
export const valueOf = (card) => (isFace(card) ? 0 : RANKS.indexOf(rankOf(card)) + 1);

const pileValue = (pile) => sum(pile.map(valueOf));
const cardsIn = (piles) => sum(SUITS.map((suit) => piles[suit].length));

function checkPlayers(players) {
  check(Number.isInteger(players) && players >= 2 && players <= 8, 'the game is for 2 to 8 players');
}

/** One deck up to five players, then two shuffled together; no jokers (setup-1, -2, Q01, Q02, Q59). */
export function packFor(players) {
  checkPlayers(players);
  const deck = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  return players <= 5 ? deck : [...deck, ...deck];
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
 * Lowest index not protected. The topmost face card shields itself and all below, from everybody and
 * for good, whether it was laid on the pile or opened it (play-13 to -15, Q21, Q23, Q24).
 * @param {Card[]} pile
 */
export const firstRemovable = (pile) => pile.findLastIndex(isFace) + 1;

/**
 * A buried card is worth what lies in the pile of its suit at the end, rank aside and once for each
 * card; cards removed no longer count (ending-7, -9, Q45 to Q48).
 * @param {Piles} piles @param {Card[][]} treasures @returns {Account}
 */
export function scoreHand(piles, treasures) {
  const suits = bySuit((suit) => pileValue(piles[suit]));
  const players = treasures.map((treasure, seat) => {
    const cards = treasure.map((card) => ({ card, worth: suits[suitOf(card)] }));
    return { seat, cards, points: sum(cards.map(({ worth }) => worth)) };
  });
  return { suits, players };
}

/** Points of the hand by seat. */
const pointsOf = (t) => scoreHand(t.piles, t.treasures).players.map(({ points }) => points);

function checkedOptions(options) {
  for (const [question, reading] of Object.entries(options)) {
    check(Object.hasOwn(READINGS, question), `there is no option ${question}`);
    check(READINGS[question].includes(reading), `option ${question} has no reading ${reading}`);
  }
  const defaults = Object.entries(READINGS).map(([question, [first]]) => [question, first]);
  return Object.freeze({ ...Object.fromEntries(defaults), ...options });
}

/** 300 points, 500 with more than six in the game (ending-11, -12), or by Q49 B with six as well. */
const targetFor = (players, options) => (players >= (options.Q49 === 'A' ? 7 : 6) ? 500 : 300);

/** Those with the highest total among the given seats. */
function leadersOf(scores, seats) {
  const best = Math.max(...seats.map((seat) => scores[seat]));
  return seats.filter((seat) => scores[seat] === best);
}

/** Seats that play this hand, ascending: all, or in a tiebreaker under Q52 C the tied (Q54). */
const seatsPlaying = (t, options) => (
  options.Q52 === 'C' && t.contenders !== null ? t.contenders : [...t.scores.keys()]);

/** The given seats in turn order, beginning with the first one to the left of a seat. */
const leftOf = (seat, seats) => [...seats.filter((s) => s > seat), ...seats.filter((s) => s <= seat)];

/** Whether the ten cards of the two-player game are there; face cards count (ending-2, Q38, Q39). */
const tenReached = (t, options, seats) => (
  seats.length === 2 && (options.Q38 === 'A' ? t.laid : cardsIn(t.piles)) >= TRIGGER);

/** Seats that have not yet buried what the phase asks of all (Q08, Q36). */
function seatsOwing(t, seats) {
  const due = { 'first burial': FIRST, 'extra burial': BURIED }[t.phase] ?? 0;
  return seats.filter((seat) => t.treasures[seat].length < due);
}

/** A copy that shares nothing with the original. @param {Table} t @returns {Table} */
const copyTable = (t) => ({
  handNumber: t.handNumber,
  dealer: t.dealer,
  phase: t.phase,
  turn: t.turn,
  drawn: t.drawn,
  hands: t.hands.map((hand) => [...hand]),
  treasures: t.treasures.map((treasure) => [...treasure]),
  piles: bySuit((suit) => [...t.piles[suit]]),
  stock: [...t.stock],
  discard: [...t.discard],
  laid: t.laid,
  scores: [...t.scores],
  contenders: t.contenders === null ? null : [...t.contenders],
});

/**
 * Deal one at a time from the dealer's left (Q05); what is left is the stock, its first card on top
 * (setup-7, -8, Q06). The player to the dealer's left begins (play-2).
 * @returns {Table}
 */
function dealtTable({ handNumber, dealer, scores, contenders }, pack, options) {
  const seats = leftOf(dealer, seatsPlaying({ scores, contenders }, options));
  const hands = scores.map(() => []);
  const dealt = DEALT * seats.length;
  pack.slice(0, dealt).forEach((card, i) => hands[seats[i % seats.length]].push(card));
  return {
    handNumber, dealer, scores, contenders, hands,
    phase: 'first burial', turn: seats[0], drawn: false,
    treasures: scores.map(() => []),
    piles: bySuit(() => []),
    stock: pack.slice(dealt),
    discard: [],
    laid: 0,
  };
}

/** A pack put in order from outside. */
function checkedPack(pack, players) {
  check(Array.isArray(pack) && sortedKey(pack) === sortedKey(packFor(players)),
    'the pack must hold every card of the game and no other');
  return [...pack];
}

/** A table from outside, checked for anything play could not lead to. @param {Table} t @returns {Table} */
function checkedTable(t, options) {
  const isHeap = (cards) => Array.isArray(cards) && cards.every(isCard);
  check(Array.isArray(t.scores) && t.scores.every(isCount), 'scores are counts, one for each seat');
  const players = t.scores.length;
  checkPlayers(players);
  const isSeat = (x) => isCount(x) && x < players;
  check(isCount(t.handNumber) && t.handNumber >= 1, 'hands are numbered from 1');
  check(isSeat(t.dealer), 'the dealer must be a seat');
  check(PHASES.includes(t.phase), `unknown phase: ${t.phase}`);
  check(typeof t.drawn === 'boolean', 'drawn must be true or false');
  for (const name of ['hands', 'treasures']) {
    check(Array.isArray(t[name]) && t[name].length === players && t[name].every(isHeap),
      `${name} are lists of cards, one for each seat`);
  }
  check(SUITS.every((suit) => isHeap(t.piles?.[suit])), 'piles are lists of cards, one for each suit');
  check(SUITS.every((suit) => t.piles[suit].every((card) => suitOf(card) === suit)),
    'a card lies only on the pile of its suit');
  check(isHeap(t.stock) && isHeap(t.discard), 'stock and discard are lists of cards');
  check(isCount(t.laid) && t.laid >= cardsIn(t.piles), 'laid must count at least the cards in the piles');

  const contenders = t.contenders ?? null;
  check(contenders === null || (Array.isArray(contenders) && contenders.length >= 2
    && contenders.every((seat, i) => isSeat(seat) && (i === 0 || seat > contenders[i - 1]))),
  'contenders are two or more seats in ascending order');

  t = copyTable({ ...t, contenders });
  checkContenders(t, options);
  const seats = seatsPlaying(t, options);
  check([...t.scores.keys()].every(
    (seat) => seats.includes(seat) || (t.hands[seat].length === 0 && t.treasures[seat].length === 0)),
  'a seat out of the hand has no cards');
  checkedPack([...t.hands, ...t.treasures, ...Object.values(t.piles), t.stock, t.discard].flat(), seats.length);
  if (t.phase === 'scored') {
    check(t.turn === null && !t.drawn, 'it is nobody\'s turn in a scored hand');
    check(t.stock.length === 0 && seats.every((seat) => t.hands[seat].length === 0),
      'a scored hand is played out');
    check(seats.every((seat) => t.treasures[seat].length === BURIED), `everyone has buried ${BURIED} cards`);
  } else {
    check(seats.includes(t.turn), 'it must be the turn of a seat in the hand');
    checkBurials(t, options, seats);
    checkHandSizes(t, seats);
  }
  return t;
}

/** Who may win: a hand is only played while the game is undecided. */
function checkContenders(t, options) {
  const { contenders, scores } = t;
  const points = t.phase === 'scored' ? pointsOf(t) : scores.map(() => 0);
  const before = scores.map((score, seat) => score - points[seat]);
  const target = targetFor(scores.length, options);
  check(before.every((score) => score >= 0), 'the scores must include the scored hand');
  if (contenders !== null) {
    check(options.Q52 !== 'A', 'there are contenders only under Q52 B or C');
    check(before[contenders[0]] >= target && leadersOf(before, contenders).length === contenders.length,
      'contenders have reached the target and are tied before the hand');
  } else if (Math.max(...before) >= target) {
    check(options.Q52 === 'A' && leadersOf(before, [...before.keys()]).length > 1,
      'with the target reached only a tiebreaker hand can be played');
  }
}

/** Numbers of buried cards, and whether the extra burial is at its proper time. */
function checkBurials(t, options, seats) {
  const { phase, stock, drawn } = t;
  const buried = seats.map((seat) => t.treasures[seat].length);
  const ten = tenReached(t, options, seats);
  if (phase === 'first burial') {
    check(buried.every((n) => n === 0 || n === FIRST), `the first burial is of ${FIRST} cards`);
    check(cardsIn(t.piles) === 0 && t.discard.length === 0 && t.laid === 0 && !drawn,
      'nothing is played before the first burial');
    check(t.turn === leftOf(t.dealer, seats)[0], 'the player to the left of the dealer begins');
  } else if (phase === 'extra burial') {
    check(buried.every((n) => n === FIRST || n === BURIED), 'the extra burial is of one card');
    if (stock.length > 0) check(ten && !drawn, 'the extra burial is not due yet');
    else check(drawn === (options.Q35 === 'A'), 'the extra burial is at another moment of the turn');
  } else {
    check(buried.every((n) => n === buried[0]) && [FIRST, BURIED].includes(buried[0]),
      'all have buried equally many cards during play');
    if (buried[0] === FIRST) {
      check(!ten && (stock.length > 0 || (options.Q35 === 'B' && drawn)), 'the extra burial is overdue');
    } else if (stock.length > 0 || (options.Q35 === 'B' && drawn)) {
      check(seats.length === 2 && t.laid >= TRIGGER, 'the extra card is buried too early');
    }
  }
  check(phase === 'play' || seatsOwing(t, seats).length > 0, 'a burial is over when all have buried');
}

/**
 * Dealt cards less buried ones, one more after a draw. Without a stock the hands shrink in turn, so
 * those who have still to play in a round hold one card more.
 */
function checkHandSizes(t, seats) {
  const order = [t.turn, ...leftOf(t.turn, seats).filter((seat) => seat !== t.turn)];
  const sizes = order.map((seat) => t.hands[seat].length);
  const buried = order.map((seat) => t.treasures[seat].length);
  const shrinking = t.stock.length === 0 && !t.drawn && t.phase === 'play';
  const right = shrinking
    ? sizes[0] >= 1 && sizes[0] <= DEALT - BURIED && sizes.at(-1) >= sizes[0] - 1
      && sizes.every((size, i) => i === 0 || size <= sizes[i - 1])
    : sizes.every((size, i) => size === DEALT - buried[i] + (i === 0 && t.drawn ? 1 : 0));
  check(right, 'the numbers of cards held do not fit the state of the hand');
}

/** Every choice of so many cards, those differing only in order or between twins taken as one. */
function choices(cards, size) {
  const pick = (from, left) => (left === 0 ? [[]] : cards.slice(from).flatMap(
    (card, i) => pick(from + i + 1, left - 1).map((rest) => [card, ...rest])));
  return [...new Map(pick(0, size).map((choice) => [sortedKey(choice), choice])).values()];
}

/** Take a card out of a player's hand. @param {Card[]} hand changed */
function takeCard(hand, card) {
  const at = hand.indexOf(card);
  check(at >= 0, `${card} is not in the player's hand`);
  hand.splice(at, 1);
}

export class Game {
  /** @type {Table} */
  #table;
  #options;
  #random;

  /**
   * A new game, its first hand dealt, or one continued from a given table. Without a dealer one is
   * drawn by lot (Q03); without a pack, first card first, it is shuffled (setup-5).
   * @param {{players?: number, dealer?: number, pack?: Card[], table?: Table,
   *          options?: Record<string, string>, random?: () => number}} setup
   *   either players or table; options like {Q18: 'B'}; random yields numbers in [0, 1)
   */
  constructor({ players, dealer, pack, table, options = {}, random = Math.random }) {
    this.#options = checkedOptions(options);
    this.#random = random;
    if (table !== undefined) {
      check(players === undefined && dealer === undefined && pack === undefined,
        'a given table leaves nothing to be dealt');
      this.#table = checkedTable(table, this.#options);
      return;
    }
    checkPlayers(players);
    const firstDealer = dealer ?? Math.floor(random() * players);
    check(isCount(firstDealer) && firstDealer < players, 'the dealer must be one of the players');
    this.#deal({ handNumber: 1, dealer: firstDealer, scores: Array(players).fill(0), contenders: null }, pack);
  }

  get options() { return { ...this.#options }; }
  get players() { return this.#table.scores.length; }
  /** The whole position as a copy, fit for the constructor. @returns {Table} */
  get table() { return copyTable(this.#table); }
  get phase() { return this.#table.phase; }
  /** Seats playing this hand, in ascending order. */
  get seats() { return [...seatsPlaying(this.#table, this.#options)]; }
  /** Seats that may act now: all who owe a burial, else the one in turn; none in a scored hand. */
  get toAct() {
    const { phase, turn } = this.#table;
    if (phase === 'scored') return [];
    return phase === 'play' ? [turn] : seatsOwing(this.#table, this.seats);
  }
  get target() { return targetFor(this.players, this.#options); }
  get isOver() { return this.outcome()?.winner != null; }

  /**
   * What is open to all: every card in piles and discards (play-7, Q16, Q31) and all sizes and scores
   * (Q61), but the treasures only once the hand is scored (burying-4, ending-8, Q57).
   */
  publicState() {
    const { hands, treasures, stock, ...open } = this.table;
    return {
      ...open,
      target: this.target,
      handSizes: hands.map((hand) => hand.length),
      treasureSizes: treasures.map((treasure) => treasure.length),
      stockSize: stock.length,
      treasures: this.phase === 'scored' ? treasures : null,
    };
  }

  /** The public state with what one seat knows besides: its hand and what it has buried (Q09). */
  privateState(seat) {
    this.#checkSeat(seat);
    const { hands, treasures } = this.table;
    return { ...this.publicState(), seat, hand: hands[seat], treasure: treasures[seat] };
  }

  /** How the finished hand is scored, or null while it goes on. @returns {Account|null} */
  account() {
    return this.phase === 'scored' ? scoreHand(this.#table.piles, this.#table.treasures) : null;
  }

  /**
   * Where the game stands after a finished hand: the target counts for totals, once all have added
   * the hand, and reaching it exactly is enough; then the highest total wins if it is not shared
   * (ending-11 to -14, Q50, Q51). A tie, even repeated, asks for one more hand (Q53). Null while a
   * hand goes on.
   * @returns {Outcome|null}
   */
  outcome() {
    if (this.phase !== 'scored') return null;
    const { scores, contenders } = this.#table;
    const reached = scores.some((score) => score >= this.target);
    const leaders = leadersOf(scores, contenders ?? [...scores.keys()]);
    return { target: this.target, reached, leaders, winner: reached && leaders.length === 1 ? leaders[0] : null };
  }

  /**
   * Deal the hand after a scored one. The deal passes to the left, in tiebreakers too (Q04, Q53) and
   * over seats that sit one out (Q54).
   * @param {Card[]} [pack] first card first, instead of shuffling
   */
  dealNextHand(pack) {
    const outcome = this.outcome();
    check(outcome !== null, 'the hand is not over yet');
    check(outcome.winner === null, 'the game is over');
    const { handNumber, dealer, scores } = this.#table;
    this.#deal({
      handNumber: handNumber + 1,
      dealer: (dealer + 1) % this.players,
      scores: [...scores], // carried on, in tiebreakers too (Q52)
      contenders: outcome.reached && this.#options.Q52 !== 'A' ? outcome.leaders : null,
    }, pack);
  }

  /** Every different act open now, to one seat or to all. @param {number} [seat] @returns {Act[]} */
  legalActs(seat) {
    if (seat === undefined) return this.toAct.flatMap((one) => this.legalActs(one));
    this.#checkSeat(seat);
    if (!this.toAct.includes(seat)) return [];
    const hand = this.#table.hands[seat];
    if (this.phase === 'first burial') return choices(hand, FIRST).map((cards) => ({ kind: 'bury', seat, cards }));
    if (this.phase === 'extra burial') return choices(hand, EXTRA).map((cards) => ({ kind: 'bury', seat, cards }));
    // No choice about drawing, nor about its coming first (play-3, Q12).
    return this.#mustDraw() ? [{ kind: 'draw', seat }] : distinct(hand).flatMap((card) => this.#plays(seat, card));
  }

  /**
   * Carry out one act; returns the account of the hand if it ended one. An illegal one throws and
   * changes nothing (Q60).
   * @param {Act} act @returns {Account|null}
   */
  perform(act) {
    this.#checkSeat(act?.seat);
    check(this.phase !== 'scored', 'the hand is over');
    const t = this.table;
    if (act.kind === 'bury') this.#bury(t, act);
    else if (act.kind === 'draw') this.#draw(t, act);
    else this.#play(t, act);
    this.#table = t;
    return this.account();
  }

  #checkSeat(seat) {
    check(isCount(seat) && seat < this.players, 'there is no such seat');
  }

  #deal(start, pack) {
    const count = seatsPlaying(start, this.#options).length;
    const ordered = pack === undefined ? shuffled(packFor(count), this.#random) : checkedPack(pack, count);
    this.#table = dealtTable(start, ordered, this.#options);
  }

  /** Drawing goes on until the stock is gone, an early burial or not (Q41); then play goes on without (Q42). */
  #mustDraw() {
    return this.#table.stock.length > 0 && !this.#table.drawn;
  }

  /** What a card in hand may do: one play a turn, no pass (Q14, Q65). @returns {Act[]} */
  #plays(seat, card) {
    const { piles } = this.#table;
    const lay = { kind: 'lay', seat, card }; // always possible (play-6, play-12, play-19, Q21, Q28)
    if (isFace(card)) {
      const removals = SUITS.flatMap((suit) => this.#removableFrom(piles[suit]).map((index) => ({ suit, index })));
      if (removals.length === 0 && this.#options.Q19 === 'B') removals.push(null);
      return [lay, ...removals.map((remove) => ({ kind: 'face', seat, card, remove }))];
    }
    const matching = SUITS.filter((suit) => piles[suit].length > 0
      && valueOf(card) + valueOf(piles[suit].at(-1)) === 11);
    return [lay, ...matching.map((suit) => ({ kind: 'eleven', seat, card, suit }))];
  }

  /** Indexes a face card may take from a pile: at any depth that is not protected (play-10, Q18). */
  #removableFrom(pile) {
    const indexes = [...pile.keys()].slice(firstRemovable(pile));
    return this.#options.Q18 === 'A' ? indexes : indexes.slice(-1);
  }

  /** Any cards held may be buried, for good (Q10, Q11, Q36). @param {Table} t changed @param {Bury} act */
  #bury(t, { seat, cards }) {
    check(t.phase !== 'play', 'this is no time to bury');
    check(seatsOwing(t, this.seats).includes(seat), 'this player has nothing to bury now');
    const due = t.phase === 'first burial' ? FIRST : EXTRA;
    check(Array.isArray(cards) && cards.length === due, `the number of cards to bury is ${due}`);
    for (const card of cards) {
      takeCard(t.hands[seat], card);
      t.treasures[seat].push(card);
    }
    // Nobody goes on before all have buried (play-1, Q36); then the seat in turn does (Q40, Q43).
    if (seatsOwing(t, this.seats).length === 0) t.phase = 'play';
  }

  /** @param {Table} t changed @param {number} seat */
  #checkTurn(t, seat) {
    check(t.phase === 'play', 'everyone must bury first');
    check(seat === t.turn, 'it is another player\'s turn'); // none of the plays is free of turns (Q34)
  }

  /** @param {Table} t changed @param {Draw} act */
  #draw(t, { seat }) {
    this.#checkTurn(t, seat);
    check(t.stock.length > 0, 'there is no stock to draw from');
    check(!t.drawn, 'this player has drawn already');
    t.hands[seat].push(t.stock.shift());
    t.drawn = true;
    // The last card has everyone bury at once (ending-1, Q35 A), unless that was done early (Q37, Q63).
    if (t.stock.length === 0 && this.#options.Q35 === 'A' && this.#extraIsOpen(t)) t.phase = 'extra burial';
  }

  /** @param {Table} t changed @param {Lay|Face|Eleven} act */
  #play(t, act) {
    const { kind, seat, card } = act;
    check(['lay', 'face', 'eleven'].includes(kind), `there is no act of kind "${kind}"`);
    this.#checkTurn(t, seat);
    check(!this.#mustDraw(), 'the player must draw before playing');
    takeCard(t.hands[seat], card);
    if (kind === 'lay') {
      t.piles[suitOf(card)].push(card); // no other pile will do (Q15, Q22)
      t.laid++;
    } else if (kind === 'face') {
      this.#removeByFace(t, act);
    } else {
      this.#removeByEleven(t, act);
    }
    this.#endTurn(t);
  }

  /** Any face card works on any pile; the gap it leaves closes (play-9 to -11, Q17, Q20, Q32). */
  #removeByFace(t, { card, remove }) {
    check(isFace(card), `${card} is not a face card`);
    t.discard.push(card);
    if (remove == null) {
      check(this.#options.Q19 === 'B', 'a face card played this way must remove a card');
      check(SUITS.every((suit) => this.#removableFrom(t.piles[suit]).length === 0),
        'a face card is discarded alone only if nothing can be removed');
      return;
    }
    const { suit, index } = remove;
    check(SUITS.includes(suit), 'there is no such pile');
    const pile = t.piles[suit];
    check(isCount(index) && index < pile.length, 'there is no such card in that pile');
    check(index >= firstRemovable(pile), 'that card is protected by a face card');
    check(this.#removableFrom(pile).includes(index), 'only the top card of a pile may be removed');
    t.discard.push(...pile.splice(index, 1));
  }

  /** One card and one top card of any suit; both are discarded (play-17, -18, Q26, Q27, Q30, Q33). */
  #removeByEleven(t, { card, suit }) {
    check(SUITS.includes(suit), 'there is no such pile');
    const pile = t.piles[suit];
    check(pile.length > 0, 'that pile is empty');
    check(valueOf(card) + valueOf(pile.at(-1)) === 11, `${card} and ${pile.at(-1)} do not total eleven`);
    t.discard.push(card, pile.pop()); // discards are never reshuffled (Q31)
  }

  /** Whether the extra card has still to be buried by all. @param {Table} t */
  #extraIsOpen(t) {
    return this.seats.every((seat) => t.treasures[seat].length === FIRST);
  }

  /** Pass the turn to the left (play-5, Q07). @param {Table} t changed */
  #endTurn(t) {
    [t.turn] = leftOf(t.turn, this.seats);
    t.drawn = false;
    if (this.seats.every((seat) => t.hands[seat].length === 0)) {
      this.#endHand(t);
      return;
    }
    check(t.hands[t.turn].length > 0, 'all hands run out in the same round'); // Q44
    // Due here: two players with ten cards (ending-2, Q40), or the last card drawn under Q35 B.
    const due = t.stock.length === 0 || tenReached(t, this.#options, this.seats);
    if (due && this.#extraIsOpen(t)) t.phase = 'extra burial';
  }

  /** The hand ends with the last card held (ending-6, Q44). @param {Table} t changed */
  #endHand(t) {
    t.phase = 'scored';
    t.turn = null;
    pointsOf(t).forEach((points, seat) => { t.scores[seat] += points; });
  }
}
