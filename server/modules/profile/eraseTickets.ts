import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { notifications } from '../../db/schema/messages';
import { ticketFiles, ticketMessages, ticketReads } from '../../db/schema/tickets';
import { tables } from '#framework/server/db/schema/tables';
import { eraseMailAbout } from './eraseMailAbout';

/** Erases a company's tickets, both sides of them, and every notice of them. @returns The tickets' ids. */
export async function eraseTickets(tx: Transaction, clientId: string): Promise<string[]> {
  const { tickets } = tables;
  const rows = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.clientId, clientId));
  const ids = rows.map(({ id }) => id);
  const ticketId = sql<string>`${notifications.data}->>'ticketId'`;
  await tx.delete(ticketFiles).where(inArray(ticketFiles.ticketId, ids));
  await tx.delete(ticketReads).where(inArray(ticketReads.ticketId, ids));
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticketId, ids));
  await tx.delete(notifications).where(inArray(ticketId, ids));
  await eraseMailAbout(tx, ids);
  await tx.delete(tickets).where(inArray(tickets.id, ids));
  return ids;
}
