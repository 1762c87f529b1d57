import { type PlacedField, readPlace } from './arrangedFields';

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
