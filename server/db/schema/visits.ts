import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DraftAnswer, LeftoverView } from '#domain/api/fieldViews';
import { createdAt, moment, primaryId } from 'sijil/server/db/schema/columns';
import { tables } from './declared';
import { requests } from './requests';

/** Inspectors to whom a visit was assigned, each with their first assignment. Only `performTransition` writes it. */
export const visitHolders = pgTable(
  'visit_holders',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    inspectorId: uuid()
      .notNull()
      .references(() => tables.inspectors.id, { onDelete: 'cascade' }),
    since: moment().notNull(),
    /** Time at which the visit was given to somebody else; null while it is theirs. */
    until: moment(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.inspectorId] }), index().on(table.inspectorId)],
);

/** Answers of a visit that is under way, with the photos that they name. */
export interface DraftContent {
  readonly device: string;
  readonly number: number;
  readonly digest: string;
  readonly answers: readonly (Omit<DraftAnswer, 'changedAt'> & { readonly changedAt: string })[];
  readonly photos: readonly { readonly name: string; readonly fileId: string | null }[];
}

/** Progress of a visit: complete answers of the questions that are asked, and the section of the last change. */
const progressColumns = {
  answered: integer().notNull(),
  asked: integer().notNull(),
  section: integer().notNull(),
  sections: integer().notNull(),
};

/** What an inspector's device sent of a visit that has begun and is not handed in. */
export const visitDrafts = pgTable(
  'visit_drafts',
  {
    requestId: uuid()
      .primaryKey()
      .references(() => requests.id, { onDelete: 'cascade' }),
    inspectorId: uuid()
      .notNull()
      .references(() => tables.inspectors.id, { onDelete: 'cascade' }),
    content: jsonb().$type<DraftContent>().notNull(),
    /** Files of the photos that have arrived. */
    fileIds: uuid().array().notNull(),
    ...progressColumns,
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.inspectorId), index().on(table.updatedAt)],
);

export type VisitDraftRow = typeof visitDrafts.$inferSelect;

/** Draft of a visit that changed hands. */
export interface ParkedDraft extends Pick<
  VisitDraftRow,
  'content' | 'answered' | 'asked' | 'section' | 'sections'
> {
  readonly updatedAt: string;
}

type Given = LeftoverView['answers'][number];
/** Answer of a leftover; those of earlier releases say nothing about corrections. */
type LeftoverAnswer = Omit<Given, 'mendedFileIds' | 'mendedNote'> &
  Partial<Pick<Given, 'mendedFileIds' | 'mendedNote'>>;

/**
 * Finished work of a visit that was reassigned or cancelled before its inspector was heard. It counts for no result: the
 * visit's next inspector may take it over.
 */
export const visitLeftovers = pgTable(
  'visit_leftovers',
  {
    id: primaryId(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    inspectorId: uuid()
      .notNull()
      .references(() => tables.inspectors.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** The hash of the answers that were sent under the key. */
    digest: text().notNull(),
    startedAt: moment(),
    endedAt: moment(),
    answers: jsonb().$type<readonly LeftoverAnswer[]>().notNull(),
    fileIds: uuid().array().notNull(),
    /** The draft, where the visit changed hands before it was finished: given back, the inspector continues from it. */
    draft: jsonb().$type<ParkedDraft>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('visit_leftovers_same').on(table.requestId, table.inspectorId, table.key),
    index().on(table.inspectorId),
    index().on(table.createdAt),
  ],
);
