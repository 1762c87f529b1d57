import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/connect';
import { designKey } from '../db/followDesign';
import { installation } from '../db/schema/installation';

/** Time in milliseconds that a change waits for a table; nobody else's call waits behind it for longer. */
const lockMs = 3_000;

/** Counts the version up. Whoever publishes at the same time waits for the row, and checks against what is there then. */
export async function lockDesign(tx: Transaction): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: designKey, value: '1' })
    .onConflictDoUpdate({
      target: installation.key,
      set: { value: sql`(${installation.value}::int + 1)::text` },
    });
}

/** Gives up soon where the table of a change is held by somebody else. */
export async function limitLocks(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`));
}

/** Every open portal asks for its session anew, and with it for the design. */
export async function announceDesign(tx: Transaction): Promise<void> {
  await tx.execute(sql`select tell_live('rights', array['*'])`);
}
