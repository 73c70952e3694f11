/**
 * Another Man's Treasure, Classic and Progressive: the rules.
 * Comments name the sentence (play-10 style) or the ruling (Q18) a line stands on.
 *
 * Cards are strings: 'B7' Blue 7, 'B1' Blue "1 or 11", 'B7*' the Blue 7 with a smiley, wilds 'W1-6', 'W6-11', 'W1-11'.
 * A wild declared in a set (Q51 B only) is written 'W1-6/B'. Number 1 of a set or a pair means the class "1 or 11".
 *
 * @typedef {string} Card
 * @typedef {'set'|'run'|'pair'} Kind
 * @typedef {{kind: Kind, size: number}} Spec one meld asked for by a Collection Pattern
 * @typedef {{card: Card, by: number, as?: string}} Laid a card on the table, who put it there, the colour it was declared (Q51 B)
 * @typedef {{kind: Kind, number?: number, colour?: string, low?: number, cards: Laid[]}} Meld
 *   set: number; pair: number and colour; run: colour, low, cards in order
 */

/** The rulings with selectable readings, default first. */
export const READINGS = {
  V1: ['A', 'B'], Q08: ['A', 'B', 'C'], Q13: ['A', 'B'], Q17: ['A', 'B'], Q19: ['A', 'B'], Q22: ['A', 'B'], Q23: ['A', 'B'],
  Q30: ['A', 'B'], Q41: ['A', 'B', 'C'], Q46: ['A', 'B'], Q47: ['A', 'B'], Q51: ['A', 'B', 'C'], Q58: ['A', 'B'], Q59: ['A', 'B'],
  Q65: ['A', 'B'], Q66: ['A', 'B'], Q68: ['A', 'B'], Q90: ['A', 'B'], Q95: ['A', 'B', 'C'], Q96: ['A', 'B'], Q108: ['A', 'B'],
};

// ---------------------------------------------------------------- cards

/** Three colours (Q01): Blue, Red, Yellow. */
const COLOURS = ['B', 'R', 'Y'];
const WILDS = ['W1-6', 'W6-11', 'W1-11'];
/** First and last number of each wild, both inclusive (wilds-3, Q39). */
const RANGE = [[1, 6], [6, 11], [1, 11]];

/** Class numbers: 0-29 treasures (colour * 10 + number - 1), 30-32 wilds, 33-41 the 5, 6, 7 with a smiley (smiley-2, Q98). */
const CODES = [
  ...COLOURS.flatMap(c => Array.from({ length: 10 }, (_, n) => `${c}${n + 1}`)), ...WILDS,
  ...COLOURS.flatMap(c => [5, 6, 7].map(n => `${c}${n}*`)),
];
const CLASS = new Map(CODES.map((code, i) => [code, i]));
const FIRST_WILD = 30, FIRST_SMILEY = 33;
const isWild = card => card[0] === 'W';
const isSmiley = card => card.endsWith('*');
const wildKind = card => CLASS.get(card) - FIRST_WILD;
/** A smiley is the plain card for all purposes but scoring (Q52). */
const plainClass = cls => cls < FIRST_SMILEY ? cls : Math.floor((cls - FIRST_SMILEY) / 3) * 10 + (cls - FIRST_SMILEY) % 3 + 4;
const treasureClass = (c, v) => c * 10 + (v === 11 ? 0 : v - 1);
const smileyClass = (c, v) => v >= 5 && v <= 7 ? FIRST_SMILEY + c * 3 + v - 5 : -1;

/** The 102 cards that are shuffled (contents-3 to contents-6, setup-3, Q04), sorted by class. */
export const DECK = CODES.flatMap((code, i) => {
  if (isWild(code)) return Array(3).fill(code);
  if (isSmiley(code)) return [code];
  const n = i % 10 + 1;
  const copies = n === 1 ? 3 : n < 4 || n > 8 ? 2 : n >= 5 && n <= 7 ? 3 : 4;
  return Array(copies).fill(code);
});

const byClass = (a, b) => CLASS.get(a) - CLASS.get(b);

/** Cards by class. @param {Card[]} cards */
function countsOf(cards) {
  const counts = Array(CODES.length).fill(0);
  for (const card of cards) counts[CLASS.get(card)]++;
  return counts;
}

/** Counts with every smiley taken for its plain card: 33 classes. */
function merged(counts) {
  const h = counts.slice(0, FIRST_SMILEY);
  for (let i = FIRST_SMILEY; i < counts.length; i++) h[plainClass(i)] += counts[i];
  return h;
}

/** Points of a card left in hand (scoring-6 to scoring-8, Q88). */
const pointsOf = card => !isWild(card) ? 5 : card === 'W1-11' ? 15 : 10;

// ---------------------------------------------------------------- patterns

const meldsOf = (count, kind, size) => Array(count).fill({ kind, size });
const pairs = count => meldsOf(count, 'pair', 2);
/** Collection Patterns (patterns-13 to 17, prog-patterns-5 to 13), sets before runs. @type {Record<string, Spec[]>} */
export const PATTERNS = {
  '2 Sets of 4': meldsOf(2, 'set', 4),
  '2 Suited Runs of 4': meldsOf(2, 'run', 4),
  '1 Set of 4 & 1 Suited Run of 4': [...meldsOf(1, 'set', 4), ...meldsOf(1, 'run', 4)],
  '1 Suited Run of 8': meldsOf(1, 'run', 8),
  '4 Suited Pairs': pairs(4),
  '3 Suited Pairs': pairs(3), '1 Suited Run of 6': meldsOf(1, 'run', 6), '2 Sets of 3': meldsOf(2, 'set', 3),
  '5 Suited Pairs': pairs(5), '2 Suited Runs of 5': meldsOf(2, 'run', 5), '2 Sets of 5': meldsOf(2, 'set', 5),
};
const CLASSIC = Object.keys(PATTERNS).slice(0, 5);
/** Each group of three rounds has its own three patterns (Q94). */
const PROGRESSIVE = [
  ['3 Suited Pairs', '1 Suited Run of 6', '2 Sets of 3'],
  ['4 Suited Pairs', '1 Suited Run of 8', '2 Sets of 4'],
  ['5 Suited Pairs', '2 Suited Runs of 5', '2 Sets of 5'],
];

// ---------------------------------------------------------------- melds

const suits = (kind, v) => RANGE[kind][0] <= v && v <= RANGE[kind][1];
/** May wilds of these kinds (number of each) stand in a set or pair of number n? 1/11: one of 1 and 11 must suit them all (Q30, Q40). */
function wildsSuit(n, kinds, options) {
  if (n === 1) return options.Q30 === 'B' || !(kinds[0] && kinds[1]);
  return !(kinds[0] && n > 6) && !(kinds[1] && n < 6);
}
/** Most wilds in a meld of that size (Q41). */
const mostWilds = (size, options) => ({ A: size, B: size - 1, C: size >> 1 })[options.Q41];
/** Two melds of one pattern that Q22 B holds to be the same. */
const sameMeld = (a, b) => a.kind === b.kind && a.colour === b.colour && a.number === b.number && a.low === b.low;

/** Every multiset of `size` classes of `items`, at most counts[class] of each. */
function* multisets(items, counts, size, from = 0, chosen = []) {
  if (size === 0) { yield chosen; return; }
  for (let i = from; i < items.length; i++) {
    const most = Math.min(size, counts[items[i]]);
    for (let k = 1, next = chosen; k <= most; k++) {
      next = [...next, items[i]];
      yield* multisets(items, counts, size - k, i + 1, next);
    }
  }
}

