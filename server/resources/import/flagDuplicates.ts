import { and, inArray, isNull, sql } from 'drizzle-orm';
import { errors as refusals } from '#domain/errors';
import type { Field } from '#domain/schema/field';
import { uniqueWithin } from '#domain/schema/uniqueWithin';
import { ruleOf } from '#domain/schema/toZod';
import type { AppContext } from '../../http/appContext';
import { users } from '../../db/schema/users';
import { columnOf, findColumn } from '../columnOf';
import type { Write } from '../lockRecord';
import { storeOf } from '../storeOf';
import { isAccountField } from '../../db/tables/toTable';
import type { CheckedRow } from './importRecords';

/** Marks rows whose unique value is registered already, or stands in an earlier row of the same sheet. */
export async function flagDuplicates(
  api: AppContext,
  { resource, language }: Write,
  rows: readonly CheckedRow[],
  values: readonly (Readonly<Record<string, unknown>> | null)[],
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
  const column = columnOf(resource, name);
  const deletedAt = shared ? users.deletedAt : findColumn(resource, 'deletedAt');
  const rows = await api.db
    .select({ value: column, scope: within === null ? sql<null>`null` : columnOf(resource, within) })
    .from(shared ? users : storeOf(resource).table)
    .where(and(inArray(column, values), deletedAt ? isNull(deletedAt) : undefined));
  return new Set(rows.map(({ value, scope }) => keyOf(value, scope)));
}
