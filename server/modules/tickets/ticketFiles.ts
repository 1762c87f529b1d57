import { eq } from 'drizzle-orm';
import type { FileLink } from '#framework/contract/parts';
import type { Language } from '#framework/base/i18n/localized';
import { issueMessages } from '#framework/schema/issueMessages';
import { newTicketBody, ticketFilesLimit } from '#domain/tickets/ticketBodies';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable, Transaction } from '#framework/server/db/connect';
import { ticketFiles } from '../../db/schema/tickets';
import type { Actor } from '#framework/server/http/actor';
import { fieldError } from '#framework/server/http/apiError';
import { linksOf } from '#framework/server/files/fileLinks';
import { attachOwnFiles } from '#framework/server/files/attachOwnFiles';

interface Attaching {
  readonly ticketId: string;
  /** Null for the message that the ticket began with. */
  readonly messageId: string | null;
  readonly fileIds: readonly string[];
  readonly language: Language;
}

/**
 * Attaches what the actor has uploaded to a message.
 * @throws ApiError validation_failed for too many, file_gone for a file that is not the actor's
 */
export async function attachToMessage(
  tx: Transaction,
  { userId }: Actor,
  { ticketId, messageId, fileIds, language }: Attaching,
): Promise<void> {
  const uniqueIds = [...new Set(fileIds)];
  if (uniqueIds.length === 0) return;
  const { label } = newTicketBody.fields.fileIds;
  if (uniqueIds.length > ticketFilesLimit)
    throw fieldError(
      'fileIds',
      issueMessages.too_many[language]
        .replace('{label}', label[language])
        .replace('{limit}', String(ticketFilesLimit)),
    );
  await attachOwnFiles(tx, userId, uniqueIds);
  await tx.insert(ticketFiles).values(uniqueIds.map((fileId) => ({ ticketId, messageId, fileId })));
}

/** The files of a ticket by the message that they came with; under the ticket's own id those of its first. */
export async function loadTicketFiles(
  api: Pick<AppContext, 'linkKey' | 'clock'>,
  db: Queryable,
  ticketId: string,
): Promise<ReadonlyMap<string, readonly FileLink[]>> {
  const rows = await db
    .select({ messageId: ticketFiles.messageId, fileId: ticketFiles.fileId })
    .from(ticketFiles)
    .where(eq(ticketFiles.ticketId, ticketId));
  const links = await linksOf(
    api,
    db,
    rows.map(({ fileId }) => fileId),
  );
  const byMessage = new Map<string, FileLink[]>();
  for (const { messageId, fileId } of rows) {
    const link = links.get(fileId);
    const key = messageId ?? ticketId;
    if (link) byMessage.set(key, [...(byMessage.get(key) ?? []), link]);
  }
  return byMessage;
}
