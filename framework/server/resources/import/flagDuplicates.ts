import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { errors as refusals } from '#app/errors';
import type { Field } from '#framework/schema/field';
import { uniqueWithin } from '#framework/schema/uniqueWithin';
import { ruleOf } from '#framework/schema/toZod';
import type { AppContext } from '../../http/appContext';
import { users } from '../../db/schema/users';
import { compile } from '../compile';
import type { Write } from '../lockRecord';
import { toStored } from '../toStored';
import { isAccountField } from '../../db/tables/toTable';
import type { CheckedRow } from './importRecords';

type Values = Readonly<Record<string, unknown>> | null;

/** Marks rows whose unique value is registered already, or stands in an earlier row of the same sheet. */
export async function flagDuplicates(
  api: AppContext,
  write: Write,
  rows: readonly CheckedRow[],
  values: readonly Values[],
): Promise<void> {
  await flagSingle(api, write, rows, values);
  for (const names of write.resource.uniqueTogether ?? [])
    await flagTakenSets(api, write, rows, values, names);
}

async function flagSingle(
  api: AppContext,
  { resource, language }: Write,
  rows: readonly CheckedRow[],
  values: readonly Values[],
): Promise<void> {
  const unique = Object.entries(resource.fields).filter(([, field]) => field.unique);
  for (const [name, field] of unique) {
    const within = uniqueWithin(field);
    const read = rows.map(({ input }, index) => values[index]?.[name] ?? alone(field, input[name]));
    const sent = read.filter((value): value is string => typeof value === 'string');
    if (sent.length === 0) continue;
    const claimed = new Set<string>();
    const taken = await registered(api, resource, { name, within }, sent);
    read.forEach((value, index) => {
      const checked = rows[index];
      if (typeof value !== 'string' || !checked) return;
      const scope = within === null ? null : (values[index]?.[within] ?? checked.existing?.[within]);
      const key = keyOf(value, scope);
      // A record's own value is not taken by the row that is about to change it; a second such row is one too many.
      if (checked.existing?.[name] === value && !claimed.has(key)) claimed.add(key);
      else if (taken.has(key)) checked.errors[name] = [refusals.already_exists[language]];
      taken.add(key);
    });
  }
}

/** Values that no two records share together; what is wrong is said beside the last of them, as the write says it. */
async function flagTakenSets(
  api: AppContext,
  { resource, language }: Write,
  rows: readonly CheckedRow[],
  values: readonly Values[],
  names: readonly string[],
): Promise<void> {
  const last = names.at(-1) ?? '';
  const sent = rows.map(({ existing }, index) => {
    const row = values[index] && toStored(resource, values[index]);
    return row ? tupleOf(names, { ...existing, ...row }) : null;
  });
  const asked = sent.flatMap((tuple) => (tuple ? [tuple] : []));
  if (asked.length === 0) return;
  const taken = await registeredSets(api, resource, names, asked);
  rows.forEach((row, index) => {
    const tuple = sent[index];
    if (!tuple) return;
    const key = JSON.stringify(tuple);
    const own = row.existing && JSON.stringify(tupleOf(names, row.existing));
    // A record's own values are not taken by the row that is about to change it; a second such row is one too many.
    if (taken.has(key) && !(own === key && taken.get(key) === 'registered'))
      row.errors[last] ??= [refusals.already_exists[language]];
    taken.set(key, 'inSheet');
  });
}

/** Null where one of them is empty: what is not there is not the same. */
function tupleOf(names: readonly string[], row: Readonly<Record<string, unknown>>): unknown[] | null {
  const tuple = names.map((name) => row[name] ?? null);
  return tuple.includes(null) ? null : tuple;
}

async function registeredSets(
  api: AppContext,
  resource: Write['resource'],
  names: readonly string[],
  asked: readonly (readonly unknown[])[],
): Promise<Map<string, 'registered' | 'inSheet'>> {
  const columns = names.map((name) => compile(resource).column(name));
  const deletedAt = compile(resource).deletedAt;
  const among = columns.map((column, place) =>
    inArray(column, [...new Set(asked.map((tuple) => tuple[place]))]),
  );
  const rows = await api.db
    .select(Object.fromEntries(names.map((name, place) => [name, columns[place] as PgColumn])))
    .from(compile(resource).table)
    .where(and(...among, deletedAt ? isNull(deletedAt) : undefined));
  return new Map(rows.map((row) => [JSON.stringify(tupleOf(names, row)), 'registered'] as const));
}

const keyOf = (value: unknown, scope: unknown) => JSON.stringify([scope ?? null, value]);

/** The value of a row that is wrong elsewhere: nobody mends a file to be told of the next mistake. */
function alone(field: Field, input: unknown): unknown {
  const parsed = ruleOf(field).safeParse(input);
  return parsed.success ? parsed.data : undefined;
}

async function registered(
  api: AppContext,
  resource: Write['resource'],
  { name, within }: { readonly name: string; readonly within: string | null },
  values: string[],
): Promise<Set<string>> {
  const shared = isAccountField(resource, name);
  const column = compile(resource).column(name);
  const deletedAt = shared ? users.deletedAt : compile(resource).deletedAt;
  const rows = await api.db
    .select({ value: column, scope: within === null ? sql<null>`null` : compile(resource).column(within) })
    .from(shared ? users : compile(resource).table)
    .where(and(inArray(column, values), deletedAt ? isNull(deletedAt) : undefined));
  return new Set(rows.map(({ value, scope }) => keyOf(value, scope)));
}
