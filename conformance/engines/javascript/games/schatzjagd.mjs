/**
 * Schatzjagd: the rules alone, without any interface.
 * Comments name the sentence (play-10 style) or the ruling (Q18 style) a rule stands on.
 * Squares are A1..E5 (column A-E from west to east, row 1-5 from north to south), sides N E S W, boats NW NE SE SW, seats count from 0.
 *
 * @typedef {'N'|'E'|'S'|'W'} Side
 * @typedef {'NW'|'NE'|'SE'|'SW'} Boat
 * @typedef {string} Square
 * @typedef {'curve'|'straight'|'crossing'|'junction'|'dead end'} Kind
 *
 * @typedef {object} Card      a path card
 * @property {Kind} kind
 * @property {?string} open    its open sides in the order NESW, null while it is covered (Q29) or not yet turned
 * @property {boolean} seen    it has been face up at some time (Q81)
 *
 * @typedef {object} Pirate
 * @property {Square|Boat|null} at   null only until the player has taken a boat (Q07 B)
 * @property {boolean} chest
 *
 * @typedef {object} Exchange
 * @property {number} turn     the number of turns that were complete before it
 * @property {Square[]} squares
 *
 * @typedef {object} Table
 * @property {number} starter
 * @property {number} turns    complete turns of all players together, those of the first round included
 * @property {'boat'|'act'|'turn'|'die'|'tiger'|'over'} phase   what is due: taking a boat, one of the three options, turning the
 *                             uncovered card, the die, moving the tiger, nothing more
 * @property {Object<Square, Card>} cards   the 24 path cards
 * @property {Pirate[]} pirates             by seat
 * @property {?Square} tiger                null in the game without tiger (Q78 B)
 * @property {?Square} uncovered            the card being turned
 * @property {?number} die                  the dots the tiger has to move
 * @property {(Exchange|null)[]} exchanges  by seat: the player's latest exchange
 * @property {?number} winner
 *
 * @typedef {{act: 'take boat', boat: Boat} | {act: 'uncover', square: Square} | {act: 'turn', open: string}
 *   | {act: 'step', square: Square} | {act: 'exchange', squares: Square[]} | {act: 'roll'} | {act: 'move tiger', square: Square}
 *   | {act: 'go home', boat: Boat}} Act
 */

/** Rulings with selectable readings, the default first. */
export const READINGS = {
  Q06: ['A', 'B', 'C', 'D'],
  Q07: ['A', 'B'],
  Q09: ['A', 'B'],
  Q16: ['A', 'B'],
  Q18: ['A', 'B', 'C'],
  Q41: ['A', 'B', 'C'],
  Q43: ['A', 'B', 'C'],
  Q44: ['A', 'B'],
  Q49: ['A', 'B'],
  Q51: ['A', 'B'],
  Q53: ['A', 'B'],
  Q54: ['A', 'B'],
  Q68: ['A', 'B'],
  Q70: ['A', 'B'],
  Q73: ['A', 'B'],
  Q76: ['A', 'B'],
  Q77: ['A', 'B'],
  Q78: ['A', 'B'],
  Q81: ['A', 'B'],
};

/** The 24 path cards (contents-5, Q01). */
export const MIX = { curve: 8, straight: 6, crossing: 3, junction: 4, 'dead end': 3 };

/** The equally likely faces of the die (tiger-4, Q02). */
export const DIE = [1, 2, 3, 4];

/** The distinct ways a card can lie, as open sides (first-6, Q03, Q26). */
export const ROTATIONS = {
  curve: ['NE', 'ES', 'SW', 'NW'],
  straight: ['NS', 'EW'],
  crossing: ['NESW'],
  junction: ['NES', 'ESW', 'NSW', 'NEW'],
  'dead end': ['N', 'E', 'S', 'W'],
};

/** The treasure card lies in the middle and is open to all sides (prep-2, Q04). */
export const TREASURE = 'C3';
const TREASURE_OPEN = 'NESW';

/** All squares in reading order, from A1 and B1 to E5 (prep-5, Q13). */
export const SQUARES = [...'12345'].flatMap((row) => [...'ABCDE'].map((column) => column + row));

/** The squares of the path cards, in reading order. */
export const PATH_SQUARES = SQUARES.filter((square) => square !== TREASURE);

