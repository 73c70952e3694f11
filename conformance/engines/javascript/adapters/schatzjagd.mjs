// Schatzjagd behind the protocol: names for seats, sides as lists, the turns counted where a position does not tell them.

import { byName } from '../bags.mjs';
import { CORNERS, Game, PATH_SQUARES, TREASURE } from '../games/schatzjagd.mjs';
import { Direct } from '../stepwise.mjs';

const DECISIONS = { boat: 'boat', act: 'turn', turn: 'uncovered card', tiger: 'tiger', die: 'die' };
const isBoat = (at) => at in CORNERS;
const some = (entries) => Object.fromEntries(entries.filter(([, value]) => value));
const text = (sides) => [sides].flat().join('');

export class Schatzjagd extends Direct {
  static offer = { players: [2, 4], can: ['position', 'replay', 'view'], chance: 'given', readings: 'any' };

  start({ position }) {
    if (!position || position.at === 'path cards') {
      this.laid = position && { ...position, box: { hidden: 24 } };
      return { ok: this.where() };
    }
    const { at, by, card, path, tiger = null, pirate = {}, boat = {}, chest = {}, with: bound, 'uncovered square': uncovered = null } = position;
    const [players, landed, first] = [this.players.length, Object.keys(pirate).length, at === 'first card'];
    const turn = this.players.indexOf(by[0] ?? position['player to move']);
    const turns = at === 'boat' ? 0 : first ? landed : position.turns ?? 2 * players + turn;
    const isSeen = (square) => Boolean(path[square] || square === uncovered || position['seen before']?.[square]);
    const mark = (square) => ({ kind: card[square], open: path[square] ? text(path[square]) : null, seen: isSeen(square) });
    const since = (seat) => ((turn - seat + players - 1) % players) + 1;
    this.game = new Game({ options: this.options, table: {
      starter: first ? (turn - landed + players) % players : 0, turns, tiger, uncovered, die: bound?.dots ?? null, winner: null,
      phase: { 'first card': 'turn', ...Object.fromEntries(Object.entries(DECISIONS).map(([phase, name]) => [name, phase])) }[at],
      cards: Object.fromEntries(PATH_SQUARES.map((square) => [square, mark(square)])),
      pirates: this.players.map((name) => ({ at: pirate[name] ?? boat[name] ?? null, chest: chest[name] ?? false })),
      exchanges: this.players.map((name, seat) => [turns - since(seat), position['exchanged squares']?.[name]])
        .map(([when, squares]) => (squares?.length ? { turn: when, squares } : null)),
    } });
    return { ok: this.where() };
  }

  chance({ what, outcome }) {
    if (what === 'die') this.game.resolve(outcome);
    else {
      const boats = what === 'who starts' ? this.game.table.pirates.map(({ at }) => at) : [];
      if (what === 'path cards') this.cards = outcome;
      else this.starter = this.players.indexOf(outcome);
      this.game = new Game({ players: this.players.length, cards: this.cards, starter: this.starter ?? 0, options: this.options });
      if (this.options.Q07 === 'B') boats.forEach((boat) => this.game.perform({ act: 'take boat', boat }));
    }
    return { ok: this.where() };
  }

  perform({ by, do: verb, sides, ...rest }) {
    const { at, by: [decides] } = this.where();
    if (decides !== by || (at === 'first card' && verb === 'turn') || (at === 'uncovered card' && verb === 'land')) throw new Error('not now');
    const act = { 'choose a boat': 'take boat', land: 'turn', 'move the tiger': 'move tiger' }[verb] ?? verb;
    this.game.perform({ act, open: sides && text(sides), ...rest });
  }

  told({ act, open, ...rest }) {
    const turning = this.where().at === 'first card' ? 'land' : 'turn';
    const verb = { 'take boat': 'choose a boat', turn: turning, 'move tiger': 'move the tiger' }[act] ?? act;
    return { do: verb, ...(open && { sides: open }), ...rest };
  }

  legal({ by }) { return { ok: this.game.legalActs(this.players.indexOf(by)).map((act) => this.told(act)) }; }

  where() {
    if (!this.game) return { at: 'path cards', by: [] };
    if (this.cards && this.options.Q09 === 'B' && this.starter === undefined && this.game.table.phase !== 'boat') return { at: 'who starts', by: [] };
    if (this.game.pending) return { at: 'die', by: [] };
    if (this.game.isOver) return { at: 'end', by: [], winners: this.game.outcome().winners.map((seat) => this.players[seat]) };
    const [{ phase, turns }, by] = [this.game.table, this.game.toAct.map((seat) => this.players[seat])];
    return { at: phase === 'turn' && turns < this.players.length ? 'first card' : DECISIONS[phase], by };
  }

  board(table, kind) {
    const { cards, pirates, tiger, uncovered, die, turns, exchanges, starter } = table;
    const [everybody, latest] = [byName(this.players, (_, seat) => exchanges[seat]), Math.max(...exchanges.map((each) => each?.turn ?? -1))];
    const here = this.where();
    const since = { A: turns - 1, B: turns - this.players.length + 1, C: latest }[this.options.Q43];
    return {
      ...here, tiger, 'uncovered square': here.at === 'who starts' ? null : uncovered, ...(die && { with: { dots: die } }), ...(this.options.Q73 === 'B' && { turns }),
      ...(here.at === 'die' && { 'player to move': this.players[(starter + turns) % this.players.length] }),
      pirate: some(this.players.map((name, seat) => [name, !isBoat(pirates[seat].at) && pirates[seat].at])),
      boat: some(this.players.map((name, seat) => [name, isBoat(pirates[seat].at) && pirates[seat].at])),
      chest: some(this.players.map((name, seat) => [name, pirates[seat].chest])),
      path: { [TREASURE]: 'NESW', ...some(PATH_SQUARES.map((square) => [square, cards[square].open])) },
      card: { [TREASURE]: 'treasure', ...Object.fromEntries(PATH_SQUARES.map((square) => [square, kind(cards[square])])) },
      ...(this.options.Q81 === 'B' && { 'seen before': some(PATH_SQUARES.map((square) => [square, this.game.table.cards[square].seen])) }),
      'exchanged squares': some(Object.entries(everybody).map(([name, each]) => [name, each?.turn >= since && [...each.squares].sort()])),
    };
  }

  position() { return { ok: this.board(this.game.table, (card) => card.kind) }; }

  view({ seat }) {
    if (!this.game) return { ok: { ...this.laid, path: { [TREASURE]: 'NESW' } } };
    return { ok: this.board(this.game.seenBy(this.players.indexOf(seat)), (card) => card.kind ?? { hidden: 1 }) };
  }
}
