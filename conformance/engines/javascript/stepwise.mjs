// The protocol for programs that play whole turns: a step is legal if some whole turn begins with the steps so far and it.

import { createInterface } from 'node:readline';

import { of } from './bags.mjs';

/** The answer of a program that does not know positions within its turns. */
export const IN_THE_MIDDLE = { unsupported: 'a position in the middle of a turn' };

/** Whether two steps are the same; what they tell are words and numbers, and lists of them. */
const same = (a, b) => Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => equal(a[key], b[key]));
const equal = (a, b) => a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, i) => each === b[i]));

/**
 * A game in steps. It needs `turns()`: every whole turn as [steps, turn], `perform(turn)`, and `where()`: which decision
 * comes next and who must make it.
 */
export class Stepwise {
  done = [];

  nextSteps() {
    const { done } = this;
    const begun = this.turns().filter(([steps]) => steps.length > done.length && done.every((step, i) => same(step, steps[i])));
    return begun.map(([steps]) => steps[done.length]).filter((step, i, all) => all.findIndex((each) => same(each, step)) === i);
  }

  apply({ by, ...step }) {
    if (this.where().by[0] !== by || !this.nextSteps().some((each) => same(each, step))) return { refused: {} };
    this.done.push(step);
    const whole = this.turns().find(([steps]) => steps.length === this.done.length && steps.every((each, i) => same(each, this.done[i])));
    if (whole) {
      this.perform(whole[1]);
      this.done = [];
    }
    return { accepted: this.where() };
  }

  /** What is still to be told of what the program has settled by chance; `outcomes()` says how each came out. */
  untold = [];

  announce(...names) {
    this.untold = names;
    return { ok: this.whereToGo() };
  }

  /** Tell how one thing came out that the program has settled for itself. */
  chance({ what }) {
    this.untold.shift();
    return { ok: { outcome: this.outcomes()[what], ...this.whereToGo() } };
  }

  /** Where the game is: there is nothing to decide while something is still to be told. */
  whereToGo() {
    return this.untold.length ? { at: this.untold[0], by: [] } : this.where();
  }

  legal({ by }) {
    return { ok: this.where().by[0] === by ? this.nextSteps() : [] };
  }
}

/** A game that decides as the protocol does. It needs `perform(move)`, which throws where that is not allowed, and `where()`. */
export class Direct {
  constructor(players, readings) {
    this.players = players;
    /** The readings by the numbers of the questions: Q18 for BU-Q18. */
    this.options = Object.fromEntries(Object.entries(readings).map(([ruling, reading]) => [ruling.split('-')[1], reading]));
  }

  seat(name) { return this.players.indexOf(name); }

  /** Return the seats between two, clockwise. */
  between(seat, end) {
    const next = (seat + 1) % this.players.length;
    return next === end ? [] : [next, ...this.between(next, end)];
  }

  names(seats) { return seats.map((seat) => this.players[seat]); }

  /** Return what a position tells of each player under a key, by seat. */
  perSeat(position, key, nothing) { return this.players.map((name) => position[key]?.[name] ?? nothing); }

  /** Return something of every player, by name. */
  each(value) { return Object.fromEntries(this.players.map((name, seat) => [name, value(seat)])); }

  apply(move) {
    try { this.perform(move); } catch { return { refused: {} }; }
    return { accepted: this.where() };
  }
}

/**
 * A game whose core lists its acts and tells its table: as it is, and as a seat sees it. It needs `table(position)`; `tell(table)`,
 * a table as a position without what has been decided in secret; `move(act)`, an act as a move; `where()`; and `how`: the class
 * `Core`; `moves`, as for any game; `code`, which reads the name of a card; `ordered`, the moves that have lists whose order matters;
 * `secret`, where several decide at once; `uneven`, where nobody sees who is done. A move that no act is told as is refused.
 */
export class Telling extends Direct {
  static get moves() { return this.how.moves; }

  /** What has been decided so far where several decide at once, by name. */
  answers = {};