/** The corner next to each boat, boats clockwise (prep-6, Q10). */
export const CORNERS = { NW: 'A1', NE: 'E1', SE: 'E5', SW: 'A5' };
const BOATS = Object.keys(CORNERS);
const BOAT_AT = Object.fromEntries(BOATS.map((boat) => [CORNERS[boat], boat]));
const OPPOSITE_BOAT = { NW: 'SE', NE: 'SW', SE: 'NW', SW: 'NE' };

/** Boats by seat for each number of players (prep-10, Q07, Q08). */
const SEAT_BOATS = { 2: ['NW', 'SE'], 3: ['NW', 'NE', 'SE'], 4: ['NW', 'NE', 'SE', 'SW'] };

const SIDES = ['N', 'E', 'S', 'W'];
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const TURN_LIMIT = 50; // per player (Q73 B)

/** NEIGHBOURS[square][side]: the square across that side, undefined at the border (Q24: no diagonals). */
const NEIGHBOURS = Object.fromEntries(SQUARES.map((square) => [square, Object.fromEntries(SIDES.flatMap((side) => {
  const [east, south] = STEPS[side];
  const name = String.fromCharCode(square.charCodeAt(0) + east, square.charCodeAt(1) + south);
  return SQUARES.includes(name) ? [[side, name]] : [];
}))]));

const sideTowards = (square, neighbour) => SIDES.find((side) => NEIGHBOURS[square][side] === neighbour);

/** The sides of a corner that the boat there touches; null: no path end is needed (Q06). */
const boatSides = (boat, reading) => {
  const [northOrSouth, westOrEast] = boat;
  return { A: [northOrSouth, westOrEast], B: [westOrEast], C: null, D: [northOrSouth] }[reading];
};

const leadsInland = (square, open) => [...open].some((side) => NEIGHBOURS[square][side]);

const must = (condition, reason) => {
  if (!condition) throw new Error(reason);
};

const isIndex = (value, end) => Number.isInteger(value) && value >= 0 && value < end;

const copy = (value) => JSON.parse(JSON.stringify(value));

const readOptions = (options) => {
  for (const [ruling, letter] of Object.entries(options)) {
    must(Object.hasOwn(READINGS, ruling) && READINGS[ruling].includes(letter), `no reading ${letter} of ${ruling}`);
  }
  const all = Object.fromEntries(Object.entries(READINGS).map(([ruling, letters]) => [ruling, options[ruling] ?? letters[0]]));
  must(all.Q16 === 'A' || all.Q18 !== 'C', 'Q16 B and Q18 C together leave a dead end no rotation');
  must(all.Q76 === 'A' || all.Q78 === 'A', 'the tiger variant needs the tiger (Q79)');
  return Object.freeze(all);
};

const mustBeTheMix = (kinds) => {
  const complete = Object.entries(MIX).every(([kind, number]) => kinds.filter((each) => each === kind).length === number);
  must(kinds.length === PATH_SQUARES.length && complete, 'the cards are not the 24 path cards');
};

const shuffled = (list, random) => {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
};

const checkCards = ({ cards, pirates, uncovered }) => {
  must(Object.keys(cards).length === PATH_SQUARES.length && PATH_SQUARES.every((square) => Object.hasOwn(cards, square)),
    'the cards do not fill the square');
  must(Object.values(cards).every(({ kind }) => Object.hasOwn(ROTATIONS, kind)), 'there is no such card'); // any mix: Q01 is a guess
  for (const [square, { kind, open, seen }] of Object.entries(cards)) {
    const faceUp = pirates.some((pirate) => pirate.at === square);
    must(faceUp ? ROTATIONS[kind].includes(open) : open === null, `${square} must be face up just while a pirate is there`); // Q84
    must(typeof seen === 'boolean' && (seen || !(faceUp || square === uncovered)), `wrong mark on ${square}`);
  }
};

