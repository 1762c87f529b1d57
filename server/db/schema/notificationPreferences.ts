import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#framework/base/i18n/localized';
import { createdAt, moment, primaryId } from '#framework/server/db/schema/columns';
import { users } from '#framework/server/db/schema/users';

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** Email times in full hours of Riyadh; without a row, emails leave at once. */
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

/**
 * Emails that wait for their reader's digest or the end of their quiet hours; deleted once they were sent, in one
 * email.
 */
export const heldMails = pgTable(
  'held_mails',
  {
    id: primaryId(),
    userId: userId(),
    kind: text().notNull(),
    /** The e-mail template when it is sent by itself, and the data that fills it. */
    mail: text().notNull(),
    language: text().$type<Language>().notNull(),
    data: jsonb().$type<Record<string, string> & { readonly link: string }>().notNull(),
    /** Record that it is about, with which it is erased. */
    aboutId: uuid(),
    createdAt: createdAt(),
    dueAt: moment().notNull(),
  },
  (table) => [index().on(table.dueAt), index().on(table.userId, table.dueAt), index().on(table.aboutId)],
);
