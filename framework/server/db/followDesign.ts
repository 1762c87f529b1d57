import { eq, isNull } from 'drizzle-orm';
import { resourceList } from '#app/resources';
import { appliedVersion, applyDesign, type Design } from '#framework/schema/designs/applyDesign';
import type { FieldDesign } from '#framework/schema/designs/fieldDesign';
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
  if (version === appliedVersion()) return;
  loading ??= loadDesign(db).finally(() => (loading = undefined));
  await loading;
}

/** Reads the design that the database has, and applies it. */
export async function loadDesign(db: Database): Promise<void> {
  applyDesign(resourceList, await readDesign(db));
}

/** A designed field as its row. */
interface StoredField extends FieldDesign {
  readonly id: string;
  readonly version: number;
}

interface StoredDesign extends Design {
  readonly fields: StoredField[];
}

/** The design as a transaction sees it. */
export async function readDesign(db: Queryable): Promise<StoredDesign> {
  const [stored] = await db.select().from(installation).where(eq(installation.key, designKey));
  if (!stored) return { version: 0, fields: [] };
  const table = tableNamed(designsResource);
  const rows = await db
    .select()
    .from(table)
    .where(isNull(table['deletedAt'] as never))
    .orderBy(table['createdAt'] as never, table['name'] as never);
  return { version: Number(stored.value), fields: rows as unknown as StoredField[] };
}
