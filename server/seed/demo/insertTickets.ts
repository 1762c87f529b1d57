import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '#domain/scheduling/riyadhTime';
import { firstAnswerHours } from '#domain/tickets/firstAnswerHours';
import { tables } from '../../db/tables/tables';
import type { Transaction } from '../../db/connect';
import { ticketFiles, ticketMessages, ticketReads } from '../../db/schema/tickets';
import { workingMinutesBefore } from './calendar/workTime';
import type { Case } from './cases/case';
import { cannedAnswers } from './data/cannedAnswers';
import { tickets, type TicketSpec } from './data/tickets';
import type { DemoFiles } from './fileShelf';
import { insertAll } from './insertAll';
import { need, type World } from './world';

type NewMessage = typeof ticketMessages.$inferInsert & { readonly createdAt: Date };
type NewRead = typeof ticketReads.$inferInsert;

/** What clients have asked support, in every state that a ticket can have, and what support answers with. */
export async function insertTickets(
  tx: Transaction,
  world: World,
  cases: readonly Case[],
  shelf: DemoFiles,
): Promise<void> {
  // Oldest first, so that their numbers follow time.
  const made = tickets
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map((spec) => toRows(world, cases, spec, shelf));
  await shelf.flush(tx);
  await tx.insert(tables.tickets).values(made.map(({ ticket }) => ticket));
  const all = <T>(of: (one: (typeof made)[number]) => readonly T[]) => made.flatMap(of);
  await insertAll(
    tx,
    ticketMessages,
    all(({ messages }) => messages),
  );
  await insertAll(
    tx,
    ticketFiles,
    all(({ files }) => files),
  );
  await insertAll(
    tx,
    ticketReads,
    all(({ reads }) => reads),
  );
  const { begunAt: createdAt } = world;
  await tx
    .insert(tables.cannedAnswers)
    .values(cannedAnswers.map((one) => ({ ...one, createdAt, updatedAt: createdAt })));
}

function toRows(
  { companies, staff, now }: World,
  cases: readonly Case[],
  spec: TicketSpec,
  shelf: DemoFiles,
) {
  const id = randomUUID();
  const client = need(companies.get(spec.company), spec.company);
  const support = need(staff.admins.get(spec.answeredBy ?? 'admin'), 'admin');
  const createdAt = workingMinutesBefore(new Date(now.getTime() - spec.daysAgo * dayMs), 20);
  const latest = cases.findLast((one) => one.company.id === client.id && one.placedAt < createdAt);
  let at = createdAt.getTime();
  const messages = (spec.replies ?? []).map(([side, hours, text]): NewMessage => {
    at = Math.min(at + hours * hourMs, now.getTime());
    const authorId = side === 'support' ? support.id : client.id;
    return { ticketId: id, authorId, text, createdAt: new Date(at) };
  });
  const { subject, title, message, status } = spec;
  const last = messages.at(-1);
  const lastMessageAt = last?.createdAt ?? createdAt;
  const answered = messages.find(({ authorId }) => authorId === support.id);
  const ticket = {
    ...{ id, subject, title, message, status, createdAt },
    clientId: client.id,
    requesterId: client.id,
    requestId: spec.aboutRequest ? (latest?.id ?? null) : null,
    assigneeId: answered ? support.id : null,
    lastMessageAt: lastMessageAt as never,
    waitingSince: (status === 'open' ? lastMessageAt : null) as never,
    firstAnswerDueAt: new Date(createdAt.getTime() + firstAnswerHours * hourMs) as never,
    firstAnsweredAt: (answered?.createdAt ?? null) as never,
    updatedAt: lastMessageAt,
  };
  const files = (spec.pictures ?? []).map((scene) => ({
    ticketId: id,
    fileId: shelf.scene(scene, client.id, createdAt),
  }));
  return { ticket, messages, files, reads: readsOf(id, client.id, support.id, messages, createdAt, status) };
}

/** Both sides have read what they answered; closed tickets everybody has read to the end. */
function readsOf(
  ticketId: string,
  clientId: string,
  supportId: string,
  messages: readonly NewMessage[],
  createdAt: Date,
  status: TicketSpec['status'],
): NewRead[] {
  const end = messages.at(-1)?.createdAt ?? createdAt;
  const lastBy = (authorId: string) => messages.findLast((one) => one.authorId === authorId)?.createdAt;
  const supportRead = status === 'closed' ? end : lastBy(supportId);
  return [
    { ticketId, userId: clientId, readAt: status === 'closed' ? end : (lastBy(clientId) ?? createdAt) },
    ...(supportRead ? [{ ticketId, userId: supportId, readAt: supportRead }] : []),
  ];
}