/** Every way of declaring colours for the wilds of a set (Q51 B); equal wilds in order of colour, so nothing comes twice. */
function* declared(cards, i = 0) {
  if (i === cards.length) { yield cards; return; }
  if (!isWild(cards[i])) { yield* declared(cards, i + 1); return; }
  for (const colour of COLOURS) {
    const before = i > 0 ? cards[i - 1].split('/') : [];
    if (before[0] === cards[i] && before[1] > colour) continue;
    yield* declared(cards.with(i, `${cards[i]}/${colour}`), i + 1);
  }
}

/** Sets and pairs of that size out of `counts` (by class, 33 or 42 of them). @returns {Generator<object>} */
function* groupsFrom(counts, { kind, size }, options) {
  const suited = kind === 'pair';
  for (let n = 1; n <= 10; n++) {
    for (let c = 0; c < (suited ? 3 : 1); c++) {
      const colours = suited ? [c] : [0, 1, 2];
      const items = colours.flatMap(k => [treasureClass(k, n), smileyClass(k, n)]).concat([30, 31, 32]).filter(cls => counts[cls] > 0);
      for (const classes of multisets(items, counts, size)) {
        const kinds = [30, 31, 32].map(w => classes.filter(cls => cls === w).length);
        if (kinds[0] + kinds[1] + kinds[2] > mostWilds(size, options) || !wildsSuit(n, kinds, options)) continue;
        const cards = classes.map(cls => CODES[cls]).sort(byClass);
        if (suited) yield { kind, colour: COLOURS[c], number: n, cards };
        else if (options.Q51 !== 'B') yield { kind, number: n, cards };
        else for (const marked of declared(cards)) yield { kind, number: n, cards: marked };
      }
    }
  }
}

/** Runs of that size (patterns-6, Q26 to Q29, Q44): each place has its own card, so wilds are not interchangeable (Q109). */
function* runsFrom(counts, { size }, options) {
  const left = [...counts], cards = [];
  function* fill(c, low, wilds) {
    if (cards.length === size) { yield { kind: 'run', colour: COLOURS[c], low, cards: [...cards] }; return; }
    const v = low + cards.length;
    for (const cls of [treasureClass(c, v), smileyClass(c, v), 30, 31, 32]) {
      const wild = cls >= FIRST_WILD && cls < FIRST_SMILEY;
      if (!(left[cls] > 0) || (wild && (wilds === 0 || !suits(cls - FIRST_WILD, v)))) continue;
      left[cls]--;
      cards.push(CODES[cls]);
      yield* fill(c, low, wilds - wild);
      cards.pop();
      left[cls]++;
    }
  }
  for (let c = 0; c < 3; c++) for (let low = 1; low + size <= 12; low++) yield* fill(c, low, mostWilds(size, options));
}

const meldsFrom = (counts, spec, options) => (spec.kind === 'run' ? runsFrom : groupsFrom)(counts, spec, options);

// ---------------------------------------------------------------- can a pattern be laid? (exact search on class counts)

/**
 * Wilds needed are counted by place: [below 6, above 6, any kind]. Can they be filled with the wilds held,
 * every owed (exchanged) one among them (Q47 A)?
 */
function wildsFill([low, high, any], held, owed) {
  const need = low + high + any;
  for (let a = owed[0]; a <= held[0]; a++) {
    for (let b = owed[1]; b <= held[1]; b++) {
      const rest = need - a - b;
      if (rest >= owed[2] && rest <= held[2] && Math.max(0, a - low) + Math.max(0, b - high) <= any) return true;
    }
  }
  return false;
}
/** The kinds of place a wild may fill in a set or pair of number n: 0 below 6, 1 above 6, 2 any. */
const placesOf = (n, options) => n === 1 ? (options.Q30 === 'B' ? [2] : [0, 1]) : n < 6 ? [0] : n > 6 ? [1] : [2];
const heldWilds = h => [h[30], h[31], h[32]];

/**
 * Can melds of all the specs be laid out of h (33 counts), with all owed wilds in them? Never mixes pairs with other kinds.
 * @param {number[]} h @param {number[]} owed @param {Spec[]} specs @param {object[]} laid melds of the same pattern that lie (Q22 B)
 */
export function canLay(h, owed, specs, laid, options) {
  if (specs.length === 0) return owed.every(k => k === 0);
  if (specs[0].kind === 'pair') return canPair(h, owed, specs.length, laid, options);
  const runs = specs.filter(spec => spec.kind === 'run'), sets = specs.filter(spec => spec.kind === 'set');
  const held = heldWilds(h), most = held[0] + held[1] + held[2], need = [0, 0, 0], left = [...h];
  const distinct = options.Q22 === 'B';
  const room = () => need[0] + need[1] + need[2] <= most && need[0] <= held[0] + held[2] && need[1] <= held[1] + held[2];
  const set = (i, from, totals) => {
    if (i === sets.length) return wildsFill(need, held, owed);
    const { size } = sets[i];
    for (let n = from; n <= 10; n++) {
      if (distinct && laid.some(meld => meld.kind === 'set' && meld.number === n)) continue;
      for (let k = Math.min(totals[n], size), w = size - k; k >= 0 && w <= mostWilds(size, options); k--, w++) {
        for (const place of w === 0 ? [0] : placesOf(n, options)) {
          need[place] += w;
          const done = room() && set(i + 1, distinct ? n + 1 : n, totals.with(n, totals[n] - k));
          need[place] -= w;
          if (done) return true;
        }
      }
    }
    return false;
  };
  const fill = (i, at, p, wilds) => {
    const { size } = runs[i], c = Math.floor(at / 11), v = at % 11 + 1 + p, cls = treasureClass(c, v);
    if (p === size) return run(i + 1, distinct ? at + 1 : at);
    if (left[cls] > 0) {
      left[cls]--;
      const done = fill(i, at, p + 1, wilds);
      left[cls]++;
      if (done) return true;
    }
    const [place] = placesOf(v, { Q30: 'A' });
    need[place]++;
    const done = wilds < mostWilds(size, options) && room() && fill(i, at, p + 1, wilds + 1);
    need[place]--;
    return done;
  };
  const run = (i, from) => {
    if (i === runs.length) return set(0, 1, Array.from({ length: 11 }, (_, n) => n && left[n - 1] + left[n + 9] + left[n + 19]));
    for (let at = from; at < 33; at++) {
      if (at % 11 + runs[i].size > 11) continue;
      const same = meld => meld.kind === 'run' && COLOURS.indexOf(meld.colour) * 11 + meld.low - 1 === at;
      if (!(distinct && laid.some(same)) && fill(i, at, 0, 0)) return true;
    }
    return false;
  };
  return run(0, 0);
}

