import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { mailMessages } from '../../db/schema/messages';
import { heldMails } from '../../db/schema/notificationPreferences';

/** Erases the stored copies of emails, to whomever, that mention one of these records or lead to it. */
export async function eraseMailAbout(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const linked: SQL = sql`exists (
    select 1 from unnest(${sql.param([...ids])}::text[]) as record(id)
    where position(record.id in ${mailMessages.text}) > 0)`;
  await tx.delete(heldMails).where(inArray(heldMails.aboutId, [...ids]));
  await tx.delete(mailMessages).where(or(inArray(mailMessages.aboutId, [...ids]), linked));
}
