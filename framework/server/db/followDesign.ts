import { eq, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { resourceList, resourceNamed } from '#app/resources';
import { appliedDesign, applyDesign, type Design } from '#framework/schema/designs/applyDesign';
import { designKinds, type FieldDesign } from '#framework/schema/designs/fieldDesign';
import type { Database, Queryable } from './connect';
import { installation } from './schema/installation';
import { tableNamed } from './schema/tables';

/** Key of `installation` under which the version of the design is stored. */
export const designKey = 'design';
/** Declaration of the designed fields, where the application has it. */
export const designsResource = 'designedFields';

let loading: Promise<void> | undefined;

/**
 * Brings the declarations of this process to a version of the design. Every call of somebody who is signed in asks for
 * the version that the database has, in the statement that looks up the session: what one process publishes, all follow
 * with their next call.
 */
export async function followDesign(db: Database, version: number): Promise<void> {
  if (version === appliedDesign().version) return;
  loading ??= loadDesign(db).finally(() => (loading = undefined));
  await loading;
}

/** Reads the design that the database has, and applies it. */
export async function loadDesign(db: Database): Promise<void> {
  applyDesign(resourceList, await readDesign(db));
}

/** A column of the designed fields. */
export function designColumn(name: string): PgColumn {
  const column = tableNamed(designsResource)[name];
  if (!column) throw new Error(`${designsResource} has no column for "${name}"`);
  return column;
}

/** A designed field as its row. */
interface StoredField extends FieldDesign {
  readonly id: string;
  readonly version: number;
}

interface StoredDesign extends Design {
  readonly fields: StoredField[];
}

/**
 * The design as a transaction sees it. What this version of the code cannot draw is left out: a kind of a newer version, a
 * link to records that are no longer declared.
 */
export async function readDesign(db: Queryable): Promise<StoredDesign> {
  const [stored] = await db.select().from(installation).where(eq(installation.key, designKey));
  if (!stored) return { version: 0, fields: [] };
  const rows = await db
    .select()
    .from(tableNamed(designsResource))
    .where(isNull(designColumn('deletedAt')))
    .orderBy(designColumn('createdAt'), designColumn('name'));
  const fields = (rows as unknown as StoredField[]).filter(isKnown);
  return { version: Number(stored.value), fields };
}

function isKnown({ kind, target }: FieldDesign): boolean {
  return Object.hasOwn(designKinds, kind) && (target === null || resourceNamed(target) !== undefined);
}
