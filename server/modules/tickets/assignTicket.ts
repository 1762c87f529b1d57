import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { holdsPrivilege } from '#framework/server/db/actingRole';
import type { ticketAssignee } from '#domain/api/messageViews';
import type { Language } from '#framework/base/i18n/localized';
import { issueMessages } from '#framework/schema/issueMessages';
import { ticketAssigneeBody } from '#domain/tickets/ticketBodies';
import { tickets as declaration } from '#resources/tickets';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import { tables } from '#framework/server/db/schema/tables';
import type { Actor } from '#framework/server/http/actor';
import { fieldError } from '#framework/server/http/apiError';
import { changesBetween, recordAudit } from '#framework/server/resources/audit';
import { lockTicket } from './findTicket';
import { notifyAssignee } from './notifyTicket';

/** Active people who answer tickets, with the number of open tickets of each. */
export function loadAssignees({ db }: Pick<AppContext, 'db'>): Promise<z.output<typeof ticketAssignee>[]> {
  const { tickets } = tables;
  return db
    .select({ id: users.id, name: users.name, open: count(tickets.id) })
    .from(users)
    .leftJoin(
      tickets,
      and(eq(tickets.assigneeId, users.id), eq(tickets.status, 'open'), isNull(tickets.deletedAt)),
    )
    .where(answersTickets())
    .groupBy(users.id, users.name)
    .orderBy(asc(users.name), asc(users.id));
}

/**
 * Assigns a ticket to somebody, or to nobody.
 * @throws ApiError validation_failed for somebody who answers no tickets
 */
export async function assignTicket(
  api: AppContext,
  actor: Actor,
  id: string,
  assigneeId: string | null,
  language: Language,
): Promise<void> {
  const now = api.clock();
  await api.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, actor, id);
    if (ticket.assigneeId === assigneeId) return;
    if (assigneeId) await assertAnswersTickets(tx, assigneeId, language);
    const version = ticket.version + 1;
    await tx
      .update(tables.tickets)
      .set({ assigneeId, version, updatedAt: now })
      .where(eq(tables.tickets.id, id));
    const changes = changesBetween({ assigneeId: ticket.assigneeId }, { assigneeId });
    await recordAudit(tx, { resource: declaration, id, action: 'update', actor, at: now, version, changes });
    if (assigneeId && assigneeId !== actor.userId) await notifyAssignee(api, tx, ticket, assigneeId, actor);
  });
}

const answersTickets = () =>
  and(holdsPrivilege('tickets.answer'), eq(users.active, true), isNull(users.deletedAt));

async function assertAnswersTickets(tx: Queryable, id: string, language: Language): Promise<void> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), answersTickets()));
  const { label } = ticketAssigneeBody.fields.assigneeId;
  if (!found)
    throw fieldError('assigneeId', issueMessages.not_an_option[language].replace('{label}', label[language]));
}
