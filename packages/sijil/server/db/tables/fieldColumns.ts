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
import type { Field } from 'sijil/schema/field';
import type { ColumnType } from 'sijil/schema/kind';
import type { CodeField } from 'sijil/schema/kinds/text';
import { toSnakeCase } from '../statement';
import { languages } from 'sijil/base/i18n/localized';
import type { Resource } from 'sijil/schema/resource';
import { isLocalized, refersToOne } from 'sijil/schema/kindFacts';

/** Builders of column types; with an empty name, a column is named after its field. */
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

/** Returns the columns of a code: a number from a sequence of the database, and the text computed from it. */
export function codeColumns(name: string, field: Field): [string, PgColumnBuilder][] {
  const number = bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 });
  return [
    [`${name}Number`, number as unknown as PgColumnBuilder],
    [name, text().notNull().generatedAlwaysAs(codeText(name, field)) as unknown as PgColumnBuilder],
  ];
}

/** Expression of a code, for use where another computed column cannot be referenced. */
export function codeText(name: string, field: Field): SQL {
  const prefix = (field as CodeField).prefix.replaceAll("'", "''");
  return sql`${sql.raw(`'${prefix}'`)} || ${sql.identifier(toSnakeCase(`${name}Number`))}::text`;
}

/**
 * Returns the texts of a declaration's `search` that form its table's search key; those of fields added later do not. `computed`
 * has the expressions of computed columns: one cannot be computed from another.
 */
export function searchTexts(
  { search, fields }: Resource,
  computed: Readonly<Record<string, SQL>> = {},
): SQL[] {
  return search.flatMap((name) => {
    const field = fields[name];
    const column = computed[name] ?? sql`${sql.identifier(toSnakeCase(name))}`;
    // A reference is searched by the names of its records, in another table.
    return field && !refersToOne(field) && !field.addedLater ? textsOf(field, column) : [];
  });
}

/** Returns the texts of a field; a localized one has two. */
export function textsOf(field: Field, column: SQL): SQL[] {
  return isLocalized(field) ? [sql`${column}->>'ar'`, sql`${column}->>'en'`] : [column];
}

/** Text that no two records may share: the input in which it is entered, and the expression of its unique index. */
interface UniqueText {
  /** `number`, or `name.ar` and `name.en`. */
  readonly path: string;
  readonly value: SQL;
}

/** Texts of a unique field: its column, or each language of a localized one in lower case. */
export function uniqueTexts(name: string, field: Field, column: SQL): UniqueText[] {
  const texts = textsOf(field, column);
  if (!isLocalized(field)) return texts.map((value) => ({ path: name, value }));
  return languages.map((language, index) => ({
    path: `${name}.${language}`,
    value: sql`lower(${texts[index]})`,
  }));
}

const localizedKey = /^lower\("?(\w+)"? ->> '(\w+)'::text\)$/;

/** Returns the input that a key of a unique index names, as PostgreSQL writes it: `lower(name ->> 'ar'::text)` → `name.ar`. */
export function inputOfKey(key: string): string {
  const [, column = key, language] = localizedKey.exec(key) ?? [];
  const name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return language === undefined ? name : `${name}.${language}`;
}
