// The protocol for programs that play whole turns: a step is legal if some whole turn begins with the steps so far and it.

import { createInterface } from 'node:readline';

/** The answer of a program that does not know positions within its turns. */
export const IN_THE_MIDDLE = { unsupported: 'a position in the middle of a turn' };

/** Whether two steps are the same; what they tell are words and numbers. */
const same = (a, b) => Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => a[key] === b[key]);

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

  apply(move) {
    try { this.perform(move); } catch { return { refused: {} }; }
    return { accepted: this.where() };
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

/** Answer a line of JSON for each line of JSON; `games` holds the class of each game by its id, `program` says who answers. */
export function run(program, games) {
  const hello = { ...program, games: Object.fromEntries(Object.entries(games).map(([id, game]) => [id, game.offer])) };
  let [game, known] = [null, null];
  const position = () => (known ??= game.position()); // every view is made from it, until something happens
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, ask, ...request } = JSON.parse(line);
    let reply = { ok: {} };
    if (!['legal', 'position', 'view'].includes(ask)) known = null;
    if (ask === 'hello') reply = { ok: hello };
    else if (ask === 'start' || ask === 'score') {
      game = new games[request.game](request.players, request.readings ?? {});
      reply = game[ask](request);
    } else if (ask !== 'bye') {
      if (game.done?.length && ['position', 'view'].includes(ask)) reply = IN_THE_MIDDLE;
      else reply = ask === 'position' ? position() : game[ask](request, position);
    }
    process.stdout.write(`${JSON.stringify({ id, ...reply })}\n`);
  });
}
