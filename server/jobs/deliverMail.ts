import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Api } from '../api';
import { mailMessages } from '../db/schema/messages';

const payload = z.object({ id: z.uuid() });

/** Sends a mail that has not been sent. Where no server is configured it stays for the mailbox page, unsent. */
export async function deliverMail(api: Api, input: unknown): Promise<void> {
  const { id } = payload.parse(input);
  const [mail] = await api.db.select().from(mailMessages).where(eq(mailMessages.id, id));
  if (!mail || mail.sentAt || !api.mailer.delivers) return;
  const { to, subject, text, html } = mail;
  await api.mailer.send({ to, subject, text, html });
  await api.db.update(mailMessages).set({ sentAt: api.clock() }).where(eq(mailMessages.id, id));
}