/** The same for pairs: all reachable (pairs, places for wilds), class after class. */
function canPair(h, owed, count, laid, options) {
  const held = heldWilds(h), most = held[0] + held[1] + held[2], wildMost = mostWilds(2, options), distinct = options.Q22 === 'B';
  const barred = cls => distinct && laid.some(meld => COLOURS.indexOf(meld.colour) * 10 + meld.number - 1 === cls);
  let natural = 0; // pairs without a wild
  for (let cls = 0; cls < 30; cls++) if (h[cls] >= 2 && !barred(cls)) natural += distinct ? 1 : h[cls] >> 1;
  if (natural + most < count) return false;
  if (natural >= count && owed.every(k => k === 0)) return true;
  const reached = new Map([[0, [0, 0, 0, 0]]]);
  /** One more pair of the class, of which `left` cards are free; Q22 B: only one. */
  const pair = (p, need, left, cls) => {
    if (p === count) return;
    for (let wilds = 0; wilds <= wildMost; wilds++) {
      if (left + wilds < 2 || (wilds === 2 && !distinct && cls >= 10)) continue; // pairs of wilds only: once for all colours
      for (const place of wilds === 0 ? [0] : placesOf(cls % 10 + 1, options)) {
        const wanted = need.with(place, need[place] + wilds);
        if (wanted[0] + wanted[1] + wanted[2] > most) continue;
        reached.set((p + 1) * 1000 + wanted[0] * 100 + wanted[1] * 10 + wanted[2], [p + 1, ...wanted]);
        if (!distinct) pair(p + 1, wanted, left - 2 + wilds, cls);
      }
    }
  };
  for (let cls = 0; cls < 30; cls++) {
    if (!barred(cls)) for (const [p, ...need] of [...reached.values()]) pair(p, need, h[cls], cls);
  }
  return [...reached.values()].some(([p, ...need]) => p === count && wildsFill(need, held, owed));
}

// ---------------------------------------------------------------- can every exchanged wild still be played? (Q53)

/**
 * The table as the search needs it.
 * spots: melds; n, classes of a set or pair or c, lo, hi of a run, with its number of naturals and of wilds by kind.
 * slots: the wilds that may be exchanged: their kind and the treasure classes that free them (swapping-2, Q51, Q52).
 */
export function spotsOf(melds, options) {
  const spots = [], slots = [];
  for (const { kind, number, colour, low, cards } of melds) {
    const c = COLOURS.indexOf(colour), w = [0, 0, 0], spot = spots.length;
    cards.forEach(({ card, as }, i) => {
      if (!isWild(card)) return;
      w[wildKind(card)]++;
      let classes = [treasureClass(c, kind === 'run' ? low + i : number)];
      if (kind === 'set') classes = { A: COLOURS, B: COLOURS.filter(k => k === as), C: [] }[options.Q51].map(k => CLASS.get(k + number));
      if (classes.length) slots.push({ spot, place: kind === 'run' ? i : null, kind: wildKind(card), classes, used: false });
    });
    const nat = cards.length - w[0] - w[1] - w[2];
    if (kind === 'run') spots.push({ run: true, c, lo: low, hi: low + cards.length - 1, nat, w });
    else spots.push({ run: false, n: number, classes: (kind === 'pair' ? [c] : [0, 1, 2]).map(k => treasureClass(k, number)), nat, w });
  }
  slots.sort((a, b) => a.spot - b.spot || a.kind - b.kind || a.classes[0] - b.classes[0]);
  return { spots, slots };
}

/** Does Q41 C leave room for one more wild? (Q41 B holds for good once a meld lies.) */
const wildRoom = (spot, options) => options.Q41 !== 'C' || spot.w[0] + spot.w[1] + spot.w[2] < spot.nat;
const groupTakes = (spot, kind, options) =>
  wildRoom(spot, options) && wildsSuit(spot.n, spot.w.with(kind, spot.w[kind] + 1), options);
/** Does the table hold a set or pair that takes any number of wilds of that kind, whatever else is played? */
const hasSink = (kind, { spots }, options) => options.Q41 !== 'C' && spots.some(spot =>
  !spot.run && (spot.n === 1 ? kind === 2 || options.Q30 === 'B' : suits(kind, spot.n)));

/** Exchange the wild of a slot for a treasure of class cls, run `then`, and take it back. */
function swapping(h, owed, { spots }, slot, cls, then) {
  const spot = spots[slot.spot], step = by => {
    h[cls] -= by;
    h[FIRST_WILD + slot.kind] += by;
    owed[slot.kind] += by;
    spot.w[slot.kind] -= by;
    spot.nat += by;
    slot.used = by > 0;
  };
  step(1);
  const done = then();
  step(-1);
  return done;
}

const sameSlot = (a, b) => a.spot === b.spot && a.place === b.place && a.kind === b.kind && a.classes[0] === b.classes[0];

/** Does `goal` hold now or after some exchanges? (In any order: exchanges never hinder each other but by the cards they cost.) */
function afterSwaps(h, owed, table, useful, goal, from = 0) {
  if (goal()) return true;
  for (let i = from; i < table.slots.length; i++) {
    const slot = table.slots[i], before = table.slots[i - 1];
    if (slot.used || !useful(slot)) continue;
    if (i > from && !before.used && sameSlot(before, slot)) continue;
    for (const cls of slot.classes) {
      if (h[cls] > 0 && swapping(h, owed, table, slot, cls, () => afterSwaps(h, owed, table, useful, goal, i + 1))) return true;
    }
  }
  return false;
}

/** With the own pattern laid: can all owed wilds be added, with other additions and exchanges (Q46 A) in between as needed? */
export function canPlayOwed(h, owed, table, options) {
  const wanted = [0, 1, 2].filter(kind => !hasSink(kind, table, options));
  if (wanted.every(kind => owed[kind] === 0)) return true;
  const dead = new Set(), { spots } = table;
  const half = options.Q41 === 'C';
  /** A card that is not owed helps at the end of a run only where it leads an owed wild into its range (or balances wilds, Q41 C). */
  const leads = (low, v) => half || (low ? v > 6 && owed[0] > 0 : v < 6 && owed[1] > 0);
  const playing = (kind, then) => {
    const wasOwed = owed[kind] > 0;
    h[FIRST_WILD + kind]--;
    owed[kind] -= wasOwed;
    const done = then();
    owed[kind] += wasOwed;
    h[FIRST_WILD + kind]++;
    return done;
  };
  const withWild = (spot, kind) => playing(kind, () => {
    spot.w[kind]++;
    const done = search();
    spot.w[kind]--;
    return done;
  });
  const withTreasure = (spot, cls) => {
    h[cls]--;
    spot.nat++;
    const done = search();
    spot.nat--;
    h[cls]++;
    return done;
  };
  const intoGroup = spot => wanted.some(kind => owed[kind] > 0 && groupTakes(spot, kind, options) && withWild(spot, kind))
    || (half && spot.classes.some(cls => h[cls] > 0 && withTreasure(spot, cls)));
  const ontoRun = spot => [true, false].some(low => {
    const v = low ? spot.lo - 1 : spot.hi + 1;
    if (v < 1 || v > 11) return false;
    const cls = treasureClass(spot.c, v), step = by => { if (low) spot.lo -= by; else spot.hi += by; };
    step(1);
    const done = [0, 1, 2].some(kind => h[FIRST_WILD + kind] > 0 && suits(kind, v) && wildRoom(spot, options)
      && ((wanted.includes(kind) && owed[kind] > 0) || leads(low, v)) && withWild(spot, kind))
      || (h[cls] > 0 && leads(low, v) && withTreasure(spot, cls));
    step(-1);
    return done;
  });
  const search = () => {
    if (wanted.every(kind => owed[kind] === 0)) return true;
    const key = `${h};${owed};${spots.map(s => `${s.lo},${s.hi},${s.nat},${s.w}`)}`;
    if (dead.has(key)) return false;
    dead.add(key);
    return spots.some(spot => spot.run ? ontoRun(spot) : intoGroup(spot));
  };
  const needsReach = spots.some(spot => spot.run && (spot.lo > 7 || spot.hi < 5));
  const useful = slot => options.Q46 === 'A' && (half || needsReach || spots[slot.spot].n === 1);
  return afterSwaps(h, owed, table, useful, search);
}

