import { designFile, type DesignFile } from '#framework/contract/designFile';
import type { Queryable } from '../../db/connect';
import { asDesign, type DesignPart, designParts, type Item, readPart } from './designParts';

/** The whole design of an installation. The same design is the same text, byte for byte. */
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

/** By identifier; fields by their records, in their order there. */
function sorted(part: DesignPart, items: readonly Item[]): Item[] {
  const key = part.name === 'fields' ? (item: Item) => String(item['resource']) : part.key;
  return items.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
}
