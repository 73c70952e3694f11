// Sets, runs and pairs, for any program that keeps them by seat as { kind, number, colour, low, cards: [{ card, by, as }] }: who has
// played a card, and as what colour a wild is declared. A card is 'W1-6', a wild that is declared as it is laid 'W1-6/B'.

import { bag, grouped, of, spread, turned } from './bags.mjs';
import { listOf, maybe, number, oneOf, player } from './stepwise.mjs';

/** What is told of a meld of each kind beside its cards: in which list, and what stands in it for nothing. */
const COLUMNS = {
  set: { number: ['number of set', 0], wilds: ['declared', {}] },
  run: { low: ['low end of run', 0], colour: ['colour of run', null] },
  pair: { number: ['number of pair', 0], colour: ['colour of pair', null] },
};
const VERBS = { meld: 'lay', add: 'add to', exchange: 'exchange in' };
const [plain, as] = [(card) => card.split('/')[0], (card) => card.split('/')[1]];
const kinds = (melds) => `${melds.map(({ kind }) => kind)}`;

/** Return the codes of the cards in melds. */
export const codes = (melds) => melds.flatMap(({ cards }) => cards.map(({ card }) => card));

/** Return the codes of the cards that a seat has played to melds. */
export const played = (melds, seat) => melds.flatMap(({ cards }) => cards.filter(({ by }) => by === seat).map(({ card }) => card));

/** Return what the melds of a pattern are called. */
export const called = (specs) => specs.map(({ kind, size }) => (kind === 'pair' ? kind : `${kind} of ${size}`));

/** Return the pattern that is made up of melds of these kinds, then of those that are called so, with so many cards in all. */
export function made(patterns, melds, calls, cards) {
  const all = [...melds, ...calls.map((call) => ({ kind: call.split(' ')[0] }))];
  const fits = (specs) => kinds(specs) === kinds(all) && specs.reduce((sum, { size }) => sum + size, 0) === cards;
  return Object.keys(patterns).find((name) => fits(patterns[name]));
}

/**
 * How melds, marks of patterns and acts are told. It needs `most`, how many melds there can be of each kind; `named` and `code`, the
 * name of a card and back; `known` and `unknown`, the name of a pattern and back; `colours`, the names of colours by their codes;
 * `wild`, what the wilds of a kind are called; and `verbs`, what is done by acts that do not change melds, by their type or `from`.
 */
export class Melds {
  constructor(how) { Object.assign(this, how); }

  colour(name) { return Object.keys(this.colours).find((code) => this.colours[code] === name); }

  /** Return the melds in front of a player as a position tells them; `by` says who has played a card. */
  read(position, player, by) {
    const at = (list, i) => position[list]?.[player]?.[i];
    const meld = (kind, i) => {
      const { wilds, colour, ...more } = of(COLUMNS[kind], (_, [list]) => at(list, i));
      const declared = of(wilds || {}, (_, colours) => spread(colours));
      const laid = (card) => ({ card, by: by(card), as: this.colour(declared[this.wild(card)]?.shift()) });
      return { kind, ...more, colour: this.colour(colour), cards: spread(at(kind, i)).map(this.code).map(laid) };
    };
    const all = Object.keys(COLUMNS).flatMap((kind) => Array.from({ length: this.most[kind] }, (_, i) => meld(kind, i)));
    return all.filter(({ cards }) => cards.length);
  }

  /** Tell the melds in front of each player, by name, as a position does. */
  tell(byPlayer) {
    const area = (melds) => Object.assign({}, ...Object.keys(COLUMNS).map((kind) => this.lists(kind, melds)));
    return turned(of(byPlayer, (_, melds) => area(melds)));
  }

