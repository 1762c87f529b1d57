import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { issueMessages } from 'sijil/schema/issueMessages';
import type { ReferenceField, ReferencesField } from 'sijil/schema/kinds/reference';
import type { Resource } from 'sijil/schema/resource';
import { ruleOf } from 'sijil/schema/toZod';
import { isLocalized, refers, refersToOne } from 'sijil/schema/kindFacts';
import { titleFields } from 'sijil/schema/titleFields';
import { resourceNamed } from 'sijil/schema/application';
import type { AppContext } from '../../http/appContext';
import { compile } from '../compile';
import type { Write } from '../lockRecord';
import { selectRows } from '../records';
import { rowFilter } from '../rights';
import type { CheckedRow } from './importRecords';
import { languages } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import { isRecord } from 'sijil/base/objects';
import { uniqueTexts } from '../../db/tables/fieldColumns';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Records by name: ids, each with the fields that filter the choice. */
type Found = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string | null>>>>;

/**
 * Replaces the ids and titles in the rows by ids, one query for each field. Only records that the writer may see are found; an
 * ambiguous title is refused, unless the row's other references leave one record: of the districts of one name that of the row's
 * city.
 */
export async function resolveReferences(
  api: AppContext,
  write: Write,
  rows: readonly CheckedRow[],
): Promise<void> {
  for (const [name, field] of Object.entries(write.resource.fields)) {
    if (!refers(field)) continue;
    const texts = new Set(rows.flatMap(({ input }) => namesIn(input[name])).map(nameToCompare));
    if (texts.size === 0) continue;
    const found = await findByName(api, write, field, [...texts]);
    for (const row of rows) resolveIn(row, name, field, found, write);
  }
}

function namesIn(value: unknown): string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string');
}

function resolveIn(
  row: CheckedRow,
  name: string,
  field: ReferenceField | ReferencesField,
  found: Found,
  { language }: Write,
): void {
  const names = namesIn(row.input[name]);
  if (names.length === 0) return;
  const ids: string[] = [];
  for (const text of names) {
    const [id, ...others] = fitting(row, field, found.get(nameToCompare(text)));
    if (id === undefined || others.length > 0) {
      const code = id === undefined ? 'not_an_option' : 'ambiguous';
      const message = issueMessages[code][language]
        .replace('{label}', () => field.label[language])
        .replace('{value}', () => text.slice(0, 100));
      row.errors[name] = [message];
      // A value of the right kind, so that the field is reported only once.
      delete row.input[name];
      return;
    }
    ids.push(id);
  }
  row.input[name] = refersToOne(field) ? ids[0] : [...new Set(ids)];
}

/** Returns the records of a name that match the row's other references. */
function fitting(
  { input }: CheckedRow,
  { narrowedBy = {} }: ReferenceField | ReferencesField,
  named: ReadonlyMap<string, Readonly<Record<string, string | null>>> = new Map(),
): string[] {
  if (named.size < 2) return [...named.keys()];
  const fits = (held: Readonly<Record<string, string | null>>) =>
    Object.entries(narrowedBy).every(
      ([theirs, ours]) => input[ours] === undefined || held[theirs] === input[ours],
    );
  return [...named].flatMap(([id, held]) => (fits(held) ? [id] : []));
}

/** Finds records by their id and by their title in either language, in comparable form; one query. */
async function findByName(
  api: AppContext,
  { actor }: Write,
  { to, narrowedBy = {} }: ReferenceField | ReferencesField,
  texts: readonly string[],
): Promise<Found> {
  const target = resourceNamed(to);
  const visible = target && rowFilter(target, 'read', actor);
  if (!target || !visible) return new Map();
  const id = compile(target).id;
  const titles = titleColumns(target);
  const wanted = sql`${sql.param(texts)}::text[]`;
  const ids = texts.filter((text) => uuid.test(text));
  const rows = (await selectRows(api.db, target, {
    id,
    ...Object.fromEntries(titles.map((title, index) => [`title${index}`, title])),
    ...Object.fromEntries(
      Object.keys(narrowedBy).map((name) => [`by.${name}`, compile(target).column(name)]),
    ),
  }).where(
    and(
      visible,
      or(
        ...titles.map((title) => sql`lower(btrim(${title})) = any(${wanted})`),
        sql`${id} = any(${sql.param(ids)}::uuid[])`,
      ),
    ),
  )) as unknown as Record<string, string | null>[];
  const found = new Map<string, Map<string, Record<string, string | null>>>();
  for (const row of rows) {
    const rowId = String(row['id']);
    for (const key of [rowId, ...titles.map((_, index) => row[`title${index}`] ?? '')]) {
      const name = nameToCompare(key);
      const held = Object.keys(narrowedBy).map((by) => [by, row[`by.${by}`] ?? null]);
      found.set(name, (found.get(name) ?? new Map()).set(rowId, Object.fromEntries(held)));
    }
  }
  return found;
}

function titleColumns(target: Resource) {
  return titleFields(target).flatMap((name) => {
    const column: PgColumn = compile(target).column(name);
    return isLocalized(target.fields[name])
      ? [sql<string>`${column}->>'ar'`, sql<string>`${column}->>'en'`]
      : [sql<string>`${column}::text`];
  });
}

/** Reads one value of a row that may have other mistakes; undefined where the value itself is wrong. */
export function readAlone(field: Field, input: unknown): unknown {
  const parsed = ruleOf(field).safeParse(input);
  return parsed.success ? parsed.data : undefined;
}

/** A value of a unique field, or one language of it, with the input in which it is entered. */
export interface SharedText {
  readonly path: string;
  readonly text: string | number;
}

/** A name in comparable form: trimmed, in lower case. */
const nameToCompare = (text: string) => text.trim().toLowerCase();

/** Texts of a value that no second record may hold: the value itself, or each given language of a localized one. */
export function sharedTexts(name: string, field: Field, value: unknown): SharedText[] {
  if (!isLocalized(field))
    return typeof value === 'string' || typeof value === 'number' ? [{ path: name, text: value }] : [];
  const given = isRecord(value) ? value : {};
  return languages.flatMap((language) => {
    const text = given[language];
    return typeof text === 'string' ? [{ path: `${name}.${language}`, text: nameToCompare(text) }] : [];
  });
}

/** Condition for the rows that hold one of the texts; undefined where there are none. */
export function holdsOneOf(resource: Resource, name: string, texts: readonly SharedText[]): SQL | undefined {
  const field = resource.fields[name] as Field;
  const column = compile(resource).column(name);
  return or(
    ...uniqueTexts(name, field, sql`${column}`).flatMap(({ path, value }) => {
      const wanted = [...new Set(texts.flatMap((one) => (one.path === path ? [one.text] : [])))];
      if (wanted.length === 0) return [];
      return [
        isLocalized(field)
          ? // Lower-cased by the database: the rules of its locale differ from JavaScript's.
            sql`${value} = any(array(select lower(one) from unnest(${sql.param(wanted)}::text[]) as one))`
          : inArray(column, wanted),
      ];
    }),
  );
}
