import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { halalas } from 'sijil/server/db/schema/columns';

// Triggers on `requests` and `answers` write these tables, in the transaction of the original write; code never writes them.

/** Figures of one Riyadh day. An order counts on the day on which its contract was signed, unless it is cancelled. */
const dayFigures = () => ({
  day: date({ mode: 'string' }).notNull(),
  orders: integer().notNull().default(0),
  /** The value of these orders, VAT included. */
  value: halalas().notNull().default(0),
  /** Inspections whose results were sent on the day; `scored` is the number of those whose score counts now (`countedScore`). */
  inspections: integer().notNull().default(0),
  scored: integer().notNull().default(0),
  scoreSum: numeric({ precision: 12, scale: 1, mode: 'number' }).notNull().default(0),
});

export const serviceDays = pgTable(
  'service_days',
  { ...dayFigures(), serviceId: uuid().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.serviceId] })],
);

export const clientDays = pgTable('client_days', { ...dayFigures(), clientId: uuid().notNull() }, (table) => [
  primaryKey({ columns: [table.day, table.clientId] }),
  index().on(table.clientId, table.day),
]);

/** Scores of the visits whose results were sent in a Riyadh month, by service and by the branch's city. */
export const cityMonths = pgTable(
  'city_months',
  {
    /** The first day of the month. */
    month: date({ mode: 'string' }).notNull(),
    serviceId: uuid().notNull(),
    cityId: uuid().notNull(),
    scored: integer().notNull().default(0),
    scoreSum: numeric({ precision: 12, scale: 1, mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.cityId, table.month] })],
);

/** The number of answers of a question by score, in the visits whose results were sent in a Riyadh month. */
export const questionTallies = pgTable(
  'question_tallies',
  {
    /** The first day of the month. */
    month: date({ mode: 'string' }).notNull(),
    serviceId: uuid().notNull(),
    /** The branch's city when the results were sent; null for vehicles. */
    cityId: uuid(),
    questionKey: text().notNull(),
    zero: integer().notNull().default(0),
    one: integer().notNull().default(0),
    two: integer().notNull().default(0),
    notApplicable: integer().notNull().default(0),
  },
  (table) => [
    unique('question_tallies_place')
      .on(table.serviceId, table.month, table.cityId, table.questionKey)
      .nullsNotDistinct(),
  ],
);

/**
 * Stays in a status that ended in a Riyadh month, by the rows of `request_history`: the sum of their slots, as in
 * `status_counts`.
 */
export const statusStays = pgTable(
  'status_stays',
  {
    /** The first day of the month. */
    month: date({ mode: 'string' }).notNull(),
    status: text().notNull(),
    slot: smallint().notNull(),
    stays: integer().notNull(),
    seconds: bigint({ mode: 'number' }).notNull(),
    late: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.status, table.slot] })],
);

/**
 * Number of requests in a status: the sum of its slots. Each transaction adds to its own slot, so that people who move
 * requests at the same time do not wait for each other; a single slot may therefore be negative.
 */
export const statusCounts = pgTable(
  'status_counts',
  { status: text().notNull(), slot: smallint().notNull(), total: integer().notNull() },
  (table) => [primaryKey({ columns: [table.status, table.slot] })],
);
