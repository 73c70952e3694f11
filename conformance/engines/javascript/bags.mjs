// Cards whose order does not matter, as positions tell them: how many of each.

/** Return how many of each there are. */
export function bag(names) {
  const all = {};
  for (const name of names) all[name] = (all[name] ?? 0) + 1;
  return all;
}

/** Return each as often as it is there. */
export const spread = (counts = {}) => Object.entries(counts).flatMap(([name, count]) => Array(count).fill(name));

/** Return how many cards lie in a list or a bag, as somebody is told who does not see them; nothing is hidden where there is nothing. */
function hidden(cards) {
  const number = Array.isArray(cards) ? cards.length : Object.values(cards).reduce((sum, count) => sum + count, 0);
  return number ? { hidden: number } : cards;
}

const of = (lists, change) => Object.fromEntries(Object.entries(lists).map(([name, each]) => [name, change(name, each)]));

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
