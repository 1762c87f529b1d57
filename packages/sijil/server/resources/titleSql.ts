import { is, SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import type { Resource } from 'sijil/schema/resource';
import { hasEnglish, holdsMany, isLocalized, refersToOne, refers } from 'sijil/schema/kindFacts';
import { resourceNamed } from 'sijil/schema/application';
import { qualified, toSnakeCase } from '../db/statement';
import { bothNames, nameIn } from '../db/names';
import { users } from '../db/schema/users';
import { compile } from './compile';
import type { Joins } from './derivedField';
import { isAccountField } from '../db/tables/toTable';

/**
 * Title of a record: `{ ar, en }` where the languages differ, otherwise one string. As JSON, so that titles of all records have
 * one type; with `joins` as the column itself, which becomes the same JSON with its row.
 */
export function titleSql(resource: Resource, joins?: Joins): SQL {
  const name = resource.fields[resource.title.ar];
  // A record without a name of its own has the title of the record to which it refers: a password request, its person's.
  if (refersToOne(name)) return referencedTitle(name, compile(resource).column(resource.title.ar), joins);
  const column = (field: string) => qualified(compile(resource).column(field));
  return joins ? plainTitleOf(resource, column) : titleOf(resource, column);
}

/**
 * Title of a referenced record; for several, one title for each id in the order of the ids, so that both lists correspond. A
 * sub-select, so that a list stays one query, unless there are `joins` to read it from.
 */
export function referencedTitle(field: Field, column: PgColumn | SQL, joins?: Joins): SQL {
  const target = targetOf(field);
  const table = isAccountField(target, target.title.ar) ? users : compile(target).table;
  if (joins && !holdsMany(field)) {
    const row = joins.row(table, outer(column));
    const title = plainTitleOf(target, row);
    // A single name is null where its row is missing.
    return isOneName(target) ? title : sql`case when ${row('id')} is not null then ${title} end`;
  }
  // Aliased, because a reference may refer to its own table: a type and its parent.
  const inner = (name: string) => sql`"$target".${sql.identifier(toSnakeCase(name))}`;
  const title = titleOf(target, inner);
  return holdsMany(field)
    ? sql`(select coalesce(jsonb_agg(${title} order by "$listed".place), '[]'::jsonb) from unnest(${outer(column)}) with ordinality as "$listed"(id, place) left join ${table} as "$target" on "$target".id = "$listed".id)`
    : sql`(select ${title} from ${table} as "$target" where "$target".id = ${outer(column)})`;
}

/** Title of a referenced record as text of one language, for sorting. */
export function referencedTitleText(field: Field, column: PgColumn | SQL, language: Language): SQL {
  const target = targetOf(field);
  const name = target.title[language];
  const table = isAccountField(target, name) ? users : compile(target).table;
  const inner = (of: string) => sql`"$target".${sql.identifier(toSnakeCase(of))}`;
  return sql`(select ${textIn(language, target.fields[name], inner(name), inner)} from ${table} as "$target" where "$target".id = ${outer(column)})`;
}

/** The text of a field in one language, for sorting; `column` gives another of the same record. */
export function textIn(
  language: Language,
  field: Field | undefined,
  value: PgColumn | SQL,
  column: (field: string) => PgColumn | SQL,
): PgColumn | SQL {
  if (isLocalized(field)) return sql`${value}->>${sql.raw(`'${language}'`)}`;
  return hasEnglish(field) && language === 'en' ? nameIn(language, value, column(field.inEnglish)) : value;
}

/** Column qualified for use inside a sub-select. */
function outer(column: PgColumn | SQL): SQL {
  return is(column, SQL) ? column : qualified(column);
}

function targetOf(field: Field): Resource {
  const target = refers(field) ? resourceNamed(field.to) : undefined;
  if (!target) throw new Error(`«${field.label.en}» refers to no declared resource`);
  return target;
}

const isOneName = ({ title: { ar, en }, fields }: Resource) => ar === en && !hasEnglish(fields[ar]);

function titleOf(resource: Resource, column: (field: string) => SQL): SQL {
  const title = plainTitleOf(resource, column);
  return isOneName(resource) ? sql`to_jsonb(${title})` : title;
}

function plainTitleOf(resource: Resource, column: (field: string) => SQL): SQL {
  const { ar, en } = resource.title;
  if (isOneName(resource)) return column(ar);
  const field = resource.fields[ar];
  if (hasEnglish(field)) return bothNames(column(ar), column(field.inEnglish));
  return sql`jsonb_build_object('ar', ${column(ar)}, 'en', ${column(en)})`;
}
