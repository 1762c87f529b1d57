import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { MailAttachment } from '../../adapters/mail/mailer';
import type { AppContext } from '#framework/server/http/appContext';
import { files } from '#framework/server/db/schema/files';
import { mailMessages } from '../../db/schema/messages';

const payload = z.object({ id: z.uuid() });

/** Sends a mail that has not been sent. Where no server is configured it stays for the mailbox page, unsent. */
export async function deliverMail(api: AppContext, input: unknown): Promise<void> {
  const { id } = payload.parse(input);
  const [mail] = await api.db.select().from(mailMessages).where(eq(mailMessages.id, id));
  if (!mail || mail.sentAt || !api.mailer.delivers) return;
  const { to, subject, text, html } = mail;
  const attachments = await attachmentsOf(api, mail.attachmentId);
  await api.mailer.send({ to, subject, text, html, ...(attachments.length > 0 && { attachments }) });
  // Sent emails are deleted: they may contain a one-time password or a sign-in link.
  await api.db
    .update(mailMessages)
    .set({ sentAt: api.clock(), text: '', html: '' })
    .where(eq(mailMessages.id, id));
}

async function attachmentsOf(api: AppContext, id: string | null): Promise<MailAttachment[]> {
  if (!id) return [];
  const [file] = await api.db.select().from(files).where(eq(files.id, id));
  if (!file) return [];
  return [{ filename: file.name, contentType: file.type, content: await api.storage.read(file.sha256) }];
}
