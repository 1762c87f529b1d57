import { resourceNamed } from 'sijil/schema/application';
import { designFile, type DesignFile } from 'sijil/contract/designFile';
import type { Resource } from 'sijil/schema/resource';
import { nothingTaken } from 'sijil/schema/roles/customRoles';
import type { Queryable } from '../../db/connect';
import { columnNamed } from '../../db/schema/tables';
import { storedRows } from '../../db/storedRows';

export type Item = Readonly<Record<string, unknown>>;
type PartName = Exclude<keyof DesignFile, 'format'>;

/** A part of a design: the declaration that stores it, and the key of its records. */
export interface DesignPart {
  readonly name: PartName;
  readonly resource: string;
  readonly key: (item: Item) => string;
}

const joined =
  (...names: readonly string[]) =>
  (item: Item) =>
    names.map((name) => String(item[name])).join('/');

/** Parts in the order in which they are applied: a field requires its records, a role names fields. */
export const designParts: readonly DesignPart[] = [
  { name: 'types', resource: 'designedTypes', key: joined('name') },
  { name: 'fields', resource: 'designedFields', key: joined('resource', 'name') },
  { name: 'roles', resource: 'customRoles', key: joined('id') },
  { name: 'texts', resource: 'changedTexts', key: joined('key', 'language') },
];

/** A record of a part as stored; deleted ones have `deletedAt`. */
export interface StoredItem extends Item {
  readonly id: string;
  readonly version: number;
  readonly deletedAt: Date | null;
}

/** The records of a part, the oldest first, with the deleted ones. Empty where the application lacks the declaration. */
export async function readPart(db: Queryable, { resource }: DesignPart): Promise<StoredItem[]> {
  if (!resourceNamed(resource)) return [];
  return storedRows(db, resource, {
    orderBy: [columnNamed(resource, 'createdAt'), columnNamed(resource, 'id')],
  });
}

/** Converts a stored record to its form in the file, without values of this installation; unchanged where that is invalid. */
export function asDesign({ name }: DesignPart, row: Item): Item {
  const read = designFile.shape[name].element.safeParse(name === 'roles' ? inRoleFile(row) : row);
  return read.success ? read.data : row;
}

const inRoleFile = ({ id, name, base, description, narrowing }: Item) => ({
  id,
  name,
  base,
  description,
  narrowing: narrowing ?? nothingTaken,
});

/** @throws Error where the application has no such declaration */
export function declarationOf({ resource }: DesignPart): Resource {
  const found = resourceNamed(resource);
  if (!found) throw new Error(`the application does not declare ${resource}`);
  return found;
}

/** The entire design of an installation. Equal designs give equal texts, byte for byte. */
export async function exportDesign(db: Queryable): Promise<DesignFile> {
  const read: Record<string, unknown> = { format: 1 };
  for (const part of designParts) read[part.name] = sorted(part, await aliveOf(db, part));
  return designFile.parse(read);
}

/** A design as the text of its file. */
export const designText = (file: DesignFile): string => `${JSON.stringify(file, null, 2)}\n`;

async function aliveOf(db: Queryable, part: DesignPart): Promise<Item[]> {
  const rows = await readPart(db, part);
  return rows.filter(({ deletedAt }) => deletedAt === null).map((row) => asDesign(part, row));
}

/** Sorts by identifier; fields by their records, in their order there. */
function sorted(part: DesignPart, items: readonly Item[]): Item[] {
  const key = part.name === 'fields' ? (item: Item) => String(item['resource']) : part.key;
  return items.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
}