  lists(kind, melds) {
    const those = melds.filter((meld) => meld.kind === kind);
    const list = (values, nothing) => (
      values.some((value) => value !== undefined) ? Array.from({ length: this.most[kind] }, (_, i) => values[i] ?? nothing) : []);
    const cards = those.map((meld) => codes([meld]).map(this.named));
    const parts = those.map((meld) => ({ ...meld, colour: this.colours[meld.colour], wilds: this.declared(meld) }));
    const told = Object.entries(COLUMNS[kind]).map(([part, [name, nothing]]) => [name, list(parts.map((each) => each[part]), nothing)]);
    return { [kind]: kind === 'run' ? list(cards, []) : list(cards.map(bag), {}), ...Object.fromEntries(told) };
  }

  declared({ cards }) {
    const colours = grouped(cards.filter((each) => each.as), ({ card }) => this.wild(card), (each) => this.colours[each.as]);
    return Object.keys(colours).length ? of(colours, (_, all) => bag(all)) : undefined;
  }

  /** Return the marks of patterns, { pattern, complete }, that a position tells, and tell them. */
  marks(sheet) { return Object.entries(sheet).map(([name, how]) => ({ pattern: this.unknown(name), complete: how === 'complete' })); }

  sheet(marks) {
    return Object.fromEntries(marks.map(({ pattern, complete }) => [this.known(pattern), complete ? 'complete' : 'partial']));
  }

  /** Tell which patterns could be marked. */
  could(patterns) { return Object.fromEntries(patterns.map((pattern) => [this.known(pattern), true])); }

  /** Return the arguments of all moves, and what can be read as them, of these cards and patterns; other moves have none. */
  moves(codes, patterns, ...others) {
    const [names, colours, pattern] = [codes.map(this.named), Object.values(this.colours), oneOf(patterns.map(this.known))];
    const [card, cards, colour, wilds] = [oneOf(names), listOf(names), oneOf(colours), codes.filter((code) => code.startsWith('W'))];
    const declared = Object.fromEntries(wilds.map((wild) => [`colours of ${this.wild(wild)}s`, maybe(listOf(colours))]));
    const within = (kind, more) => ({ owner: player, [kind]: number, card, ...more });
    const bare = [...others, ...Object.values(this.verbs)].map((verb) => [verb, {}]);
    return {
      ...Object.fromEntries(bare), 'lay down': { pattern }, mark: { pattern }, discard: { card },
      'lay set': { number, cards, ...declared }, 'lay run': { colour, low: number, cards }, 'lay pair': { colour, number, cards },
      'add to set': within('set', { colour: maybe(colour) }), 'add to run': within('run', { end: oneOf(['low', 'high']) }),
      'add to pair': within('pair'), 'exchange in set': within('set', { wild: card }),
      'exchange in run': within('run', { place: number }), 'exchange in pair': within('pair', { wild: card }),
    };
  }

  /** Tell an act, perhaps one that lays a meld, adds to one, or exchanges in one; `melds` lie there, by seat. */
  move({ type, from, pattern, kind, owner, meld, number, colour, low, end, place, wild, card, cards = [] }, players, melds) {
    const before = owner === undefined ? [{ kind }] : melds[owner].slice(0, meld + 1), { kind: form } = before.at(-1);
    const coloured = colour ?? (card && as(card));
    return {
      do: type in VERBS ? `${VERBS[type]} ${form}` : this.verbs[from ?? type] ?? type, ...(pattern && { pattern: this.known(pattern) }),
      ...(owner !== undefined && { owner: players[owner], [form]: before.filter((each) => each.kind === form).length }),
      ...(number && { number }), ...(coloured && { colour: this.colours[coloured] }), ...(low && { low }), ...(end && { end }),
      ...(place === undefined ? wild && { wild: this.named(wild) } : { place: place + 1 }), ...(card && { card: this.named(plain(card)) }),
      ...(cards.length && { cards: cards.map((each) => this.named(plain(each))) }),
      ...grouped(cards.filter(as), (each) => `colours of ${this.wild(plain(each))}s`, (each) => this.colours[as(each)]),
    };
  }
}
