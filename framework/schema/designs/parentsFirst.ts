import type { TypeDesign } from './typeDesign';

/** Record types in an order in which each comes after the one that it belongs to; those without a known one are left out. */
export function parentsFirst<T extends Pick<TypeDesign, 'name' | 'parent'>>(
  types: readonly T[],
  isDeclared: (name: string) => boolean,
): T[] {
  const placed: T[] = [];
  let waiting = types;
  for (;;) {
    const isKnown = ({ parent }: T) =>
      parent === null || isDeclared(parent) || placed.some(({ name }) => name === parent);
    const next = waiting.filter(isKnown);
    if (next.length === 0) return placed;
    placed.push(...next);
    waiting = waiting.filter((type) => !next.includes(type));
  }
}
