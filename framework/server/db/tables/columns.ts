import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  type PgColumnBuilder,
  type PgColumnBuilderBase,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Field } from '#framework/schema/field';
import type { ColumnType } from '#framework/schema/kind';
import type { CodeField } from '#framework/schema/kinds/text';
import { toSnakeCase } from '../qualified';

/** What builds each type of column; with an empty name a column is called as its field. */
export const columns = {
  text: (name: string) => text(name),
  'text[]': (name: string) => text(name).array(),
  jsonb: (name: string) => jsonb(name),
  integer: (name: string) => integer(name),
  bigint: (name: string) => bigint(name, { mode: 'number' }),
  'numeric(18,4)': (name: string) => numeric(name, { precision: 18, scale: 4, mode: 'number' }),
  'numeric(5,2)': (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' }),
  boolean: (name: string) => boolean(name),
  date: (name: string) => date(name, { mode: 'string' }),
  timestamptz: (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }),
  uuid: (name: string) => uuid(name),
  'uuid[]': (name: string) => uuid(name).array(),
} satisfies Record<ColumnType, (name: string) => PgColumnBuilderBase>;

/** A code is a number that the database counts up, and the text that is made of it. */
export function codeColumns(name: string, field: Field): [string, PgColumnBuilder][] {
  const number = bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 });
  return [
    [`${name}Number`, number as unknown as PgColumnBuilder],
    [name, text().notNull().generatedAlwaysAs(codeText(name, field)) as unknown as PgColumnBuilder],
  ];
}

/** The expression of a code, for what cannot be made of another computed column. */
export function codeText(name: string, field: Field): SQL {
  const prefix = (field as CodeField).prefix.replaceAll("'", "''");
  return sql`${sql.raw(`'${prefix}'`)} || ${sql.identifier(toSnakeCase(`${name}Number`))}::text`;
}
