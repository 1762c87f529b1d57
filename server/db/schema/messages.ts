import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SandboxOutcome } from '#domain/profile/sandboxIdentities';
import { createdAt, fileId, moment, primaryId } from 'sijil/server/db/schema/columns';
import type { Language } from 'sijil/base/i18n/localized';
import { users } from './users';

const isOpen = sql`case when waits_for is null then read_at is null else done_at is null end`;

/** Notifications of information or tasks; the text is composed from `kind` and `data` in the reader's language. */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    userId: uuid().notNull(),
    kind: text().notNull(),
    requestId: uuid(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    readAt: moment(),
    /** Record on which the reader has to act; null for information only. */
    waitsFor: uuid(),
    /** Time at which anybody took the awaited action. */
    doneAt: moment(),
    /** True while the badge counts it: a task until it is done, a message until it is read. */
    open: boolean().notNull().generatedAlwaysAs(isOpen),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    index().on(table.createdAt),
    index('notifications_open')
      .on(table.userId)
      .where(sql`open`),
    index('notifications_waiting')
      .on(table.waitsFor)
      .where(sql`waits_for is not null and done_at is null`),
  ],
);

/** Emails as sent, or stored for the mailbox page when no SMTP server is configured. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: primaryId(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Address at which its reader unsubscribes from emails of its kind. */
    unsubscribe: text(),
    /** Record that it is about, if its link does not lead to it. */
    aboutId: uuid(),
    /** Attached file. */
    attachmentId: fileId(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (table) => [index().on(table.createdAt)],
);

/** Payments of the sandbox card gateway; only the sandbox reads and writes them. */
export const sandboxPayments = pgTable('sandbox_payments', {
  id: primaryId(),
  status: text().$type<'initiated' | 'paid' | 'failed' | 'voided'>().notNull(),
  amount: integer().notNull(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

export const sandboxTokens = pgTable('sandbox_tokens', {
  id: text().primaryKey(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

/**
 * Requests of the sandbox identity service, with the decision that the person will make. Somebody may type a real number, so
 * only its keyed hash is stored.
 */
export const sandboxIdentities = pgTable(
  'sandbox_identities',
  {
    /** Nafath's `transId`. */
    id: primaryId(),
    requestId: text().notNull(),
    nationalIdHash: text().notNull(),
    outcome: text().$type<SandboxOutcome>().notNull(),
    random: text().notNull(),
    startedAt: moment().notNull(),
    /** Time at which the signed decision was sent to the portal. */
    toldAt: moment(),
  },
  (table) => [index().on(table.nationalIdHash)],
);

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** Email hours in Riyadh time; without a row, emails are sent at once. */
export const mailTimes = pgTable('mail_times', {
  userId: userId().primaryKey(),
  digestHour: integer(),
  quietFrom: integer(),
  quietUntil: integer(),
});

/** Channels of a kind for a person, if not both. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: userId(),
    kind: text().notNull(),
    byPortal: boolean().notNull(),
    byMail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Emails held for their reader's digest or the end of their quiet hours; deleted once they have been sent in one email. */
export const heldMails = pgTable(
  'held_mails',
  {
    id: primaryId(),
    userId: userId(),
    kind: text().notNull(),
    /** Email template for sending it alone, and the data that fills it. */
    mail: text().notNull(),
    language: text().$type<Language>().notNull(),
    data: jsonb().$type<Record<string, string> & { readonly link: string }>().notNull(),
    /** Record that it is about; erasing the record erases the email. */
    aboutId: uuid(),
    createdAt: createdAt(),
    dueAt: moment().notNull(),
  },
  (table) => [index().on(table.dueAt), index().on(table.userId, table.dueAt), index().on(table.aboutId)],
);
