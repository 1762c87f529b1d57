import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { LeftoverView } from '#domain/api/fieldViews';
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
    createdAt: createdAt(),
  },
  (table) => [
    unique('visit_leftovers_same').on(table.requestId, table.inspectorId, table.key),
    index().on(table.inspectorId),
    index().on(table.createdAt),
  ],
);