/** Take a meld's cards out of h (33 counts) and off what is owed. @returns {[number[], number[]]} */
function without(h, owed, cards) {
  const rest = [...h], still = [...owed];
  for (const card of cards) {
    const cls = plainClass(CLASS.get(card.split('/')[0])), kind = cls - FIRST_WILD;
    rest[cls]--;
    if (kind >= 0 && still[kind] > 0) still[kind]--;
  }
  return [rest, still];
}
/** The table with one more meld. */
function withMeld(table, meld, options) {
  const { spots, slots } = spotsOf([{ ...meld, cards: meld.cards.map(card => ({ card })) }], options);
  return {
    spots: [...table.spots, ...spots],
    slots: [...table.slots, ...slots.map(slot => ({ ...slot, spot: table.spots.length }))],
  };
}

/**
 * Can the melds of specs be laid so that every owed wild is in them (Q47 A), or at least still played in this turn (Q47 B)?
 * Wilds freed again from the player's own new melds never help, so their colours (Q51 B) are left open.
 */
export function canLayAndPlay(h, owed, specs, laid, table, options) {
  if (canLay(h, owed, specs, laid, options)) return true;
  if (options.Q47 === 'A') return false;
  if (specs.length === 0) return canPlayOwed([...h], [...owed], table, options);
  if (!canLay(h, [0, 0, 0], specs, laid, options)) return false;
  if (canLay(h, owed.map((k, kind) => hasSink(kind, table, options) ? 0 : k), specs, laid, options)) return true;
  const tried = new Set();
  for (const meld of meldsFrom(h, specs[0], { ...options, Q51: 'A' })) {
    const [rest, still] = without(h, owed, meld.cards);
    const key = `${rest};${meld.colour},${meld.number},${meld.low},${meld.kind === 'run' ? meld.cards : ''}`;
    if (tried.has(key) || (options.Q22 === 'B' && laid.some(other => sameMeld(other, meld)))) continue;
    tried.add(key);
    if (canLayAndPlay(rest, still, specs.slice(1), [...laid, meld], withMeld(table, meld, options), options)) return true;
  }
  return false;
}

/** Before a pattern is named: can one of them still be laid with every owed wild, after further exchanges if need be? */
export function canFinish(h, owed, patterns, table, options, memo = new Map()) {
  return afterSwaps(h, owed, table, () => true, () => {
    if (owed[0] + owed[1] + owed[2] > 10 && options.Q47 === 'A') return false;
    const key = `${h};${owed}${options.Q47 === 'A' ? '' : table.spots.map(spot => [spot.nat, spot.w])}`;
    if (!memo.has(key)) memo.set(key, patterns.some(name => canLayAndPlay(h, owed, PATTERNS[name], [], table, options)));
    return memo.get(key);
  });
}

// ---------------------------------------------------------------- the game

/**
 * @typedef {object} Play
 * @property {'pile'|'discards'|null} drew
 * @property {Card|null} barred card that may not be discarded (Q13 B)
 * @property {boolean} dry could the draw pile supply nothing (Q19)?
 * @property {boolean} played was a card played?
 * @property {Card[]} owed exchanged wilds to be played
 * @property {string|null} pattern being laid
 */

/**
 * @typedef {object} Table the whole state
 * @property {number} round 1, 2, ...
 * @property {number|null} dealer
 * @property {'dealer'|'deal'|'call'|'answer'|'reshuffle'|'draw'|'play'|'ending'|'over'} phase
 * @property {number|null} turn the seat whose turn it is, or is next
 * @property {Card[][]} hands
 * @property {Card[]} pile draw pile, top first
 * @property {Card[]} discards top last
 * @property {boolean} upcard is the lowest discard the card that was turned up at first (Q58)?
 * @property {Meld[][]} melds by the seat they lie in front of
 * @property {({pattern: string, possible: string[]}|null)[]} laid whole or partial patterns laid this round, with the unmarked
 *   patterns that the cards as first laid make, grouped anew (Q23 B)
 * @property {{pattern: string, complete: boolean, round: number}[][]} marks
 * @property {{hand: number, smileys: number, total: number}[][]} scores by seat and round
 * @property {number[]} taken times each seat took a card out of turn this round (Q68)
 * @property {number} turns turns passed in this round
 * @property {number} idle turns in a row with nothing to draw from the pile and no card played (Q19)
 * @property {{answers: (boolean|null)[], asked: number|null}|null} offer the window for "Can I have it?"
 * @property {{why: 'draw'|'extra', seat: number}|null} reshuffle what the reshuffled pile is needed for
 * @property {Play|null} play the turn after the draw
 * @property {({task: 'lay'|'mark', done: boolean, pattern: string|null, melds: Meld[]}|null)[]|null} ending each seat's secret
 *   decisions at the end of the round
 */

/**
 * @typedef {object} Act all have seat and type:
 *   call, quiet | want, refuse | draw {from: 'pile'|'discards'} | layDown {pattern}
 *   | meld {kind, number?, colour?, low?, cards} | add {owner, meld, end?: 'low'|'high', card}
 *   | exchange {owner, meld, place?, wild, card} | discard {card} | nothing | stop | mark {pattern}
 */

const FIELDS = ['seat', 'type', 'from', 'pattern', 'kind', 'number', 'colour', 'low', 'owner', 'meld', 'place', 'end', 'wild', 'card'];
/** Equal acts have equal keys; the order of the cards of a set or pair does not count. */
function keyOf(act) {
  const cards = Array.isArray(act.cards) ? [...act.cards] : null;
  if (cards && act.kind !== 'run') cards.sort();
  return JSON.stringify([...FIELDS.map(field => act[field] ?? null), cards]);
}

const PHASES = ['dealer', 'deal', 'call', 'answer', 'reshuffle', 'draw', 'play', 'ending', 'over'];
const sorted = cards => [...cards].sort(byClass);
const sameCards = (a, b) => a.length === b.length && a.every(card => CLASS.has(card)) && String(sorted(a)) === String(sorted(b));
const each = (n, make) => Array.from({ length: n }, (_, i) => make(i));

function readOptions(options) {
  for (const [id, letter] of Object.entries(options)) {
    if (!READINGS[id]?.includes(letter)) throw new Error(`no reading ${letter} of ${id}`);
  }
  return Object.fromEntries(Object.entries(READINGS).map(([id, letters]) => [id, options[id] ?? letters[0]]));
}

