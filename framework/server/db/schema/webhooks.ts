import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DeliveryProblem } from '#framework/schema/webhooks/webhookDeliveries';
import { createdAt, moment, primaryId } from './columns';
import { users } from './users';

/** What a webhook signs with and for whom it reads: in no declaration, so that no list, file or history shows it. */
export const webhookKeys = pgTable(
  'webhook_keys',
  {
    webhookId: uuid().primaryKey(),
    /** Who made the webhook: it sends what this person may read. */
    keeperId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    /** The first failure since the address last accepted something. */
    failingSince: moment(),
  },
  (table) => [index().on(table.keeperId)],
);

/** Events for webhooks, written in the transaction of the change, with what became of the latest attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: primaryId(),
    webhookId: uuid().notNull(),
    type: text().notNull(),
    /** The record; null of a test event. */
    resource: text(),
    recordId: uuid(),
    status: text().$type<'waiting' | 'delivered' | 'failed' | 'dropped'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    triedAt: moment(),
    /** Null of what is not sent any more. */
    nextAt: moment(),
    problem: text().$type<DeliveryProblem>(),
    answerStatus: integer(),
    durationMs: integer(),
    /** What is sent, written at the first attempt; the same at each later one. */
    body: text(),
    /** The first 4 kB of the answer. */
    answer: text(),
  },
  (table) => [
    index().on(table.webhookId, table.createdAt, table.id),
    index().on(table.createdAt, table.id),
    index().on(table.recordId),
    index('webhook_deliveries_due')
      .on(table.webhookId, table.nextAt)
      .where(sql`status = 'waiting'`),
  ],
);
