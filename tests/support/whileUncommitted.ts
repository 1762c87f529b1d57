import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from 'sijil/server/db/connect';

/**
 * Runs a call while a change is made but not yet committed, and commits once the call waits for the change's locks or has ended
 * without them. This reproduces the moment between a check and its use every time.
 */
export async function whileUncommitted<Answer>(
  db: Database,
  change: (tx: Transaction) => Promise<unknown>,
  call: () => Promise<Answer>,
  /** Last statement of the transaction, while the call already waits. */
  last: (tx: Transaction) => Promise<unknown> = () => Promise.resolve(),
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await db.transaction(async (tx) => {
    await change(tx);
    answer = call();
    // Awaited below; until then a rejection has no other handler.
    answer.catch(() => undefined);
    await Promise.race([answer, untilOneWaits(db)]);
    await last(tx);
  });
  return (await answer) as Answer;
}

async function untilOneWaits(db: Database): Promise<void> {
  for (let asked = 0; asked < 500; asked += 1) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
    await pause(10);
  }
  throw new Error('nothing waits for the change');
}
