// Berried Treasure behind the protocol: names for seats and cards, steps for whole turns.

import { Game, TYPES, findWinners, scoreHoldings } from '../games/berried-treasure.mjs';
import { IN_THE_MIDDLE, Stepwise, maybe, number, oneOf, player, seeded } from '../stepwise.mjs';

const AT = { take: 'turn', extra: 'extra', swipe: 'swipe', steal: 'larceny' };
const DECLINE = { do: 'decline' };

function treasure(name) {
  const [type, first, second] = name.split(' ');
  return { type, moar: first === 'Moar!', paws: second ? Number(first) : 0 };
}

const named = ({ type, moar, paws }) => type + (moar ? ' Moar!' : '') + (paws ? ` ${paws} paw${paws > 1 ? 's' : ''}` : '');
const counts = (stash = {}) => Object.fromEntries(TYPES.map((type) => [type, stash[type] ?? 0]));

export class BerriedTreasure extends Stepwise {
  static offer = { players: [2, 5], can: ['position', 'score', 'view'], turns: 'whole', chance: 'announced' };
  static moves = {
    take: { shelf: number }, extra: { shelf: number, end: maybe(oneOf(['left', 'right'])) }, swipe: { from: player, count: number },
    steal: { from: player, type: oneOf(TYPES) },
  };

  constructor(players) {
    super();
    this.players = players;
  }

  byName(values) { return Object.fromEntries(this.players.map((name, seat) => [name, values[seat]])); }

  start({ position, seed }) {
    if (!position) {
      this.game = Game.start({ players: this.players.length, random: seeded(seed) });
      return this.announce('scoring cards', 'treasures', 'first player');
    }
    const { at, by, rack = [[], [], [], []], stash = {}, score = {}, round, deck = [] } = position;
    if (at !== 'turn' && at !== 'larceny') return IN_THE_MIDDLE;
    this.game = new Game({
      [at]: this.players.indexOf(by[0]), round, rack: rack.map((shelf) => shelf.map(treasure)), deck: deck.map(treasure),
      stashes: this.players.map((name) => counts(stash[name])), scores: this.players.map((name) => score[name] ?? 0),
      scoringCard: position['scoring card'], scoringCards: position['scoring deck'] ?? [],
    });
    return { ok: this.where() };
  }

  outcomes() {
    const { rack, deck, scoringCard, scoringCards, turn } = this.game.table;
    const treasures = [...rack.flat(), ...deck].map(named);
    return { treasures, 'scoring cards': [scoringCard, ...scoringCards], 'first player': this.players[turn] };
  }

  perform(act) { this.game.perform(act); }

  turns() {
    const acts = this.game.legalActs();
    return acts.map((act) => [this.steps(act, acts), act]);
  }

  steps(act, acts) {
    if (act.kind === 'larceny') return [act.steal ? { do: 'steal', from: this.players[act.steal.from], type: act.steal.type } : DECLINE];
    const alike = acts.filter((each) => each.take === act.take);
    const end = act.extra && this.players.length === 2 ? { end: act.extra.side } : {};
    const extra = act.extra ? { do: 'extra', shelf: act.extra.shelf + 1, ...end } : DECLINE;
    const swipe = act.swipe ? { do: 'swipe', from: this.players[act.swipe.from], count: act.swipe.count } : DECLINE;
    const asked = [[extra, alike.some((each) => each.extra)], [swipe, alike.some((each) => each.swipe)]];
    return [{ do: 'take', shelf: act.take + 1 }, ...asked.filter(([, isAsked]) => isAsked).map(([step]) => step)];
  }

  where() {
    for (let acts; (acts = this.game.isOver ? [] : this.game.legalActs()).length === 1 && acts[0].kind === 'larceny';) {
      this.game.perform(acts[0]); // nothing can be stolen, so nobody is asked
    }
    if (this.game.isOver) return { at: 'end', by: [], winners: this.game.winners().winners.map((seat) => this.players[seat]) };
    return { at: AT[this.nextSteps().find((step) => AT[step.do]).do], by: [this.players[this.game.toAct]] };
  }

  position() {
    const { rack, stashes, scores, round, scoringCard, scoringCards, deck, larceny } = this.game.table;
    const starter = larceny === null ? {} : { 'player to move': this.players[larceny] };
    const cards = { 'scoring card': scoringCard, 'scoring deck': scoringCards, 'used scoring cards': round - 1, round };
    const piles = { rack: rack.map((shelf) => shelf.map(named)), deck: deck.map(named) };
    return { ok: { ...this.where(), ...piles, ...cards, ...starter, stash: this.byName(stashes), score: this.byName(scores) } };
  }

  view(_, position) {
    const { ok } = position();
    return { ok: { ...ok, deck: { hidden: ok.deck.length }, 'scoring deck': { hidden: ok['scoring deck'].length } } };
  }

  score({ position }) {
    const stashes = this.players.map((name) => counts(position.stash?.[name]));
    const points = scoreHoldings(stashes, position['scoring card']).map((each) => TYPES.reduce((sum, type) => sum + each[type], 0));
    const scores = this.players.map((name, seat) => (position.score?.[name] ?? 0) + points[seat]);
    return { ok: { points: this.byName(points), winners: findWinners(scores, stashes).winners.map((seat) => this.players[seat]) } };
  }
}