  start({ position }) {
    const { players, options, constructor: { how: { Core } } } = this;
    this.game = new Core({ options, random: null, ...(position ? { table: this.table(position) } : { players: players.length }) });
    for (const [by, moves] of Object.entries(position?.answers ?? {})) for (const move of moves) this.perform({ by, ...move });
    return { ok: this.where() };
  }

  chance({ outcome }) {
    this.game.resolve(Array.isArray(outcome) ? outcome.map(this.constructor.how.code) : this.seat(outcome));
    return { ok: this.where() };
  }

  acts(by) { return this.where().by.includes(by) ? this.game.legalActs(this.seat(by)) : []; }

  legal({ by }) { return { ok: this.acts(by).map((act) => this.move(act)) }; }

  spelt(move) {
    const sorted = (value) => (Array.isArray(value) && !this.constructor.how.ordered.includes(move.do) ? [...value].sort() : value);
    return Object.fromEntries(Object.entries(move).map(([key, value]) => [key, sorted(value)]));
  }

  perform({ by, ...move }) {
    const { at } = this.where();
    const act = this.acts(by).find((each) => same(this.spelt(this.move(each)), this.spelt(move)));
    if (!act) throw new Error(`no act is told so: ${JSON.stringify(move)}`);
    this.game.perform(act);
    const goesOn = this.constructor.how.secret.includes(at) && this.where().at === at;
    this.answers = goesOn ? { ...this.answers, [by]: [...(this.answers[by] ?? []), move] } : {};
  }

  position() { return { ok: { ...this.where(), ...this.tell(this.game.table), answers: this.answers } }; }

  view({ seat }) {
    const [here, { uneven }] = [this.where(), this.constructor.how];
    const everybody = this.players.filter((name) => here.by.includes(name) || name in this.answers);
    const found = { ...here, ...this.tell(this.game.seenBy(this.seat(seat))) };
    const own = seat in this.answers ? { [seat]: this.answers[seat] } : {};
    if (uneven.includes(here.at)) return { ok: { ...found, by: everybody, answers: own } };
    return { ok: { ...found, answers: of(this.answers, (name, each) => (name === seat ? each : { hidden: true })) } };
  }
}

