import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { fieldOfDesign, type FieldDesign } from 'sijil/schema/designs/fieldDesign';
import { kindOf } from 'sijil/schema/fieldKinds';
import { holdsFile, holdsFiles } from 'sijil/schema/kindFacts';
import type { Transaction } from '../db/connect';
import { toSnakeCase } from '../db/statement';
import { tableNamed } from '../db/schema/tables';
import { storedRows } from '../db/storedRows';
import { auditEntries } from '../db/schema/users';
import { designColumn, designsResource, typeColumn, typesResource } from '../db/followDesign';

interface Erased {
  /** Condition of the rows. */
  readonly where: SQL;
  readonly at: Date;
}

/** Name of an erased record. */
const gone = '—';

/**
 * Empties every designed field, deleted ones too, of the rows that match a condition: any of them may name a person. Child
 * records of designed types are emptied and deleted, with their history. Returns the ids of the files that they held.
 */
export async function eraseDesigned(
  tx: Transaction,
  resource: string,
  { where, at }: Erased,
): Promise<string[]> {
  return [...(await emptyFields(tx, resource, where)), ...(await eraseChildren(tx, resource, { where, at }))];
}

async function eraseChildren(tx: Transaction, resource: string, { where, at }: Erased): Promise<string[]> {
  const types = tableNamed(typesResource);
  const rows = await tx
    .select({ name: typeColumn('name') })
    .from(types)
    .where(eq(typeColumn('parent'), resource));
  const held: string[] = [];
  for (const name of rows.map((row) => String(row.name))) {
    const table = sql.identifier(toSnakeCase(name));
    const own = sql`parent_id in (select id from ${sql.identifier(toSnakeCase(resource))} where ${where})`;
    // Children come first: they are found through the records.
    held.push(...(await eraseDesigned(tx, name, { where: own, at })));
    const { rows: erased } = await tx.execute<{ id: string }>(
      sql`update ${table} set name = ${gone}, deleted_at = coalesce(deleted_at, ${at}) where ${own} returning id`,
    );
    const ids = erased.map(({ id }) => id);
    if (ids.length > 0)
      await tx.update(auditEntries).set({ changes: {} }).where(inArray(auditEntries.recordId, ids));
  }
  return held;
}

async function emptyFields(tx: Transaction, resource: string, where: SQL): Promise<string[]> {
  const designs = await storedRows<FieldDesign>(tx, designsResource, {
    where: eq(designColumn('resource'), resource),
  });
  const fields = designs.map((design) => ({
    column: sql.identifier(toSnakeCase(design.name)),
    field: fieldOfDesign(design),
  }));
  if (fields.length === 0) return [];
  const table = sql.identifier(toSnakeCase(resource));
  const held: string[] = [];
  for (const { column, field } of fields.filter((one) => holdsFile(one.field))) {
    const id = holdsFiles(field) ? sql`unnest(${column})` : sql`${column}`;
    const found = await tx.execute<{ id: string | null }>(
      sql`select ${id} as id from ${table} where ${where}`,
    );
    held.push(...found.rows.flatMap((row) => row.id ?? []));
  }
  const emptied = fields.map(
    ({ column, field }) => sql`${column} = ${kindOf(field).neverEmpty ? sql`default` : sql`null`}`,
  );
  await tx.execute(sql`update ${table} set ${sql.join(emptied, sql`, `)} where ${where}`);
  return held;
}
