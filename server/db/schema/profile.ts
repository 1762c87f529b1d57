import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ProfileAnswers, ProfileStep } from '#domain/profile/profileSteps';
import { createdAt, draftWriter, moment, primaryId } from 'sijil/server/db/schema/columns';
import { users } from './users';

const userId = () => uuid().references(() => users.id, { onDelete: 'cascade' });

/** Draft of a registration, stored as typed, so that it resumes on any device. */
export const profileDrafts = pgTable('profile_drafts', {
  userId: userId().primaryKey(),
  step: text().$type<ProfileStep>().notNull(),
  answers: jsonb().$type<ProfileAnswers>().notNull(),
  updatedAt: createdAt(),
  ...draftWriter(),
});

/**
 * Attempts to prove an identity through the national service. The number itself is needed only while the request is open: it
 * is encrypted until then and erased afterwards; its keyed hash and its last four digits remain.
 */
export const identityChecks = pgTable(
  'identity_checks',
  {
    id: primaryId(),
    userId: userId().notNull(),
    nationalIdHash: text().notNull(),
    nationalIdSealed: text(),
    lastFour: text().notNull(),
    transId: text().notNull().unique(),
    random: text().notNull(),
    status: text().$type<'waiting' | 'verified' | 'refused' | 'expired'>().notNull(),
    verifiedName: text(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    decidedAt: moment(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);
