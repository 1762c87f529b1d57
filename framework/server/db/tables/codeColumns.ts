import { type SQL, sql } from 'drizzle-orm';
import { bigint, type PgColumnBuilder, text } from 'drizzle-orm/pg-core';
import type { Field } from '#framework/schema/field';
import type { CodeField } from '#framework/schema/fields/code';
import { toSnakeCase } from '../qualified';

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
