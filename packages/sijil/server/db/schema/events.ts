import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from 'sijil/base/i18n/localized';
import type { RunProblem, RunState } from 'sijil/schema/automations/automationRuns';
import { createdAt, moment, primaryId } from './columns';
import type { DeliveryProblem } from 'sijil/schema/webhooks';
import { users } from './users';

/** Runs of automations, one for each record and occasion, written in the transaction of the occasion. */
export const automationRuns = pgTable(
  'automation_runs',
  {
    id: primaryId(),
    automationId: uuid().notNull(),
    resource: text().notNull(),
    recordId: uuid().notNull(),
    /**
     * Key of the occasion: unique for each event that no automation caused, and the same for its consequences; the day of a date; the
     * occurrence of a schedule.
     */
    occasion: text().notNull(),
    /** Length of the chain of automations that led to it, itself included. */
    depth: integer().notNull().default(1),
    status: text().$type<RunState>().notNull().default('waiting'),
    /** Number of finished steps. */
    step: integer().notNull().default(0),
    /** Last person who got the message of the present step, where it is sent in batches. */
    reached: uuid(),
    /** True once somebody has agreed to the number of records or people. */
    approved: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** Null for a run that has ended. */
    nextAt: moment(),
    endedAt: moment(),
    /** Title of the record. */
    about: text(),
    inputs: jsonb().$type<Localized>(),
    outcome: jsonb().$type<Localized>(),
    problem: text().$type<RunProblem>(),
    refusal: jsonb().$type<Localized>(),
  },
  (table) => [
    uniqueIndex().on(table.automationId, table.recordId, table.occasion),
    index().on(table.automationId, table.createdAt, table.id),
    index().on(table.createdAt, table.id),
    index().on(table.recordId),
    index().on(table.occasion),
    index('automation_runs_due')
      .on(table.nextAt)
      .where(sql`status = 'waiting'`),
  ],
);

/** Signing secret and owner of a webhook: in no declaration, so that lists, files and the history never show them. */
export const webhookKeys = pgTable(
  'webhook_keys',
  {
    webhookId: uuid().primaryKey(),
    /** Person who last changed where it sends or what: it sends what this person may read. */
    keeperId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    /** First failure since the address last accepted an event. */
    failingSince: moment(),
  },
  (table) => [index().on(table.keeperId)],
);

/** Events for webhooks, written in the transaction of the change, with the outcome of the latest attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: primaryId(),
    webhookId: uuid().notNull(),
    type: text().notNull(),
    /** The record; null for a test event. */
    resource: text(),
    recordId: uuid(),
    status: text().$type<'waiting' | 'delivered' | 'failed' | 'dropped'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    triedAt: moment(),
    /** Null for an event that is not sent any more. */
    nextAt: moment(),
    problem: text().$type<DeliveryProblem>(),
    answerStatus: integer(),
    durationMs: integer(),
    /** Body of the latest attempt: each is written anew, with what the webhook's owner may read then. */
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