/** In the first round every pirate is on his boat or, after his turn, on the corner card in front of it. */
const checkFirstRound = ({ pirates, starter, turns }, options) => {
  const players = pirates.length;
  const boats = pirates.map(({ at }) => BOAT_AT[at] ?? at);
  must(new Set(boats).size === players, 'a boat is shared');
  for (const [seat, boat] of boats.entries()) {
    const waiting = turns <= (seat - starter + players) % players;
    must(CORNERS[boat] && BOATS.includes(pirates[seat].at) === waiting, `seat ${seat} is at the wrong place`);
    must(options.Q07 === 'B' || boat === SEAT_BOATS[players][seat], `seat ${seat} has another boat`);
  }
  must(players !== 2 || boats[1] === OPPOSITE_BOAT[boats[0]], 'two begin opposite each other');
};

const checkPirates = (table, options) => {
  const { pirates, turns, phase, winner } = table;
  const boats = pirates.map((pirate) => pirate.at).filter((at) => BOATS.includes(at));
  for (const [seat, { at, chest }] of pirates.entries()) {
    const mayBeOnBoard = turns <= pirates.length || seat === winner || (options.Q70 === 'B' && !chest);
    must(typeof chest === 'boolean' && (at !== TREASURE || chest), `wrong chest of seat ${seat}`);
    must(!chest || phase === 'over' || options.Q77 === 'A', 'the first chest ends the short game');
    must(SQUARES.includes(at) || (BOATS.includes(at) ? mayBeOnBoard : at === null && phase === 'boat'), `seat ${seat} cannot be there`);
  }
  must(new Set(boats).size === boats.length || winner !== null, 'a boat is shared');
  if (phase === 'boat') {
    must(pirates.every((pirate, seat) => (pirate.at === null) === (seat >= boats.length)), 'boats are taken in the order of the seats');
  } else if (turns <= pirates.length) {
    checkFirstRound(table, options);
  }
};

const checkTiger = ({ tiger, pirates, turns, phase }, options) => {
  must(options.Q78 === 'B' ? tiger === null : SQUARES.includes(tiger), 'wrong place of the tiger');
  if (tiger === null) {
    must(phase !== 'die' && phase !== 'tiger', 'there is no tiger to move');
  } else {
    must(pirates.every((pirate) => pirate.at !== tiger), 'the tiger is with a pirate'); // Q60
    must(tiger === TREASURE || turns > pirates.length, 'nobody has moved the tiger yet');
  }
};

const checkExchanges = ({ exchanges, pirates, starter, turns }) => {
  must(exchanges.length === pirates.length, 'wrong exchanges');
  for (const [seat, exchange] of exchanges.entries()) {
    if (exchange === null) continue;
    const { turn, squares } = exchange;
    must(isIndex(turn, turns) && turn >= pirates.length && (starter + turn) % pirates.length === seat, 'wrong turn of an exchange');
    must(squares.length === 2 && squares[0] !== squares[1] && squares.every((square) => PATH_SQUARES.includes(square)),
      'wrong squares of an exchange');
  }
};

/** Refuses a table that cannot occur under these options. */
const checkTable = (table, options) => {
  const { starter, turns, phase, pirates, uncovered, die, winner } = table;
  const players = pirates.length;
  const limit = options.Q73 === 'B' ? TURN_LIMIT * players : Infinity;
  must(SEAT_BOATS[players], 'two to four play'); // Q05
  must(isIndex(starter, options.Q09 === 'B' ? players : 1), 'wrong starter');
  must(isIndex(turns, limit + 1), 'wrong number of turns');
  must(['boat', 'act', 'turn', 'die', 'tiger', 'over'].includes(phase), 'unknown phase');
  must((phase === 'over') === (winner !== null || turns === limit), 'the phase does not fit the end of the game');
  must(phase !== 'boat' || (options.Q07 === 'B' && turns === 0 && pirates.at(-1).at === null), 'no boat is to be taken');
  must(['boat', 'turn'].includes(phase) || turns >= players, 'only turning is possible in the first round');
  must(phase === 'turn' ? PATH_SQUARES.includes(uncovered) : uncovered === null, 'wrong uncovered card');
  must(phase === 'tiger' ? DIE.includes(die) : die === null, 'wrong die');
  checkPirates(table, options);
  checkCards(table);
  checkTiger(table, options);
  checkExchanges(table);
  if (winner === null) return;
  must(isIndex(winner, players) && winner === (starter + turns - 1) % players && pirates[winner].chest, 'wrong winner');
  must(options.Q77 === 'B' ? pirates[winner].at === TREASURE : BOATS.includes(pirates[winner].at), 'the winner is not at his goal');
};

