// Schatzjagd behind the protocol: names for seats, sides as lists, the turns counted where a position does not tell them.

import { CORNERS, Game, PATH_SQUARES, SQUARES, TREASURE } from '../games/schatzjagd.mjs';
import { Direct, listOf, oneOf } from '../stepwise.mjs';

const PHASES = { boat: 'boat', turn: 'act', 'uncovered card': 'turn', 'first card': 'turn', tiger: 'tiger', die: 'die' };
const [some, text] = [(entries) => Object.fromEntries(entries.filter(([, value]) => value)), (sides) => [sides].flat().join('')];
const [square, boat, sides] = [oneOf(SQUARES), oneOf(Object.keys(CORNERS)), (told) => /^[NESW]+$/.test(text(told))];

export class Schatzjagd extends Direct {
  static offer = { players: [2, 4], can: ['position', 'replay', 'view'], chance: 'given', readings: 'any' };
  static moves = { 'choose a boat': { boat }, land: { sides }, uncover: { square }, turn: { sides }, step: { square },
    exchange: { squares: listOf(SQUARES) }, roll: {}, 'move the tiger': { square }, 'go home': { boat } };

  start({ position }) {
    this.laid = position;
    if (!position || position.at === 'path cards') return { ok: this.where() };
    const { at, by, card, path, tiger = null, pirate = {}, boat = {}, chest = {}, 'uncovered square': uncovered = null } = position;
    const [players, landed, first] = [this.players.length, Object.keys(pirate).length, at === 'first card'];
    const turn = this.players.indexOf(by[0] ?? position['player to move']);
    const turns = at === 'boat' ? 0 : first ? landed : position.turns ?? 2 * players + turn;
    const isSeen = (square) => Boolean(path[square] || square === uncovered || position['seen before']?.[square]);
    const mark = (square) => ({ kind: card[square], open: path[square] ? text(path[square]) : null, seen: isSeen(square) });
    const since = (seat) => ((turn - seat + players - 1) % players) + 1;
    this.game = new Game({ options: this.options, table: {
      starter: first ? (turn - landed + players) % players : 0, turns, tiger, uncovered, die: position.with?.dots ?? null, winner: null,
      phase: PHASES[at], cards: Object.fromEntries(PATH_SQUARES.map((square) => [square, mark(square)])),
      pirates: this.players.map((name) => ({ at: pirate[name] ?? boat[name] ?? null, chest: chest[name] ?? false })),
      exchanges: this.players.map((name, seat) => [turns - since(seat), position['exchanged squares']?.[name]])
        .map(([when, squares]) => (squares?.length ? { turn: when, squares } : null)),
    } });
    return { ok: this.where() };
  }

  chance({ what, outcome }) {
    const boats = what === 'who starts' && this.options.Q07 === 'B' ? this.game.table.pirates.map(({ at }) => at) : [];
    if (what === 'path cards') this.cards = outcome;
    if (what === 'who starts') this.starter = this.players.indexOf(outcome);
    if (what === 'die') this.game.resolve(outcome);
    else this.game = new Game({ players: this.players.length, cards: this.cards, starter: this.starter ?? 0, options: this.options });
    boats.forEach((boat) => this.game.perform({ act: 'take boat', boat }));
    return { ok: this.where() };
  }

  perform({ by, do: verb, sides, ...rest }) {
    if (verb === { 'first card': 'turn', 'uncovered card': 'land' }[this.where().at]) throw new Error('not now');
    const act = { 'choose a boat': 'take boat', land: 'turn', 'move the tiger': 'move tiger' }[verb] ?? verb;
    this.game.perform({ act, open: sides && text(sides), ...rest });
  }

  told(acts) {
    const verbs = { 'take boat': 'choose a boat', turn: this.where().at === 'first card' ? 'land' : 'turn', 'move tiger': 'move the tiger' };
    return acts.map(({ act, open, ...rest }) => ({ do: verbs[act] ?? act, ...(open && { sides: open }), ...rest }));
  }

  legal({ by }) { return { ok: this.told(this.game.legalActs(this.players.indexOf(by))) }; }

  where() {
    if (!this.game) return { at: 'path cards', by: [] };
    const toDraw = this.options.Q09 === 'B' && this.starter === undefined && this.cards && this.game.table.phase !== 'boat';
    if (toDraw) return { at: 'who starts', by: [] };
    if (this.game.pending) return { at: 'die', by: [] };
    if (this.game.isOver) return { at: 'end', by: [], winners: this.game.outcome().winners.map((seat) => this.players[seat]) };
    const [{ phase, turns }, by] = [this.game.table, this.game.toAct.map((seat) => this.players[seat])];
    const first = phase === 'turn' && turns < this.players.length;
    return { at: first ? 'first card' : Object.keys(PHASES).find((each) => PHASES[each] === phase), by };
  }

  board(table, kind) {
    const { cards, pirates, tiger, uncovered, die, turns, exchanges, starter } = table;
    const [here, latest] = [this.where(), Math.max(...exchanges.map((each) => each?.turn ?? -1))];
    const [{ length: players }, of] = [this.players, (value) => some(this.players.map((name, seat) => [name, value(seat)]))];
    const since = { A: turns - 1, B: turns - players + 1, C: latest }[this.options.Q43];
    return {
      ...here, tiger, 'uncovered square': here.at === 'who starts' ? null : uncovered, ...(die && { with: { dots: die } }),
      ...(this.options.Q73 === 'B' && { turns }), ...(here.at === 'die' && { 'player to move': this.players[(starter + turns) % players] }),
      pirate: of((seat) => !(pirates[seat].at in CORNERS) && pirates[seat].at),
      boat: of((seat) => pirates[seat].at in CORNERS && pirates[seat].at), chest: of((seat) => pirates[seat].chest),
      path: { [TREASURE]: 'NESW', ...some(PATH_SQUARES.map((square) => [square, cards[square].open])) },
      card: { [TREASURE]: 'treasure', ...Object.fromEntries(PATH_SQUARES.map((square) => [square, kind(cards[square])])) },
      ...(this.options.Q81 === 'B' && { 'seen before': some(PATH_SQUARES.map((square) => [square, this.game.table.cards[square].seen])) }),
      'exchanged squares': of((seat) => exchanges[seat]?.turn >= since && exchanges[seat].squares.toSorted()),
    };
  }

  position() { return { ok: this.board(this.game.table, (card) => card.kind) }; }

  view({ seat }) {
    if (!this.game) return { ok: { ...this.laid, path: { [TREASURE]: 'NESW' }, box: { hidden: PATH_SQUARES.length } } };
    return { ok: this.board(this.game.seenBy(this.players.indexOf(seat)), (card) => card.kind ?? { hidden: 1 }) };
  }
}
