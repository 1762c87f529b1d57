import { type PlacedField, readPlace } from './arrangedFields';
import type { TypeDesign } from './typeDesign';

/** Designed fields of one declaration, each after the one beside which it stands; of two that name each other the first as it is. */
export function neighboursFirst<F extends PlacedField>(added: readonly F[]): F[] {
  const ordered: F[] = [];
  const waiting = [...added];
  while (waiting.length > 0) {
    const isFree = ({ place }: F) => waiting.every(({ name }) => name !== readPlace(place)?.neighbour);
    ordered.push(...waiting.splice(Math.max(waiting.findIndex(isFree), 0), 1));
  }
  return ordered;
}

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
