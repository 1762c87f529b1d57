import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/connect';
import { mailMessages } from '../../db/schema/messages';

/** Erases the kept copies of mails, to whomever, whose link leads to one of these records. */
export async function eraseMailAbout(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const linked: SQL = sql`exists (
    select 1 from unnest(${sql.param([...ids])}::text[]) as record(id)
    where position(record.id in ${mailMessages.text}) > 0)`;
  await tx.delete(mailMessages).where(linked);
}
