import { and, inArray, isNull } from 'drizzle-orm';
import { errors as refusals } from '#domain/errors';
import type { Api } from '../../api';
import { users } from '../../db/schema/users';
import { columnOf, findColumn } from '../columnOf';
import type { Write } from '../lockRecord';
import { storeOf } from '../storeOf';
import { isAccountField } from '../toTable';
import type { CheckedRow } from './importRecords';

/** Marks rows whose unique value is registered already, or stands in an earlier row of the same sheet. */
export async function markTaken(
  api: Api,
  { resource, language }: Write,
  rows: readonly CheckedRow[],
  values: readonly (Readonly<Record<string, unknown>> | null)[],
): Promise<void> {
  const unique = Object.entries(resource.fields).filter(([, field]) => field.unique);
  for (const [name] of unique) {
    const sent = values.flatMap((row) => (typeof row?.[name] === 'string' ? [row[name]] : []));
    if (sent.length === 0) continue;
    const taken = await registered(api, resource, name, sent);
    values.forEach((row, index) => {
      const value = row?.[name];
      const checked = rows[index];
      if (typeof value !== 'string' || !checked) return;
      if (taken.has(value)) checked.errors[name] = [refusals.already_exists[language]];
      taken.add(value);
    });
  }
}

async function registered(
  api: Api,
  resource: Write['resource'],
  name: string,
  values: string[],
): Promise<Set<unknown>> {
  const shared = isAccountField(resource, name);
  const column = columnOf(resource, name);
  const deletedAt = shared ? users.deletedAt : findColumn(resource, 'deletedAt');
  const rows = await api.db
    .select({ value: column })
    .from(shared ? users : storeOf(resource).table)
    .where(and(inArray(column, values), deletedAt ? isNull(deletedAt) : undefined));
  return new Set(rows.map(({ value }) => value));
}
