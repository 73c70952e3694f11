// Another Man's Treasure behind the protocol: names for seats, cards and patterns, and what a table says of one moment of play.

import { bothWays, bySeat, counted, listed, spread, without } from '../bags.mjs';
import { DECK, Game, PATTERNS } from '../games/another-mans-treasure.mjs';
import { Melds, called, codes, made, played } from '../melds.mjs';
import { Telling } from '../stepwise.mjs';

const verbs = { quiet: 'keep quiet', want: 'want it', layDown: 'lay down', nothing: 'lay nothing', pile: 'draw', discards: 'take' };
const PHASES = { cards: 'deal', want: 'answer', 'want out of turn': 'answer', lay: 'play', mark: 'ending', 'end of round': 'ending' };
const ending = (task) => task && { task, done: false, pattern: null, melds: [] };
const [colours, isSmiley] = [{ B: 'Blue', R: 'Red', Y: 'Yellow' }, (card) => card.endsWith('*')];
const [named, code] = bothWays(DECK, [/^./g, (letter) => `${colours[letter] ?? 'wild'} `], [/ 1$/g, ' 1/11'], ['*', ' smiley']);
const [known, unknown] = bothWays(Object.keys(PATTERNS), [/Suited |1 /g, ''], ['&', 'and'], [/[A-Z]/g, (letter) => letter.toLowerCase()]);
const area = new Melds({ most: { set: 2, run: 2, pair: 5 }, named, code, known, unknown, colours, verbs, wild: (card) => `${card.slice(1)} wild` });
const moves = area.moves(DECK, Object.keys(PATTERNS), 'call', 'refuse', 'stop');

export class AnotherMansTreasure extends Telling {
  static offer = { players: [2, 6], can: ['position', 'replay', 'score', 'view'], chance: 'given', readings: 'any' };
  static how = { Core: Game, moves, code, ordered: ['lay run'], secret: ['call', 'mark', 'end of round'], uneven: ['end of round'] };

  table({ at, by, round, dealer, turns = 0, 'to lay': rest = [], 'player to move': next = by[0], 'idle turns': idle = 0, ...position }) {
    const [phase, turn, { V1, Q95 }, late] = [PHASES[at] ?? at, this.seat(next), this.options, at === 'end of round'];
    const [owed, hands] = [spread(position['exchanged wilds']).map(code), bySeat(this.players, position.hand, code)];
    const [smileys, marks] = [spread(position['smileys played']), this.perSeat(position, 'mark', {}).map((own) => area.marks(own))];
    const could = this.perSeat(position, 'could mark', {}).map((own) => Object.keys(own).map(unknown));
    const melds = this.players.map((name) => area.read(position, name, (card) => this.seat((isSmiley(card) && smileys.shift()) || name)));
    const [dealt, toCome] = [(V1 === 'B' ? [6, 8, 10] : [8, 8])[Math.floor((round - 1) / 3)], (seat) => (seat === turn ? rest : [])];
    const pattern = (own, i) => marks[i].find((mark) => could[i].includes(mark.pattern))?.pattern ?? made(PATTERNS, own, toCome(i), dealt);
    const [patterns, laying] = [melds.map(pattern), (late || V1 !== 'B' || Q95 !== 'A') && 'lay'];
    const task = (own, i) => ending(own.length ? at === 'mark' && could[i].length > 1 && 'mark' : laying);
    hands[turn]?.push(...owed);
    return {
      round, dealer: this.seat(dealer), phase, turn, hands, melds, turns, reshuffle: null, upcard: position['first card lies'] ?? false,
      pile: spread(position['draw pile']).map(code), discards: spread(position['discard pile']).map(code),
      taken: this.perSeat(position, 'taken out of turn', 0), scores: this.perSeat(position, 'score', 0).map((total) => [{ total }]),
      laid: patterns.map((own, i) => (own && !toCome(i).length ? { pattern: own, possible: could[i] } : null)),
      marks: marks.map((own, i) => own.filter((mark) => mark.pattern !== patterns[i])),
      offer: { answers: this.perSeat(position, 'called', phase === 'call' ? null : false), asked: this.seat(by[0]) },
      idle: ['draw', 'play'].includes(phase) && idle > 0 ? idle - 1 : idle, ending: phase === 'ending' ? melds.map(task) : null,
      play: { barred: code(position['card taken']) ?? null, dry: true, played: !idle, owed, pattern: rest.length ? patterns[turn] : null },
    };
  }