/** Numbers in [0, 1) that are the same for the same text (xmur3 and mulberry32); without one, chance. */
export function seeded(text) {
  if (text === undefined) return Math.random;
  let state = 1779033703 ^ text.length;
  for (const each of text) state = Math.imul(state ^ each.codePointAt(0), 3432918353) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const shown = (value) => (value === undefined ? 'nothing' : JSON.stringify(value));
const has = (object, key) => typeof key === 'string' && Object.hasOwn(object, key);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throw words for people, which are answered as an error. */
function need(condition, wrong) {
  if (!condition) throw new Error(wrong);
}

function checkNames(names, what) {
  const areNames = Array.isArray(names) && names.every((name) => name && typeof name === 'string');
  need(areNames && new Set(names).size === names.length, `${what} are a list of different names, not ${shown(names)}`);
}

function checkTable({ game, players, readings }, games) {
  need(has(games, game), `there is no game ${shown(game)}; there are ${Object.keys(games).join(', ')}`);
  const [least, most] = games[game].offer.players;
  checkNames(players, 'players');
  need(players.length >= least && players.length <= most, `${game} is for ${least} to ${most} players, not ${players.length}`);
  need(isObject(readings), `readings are an object, not ${shown(readings)}`);
}

function checkPlayer(name, players) {
  need(players.includes(name), name === undefined ? 'a player must be named' : `nobody is called ${shown(name)}`);
}

// What an argument of a move can be: whether it can be read, by the players.
export const number = Number.isInteger;
export const player = (value, players) => players.includes(value);
export const oneOf = (words) => (value) => words.includes(value);
export const listOf = (words) => (value) => Array.isArray(value) && value.every((each) => words.includes(each));
export const maybe = (read) => (value) => value === undefined || read(value);

/** Check that a move can be read, by the arguments of all moves of the game: to refuse is for the rules. */
function checkMove({ by, do: verb, ...told }, known, players) {
  const moves = { ...known, decline: {} };
  checkPlayer(by, players);
  need(has(moves, verb), `no move is called ${shown(verb)}; there are ${Object.keys(moves).join(', ')}`);
  for (const name of Object.keys(told)) need(has(moves[verb], name), `${verb} has no ${name}`);
  for (const [name, read] of Object.entries(moves[verb])) need(read(told[name], players), `${verb}: ${name} cannot be ${shown(told[name])}`);
}

/** Check of a position what is so in every game; what is missing otherwise is found where it is read. */
function checkPosition(position, players) {
  need(typeof position.at === 'string', `a position says at which decision it is, and not ${shown(position.at)}`);
  checkNames(position.by, 'those who decide');
  for (const name of position.by) checkPlayer(name, players);
}

/**
 * Answer a line of JSON for each line of JSON; `games` holds the class of each game by its id, `program` says who answers. A class has
 * an `offer`, and `moves`: of each move that there is in the game its arguments, and what can be read as them.
 */
export function run(program, games) {
  const hello = { ...program, games: Object.fromEntries(Object.entries(games).map(([id, game]) => [id, game.offer])) };
  let [game, players, here, known] = [null, [], null, null];
  const position = () => (known ??= game.position()); // every view is made from it, until something happens

  /** Begin a game, or score one, which is not gone on with. */
  const sitDown = (ask, { readings = {}, ...request }) => {
    checkTable({ ...request, readings }, games);
    const given = isObject(request.position) ? { by: [], ...request.position } : request.position ?? undefined;
    if (ask === 'score' || given !== undefined) need(isObject(given), `a position is an object, not ${shown(given)}`);
    if (ask === 'start' && given) checkPosition(given, request.players);
    const table = new games[request.game](request.players, readings);
    if (!table[ask]) return { unsupported: `${ask} of ${request.game}` };
    try {
      const reply = table[ask]({ ...request, position: given });
      if (ask === 'start') [game, players] = [reply.ok ? table : null, request.players];
      return reply;
    } catch (failed) {
      throw failed instanceof TypeError ? new Error('in this position something is missing, or is not what belongs there') : failed;
    }
  };

  const answer = (ask, request) => {
    if (ask === 'hello') return { ok: hello };
    if (ask === 'bye') return { ok: {} };
    if (ask === 'start' || ask === 'score') return sitDown(ask, request);
    if (!['apply', 'chance', 'legal', 'position', 'view'].includes(ask)) return { unsupported: `${shown(ask)} is not asked` };
    need(game, 'no game has been started');
    if (ask === 'view') checkPlayer(request.seat, players);
    if (ask === 'chance') need(request.what === here.at, `${shown(request.what)} is not up to chance now`);
    if (ask === 'apply') checkMove(request, game.constructor.moves, players);
    if (ask === 'legal') checkPlayer(request.by, players);
    const waits = !here.by.includes(request.by); // who has nothing to decide
    if (waits && ask === 'apply') return { refused: {} };
    if (waits && ask === 'legal') return { ok: [] };
    if (game.done?.length && ['position', 'view'].includes(ask)) return IN_THE_MIDDLE;
    return ask === 'position' ? position() : game[ask](request, position);
  };

  const reply = (line) => {
    let id = null;
    try {
      const request = JSON.parse(line);
      need(isObject(request), `a request is an object, not ${shown(request)}`);
      const { id: given = null, ask, ...more } = request;
      id = given;
      const found = answer(ask, more);
      if (['start', 'apply', 'chance'].includes(ask)) [here, known] = [found.accepted ?? found.ok ?? here, null];
      return { id, ...found };
    } catch (failed) { return { id, error: failed.message }; }
  };
  createInterface({ input: process.stdin }).on('line', (line) => process.stdout.write(`${JSON.stringify(reply(line))}\n`));
}
