import { eq } from 'drizzle-orm';
import { tables } from '#framework/server/db/schema/tables';
import type { Transaction } from '#framework/server/db/connect';
import { type DemoCompany, need, type Staff } from '../demoBusiness';

/** Says of the inspectors which companies they are tied to; a list of candidates then warns of them. */
export async function tieInspectors(
  tx: Transaction,
  { inspectors }: Staff,
  companies: ReadonlyMap<string, DemoCompany>,
): Promise<void> {
  for (const { id, tiedTo } of inspectors.values()) {
    const conflictClientIds = tiedTo.map((key) => need(companies.get(key), key).id);
    await tx.update(tables.inspectors).set({ conflictClientIds }).where(eq(tables.inspectors.id, id));
  }
}