  move(act) { return area.move(act, this.players, this.game.table.melds); }

  where() {
    const { phase, turn, offer, reshuffle, play, ending } = this.game.table;
    const marking = ending?.some((end) => end?.task === 'mark' && !end.done);
    const at = {
      deal: 'cards', answer: offer?.asked === turn ? 'want' : 'want out of turn', play: play?.pattern ? 'lay' : 'play', over: 'end',
      ending: marking ? 'mark' : 'end of round', reshuffle: reshuffle?.why === 'extra' ? 'draw pile for an extra card' : 'draw pile again',
    }[phase] ?? phase;
    const by = this.names(this.game.toAct.filter((seat) => !marking || ending[seat].task === 'mark'));
    return { at, by, ...(at === 'end' && { winners: this.names(this.game.outcome().winners) }) };
  }

  tell({ hands, pile, discards, marks, scores }) {
    const [{ at, by }, { Q23, Q68 }, each] = [this.where(), this.options, (value) => this.each(value)];
    const { round, dealer, turn, turns, laid, ending, offer, play, idle, taken, melds, upcard } = this.game.table;
    const [{ pattern, barred, owed = [] }, name, due] = [play ?? {}, this.players[turn], Array.isArray(pile) && this.game.pending?.cards];
    const isOpen = at === 'end of round' || (Q23 !== 'B' && at !== 'end');
    const latest = (seat) => (laid[seat] ? ending?.[seat]?.pattern ?? laid[seat].pattern : seat === turn && pattern);
    const now = (seat) => (isOpen && latest(seat) ? [{ pattern: latest(seat), complete: true }] : []);
    const dry = at === 'draw' ? !this.acts(by[0]).some(({ from }) => from === 'pile') : play?.dry && !play.played && !pattern;
    const coming = (at === 'want out of turn' ? this.between(offer.asked, turn) : []).filter((seat) => Q68 !== 'B' || taken[seat] < 3);
    return {
      round, dealer: this.players[dealer], turns, 'idle turns': ['draw', 'play', 'lay'].includes(at) ? Number(dry && idle + 1) : idle,
      'discard pile': listed(due ? discards.slice(due.length) : discards, named), 'first card lies': upcard,
      'draw pile': due ? due.map(named).sort() : listed(pile, named), ...((at === 'call' || coming.length) && { 'player to move': name }),
      hand: each((seat) => counted(without(hands[seat], seat === turn ? owed : []), named, codes(ending?.[seat]?.melds ?? []))),
      called: each((seat) => at !== 'call' && offer?.answers[seat] === true), 'exchanged wilds': counted(owed, named),
      ...(coming.length && { with: { 'asked to come': this.names(coming) } }), 'taken out of turn': each((seat) => taken[seat]),
      mark: each((seat) => marks[seat] && area.sheet([...marks[seat], ...now(seat)])), 'card taken': barred && named(barred),
      score: each((seat) => scores[seat]?.reduce((sum, { total }) => sum + total, 0)), ...area.tell(each((seat) => melds[seat])),
      'to lay': pattern ? called(PATTERNS[pattern].slice(melds[turn].length)) : [],
      'smileys played': each((seat) => played(melds.flat(), seat).filter(isSmiley).length),
      ...(Q23 === 'B' && !['end', 'end of round'].includes(at) && { 'could mark': each((seat) => marks[seat] && area.could(laid[seat]?.possible ?? [])) }),
    };
  }

  score({ position }) {
    const { players, options } = this, table = this.table({ at: 'end of round', by: players, dealer: players[0], ...position, round: 0 });
    const [round, pile] = [options.V1 === 'B' ? 9 : 5, without(DECK, [...table.hands.flat(), ...codes(table.melds.flat())])];
    this.game = new Game({ options, random: null, table: { ...table, round, pile, ending: [ending('lay')] } });
    this.game.perform({ seat: 0, type: 'nothing' });
    return { ok: { points: this.each((seat) => this.game.table.scores[seat].at(-1).total), winners: this.where().winners } };
  }
}
