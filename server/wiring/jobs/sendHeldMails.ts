import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { heldMails } from '../../db/schema/messages';
import { users } from '../../db/schema/users';
import { tryBatches } from 'sijil/server/log/tryEach';
import type { MailName } from '../../services/mail/mailTexts';
import { sendMail } from '../../services/mail/sendMail';

/** Job: sends emails held for a digest or the end of quiet hours, as one email per person. */
export async function sendHeldMails(api: AppContext): Promise<void> {
  const read = (after: string | undefined, limit: number) =>
    api.db
      .selectDistinct({ userId: heldMails.userId })
      .from(heldMails)
      .where(
        and(lte(heldMails.dueAt, api.clock()), after === undefined ? undefined : gt(heldMails.userId, after)),
      )
      .orderBy(asc(heldMails.userId))
      .limit(limit);
  await tryBatches(api.app.log, 'held mails could not be sent', { key: 'userId', read }, (userId) =>
    api.db.transaction((tx) => sendTo(api, tx, userId)),
  );
}

/** Sends once: of two concurrent processes, the second finds nothing left. */
async function sendTo(api: AppContext, tx: Transaction, userId: string): Promise<void> {
  const held = await tx
    .select()
    .from(heldMails)
    .where(and(eq(heldMails.userId, userId), lte(heldMails.dueAt, api.clock())))
    .orderBy(asc(heldMails.createdAt), asc(heldMails.id))
    .for('update', { skipLocked: true });
  const [first] = held;
  if (!first) return;
  const ids = held.map(({ id }) => id);
  await tx.delete(heldMails).where(inArray(heldMails.id, ids));
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.active || user.deletedAt) return;
  if (held.length === 1) {
    await sendMail(api, tx, user.email, first.mail as MailName, first.language, first.data);
    return;
  }
  await sendMail(api, tx, user.email, 'digest', user.language, {
    name: user.name,
    count: String(held.length),
    items: held.map(({ data }) => itemOf(data)).join('\n'),
    link: `${api.config.publicUrl}/notification-preferences`,
  });
}

function itemOf(data: Readonly<Record<string, string>>): string {
  return `• ${data['title'] ?? ''}: ${data['sentence'] ?? ''}`;
}
