// The protocol for programs that play whole turns: a step is legal if some whole turn begins with the steps so far and it.

import { createInterface } from 'node:readline';

const same = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

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

  legal({ by }) {
    return { ok: this.where().by[0] === by ? this.nextSteps() : [] };
  }
}

/** Answer a line of JSON for each line of JSON; `games` makes a game by its id, `hello` says what there is. */
export async function run(hello, games) {
  let game = null;
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, ask, ...request } = JSON.parse(line);
    let reply = { ok: {} };
    if (ask === 'hello') reply = { ok: hello };
    else if (ask === 'start' || ask === 'score') {
      game = new games[request.game](request.players);
      reply = game[ask](request);
    } else if (ask !== 'bye') reply = game[ask](request);
    process.stdout.write(`${JSON.stringify({ id, ...reply })}\n`);
  }
}