export class Game {
  /** @type {Table} */
  #table;

  #random;

  /**
   * A new game: { players, cards?, starter?, options?, random? }, or one resumed: { table, options?, random? }.
   * With `random` the die throws itself; without it the die waits for resolve(). Set-up draws not given are made at random.
   * @param {object} setUp
   * @param {number} [setUp.players]
   * @param {Kind[]} [setUp.cards]       the shuffled cards, as they lie on PATH_SQUARES
   * @param {number} [setUp.starter]     only to be drawn under Q09 B
   * @param {Table} [setUp.table]
   * @param {Object<string, string>} [setUp.options]   letters by ruling, e.g. { Q06: 'B' }
   * @param {() => number} [setUp.random]
   */
  constructor({ players, cards, starter, table, options = {}, random }) {
    this.options = readOptions(options);
    this.#random = random;
    if (table) {
      checkTable(table, this.options);
      this.#table = copy(table);
      must(table.phase !== 'turn' || this.#uncoverable().includes(table.uncovered), 'that card could not be uncovered');
      this.#throwDie();
    } else {
      this.#setUp(players, cards, starter, random ?? Math.random);
    }
  }

  #setUp(players, cards, starter, random) {
    const { Q07, Q09, Q78 } = this.options;
    must(SEAT_BOATS[players], 'two to four play'); // Q05
    const lie = cards ?? shuffled(Object.keys(MIX).flatMap((kind) => Array(MIX[kind]).fill(kind)), random); // prep-4
    mustBeTheMix(lie);
    const first = starter ?? (Q09 === 'B' ? Math.floor(random() * players) : 0); // first-2, Q09
    must(isIndex(first, Q09 === 'B' ? players : 1), 'wrong starter');
    this.#table = {
      starter: first,
      turns: 0,
      phase: 'boat',
      cards: Object.fromEntries(PATH_SQUARES.map((square, n) => [square, { kind: lie[n], open: null, seen: false }])), // prep-3, -5
      pirates: SEAT_BOATS[players].map((boat) => ({ at: Q07 === 'A' ? boat : null, chest: false })), // prep-8, prep-9, prep-11
      tiger: Q78 === 'A' ? TREASURE : null, // prep-12
      uncovered: null,
      die: null,
      exchanges: Array(players).fill(null),
      winner: null,
    };
    if (Q07 === 'A') this.#startTurn();
  }

  /** The whole state, as a copy. */
  get table() {
    return copy(this.#table);
  }

  get players() {
    return this.#table.pirates.length;
  }

  /** The chance outcome that is due, or null. */
  get pending() {
    return this.#table.phase === 'die' ? { what: 'die', values: [...DIE] } : null;
  }

  get isOver() {
    return this.#table.phase === 'over';
  }

  /** The seats that must decide now. */
  get toAct() {
    if (this.isOver || this.pending) return [];
    return [this.#seat];
  }

  /** @returns {?{winners: number[], by: 'boat'|'treasure'|'turn limit'}} null while the game goes on */
  outcome() {
    if (!this.isOver) return null;
    const { winner } = this.#table;
    if (winner === null) return { winners: [], by: 'turn limit' }; // Q73 B
    return { winners: [winner], by: this.options.Q77 === 'B' ? 'treasure' : 'boat' }; // end-2, Q71, younger-2
  }

  /** The table as the seat sees it: what is covered is known to nobody (Q80), unless the memory aid shows it (Q81 B). */
  seenBy(seat) {
    must(isIndex(seat, this.players), 'no such seat');
    const view = this.table;
    for (const [square, card] of Object.entries(view.cards)) {
      const remembered = this.options.Q81 === 'B' && card.seen;
      if (card.open === null && square !== view.uncovered && !remembered) card.kind = null;
      delete card.seen;
    }
    return view;
  }

  /** @returns {Act[]} */
  legalActs(seat) {
    if (!this.toAct.includes(seat)) return [];
    switch (this.#table.phase) {
      case 'boat': return this.#freeBoats().map((boat) => ({ act: 'take boat', boat }));
      case 'turn': return this.#turnings().map((open) => ({ act: 'turn', open }));
      case 'tiger': return this.#tigerGoals().map((square) => ({ act: 'move tiger', square }));
      default: return [
        ...this.#uncoverable().map((square) => ({ act: 'uncover', square })),
        ...this.#steppable().map((square) => ({ act: 'step', square })),
        ...this.#boatsInReach().map((boat) => ({ act: 'go home', boat })),
        ...this.#exchangePairs().map((squares) => ({ act: 'exchange', squares })),
        ...(this.#table.tiger ? [{ act: 'roll' }] : []),
      ];
    }
  }

  /** @param {Act} act */
  perform(act) {
    const { phase } = this.#table;
    must(!this.isOver, 'the game is over');
    must(!this.pending, 'the die is due');
    const due = { 'take boat': 'boat', turn: 'turn', 'move tiger': 'tiger' }[act.act] ?? 'act';
    must(due === phase, `${act.act} is not possible now`);
    switch (act.act) {
      case 'take boat': return this.#takeBoat(act.boat);
      case 'uncover': return this.#uncover(act.square);
      case 'turn': return this.#turn(act.open);
      case 'step': return this.#step(act.square);
      case 'go home': return this.#goHome(act.boat);
      case 'exchange': return this.#exchange(act.squares);
      case 'roll': return this.#roll();
      case 'move tiger': return this.#moveTiger(act.square);
      default: throw new Error(`unknown act ${act.act}`);
    }
  }

  /** Gives the outcome of the pending chance: the dots on the die. */
  resolve(outcome) {
    must(this.pending, 'no chance is due');
    must(DIE.includes(outcome), 'the die has no such face');
    this.#table.die = outcome;
    this.#table.phase = 'tiger';
  }

  // ---- turns

  /** Boats are taken from seat 0 on (Q07 B); turns go clockwise from the starter, always in the same order (first-3, Q10, Q20). */
  get #seat() {
    const { phase, pirates, starter, turns } = this.#table;
    return phase === 'boat' ? pirates.findIndex((pirate) => pirate.at === null) : (starter + turns) % pirates.length;
  }

  get #pirate() {
    return this.#table.pirates[this.#seat];
  }

  get #isFirstRound() {
    return this.#table.turns < this.players;
  }

  #startTurn() {
    this.#table.phase = 'act';
    if (this.#isFirstRound) this.#reveal(CORNERS[this.#pirate.at]); // first-4, Q14: nothing else in the first round
  }

  #endTurn() {
    const table = this.#table;
    table.turns += 1;
    const limit = this.options.Q73 === 'B' && table.turns === TURN_LIMIT * this.players;
    if (table.winner !== null || limit) table.phase = 'over'; // Q71: at once
    else this.#startTurn();
  }

  // ---- taking a boat (Q07 B)

  #freeBoats() {
    const taken = this.#table.pirates.map((pirate) => pirate.at);
    if (this.players === 2 && taken[0]) return [OPPOSITE_BOAT[taken[0]]]; // prep-10
    return BOATS.filter((boat) => !taken.includes(boat)); // Q07: no sharing
  }

  #takeBoat(boat) {
    must(this.#freeBoats().includes(boat), 'that boat cannot be taken');
    this.#pirate.at = boat;
    if (this.#table.pirates.every((pirate) => pirate.at)) this.#startTurn();
  }

  // ---- paths

  #hasPirate(place) {
    return this.#table.pirates.some((pirate) => pirate.at === place);
  }

  #isCovered(square) {
    return square !== TREASURE && this.#table.cards[square].open === null; // Q32: the treasure card never is
  }

  #openSides(square) {
    return square === TREASURE ? TREASURE_OPEN : this.#table.cards[square].open;
  }

  /** Whether a card lying on the square with these open sides is connected with the place (a card beside it or its boat). */
  #connects(place, square, open) {
    if (!CORNERS[place]) return open.includes(sideTowards(square, place)); // uncover-8, Q25
    return boatSides(place, this.options.Q06)?.some((side) => open.includes(side)) ?? true; // first-7, Q06
  }

  /** The squares the path leads to from where the pirate is, without the tiger's (uncover-5, Q24, tiger-11, Q58). */
  #ahead() {
    const { at } = this.#pirate;
    const squares = CORNERS[at] ? [CORNERS[at]] : [...this.#openSides(at)].map((side) => NEIGHBOURS[at][side]);
    return squares.filter((square) => square && square !== this.#table.tiger);
  }

  // ---- uncovering and moving

  /** uncover-6; Q70 B: from a boat the corner there. */
  #uncoverable() {
    return this.#ahead().filter((square) => this.#isCovered(square));
  }

  /** Face-up cards that are connected already, another pirate's or the treasure card (uncover-12 to -14, Q31, Q33, Q34). */
  #steppable() {
    const { at } = this.#pirate;
    return this.#ahead().filter((square) => !this.#isCovered(square) && this.#connects(at, square, this.#openSides(square)));
  }

  /** The ways the uncovered card may be turned, each set of open sides once (uncover-8, uncover-9, Q26). */
  #turnings() {
    const { uncovered, cards } = this.#table;
    const { kind } = cards[uncovered];
    const connected = (open) => this.#connects(this.#pirate.at, uncovered, open);
    if (!this.#isFirstRound) return ROTATIONS[kind].filter(connected); // Q19: no exception for dead ends
    const inland = (open) => leadsInland(uncovered, open);
    const deadEnd = { A: (open) => connected(open) || inland(open), B: inland, C: connected }[this.options.Q18]; // first-9, Q17, Q18
    return ROTATIONS[kind].filter(kind === 'dead end' ? deadEnd : connected) // first-7, Q15
      .filter((open) => this.options.Q16 === 'A' || inland(open)); // Q16
  }

  #reveal(square) {
    this.#table.cards[square].seen = true; // first-5, Q80: seen by all
    this.#table.uncovered = square;
    this.#table.phase = 'turn';
  }

  #uncover(square) {
    must(this.#uncoverable().includes(square), 'that card cannot be uncovered');
    this.#reveal(square); // Q23: binding
  }

  #turn(open) {
    must(this.#turnings().includes(open), 'the card cannot be turned that way');
    const { uncovered, cards } = this.#table;
    cards[uncovered].open = open; // uncover-7
    this.#table.uncovered = null;
    this.#arrive(uncovered);
  }

  #step(square) {
    must(this.#steppable().includes(square), 'the pirate cannot step there');
    this.#arrive(square); // uncover-15, Q22: this is the whole turn
  }

  /** The pirate changes his place; the path card he leaves is covered unless somebody stays on it (uncover-11, -16, Q32, Q35, Q38). */
  #move(place) {
    const left = this.#pirate.at;
    this.#pirate.at = place;
    if (this.#table.cards[left] && !this.#hasPirate(left)) this.#table.cards[left].open = null;
  }

  #arrive(square) {
    const pirate = this.#pirate;
    this.#move(square); // uncover-10, first-8
    if (square === TREASURE) {
      pirate.chest = true; // treasure-3, Q61, Q62
      if (this.options.Q77 === 'B') this.#table.winner = this.#seat; // younger-2
    } else if (this.options.Q68 === 'B' && pirate.chest && this.#boatsInReach().length) {
      this.#board(BOAT_AT[square]); // Q68 B
    }
    this.#endTurn();
  }

  // ---- going home

  /** The boat at the pirate's corner, if the path is in line with it (Q67, Q69); without a chest only under Q70 B, on a free boat. */
  #boatsInReach() {
    const { at, chest } = this.#pirate;
    const boat = BOAT_AT[at];
    if (!boat || !this.#connects(boat, at, this.#openSides(at))) return [];
    return chest || (this.options.Q70 === 'B' && !this.#hasPirate(boat)) ? [boat] : [];
  }

  #board(boat) {
    this.#move(boat);
    if (this.#pirate.chest) this.#table.winner = this.#seat; // end-2
  }

  #goHome(boat) {
    must(this.#boatsInReach().includes(boat), 'the pirate cannot go on board');
    this.#board(boat);
    this.#endTurn(); // Q68 A: a turn of its own
  }

  // ---- exchanging

  /** The squares of others' exchanges that bar mine (exchange-6): of the last turn, since my own, or the game's latest (Q43, Q45). */
  #barringPairs() {
    const { turns, exchanges } = this.#table;
    const mine = this.#seat;
    const latest = Math.max(...exchanges.map((exchange) => exchange?.turn ?? -1));
    const since = { A: turns - 1, B: turns - this.players + 1, C: latest }[this.options.Q43];
    return exchanges.filter((exchange, seat) => exchange && seat !== mine && exchange.turn >= since).map((exchange) => exchange.squares);
  }

  /** Covered path cards anywhere (exchange-4, Q39, Q40, Q42), without those that may not be used at all. */
  #exchangeable(barring) {
    const { Q41, Q44 } = this.options;
    return PATH_SQUARES.filter((square) => this.#isCovered(square)
      && (Q41 !== 'B' || square !== this.#table.tiger) // Q41
      && (Q44 === 'B' || !barring.some((pair) => pair.includes(square)))); // Q44
  }

  /** Any two different ones, each pair once in reading order (Q48), except the very pairs others have just exchanged (Q44 B). */
  #exchangePairs() {
    const barring = this.#barringPairs();
    const squares = this.#exchangeable(barring);
    const pairs = [];
    for (const [n, one] of squares.entries()) {
      for (let next = n + 1; next < squares.length; next++) {
        const other = squares[next];
        if (!barring.some((pair) => pair.includes(one) && pair.includes(other))) pairs.push([one, other]);
      }
    }
    return pairs;
  }

  #exchange(squares) {
    must(Array.isArray(squares) && squares.length === 2, 'two squares are exchanged');
    const barring = this.#barringPairs();
    const pair = this.#exchangeable(barring).filter((square) => squares.includes(square));
    must(pair.length === 2, 'these cards may not be exchanged');
    must(!barring.some((barred) => pair.every((square) => barred.includes(square))), 'another player has just exchanged these two');
    const [one, other] = pair;
    const table = this.#table;
    [table.cards[one], table.cards[other]] = [table.cards[other], table.cards[one]]; // exchange-5: unseen
    if (this.options.Q41 === 'C' && pair.includes(table.tiger)) table.tiger = table.tiger === one ? other : one;
    table.exchanges[this.#seat] = { turn: table.turns, squares: pair };
    this.#endTurn();
  }

  // ---- die and tiger

  #roll() {
    must(this.#table.tiger, 'there is no tiger'); // Q78 B
    this.#table.phase = 'die'; // Q59: the number is learned after the choice
    this.#throwDie();
  }

  #throwDie() {
    if (this.#random && this.pending) this.resolve(DIE[Math.floor(this.#random() * DIE.length)]);
  }

  /** For 0 up to the dots: the squares where a walk of just so many cards may end (tiger-4, tiger-5, Q50, Q56, Q57). */
  #tigerWalks() {
    const { Q49, Q53, Q54 } = this.options;
    const { tiger, die } = this.#table;
    const ends = Array.from({ length: die + 1 }, () => new Set());
    const walk = (way, heading) => {
      const square = way.at(-1);
      const occupied = this.#hasPirate(square);
      if (!occupied) ends[way.length - 1].add(square); // tiger-8, Q52: counted, but no place to stop
      if (way.length > die) return;
      const straight = heading && (Q49 === 'B' || (occupied && Q53 === 'A')); // Q49; tiger-10, Q53
      for (const side of straight ? [heading] : SIDES) {
        const next = NEIGHBOURS[square][side];
        if (next && (Q54 === 'B' || !way.includes(next))) walk([...way, next], side); // Q54
      }
    };
    walk([tiger], null);
    return ends;
  }

  /** The squares where the tiger may end his move, in reading order (tiger-6, Q83). */
  #tigerGoals() {
    const [stay, ...walks] = this.#tigerWalks();
    const possible = walks.filter((ends) => ends.size);
    const allowed = this.options.Q76 === 'B' ? possible.slice(-1) : possible; // tigervar-2, Q75, Q76
    const mayStay = allowed.length === 0 || (this.options.Q76 === 'A' && this.options.Q51 === 'A'); // Q51
    const goals = mayStay ? [stay, ...allowed] : allowed;
    return SQUARES.filter((square) => goals.some((ends) => ends.has(square)));
  }

  #moveTiger(square) {
    must(this.#tigerGoals().includes(square), 'the tiger cannot end there');
    this.#table.tiger = square;
    this.#table.die = null;
    this.#endTurn();
  }
}
