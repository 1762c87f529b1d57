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
import type { CodeField } from '#framework/schema/fields/code';
import { toSnakeCase } from '../qualified';

/** The PostgreSQL column of each kind. A password is never a column: it becomes a hash in `users`. */
export const columns = {
  text: () => text(),
  longText: () => text(),
  richText: () => text(),
  email: () => text(),
  phone: () => text(),
  url: () => text(),
  iban: () => text(),
  nationalId: () => text(),
  commercialRegistration: () => text(),
  taxNumber: () => text(),
  shortAddress: () => text(),
  plate: () => text(),
  colour: () => text(),
  localized: () => jsonb(),
  integer: () => integer(),
  decimal: () => numeric({ precision: 18, scale: 4, mode: 'number' }),
  percent: () => numeric({ precision: 5, scale: 2, mode: 'number' }),
  money: () => bigint({ mode: 'number' }),
  boolean: () => boolean(),
  date: () => date({ mode: 'string' }),
  dateTime: () => timestamp({ withTimezone: true, mode: 'date' }),
  timeRange: () => text(),
  choice: () => text(),
  choices: () => text().array(),
  reference: () => uuid(),
  references: () => uuid().array(),
  image: () => uuid(),
  file: () => uuid(),
  files: () => uuid().array(),
  location: () => jsonb(),
  ownedList: () => jsonb(),
  json: () => jsonb(),
} satisfies Record<Exclude<StoredKind, 'password'>, () => PgColumnBuilderBase>;

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
