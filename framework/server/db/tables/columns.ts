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
import type { StoredKind } from '#framework/schema/fieldKinds';
import type { CodeField } from '#framework/schema/kinds/code';
import { toSnakeCase } from '../qualified';

/**
 * The PostgreSQL column of each kind; with an empty name it is called as its field. A password is never a column: it
 * becomes a hash in `users`.
 */
export const columns = {
  text: (name: string) => text(name),
  longText: (name: string) => text(name),
  richText: (name: string) => text(name),
  email: (name: string) => text(name),
  phone: (name: string) => text(name),
  url: (name: string) => text(name),
  iban: (name: string) => text(name),
  nationalId: (name: string) => text(name),
  commercialRegistration: (name: string) => text(name),
  taxNumber: (name: string) => text(name),
  shortAddress: (name: string) => text(name),
  plate: (name: string) => text(name),
  colour: (name: string) => text(name),
  localized: (name: string) => jsonb(name),
  integer: (name: string) => integer(name),
  decimal: (name: string) => numeric(name, { precision: 18, scale: 4, mode: 'number' }),
  percent: (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' }),
  money: (name: string) => bigint(name, { mode: 'number' }),
  boolean: (name: string) => boolean(name),
  date: (name: string) => date(name, { mode: 'string' }),
  dateTime: (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }),
  timeRange: (name: string) => text(name),
  choice: (name: string) => text(name),
  choices: (name: string) => text(name).array(),
  reference: (name: string) => uuid(name),
  references: (name: string) => uuid(name).array(),
  image: (name: string) => uuid(name),
  file: (name: string) => uuid(name),
  files: (name: string) => uuid(name).array(),
  location: (name: string) => jsonb(name),
  ownedList: (name: string) => jsonb(name),
  json: (name: string) => jsonb(name),
} satisfies Record<Exclude<StoredKind, 'password'>, (name: string) => PgColumnBuilderBase>;

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
