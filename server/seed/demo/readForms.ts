import { asc } from 'drizzle-orm';
import type { Transaction } from '../../db/connect';
import { formVersions } from '../../db/schema/requests';
import type { DemoForm } from './world';

/** The newest version of each inspection form, by its key. */
export async function readForms(tx: Transaction): Promise<ReadonlyMap<string, DemoForm>> {
  const rows = await tx.select().from(formVersions).orderBy(asc(formVersions.version));
  return new Map(rows.map(({ id, key, body }) => [key, { id, form: body }]));
}