/** Does the table hold together: every card once, every seat everywhere? */
function checkTable(table) {
  const n = table?.hands?.length;
  if (!(n >= 2 && n <= 6)) throw new Error('2 to 6 players'); // Q02
  if (!PHASES.includes(table.phase)) throw new Error('no such phase');
  for (const name of ['hands', 'melds', 'laid', 'marks', 'scores', 'taken']) {
    if (!Array.isArray(table[name]) || table[name].length !== n) throw new Error(`${name}: one for each player`);
  }
  if (table.phase !== 'dealer' && !(table.dealer >= 0 && table.dealer < n)) throw new Error('no dealer');
  if (['dealer', 'deal'].includes(table.phase)) return;
  const needs = { call: 'offer', answer: 'offer', reshuffle: 'reshuffle', play: 'play', ending: 'ending' }[table.phase];
  if (needs && !table[needs]) throw new Error(`${table.phase}: ${needs} is missing`);
  const seated = table.turn >= 0 && table.turn < n && table.turn !== null;
  if (!seated && !['ending', 'over'].includes(table.phase)) throw new Error('whose turn is it?');
  const secret = (table.ending ?? []).flatMap(end => end?.melds ?? []);
  const down = [...table.melds.flat(), ...secret].flatMap(meld => meld.cards.map(({ card }) => card));
  const cards = [...table.hands.flat(), ...table.pile, ...table.discards, ...down];
  if (!sameCards(cards, DECK)) throw new Error('the cards are not the deck');
}

export class Game {
  #options; #random; #s; #firstDeck; #cache = new Map();

  /**
   * @param {{players?: number, options?: object, random?: (() => number)|null, dealer?: number, deck?: Card[], table?: Table}} setup
   * dealer: who deals first; deck: order of the first deal, top first; random null: every chance outcome comes through resolve().
   */
  constructor({ players, options = {}, random = Math.random, dealer, deck, table }) {
    this.#options = readOptions(options);
    this.#random = random;
    if (table) {
      checkTable(table);
      this.#s = structuredClone(table);
    } else {
      if (!(Number.isInteger(players) && players >= 2 && players <= 6)) throw new Error('2 to 6 players'); // Q02
      this.#s = { round: 1, dealer: null, phase: 'dealer', marks: each(players, () => []), scores: each(players, () => []) };
      this.#firstDeck = deck;
      this.#clear();
      if (dealer !== undefined) this.resolve(dealer);
    }
    this.#drive();
  }

