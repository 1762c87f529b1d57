import { eq, type SQL, sql } from 'drizzle-orm';
import { fieldOfDesign, type FieldDesign } from '#framework/schema/designs/fieldDesign';
import { kindOf } from '#framework/schema/fieldKinds';
import { holdsFile, holdsFiles } from '#framework/schema/kindFacts';
import type { Transaction } from '../db/connect';
import { toSnakeCase } from '../db/qualified';
import { tableNamed } from '../db/schema/tables';
import { designColumn, designsResource } from '../db/followDesign';

/**
 * Empties every designed field of the rows that a condition finds, deleted fields too: nobody knows whether one of them
 * names a person. Returns the ids of the files that they held.
 */
export async function eraseDesigned(tx: Transaction, resource: string, where: SQL): Promise<string[]> {
  const designs = tableNamed(designsResource);
  const rows = await tx
    .select()
    .from(designs)
    .where(eq(designColumn('resource'), resource));
  const fields = (rows as unknown as FieldDesign[]).map((design) => ({
    column: sql.identifier(toSnakeCase(design.name)),
    field: fieldOfDesign(design),
  }));
  if (fields.length === 0) return [];
  const table = tableNamed(resource);
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
