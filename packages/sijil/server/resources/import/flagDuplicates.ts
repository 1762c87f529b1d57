import { errors as refusals } from 'sijil/schema/application';
import { objectFrom } from 'sijil/base/objects';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { type Field, uniqueWithin } from 'sijil/schema/field';
import type { AppContext } from '../../http/appContext';
import { users } from '../../db/schema/users';
import { compile } from '../compile';
import type { Write } from '../lockRecord';
import { toStored } from '../judgeInput';
import { isAccountField } from '../../db/tables/toTable';
import type { CheckedRow } from './importRecords';
import { holdsOneOf, readAlone, type SharedText, sharedTexts } from './resolveReferences';

type Values = Readonly<Record<string, unknown>> | null;

/** Marks rows whose unique value is taken by a record or by an earlier row of the sheet. */
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
    const read = rows.map(({ input }, index) =>
      sharedTexts(name, field, values[index]?.[name] ?? readAlone(field, input[name])),
    );
    const claimed = new Set<string>();
    const taken = await registered(api, resource, { name, field, within }, read.flat());
    rows.forEach((row, index) => {
      // The scope of the unique value is unknown where the reference itself is wrong.
      if (within !== null && row.errors[within]) return;
      const { existing, input, errors } = row;
      const scopeIn = (record: Values | undefined) => (within === null ? null : record?.[within]);
      const scope = scopeIn(values[index]) ?? scopeIn(input) ?? scopeIn(existing);
      const held = existing ? sharedTexts(name, field, existing[name]) : [];
      const own = new Set(held.map((text) => keyOf(text, scopeIn(existing))));
      for (const text of read[index] ?? []) {
        const key = keyOf(text, scope);
        // The row that changes a record may repeat the record's own value; a second row for the same record is detected by its
        // key.
        const isTaken = own.has(key) ? name === resource.importKey && claimed.has(key) : taken.has(key);
        if (isTaken) errors[text.path] = [refusals().already_exists[language]];
        else taken.add(key);
      }
      for (const key of own) claimed.add(key);
    });
  }
}

/** Flags combinations of values that must be unique; the message appears next to the last field, as on a write. */
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
    // A record's own values are free for the row that changes it; a second such row is a duplicate.
    if (taken.has(key) && !(own === key && taken.get(key) === 'registered'))
      row.errors[last] ??= [refusals().already_exists[language]];
    taken.set(key, 'inSheet');
  });
}

/** Returns null where one of the values is empty: missing values are never equal. */
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
    .select(objectFrom(names, (name) => compile(resource).column(name)))
    .from(compile(resource).table)
    .where(and(...among, deletedAt ? isNull(deletedAt) : undefined));
  return new Map(rows.map((row) => [JSON.stringify(tupleOf(names, row)), 'registered'] as const));
}

const keyOf = ({ path, text }: SharedText, scope: unknown) => JSON.stringify([scope ?? null, path, text]);

interface UniqueField {
  readonly name: string;
  readonly field: Field;
  readonly within: string | null;
}

async function registered(
  api: AppContext,
  resource: Write['resource'],
  { name, field, within }: UniqueField,
  texts: readonly SharedText[],
): Promise<Set<string>> {
  const wanted = holdsOneOf(resource, name, texts);
  if (!wanted) return new Set();
  const shared = isAccountField(resource, name);
  const deletedAt = shared ? users.deletedAt : compile(resource).deletedAt;
  const rows = await api.db
    .select({
      value: compile(resource).column(name),
      scope: within === null ? sql<null>`null` : compile(resource).column(within),
    })
    .from(shared ? users : compile(resource).table)
    .where(and(wanted, deletedAt ? isNull(deletedAt) : undefined));
  return new Set(
    rows.flatMap(({ value, scope }) => sharedTexts(name, field, value).map((text) => keyOf(text, scope))),
  );
}