  /** Gather the cards (Q105). */
  #clear() {
    const n = this.#s.scores.length;
    Object.assign(this.#s, {
      turn: null, hands: each(n, () => []), pile: [], discards: [], upcard: false, melds: each(n, () => []), laid: each(n, () => null),
      taken: each(n, () => 0), turns: 0, idle: 0, offer: null, reshuffle: null, play: null, ending: null,
    });
  }

  get table() { return structuredClone(this.#s); }
  get #n() { return this.#s.hands.length; }
  get isOver() { return this.#s.phase === 'over'; }
  #seatAfter(seat, steps = 1) { return (seat + steps) % this.#n; }

  // -------------------------------------------------------------- chance

  /** What chance must settle now: the first dealer (Q05), the shuffle of a deal, or of the discards (Q17). */
  get pending() {
    const { phase, reshuffle, discards } = this.#s;
    if (phase === 'dealer') return { what: 'dealer', seats: this.#n };
    if (phase === 'deal') return { what: 'deal', cards: [...DECK] };
    if (phase === 'reshuffle') return { what: 'reshuffle', cards: sorted(reshuffle.why === 'draw' ? discards.slice(0, -1) : discards) };
    return null;
  }

  /** Supply the outcome: a seat, or the cards in their new order, top first. */
  resolve(outcome) {
    const due = this.pending;
    if (!due) throw new Error('no chance is due');
    if (due.what === 'dealer') {
      if (!(Number.isInteger(outcome) && outcome >= 0 && outcome < due.seats)) throw new Error('no such seat');
      Object.assign(this.#s, { dealer: outcome, phase: 'deal' });
    } else {
      if (!(Array.isArray(outcome) && sameCards(outcome, due.cards))) throw new Error('not these cards');
      this.#cache.clear();
      if (due.what === 'deal') this.#deal([...outcome]);
      else this.#reshuffled([...outcome]);
    }
    this.#drive();
  }

  /** Let the random source settle what it can. */
  #drive() {
    for (let due = this.pending; due; due = this.pending) {
      let outcome = due.what === 'deal' ? this.#firstDeck : undefined;
      if (outcome) this.#firstDeck = undefined;
      else if (!this.#random) return;
      else if (due.what === 'dealer') outcome = Math.floor(this.#random() * due.seats);
      else outcome = this.#shuffle(due.cards);
      this.resolve(outcome);
    }
  }

  #shuffle(cards) {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = Math.floor(this.#random() * (i + 1));
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    return cards;
  }

  get #progressive() { return this.#options.V1 === 'B'; }
  get #rounds() { return this.#progressive ? 9 : 5; } // progressive-2, ending-game-2, Q102
  get #group() { return Math.floor((this.#s.round - 1) / 3); }

  /** One card at a time from the dealer's left, then the upcard (setup-5 to setup-8, Q06, Q07; progressive-3, -5, -7). */
  #deal(deck) {
    const s = this.#s, size = this.#progressive ? [6, 8, 10][this.#group] : 8;
    for (let i = 0; i < size * this.#n; i++) s.hands[this.#seatAfter(s.dealer, 1 + i)].push(deck[i]);
    s.discards = [deck[size * this.#n]];
    s.upcard = true;
    s.pile = deck.slice(size * this.#n + 1);
    s.turn = this.#seatAfter(s.dealer);
    this.#openOffer();
  }

  #reshuffled(order) {
    const s = this.#s, { why, seat } = s.reshuffle;
    s.discards = why === 'draw' ? s.discards.slice(-1) : [];
    s.pile = order;
    s.upcard = false;
    s.reshuffle = null;
    if (why === 'draw') this.#drawFromPile(seat);
    else this.#takeExtra(seat);
  }

  // -------------------------------------------------------------- "Can I have it?"

  /** Could the draw pile supply a card while the top discard stays (Q17, Q18)? */
  #canSupply() {
    return this.#s.pile.length > 0 || (this.#options.Q17 === 'A' && this.#s.discards.length >= 2);
  }
  /** Every player but the next one (Q69, Q111) who has not taken his three (Q68 B). */
  #mayCall(seat) {
    return seat !== this.#s.turn && !(this.#options.Q68 === 'B' && this.#s.taken[seat] >= 3);
  }

  /** Before the next player's turn the top discard is offered (cihi-2, cihi-11, Q58, Q64, Q66). */
  #openOffer() {
    const s = this.#s, supplied = this.#canSupply() || this.#options.Q66 === 'B';
    const turnedUp = s.upcard && s.discards.length === 1; // nobody has discarded it
    const open = s.discards.length > 0 && supplied && !(turnedUp && this.#options.Q58 === 'B');
    if (!open || !each(this.#n, seat => seat).some(seat => this.#mayCall(seat))) return this.#toDraw();
    s.phase = 'call';
    s.offer = { answers: each(this.#n, () => null), asked: null };
  }

  #answerCall(seat, calls) {
    const s = this.#s, { offer } = s;
    offer.answers[seat] = calls;
    if (this.toAct.length > 0) return;
    if (!offer.answers.includes(true)) { this.#toDraw(); return; }
    s.phase = 'answer';
    offer.asked = s.turn; // cihi-3
  }

  #popDiscard() {
    const { discards } = this.#s, card = discards.pop();
    this.#s.upcard &&= discards.length > 0;
    return card;
  }

  /** Refused: on clockwise to the first who wants it or has called (cihi-6, cihi-8, Q61 to Q63, Q67). */
  #refuse() {
    const { offer } = this.#s;
    do offer.asked = this.#seatAfter(offer.asked); while (!this.#mayCall(offer.asked));
    if (offer.answers[offer.asked]) this.#take(offer.asked);
  }

  #want(seat) {
    const s = this.#s;
    if (seat !== s.turn) { this.#take(seat); return; }
    if (this.#options.Q59 === 'A') { this.#drawDiscard(seat); return; } // cihi-4, cihi-5
    s.hands[seat].push(this.#popDiscard());
    this.#toDraw();
  }

  /** Out of turn: first the discard, then the extra card (cihi-7, Q107). */
  #take(seat) {
    const s = this.#s;
    s.hands[seat].push(this.#popDiscard());
    s.taken[seat]++;
    if (s.pile.length > 0) this.#takeExtra(seat);
    else if (this.#options.Q17 === 'B') this.#endRound();
    else if (s.discards.length > 0) Object.assign(s, { phase: 'reshuffle', reshuffle: { why: 'extra', seat } });
    else this.#afterTake(); // Q66 B
  }
  #takeExtra(seat) {
    this.#s.hands[seat].push(this.#s.pile.shift());
    this.#afterTake();
  }
  /** The next discard may be called as well (Q65); the next player stays next (Q70, Q74). */
  #afterTake() {
    if (this.#options.Q65 === 'A') this.#openOffer();
    else this.#toDraw();
  }

  // -------------------------------------------------------------- the turn

  #toDraw() {
    const s = this.#s, { Q17, Q19 } = this.#options;
    s.offer = null;
    if (Q17 === 'B' && s.pile.length === 0) this.#endRound();
    else if (this.#canSupply() || s.discards.length > 0) s.phase = 'draw';
    else if (Q19 === 'B') this.#endRound();
    else this.#startPlay(null, null, true); // Q19 A: on without a draw
  }
  #startPlay(drew, barred, dry) {
    Object.assign(this.#s, { phase: 'play', offer: null, play: { drew, barred, dry, played: false, owed: [], pattern: null } });
  }
  #drawDiscard(seat) {
    const s = this.#s, dry = !this.#canSupply(), card = this.#popDiscard();
    s.hands[seat].push(card);
    this.#startPlay('discards', this.#options.Q13 === 'B' ? card : null, dry);
  }
  #drawFromPile(seat) {
    this.#s.hands[seat].push(this.#s.pile.shift());
    this.#startPlay('pile', null, false);
  }

  // -------------------------------------------------------------- legal acts

  /** The seats that must decide now. */
  get toAct() {
    const { phase, offer, turn, ending } = this.#s, seats = each(this.#n, seat => seat);
    if (phase === 'call') return seats.filter(seat => this.#mayCall(seat) && offer.answers[seat] === null);
    if (phase === 'answer') return [offer.asked];
    if (phase === 'draw' || phase === 'play') return [turn];
    if (phase === 'ending') return seats.filter(seat => ending[seat] && !ending[seat].done);
    return [];
  }

  /** Every distinct legal act of the seat. @returns {Act[]} */
  legalActs(seat) { return [...this.#legal(seat)]; }

  #legal(seat) {
    if (!this.toAct.includes(seat)) return [];
    if (!this.#cache.has(seat)) {
      const acts = this.#actsOf(seat).map(act => Object.freeze({ seat, ...act, ...(act.cards && { cards: Object.freeze(act.cards) }) }));
      this.#cache.set(seat, acts);
    }
    return this.#cache.get(seat);
  }

  #actsOf(seat) {
    const s = this.#s, types = (...names) => names.map(type => ({ type }));
    if (s.phase === 'call') return types('call', 'quiet');
    if (s.phase === 'answer') return types('want', 'refuse');
    if (s.phase === 'draw') { // turn-2, Q10
      const sources = [...(this.#canSupply() ? ['pile'] : []), ...(s.discards.length > 0 ? ['discards'] : [])];
      return sources.map(from => ({ type: 'draw', from }));
    }
    if (s.phase === 'ending') return this.#endingActs(seat);
    const view = this.#view(seat);
    if (s.play.pattern) return this.#layingActs(view);
    const finished = view.owed.every(k => k === 0); // Q53
    const middle = s.laid[seat] ? [...this.#addActs(view), ...(this.#options.Q46 === 'A' ? this.#exchangeActs(view) : [])]
      : [...this.#layDownActs(view), ...this.#exchangeActs(view)];
    return finished ? [...middle, ...this.#discardActs(view)] : middle;
  }

  /** The hand and the table as the searches need them. */
  #view(seat) {
    const s = this.#s, counts = countsOf(s.hands[seat]);
    const refs = s.melds.flatMap((melds, owner) => melds.map((meld, index) => ({ owner, meld: index })));
    return {
      seat, counts, h: merged(counts), owed: heldWilds(countsOf(s.play.owed)), refs, table: spotsOf(s.melds.flat(), this.#options),
      patterns: this.#unmarked(seat),
    };
  }
  /** Patterns of this round the seat has not used (patterns-3, Q24, Q94). */
  #unmarked(seat) {
    const { marks } = this.#s, names = this.#progressive ? PROGRESSIVE[this.#group] : CLASSIC;
    return names.filter(name => !marks[seat].some(({ pattern }) => pattern === name));
  }
  /** A class of each card in hand. */
  #classesIn(counts) { return [...counts.keys()].filter(cls => counts[cls] > 0); }

  /** A whole pattern in the first turn or later (playing-2, patterns-10, Q11, Q16). */
  #layDownActs({ h, owed, table, patterns }) {
    return patterns.filter(name => canLayAndPlay(h, owed, PATTERNS[name], [], table, this.#options))
      .map(pattern => ({ type: 'layDown', pattern }));
  }

  /** The next meld of the named pattern, if the rest can follow. */
  #layingActs({ seat, counts, h, owed, table }) {
    const { play, melds } = this.#s, options = this.#options, laid = melds[seat];
    const [spec, ...rest] = PATTERNS[play.pattern].slice(laid.length);
    if (rest.length === 0 && owed.every(k => k === 0)) return this.#meldActs(counts, spec, laid, () => ['', () => true]);
    return this.#meldActs(counts, spec, laid, meld => {
      const [left, still] = without(h, owed, meld.cards);
      const alone = options.Q47 === 'A' || still.every(k => k === 0); // else the meld's own cards matter to the wilds still owed
      const key = `${left};${still};${alone ? '' : meld.cards.map(card => card.split('/')[0])}`;
      return [key, () => canLayAndPlay(left, still, rest, [...laid, meld], withMeld(table, meld, options), options)];
    });
  }

  /** Melds of that size out of the hand; `after` gives the key of what is left and the question whether the pattern can be finished. */
  #meldActs(counts, spec, laid, after, options = this.#options) {
    const acts = [], known = new Map(), distinct = options.Q22 === 'B';
    for (const meld of meldsFrom(counts, spec, options)) {
      if (distinct && laid.some(other => sameMeld(other, meld))) continue;
      const [state, possible] = after(meld);
      const key = `${state};${meld.kind === 'run' || distinct ? [meld.colour, meld.number, meld.low] : meld.number}`;
      if (!known.has(key)) known.set(key, possible());
      if (known.get(key)) acts.push({ type: 'meld', ...meld });
    }
    return acts;
  }

  /** Swap a wild on the table, anybody's, for the card it stands for, if the wild can still be played (swapping-2, -3, Q48 to Q55). */
  #exchangeActs({ seat, counts, h, owed, refs, table, patterns }) {
    const options = this.#options, memo = new Map(), laid = this.#s.laid[seat];
    const possible = laid ? () => canPlayOwed(h, owed, table, options) : () => canFinish(h, owed, patterns, table, options, memo);
    return table.slots.flatMap((slot, i) => {
      if (i > 0 && sameSlot(table.slots[i - 1], slot)) return [];
      const good = slot.classes.filter(cls => h[cls] > 0 && swapping(h, owed, table, slot, cls, possible));
      const place = slot.place === null ? {} : { place: slot.place };
      return this.#classesIn(counts).filter(cls => good.includes(plainClass(cls)))
        .map(cls => ({ type: 'exchange', ...refs[slot.spot], ...place, wild: WILDS[slot.kind], card: CODES[cls] }));
    });
  }

  /** One card to any meld after the own pattern lies (playing-3 to playing-6, Q15, Q32 to Q36), never so that an owed wild is stuck. */
  #addActs({ counts, h, owed, refs, table }) {
    const options = this.#options, acts = [];
    for (const cls of this.#classesIn(counts)) {
      const plain = plainClass(cls), kind = plain - FIRST_WILD, wild = kind >= 0;
      table.spots.forEach((spot, i) => {
        const card = CODES[cls], ref = refs[i];
        if (!spot.run) {
          if (!(wild ? groupTakes(spot, kind, options) : spot.classes.includes(plain))) return;
          const declare = wild && options.Q51 === 'B' && this.#meldAt(ref).kind === 'set';
          for (const as of declare ? COLOURS : ['']) acts.push([plain, { type: 'add', ...ref, card: as ? `${card}/${as}` : card }]);
          return;
        }
        for (const [end, v] of [['low', spot.lo - 1], ['high', spot.hi + 1]]) {
          if (v < 1 || v > 11) continue; // Q28, Q44
          const fits = wild ? suits(kind, v) && wildRoom(spot, options) : plain === treasureClass(spot.c, v);
          if (fits) acts.push([plain, { type: 'add', ...ref, end, card }]);
        }
      });
    }
    if (owed.every(k => k === 0)) return acts.map(([, act]) => act);
    return acts.filter(([, act]) => {
      const [left, still] = without(h, owed, [act.card]);
      const target = this.#meldAt(act), melds = this.#s.melds.flat().map(meld => meld === target ? this.#added(meld, act) : meld);
      return canPlayOwed(left, still, spotsOf(melds, options), options);
    }).map(([, act]) => act);
  }

  /** Any card (turn-4, Q20); Q13 B bars the card drawn from the discards, unless nothing else is left to discard. */
  #discardActs({ counts }) {
    const classes = this.#classesIn(counts), { barred } = this.#s.play;
    const free = classes.filter(cls => barred === null || plainClass(cls) !== plainClass(CLASS.get(barred)));
    return (free.length > 0 ? free : classes).map(cls => ({ type: 'discard', card: CODES[cls] }));
  }

  #meldAt({ owner, meld }) { return this.#s.melds[owner][meld]; }
  #laidCard(seat, card) {
    const [code, as] = card.split('/');
    return { card: code, by: seat, ...(as && { as }) };
  }
  /** The meld with one more card. */
  #added(meld, { seat, end, card }) {
    const laid = this.#laidCard(seat, card);
    if (end === 'low') return { ...meld, low: meld.low - 1, cards: [laid, ...meld.cards] };
    return { ...meld, cards: [...meld.cards, laid] };
  }

  // -------------------------------------------------------------- the end of a round

  /** May parts of a pattern be laid after the end (ending-round-15 to -18, Q79; eor-changes-5, Q95, Q99)? */
  get #partials() { return !this.#progressive || this.#options.Q95 === 'C'; }

  /** The round is over: those who have laid nothing may lay now, all at once in secret (ending-round-5, Q75, Q83; Q95); marks (Q23 B). */
  #endRound() {
    const s = this.#s, laying = this.#partials || this.#options.Q95 === 'B';
    Object.assign(s, { phase: 'ending', turn: null, offer: null, play: null });
    s.ending = each(this.#n, seat => {
      const task = s.laid[seat] ? this.#s.laid[seat].possible.length > 1 && 'mark' : laying && 'lay';
      return task ? { task, done: false, pattern: null, melds: [] } : null;
    });
    if (this.toAct.length === 0) this.#closeRound();
  }
  /** Q23 B: the unmarked patterns that the cards as first laid make, grouped anew. */
  #possible(seat) {
    const h = merged(countsOf(this.#s.melds[seat].flatMap(meld => meld.cards.map(({ card }) => card))));
    return this.#options.Q23 === 'A' ? [] : this.#unmarked(seat).filter(name => canLay(h, [0, 0, 0], PATTERNS[name], [], this.#options));
  }

  /** One line of the table, or nothing (ending-round-6, Q76 to Q82). */
  #endingActs(seat) {
    const { task, pattern, melds } = this.#s.ending[seat], options = this.#options;
    if (task === 'mark') return this.#s.laid[seat].possible.map(name => ({ type: 'mark', pattern: name }));
    const counts = countsOf(this.#s.hands[seat]), h = merged(counts);
    if (!pattern) {
      const lines = name => this.#partials ? PATTERNS[name].map(spec => [spec]) : [PATTERNS[name]];
      const open = this.#unmarked(seat).filter(name => lines(name).some(specs => canLay(h, [0, 0, 0], specs, [], options)));
      return [{ type: 'nothing' }, ...open.map(name => ({ type: 'layDown', pattern: name }))];
    }
    const left = [...PATTERNS[pattern]];
    for (const meld of melds) left.splice(left.findIndex(spec => spec.kind === meld.kind), 1);
    const acts = left.flatMap((spec, i) => {
      if (left.findIndex(other => other.kind === spec.kind) !== i) return [];
      return this.#meldActs(counts, spec, melds, meld => {
        const [after] = without(h, [0, 0, 0], meld.cards), rest = this.#partials ? [] : left.toSpliced(i, 1);
        return [this.#partials ? '' : after, () => canLay(after, [0, 0, 0], rest, [...melds, meld], options)];
      }, { ...options, Q51: 'A' }); // nothing is exchanged any more, so no colour is declared
    });
    return melds.length > 0 && this.#partials ? [...acts, { type: 'stop' }] : acts;
  }

  #endingDone(seat) {
    this.#s.ending[seat].done = true;
    if (this.toAct.length === 0) this.#closeRound();
  }

  /** All lie and are marked (ending-round-3, -8, Q24, Q77, Q84); then the count, and the next round or the end (continuing-2, Q91). */
  #closeRound() {
    const s = this.#s;
    s.ending.forEach((end, seat) => {
      const { pattern, melds } = end ?? {};
      if (end?.task === 'lay' && pattern) {
        s.melds[seat] = melds;
        s.laid[seat] = { pattern, possible: [pattern] };
      } else if (pattern) s.laid[seat].pattern = pattern;
      if (!s.laid[seat]) return;
      const complete = end?.task !== 'lay' || melds.length === PATTERNS[pattern].length;
      s.marks[seat].push({ pattern: s.laid[seat].pattern, complete, round: s.round });
    });
    s.ending = null;
    s.scores.forEach((rounds, seat) => rounds.push(this.#score(seat)));
    s.phase = s.round === this.#rounds ? 'over' : 'deal';
    if (s.phase === 'over') return;
    s.round++;
    s.dealer = this.#seatAfter(s.dealer);
    this.#clear();
  }

  /** Cards left in hand (scoring-3) and smileys (smiley-3, -4, Q96 to Q98, Q100, Q101). */
  #score(seat) {
    const { hands, melds } = this.#s;
    const hand = hands[seat].reduce((sum, card) => sum + pointsOf(card), 0);
    const own = this.#options.Q96 === 'A' ? melds[seat].flatMap(meld => meld.cards)
      : melds.flat().flatMap(meld => meld.cards).filter(({ by }) => by === seat);
    const smileys = this.#progressive ? 10 * (hands[seat].filter(isSmiley).length - own.filter(({ card }) => isSmiley(card)).length) : 0;
    return { hand, smileys, total: hand + smileys };
  }

  /** Lowest total, then most completed patterns, then shared (ending-game-4 to -6, Q89, Q90). */
  outcome() {
    if (!this.isOver) return null;
    const { scores, marks } = this.#s;
    const totals = scores.map(rounds => rounds.reduce((sum, { total }) => sum + total, 0));
    const completed = marks.map(own => own.filter(({ complete }) => complete || this.#options.Q90 === 'B').length);
    const lowest = Math.min(...totals), most = Math.max(...completed.filter((_, seat) => totals[seat] === lowest));
    const winners = each(this.#n, seat => seat).filter(seat => totals[seat] === lowest && completed[seat] === most);
    return { winners, totals, completed };
  }

  // -------------------------------------------------------------- performing

  /** Perform a legal act, or throw and change nothing. @param {Act} act */
  perform(act) {
    if (this.isOver) throw new Error('the game is over');
    if (!act || !this.toAct.includes(act.seat)) throw new Error('this seat has nothing to decide now');
    const acts = this.#legal(act.seat);
    const legal = acts.includes(act) ? act : acts.find(other => other.type === act.type && keyOf(other) === keyOf(act));
    if (!legal) throw new Error(`not a legal act now: ${JSON.stringify(act)}`);
    this.#cache.clear();
    this.#carryOut(legal);
    this.#drive();
  }

  #carryOut(act) {
    const s = this.#s, { seat, type } = act;
    switch (type) {
      case 'call': return this.#answerCall(seat, true);
      case 'quiet': return this.#answerCall(seat, false);
      case 'want': return this.#want(seat);
      case 'refuse': return this.#refuse();
      case 'draw': return this.#draw(seat, act.from);
      case 'layDown': (s.phase === 'ending' ? s.ending[seat] : s.play).pattern = act.pattern; return undefined;
      case 'meld': return s.phase === 'ending' ? this.#meldAtEnd(act) : this.#meldInTurn(act);
      case 'add': return this.#add(act);
      case 'exchange': return this.#exchange(act);
      case 'discard': return this.#discard(seat, act.card);
      case 'mark': s.ending[seat].pattern = act.pattern; return this.#endingDone(seat);
      default: return this.#endingDone(seat); // nothing, stop
    }
  }

  /** From the draw pile, made anew of the discards below the top one if it is empty (turn-2, Q17, Q18), or the top discard. */
  #draw(seat, from) {
    const s = this.#s;
    if (from === 'discards') this.#drawDiscard(seat);
    else if (s.pile.length > 0) this.#drawFromPile(seat);
    else Object.assign(s, { phase: 'reshuffle', reshuffle: { why: 'draw', seat } });
  }

  #fromHand(seat, card) {
    const hand = this.#s.hands[seat];
    hand.splice(hand.indexOf(card), 1);
  }
  /** From the hand to the table; an owed wild is owed no more. */
  #playCard(seat, card) {
    const { play } = this.#s, laid = this.#laidCard(seat, card);
    this.#fromHand(seat, laid.card);
    if (!play) return laid;
    play.played = true;
    if (play.owed.includes(laid.card)) play.owed.splice(play.owed.indexOf(laid.card), 1);
    return laid;
  }
  #newMeld({ seat, kind, number, colour, low, cards }) {
    const meaning = { set: { number }, run: { colour, low }, pair: { colour, number } }[kind];
    return { kind, ...meaning, cards: cards.map(card => this.#playCard(seat, card)) };
  }

  #meldInTurn(act) {
    const s = this.#s, { seat } = act, melds = s.melds[seat];
    melds.push(this.#newMeld(act));
    if (melds.length < PATTERNS[s.play.pattern].length) return;
    s.laid[seat] = { pattern: s.play.pattern, possible: this.#possible(seat) };
    s.play.pattern = null;
    this.#endIfOut(seat);
  }
  #meldAtEnd(act) {
    const { pattern, melds } = this.#s.ending[act.seat];
    melds.push(this.#newMeld(act));
    if (melds.length === PATTERNS[pattern].length) this.#endingDone(act.seat);
  }

  #add(act) {
    const { owner, meld, seat, card } = act, melds = this.#s.melds[owner];
    this.#playCard(seat, card);
    melds[meld] = this.#added(melds[meld], act);
    this.#endIfOut(seat);
  }
  /** The treasure takes the wild's place; the wild is owed (swapping-3, Q54). */
  #exchange({ seat, owner, meld, place, wild, card }) {
    const s = this.#s, target = s.melds[owner][meld];
    const at = place ?? target.cards.findIndex(({ card: code, as }) => code === wild && (as ?? card[0]) === card[0]);
    target.cards[at] = this.#playCard(seat, card);
    s.hands[seat].push(wild);
    s.play.owed.push(wild);
  }
  /** The round is over at once when the last card is played (ending-round-2, Q12). */
  #endIfOut(seat) {
    if (this.#s.hands[seat].length === 0) this.#endRound();
  }

  /** The end of the turn; the round ends with the last card, or blocked (Q19), or at the turn limit (Q108 B). */
  #discard(seat, card) {
    const s = this.#s, { dry, played } = s.play, { Q19, Q108 } = this.#options;
    this.#fromHand(seat, card);
    s.discards.push(card);
    s.turns++;
    s.idle = dry && !played ? s.idle + 1 : 0;
    const blocked = (Q19 === 'A' && s.idle >= this.#n) || (Q108 === 'B' && s.turns >= 30 * this.#n);
    if (s.hands[seat].length === 0 || blocked) return this.#endRound();
    s.turn = this.#seatAfter(seat);
    s.play = null;
    return this.#openOffer();
  }

  // -------------------------------------------------------------- what a seat sees

  /** The table with the others' secrets as numbers or null (Q08). */
  seenBy(seat) {
    const view = this.table, { Q08 } = this.#options, others = each(this.#n, other => other).filter(other => other !== seat);
    for (const other of others) {
      const end = view.ending?.[other];
      view.hands[other] = view.hands[other].length + (end?.melds ?? []).reduce((sum, meld) => sum + meld.cards.length, 0);
      if (end) view.ending[other] = { task: end.task, done: end.done, pattern: null, melds: null };
      if (view.phase === 'call') view.offer.answers[other] = null;
      if (Q08 === 'B' && !this.isOver) Object.assign(view.marks, { [other]: null });
      if (Q08 === 'B' && !this.isOver) Object.assign(view.scores, { [other]: null });
    }
    view.pile = view.pile.length;
    if (Q08 !== 'C') view.discards = { top: view.discards.at(-1) ?? null, number: view.discards.length };
    return view;
  }
}
