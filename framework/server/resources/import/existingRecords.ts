import { and } from 'drizzle-orm';
import type { RecordView } from '#framework/contract/recordView';
import type { Field } from '#framework/schema/field';
import { isNeverEmpty } from '#framework/schema/fieldKinds';
import { isLocalized } from '#framework/schema/kindFacts';
import { uniqueWithin } from '#framework/schema/uniqueWithin';
import type { AppContext } from '../../http/appContext';
import type { Write } from '../lockRecord';
import { readRecords } from '../records';
import { rowFilter } from '../rowFilter';
import { comparable } from '../changeRecord';
import type { CheckedRow } from './importRecords';
import { holdsOneOf, type SharedText, sharedTexts } from './sharedTexts';

/**
 * Gives each row the record that has its `importKey`, among those that the writer may change: any other record's key is
 * simply taken. A key that is unique within a reference needs that too, unless one record alone has it; without a
 * reference that may be missing, it is that of the record which has none either. What may be entered
 * once only is left out where the row repeats it.
 */
export async function findExisting(
  api: AppContext,
  write: Write,
  rows: readonly CheckedRow[],
): Promise<void> {
  const { resource, actor } = write;
  const key = resource.importKey;
  const field = key === undefined ? undefined : resource.fields[key];
  const changeable = rowFilter(resource, 'update', actor);
  if (key === undefined || !field || !changeable) return;
  const textsIn = (values: Readonly<Record<string, unknown>>) => sharedTexts(key, field, values[key]);
  const wanted = holdsOneOf(
    resource,
    key,
    rows.flatMap(({ input }) => textsIn(input)),
  );
  if (!wanted) return;
  const records = await readRecords(api, api.db, resource, actor, and(wanted, changeable));
  const byText = new Map<string, RecordView[]>();
  for (const record of records)
    for (const text of textsIn(record).map(keyOf)) byText.set(text, [...(byText.get(text) ?? []), record]);
  for (const row of rows) {
    const named = textsIn(row.input).flatMap((text) => byText.get(keyOf(text)) ?? []);
    const record = recordOf(write, row, named, uniqueWithin(field));
    if (!record) continue;
    row.existing = record;
    completeFrom(write, row, record);
  }
}

const keyOf = ({ path, text }: SharedText) => JSON.stringify([path, text]);

/** Of the records that a row's key names, the one that it is about. */
function recordOf(
  { resource }: Write,
  { input, errors }: CheckedRow,
  named: readonly RecordView[],
  within: string | null,
): RecordView | undefined {
  if (within === null) return named[0];
  if (errors[within]) return undefined;
  if (input[within] !== undefined) return named.find((record) => record[within] === input[within]);
  if (!isNeverEmpty(resource.fields[within] as Field)) return named.find((record) => record[within] === null);
  return new Set(named).size === 1 ? named[0] : undefined;
}

function completeFrom({ resource }: Write, row: CheckedRow, record: RecordView): void {
  const held = comparable(record);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.createOnly && row.input[name] === held[name]) delete row.input[name];
    // A sheet may have the one language only: the other stays as it is.
    else if (isLocalized(field) && row.input[name] !== undefined)
      row.input[name] = { ...(held[name] as object | null), ...(row.input[name] as object) };
  }
}
