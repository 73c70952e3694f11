// Cards whose order does not matter, as positions tell them: how many of each.

/** Return how many of each there are. */
export function bag(names) {
  const all = {};
  for (const name of names) all[name] = (all[name] ?? 0) + 1;
  return all;
}

/** Return each as often as it is there; a list is so already. */
export const spread = (counts = {}) => (
  Array.isArray(counts) ? counts : Object.entries(counts).flatMap(([name, count]) => Array(count).fill(name)));

/** Return how many cards lie in a list or a bag, as somebody is told who does not see them; nothing is hidden where there is nothing. */
function hidden(cards) {
  const number = Array.isArray(cards) ? cards.length : Object.values(cards).reduce((sum, count) => sum + count, 0);
  return number ? { hidden: number } : cards;
}

/** Return an object with everything in it changed. */
export const of = (lists, change) => Object.fromEntries(Object.entries(lists).map(([name, each]) => [name, change(name, each)]));

/** Return a position as one player sees it: some places are seen by nobody, some by their owner, and answers by whoever gave them. */
export const seen = (position, player, byNobody, byOwner) => of(position, (place, lying) => {
  if (byNobody.includes(place)) return hidden(lying);
  if (place === 'answers') return of(lying, (name, answer) => (name === player ? answer : { hidden: true }));
  return byOwner.includes(place) ? of(lying, (name, cards) => (name === player ? cards : hidden(cards))) : lying;
});

/** Return the cards of every player, by seat, from bags by name. */
export const bySeat = (players, bags = {}, read) => players.map((name) => spread(bags[name]).map(read));

/** Return something of every player, by name. */
export const byName = (players, each) => Object.fromEntries(players.map((name, seat) => [name, each(name, seat)]));

/** Return a list of cards by their names; of cards that are not seen how many, and which is on top if that alone is seen. */
export function listed(cards, name) {
  const { number = cards, top } = cards;
  if (Array.isArray(cards)) return cards.map(name);
  if (top) return { hidden: number - 1, top: name(top) };
  return number > 0 ? { hidden: number } : [];
}

/** Return how many there are of cards and of more of them, by their names; of cards that are not seen how many in all. */
export const counted = (cards, name, more = []) => (Array.isArray(cards) ? bag([...cards, ...more].map(name)) : listed(cards));

/** Return what is left of some cards, or of a number of them, when others, each as often as it is named, are taken away. */
export function without(cards, gone) {
  if (!Array.isArray(cards)) return cards - gone.length;
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** Return what tells the name of a code, made by replacing parts of it one after the other, and what tells the code of a name. */
export function bothWays(codes, ...changes) {
  const named = (code) => changes.reduce((name, [part, other]) => name.replaceAll(part, other), code);
  const known = new Map(codes.map((code) => [named(code), code]));
  return [named, (name) => known.get(name)];
}

/** Return lists of what things are worth telling, by what tells them apart. */
export function grouped(things, key, value) {
  const all = {};
  for (const thing of things) (all[key(thing)] ??= []).push(value(thing));
  return all;
}

/** Return objects by player of parts as parts, each an object by player: `{Ann: {a: 1}}` as `{a: {Ann: 1}}`. */
export function turned(byPlayer) {
  const all = {};
  for (const [player, parts] of Object.entries(byPlayer)) {
    for (const [name, part] of Object.entries(parts)) (all[name] ??= {})[player] = part;
  }
  return all;
}
