import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '#domain/scheduling/riyadhTime';
import { tables } from '../../db/tables/tables';
import type { Transaction } from '../../db/connect';
import { ticketMessages } from '../../db/schema/tickets';
import { workingMinutesBefore } from './calendar/workTime';
import type { Case } from './cases/case';
import { tickets, type TicketSpec } from './data/tickets';
import { insertAll } from './insertAll';
import { need, type World } from './world';

type NewMessage = typeof ticketMessages.$inferInsert & { readonly createdAt: Date };

/** What clients have asked support, in every state that a ticket can have. */
export async function insertTickets(tx: Transaction, world: World, cases: readonly Case[]): Promise<void> {
  const made = tickets.map((spec) => toRows(world, cases, spec));
  await tx.insert(tables.tickets).values(made.map(({ ticket }) => ticket));
  await insertAll(
    tx,
    ticketMessages,
    made.flatMap(({ messages }) => messages),
  );
}

function toRows({ companies, staff, now }: World, cases: readonly Case[], spec: TicketSpec) {
  const id = randomUUID();
  const client = need(companies.get(spec.company), spec.company);
  const support = need(staff.admins.get('admin'), 'admin');
  const createdAt = workingMinutesBefore(new Date(now.getTime() - spec.daysAgo * dayMs), 20);
  const latest = cases.findLast((one) => one.company.id === client.id && one.placedAt < createdAt);
  let at = createdAt.getTime();
  const messages = (spec.replies ?? []).map(([side, hours, text]): NewMessage => {
    at = Math.min(at + hours * hourMs, now.getTime());
    const authorId = side === 'support' ? support.id : client.id;
    return { ticketId: id, authorId, text, createdAt: new Date(at) };
  });
  const { subject, title, message, status } = spec;
  const lastMessageAt = messages.at(-1)?.createdAt ?? createdAt;
  const ticket = {
    ...{ id, subject, title, message, status, createdAt },
    clientId: client.id,
    requesterId: client.id,
    requestId: spec.aboutRequest ? (latest?.id ?? null) : null,
    lastMessageAt: lastMessageAt as never,
    updatedAt: lastMessageAt,
  };
  return { ticket, messages };
}
