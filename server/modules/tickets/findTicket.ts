import { and, eq, gte, inArray, isNull, notExists } from 'drizzle-orm';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { tickets as declaration } from '#resources/tickets';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { rowFilter } from 'sijil/server/resources/rights';
import { tables } from '../../db/schema/declared';
import { ticketFiles, ticketReads } from '../../db/schema/conversations';
import type { FileLink } from 'sijil/contract/parts';
import type { Language } from 'sijil/base/i18n/localized';
import { issueMessages } from 'sijil/schema/issueMessages';
import { newTicketBody, ticketFilesLimit } from '#domain/tickets/ticketBodies';
import { linksOf } from 'sijil/server/files/fileLinks';
import { attachOwnFiles } from 'sijil/server/files/storeFile';

export type TicketRow = typeof tables.tickets.$inferSelect;

/** A ticket that the actor may read. @throws ApiError not_found for any other. */
export async function findTicket(db: Queryable, actor: Actor, id: string): Promise<TicketRow> {
  const visible = rowFilter(declaration, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const [ticket] = await db
    .select()
    .from(tables.tickets)
    .where(and(eq(tables.tickets.id, id), visible));
  if (!ticket) throw new ApiError('not_found');
  return ticket;
}

/** Locks a ticket, so that simultaneous messages are serialised. */
export async function lockTicket(tx: Transaction, actor: Actor, id: string): Promise<TicketRow> {
  await tx
    .select({ id: tables.tickets.id })
    .from(tables.tickets)
    .where(and(eq(tables.tickets.id, id), isNull(tables.tickets.deletedAt)))
    .for('update');
  return findTicket(tx, actor, id);
}

/** Marks a ticket as read by somebody who has opened it or written in it. */
export async function markTicketRead(
  db: Queryable,
  { userId }: Actor,
  ticketId: string,
  readAt: Date,
): Promise<void> {
  await db
    .insert(ticketReads)
    .values({ ticketId, userId, readAt })
    .onConflictDoUpdate({ target: [ticketReads.ticketId, ticketReads.userId], set: { readAt } });
}

/** Those of these tickets that have messages unread by the actor; tickets that the actor may not read are left out. */
export async function findUnreadTickets(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  ids: readonly string[],
): Promise<string[]> {
  const visible = rowFilter(declaration, 'read', actor);
  if (!visible) return [];
  const { tickets } = tables;
  const read = db
    .select({ id: ticketReads.ticketId })
    .from(ticketReads)
    .where(
      and(
        eq(ticketReads.ticketId, tickets.id),
        eq(ticketReads.userId, actor.userId),
        gte(ticketReads.readAt, tickets.lastMessageAt as never),
      ),
    );
  const rows = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(inArray(tickets.id, [...ids]), visible, notExists(read)));
  return rows.map(({ id }) => id);
}

interface Attaching {
  readonly ticketId: string;
  /** Null for the first message of the ticket. */
  readonly messageId: string | null;
  readonly fileIds: readonly string[];
  readonly language: Language;
}

/**
 * Attaches the actor's uploads to a message.
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

/** Files of a ticket by message; those of its first message under the ticket's own id. */
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
