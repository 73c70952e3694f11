// Buried Treasure behind the protocol: names for seats and cards, draws made by themselves, burials answered in any order.

import { bag, byName, bySeat, seen, spread } from '../bags.mjs';
import { Game, SUITS, packFor, scoreHand } from '../games/buried-treasure.mjs';
import { Direct, listOf, number, oneOf } from '../stepwise.mjs';

const PILES = { spades: 'S', clubs: 'C', diamonds: 'D', hearts: 'H' };
const DECISIONS = { 'first burial': ['burial', 'bury'], 'extra burial': ['fourth burial', 'bury one more'], play: ['play', 'lay', 'remove', 'discard', 'eleven'] };
const suitNamed = (suit) => Object.keys(PILES).find((name) => PILES[name] === suit);
const [named, code] = [(card) => `${card.slice(0, -1)} ${suitNamed(card.at(-1))}`, (name) => name.split(' ')[0] + PILES[name.split(' ')[1]]];
const [card, cards, pile] = [oneOf(packFor(8).map(named)), listOf(packFor(8).map(named)), oneOf(Object.keys(PILES))];
const piles = (given = {}) => Object.fromEntries(SUITS.map((suit) => [suit, (given[suitNamed(suit)] ?? []).map(code)]));

export class BuriedTreasure extends Direct {
  static offer = { players: [2, 8], can: ['position', 'replay', 'score', 'view'], chance: 'given', readings: 'any' };
  static moves = { bury: { cards }, 'bury one more': { card }, lay: { card }, remove: { card, pile, place: number }, discard: { card }, eleven: { card, pile } };

  start({ position }) {
    if (!position) return { ok: this.where() };
    const { at, by, dealer, stock = [], hand, treasure, score = {}, answers = {}, 'may still win': mayWin = {} } = position;
    const [hands, treasures] = [bySeat(this.players, hand, code), bySeat(this.players, treasure, code)];
    const winners = [...this.players.keys()].filter((seat) => mayWin[this.players[seat]] !== false);
    const turn = this.players.indexOf(at === 'play' ? by[0] : position['player to move']);
    const drawn = stock.length > 0 ? at === 'play' : hands[turn].length > (at === 'play' ? 4 : 5);
    const laid = Math.max(Object.values(position.pile ?? {}).flat().length, position['cards laid'] ?? 0, treasures[turn].length === 4 ? 10 : 0);
    this.game = new Game({ options: this.options, table: {
      handNumber: 1, dealer: this.players.indexOf(dealer), phase: Object.keys(DECISIONS).find((each) => DECISIONS[each][0] === at), turn, drawn, laid, hands, treasures,
      piles: piles(position.pile), stock: stock.map(code), discard: spread(position['discard pile']).map(code),
      scores: this.players.map((name) => score[name] ?? 0), contenders: winners.length < this.players.length ? winners : null,
    } });
    for (const [name, [answer]] of Object.entries(answers)) this.perform({ by: name, ...answer });
    return { ok: this.where() };
  }

  chance({ what, outcome }) {
    if (what === 'dealer') this.dealer = this.players.indexOf(outcome);
    else if (this.game) this.game.dealNextHand(outcome.map(code));
    else this.game = new Game({ players: this.players.length, dealer: this.dealer, pack: outcome.map(code), options: this.options });
    return { ok: this.where() };
  }

  perform({ by, do: verb, card, cards = [card], pile, place }) {
    if (!DECISIONS[this.game.phase]?.slice(1).includes(verb)) throw new Error(`${verb} is not done now`);
    const kind = { 'bury one more': 'bury', remove: 'face', discard: 'face' }[verb] ?? verb;
    const [seat, suit, played] = [this.players.indexOf(by), PILES[pile], card && code(card)];
    this.game.perform({ kind, seat, suit, card: played, cards: cards[0] && cards.map(code), remove: place ? { suit, index: place - 1 } : null });
  }

  told({ kind, card, cards, suit, remove }) {
    if (kind === 'bury') return cards.length > 1 ? { do: 'bury', cards: cards.map(named) } : { do: 'bury one more', card: named(cards[0]) };
    if (remove) return { do: 'remove', card: named(card), pile: suitNamed(remove.suit), place: remove.index + 1 };
    return { do: kind === 'face' ? 'discard' : kind, card: named(card), ...(kind === 'eleven' && { pile: suitNamed(suit) }) };
  }

  legal({ by }) { return { ok: this.game.legalActs(this.players.indexOf(by)).map((act) => this.told(act)) }; }

  where() {
    for (let act; this.game?.phase === 'play' && (act = this.game.legalActs()[0]).kind === 'draw';) this.game.perform(act);
    if (this.game?.isOver) return { at: 'end', by: [], winners: [this.players[this.game.outcome().winner]] };
    if (!this.game) return { at: this.dealer === undefined ? 'dealer' : 'stock', by: [] };
    if (this.game.phase === 'scored') return { at: 'stock', by: [] };
    return { at: DECISIONS[this.game.phase][0], by: this.game.toAct.map((seat) => this.players[seat]) };
  }

  position() {
    const { phase, turn, drawn, dealer, hands, treasures, piles: lying, stock, discard, laid, scores, contenders } = this.game.table;
    const [{ seats, toAct }, counted] = [this.game, (lists) => byName(this.players, (_, seat) => bag(lists[seat].map(named)))];
    const done = phase.endsWith('burial') ? seats.filter((seat) => !toAct.includes(seat)) : [];
    const answers = new Map(done.map((seat) => [seat, treasures[seat].splice(phase === 'first burial' ? 0 : 3)]));
    for (const [seat, cards] of answers) hands[seat].push(...cards);
    const ten = (this.options.Q38 === 'B' ? Object.values(lying).flat().length : laid) >= 10 && seats.length === 2 && !drawn;
    const spare = packFor(this.players.length).slice(packFor(seats.length).length);
    return { ok: {
      ...this.where(), dealer: this.players[dealer], ...(phase.endsWith('burial') && { 'player to move': this.players[turn] }),
      ...(phase === 'extra burial' && { return: [ten ? 'tenth card' : 'last stock card'] }), stock: stock.map(named), 'discard pile': bag(discard.map(named)),
      'cards laid': phase === 'play' && treasures[seats[0]].length < 4 ? laid : 0, 'second pack': bag(spare.map(named)), hand: counted(hands),
      pile: Object.fromEntries(SUITS.map((suit) => [suitNamed(suit), lying[suit].map(named)])), score: byName(this.players, (_, seat) => scores[seat]),
      [phase === 'scored' ? 'revealed treasure' : 'treasure']: counted(treasures),
      'may still win': byName(this.players, (_, seat) => contenders?.includes(seat) ?? true),
      answers: Object.fromEntries([...answers].map(([seat, cards]) => [this.players[seat], [this.told({ kind: 'bury', cards })]])),
    } };
  }

  view({ seat }, position) { return { ok: seen(position().ok, seat, ['stock'], ['hand', 'treasure']) }; }

  score({ position: { pile, treasure, score = {} } }) {
    const points = scoreHand(piles(pile), bySeat(this.players, treasure, code)).players.map((each) => each.points);
    const totals = this.players.map((name, seat) => (score[name] ?? 0) + points[seat]);
    const winners = this.players.filter((_, seat) => totals[seat] === Math.max(...totals));
    return { ok: { points: byName(this.players, (_, seat) => points[seat]), winners } };
  }
}
