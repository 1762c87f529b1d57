import { sql } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { counters } from '../../db/schema/money';

/**
 * The next number of a series. The counter's row stays locked until the transaction ends: others wait for it, and a
 * number that is rolled back is given to the next, so that the series has no gap.
 */
export async function nextNumber(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value });
  if (!row) throw new Error(`no counter for ${name}`);
  return row.value;
}
