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
import { toSnakeCase } from '../statement';
import { languages } from '#framework/base/i18n/localized';
import type { Resource } from '#framework/schema/resource';
import { isLocalized, refersToOne } from '#framework/schema/kindFacts';

/** Builders of the types of columns; with an empty name a column is called as its field. */
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

/**
 * The texts of a declaration's `search` that its table's search key is made of; those of fields added later are not. `computed` gives those that the database
 * itself computes: one computed column cannot be made of another.
 */
export function searchTexts(
  { search, fields }: Resource,
  computed: Readonly<Record<string, SQL>> = {},
): SQL[] {
  return search.flatMap((name) => {
    const field = fields[name];
    const column = computed[name] ?? sql`${sql.identifier(toSnakeCase(name))}`;
    // A reference is searched by the names of its records, which are in another table.
    return field && !refersToOne(field) && !field.addedLater ? textsOf(field, column) : [];
  });
}

/** The texts of a field: one in two languages is two. */
export function textsOf(field: Field, column: SQL): SQL[] {
  return isLocalized(field) ? [sql`${column}->>'ar'`, sql`${column}->>'en'`] : [column];
}

/** A text that no two records may share: the input that it is entered in, and the text as its unique index has it. */
interface UniqueText {
  /** `number`, or `name.ar` and `name.en`. */
  readonly path: string;
  readonly value: SQL;
}

/** Texts of a unique field: its column, or each language of a localized one in small letters. */
export function uniqueTexts(name: string, field: Field, column: SQL): UniqueText[] {
  const texts = textsOf(field, column);
  if (!isLocalized(field)) return texts.map((value) => ({ path: name, value }));
  return languages.map((language, index) => ({
    path: `${name}.${language}`,
    value: sql`lower(${texts[index]})`,
  }));
}

const localizedKey = /^lower\("?(\w+)"? ->> '(\w+)'::text\)$/;

/** The input named by a key of a unique index, as PostgreSQL writes it: `lower(name ->> 'ar'::text)` → `name.ar`. */
export function inputOfKey(key: string): string {
  const [, column = key, language] = localizedKey.exec(key) ?? [];
  const name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return language === undefined ? name : `${name}.${language}`;
}
