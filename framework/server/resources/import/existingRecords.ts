import { and, inArray } from 'drizzle-orm';
import type { RecordView } from '#framework/contract/recordView';
import { isLocalized } from '#framework/schema/kindFacts';
import type { AppContext } from '../../http/appContext';
import { compile } from '../compile';
import type { Write } from '../lockRecord';
import { readRecords } from '../records';
import { rowFilter } from '../rowFilter';
import { comparable } from '../changeRecord';
import type { CheckedRow } from './importRecords';

/**
 * Gives each row the record that has its `importKey`, among those that the writer may change: any other record's key is
 * simply taken. What may be entered once only is left out where the row repeats it.
 */
export async function findExisting(
  api: AppContext,
  write: Write,
  rows: readonly CheckedRow[],
): Promise<void> {
  const { resource, actor } = write;
  const key = resource.importKey;
  const changeable = key === undefined ? null : rowFilter(resource, 'update', actor);
  if (key === undefined || !changeable) return;
  const wanted = [...new Set(rows.flatMap(({ input }) => keyIn(input[key])))];
  if (wanted.length === 0) return;
  const records = await readRecords(
    api,
    api.db,
    resource,
    actor,
    and(inArray(compile(resource).column(key), wanted), changeable),
  );
  const byKey = new Map(records.map((record) => [record[key], record]));
  for (const row of rows) {
    const record = byKey.get(row.input[key]);
    if (!record) continue;
    row.existing = record;
    completeFrom(write, row, record);
  }
}

const keyIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? [value] : []);

function completeFrom({ resource }: Write, row: CheckedRow, record: RecordView): void {
  const held = comparable(record);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.createOnly && row.input[name] === held[name]) delete row.input[name];
    // A sheet may have the one language only: the other stays as it is.
    else if (isLocalized(field) && row.input[name] !== undefined)
      row.input[name] = { ...(held[name] as object | null), ...(row.input[name] as object) };
  }
}
