export interface SeededRandom {
  /** From 0 up to 1. */
  next(): number;
  between(low: number, high: number): number;
  /** @throws RangeError on an empty list. */
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** Random numbers in an order determined by the seed (mulberry32 over an FNV-1a hash of the seed). */
export function seededRandom(seed: string | number): SeededRandom {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => {
      const picked = items[Math.floor(next() * items.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value | 0;
}
