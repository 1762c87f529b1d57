import type { Resource } from '../resource';
import type { FieldDesign } from './fieldDesign';

/** Order of the fields of a declaration, and those of its sections. */
export interface Arrangement {
  readonly names: readonly string[];
  readonly sections: Resource['sections'];
}

/** A designed field and its neighbour. */
export type PlacedField = Pick<FieldDesign, 'name' | 'place'>;

/** The neighbour that a place names, and the side of it; undefined for the end. */
export function readPlace(place: string | null | undefined) {
  const [, neighbour, before] = place?.split('.') ?? [];
  return neighbour === undefined ? undefined : { neighbour, side: before ? 'before' : 'after' };
}

/**
 * Fields of a declaration, with each designed one next to its neighbour, which comes first (`neighboursFirst`). A field
 * whose neighbour no longer exists is last.
 */
export function arrangedFields(declared: Arrangement, added: readonly PlacedField[]): Arrangement {
  return added.reduce(withField, declared);
}

function withField({ names, sections }: Arrangement, { name, place }: PlacedField): Arrangement {
  const found = readPlace(place);
  const insert = (into: readonly string[], otherwise = into) => {
    const neighbour = found ? into.indexOf(found.neighbour) : -1;
    const at = found?.side === 'after' ? neighbour + 1 : neighbour;
    return neighbour < 0 ? otherwise : [...into.slice(0, at), name, ...into.slice(at)];
  };
  return {
    names: insert(names, [...names, name]),
    sections: sections.map((section) => ({ ...section, fields: insert(section.fields) })),
  };
}
