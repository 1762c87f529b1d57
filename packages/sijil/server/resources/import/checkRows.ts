import { errors as refusals } from 'sijil/schema/application';
import { isRecord } from 'sijil/base/objects';
import type { ImportBody } from 'sijil/contract/consoleViews';
import { rowFromText } from 'sijil/schema/cellText';
import type { AppContext } from '../../http/appContext';
import type { Write } from '../lockRecord';
import { rowFilter, unwritableFields } from '../rights';
import { referenceProblems } from '../assertReferences';
import { recordRefusal } from '../judgeInput';
import { changesBetween } from '../audit';
import { checkedChange, comparable } from '../changeRecord';
import { checkedInput } from '../createRecord';
import type { CheckedRow } from './importRecords';
import { flagDuplicates } from './flagDuplicates';
import { holdsOneOf, readAlone, resolveReferences, type SharedText, sharedTexts } from './resolveReferences';
import { and } from 'drizzle-orm';
import type { RecordView } from 'sijil/contract/recordView';
import { uniqueWithin } from 'sijil/schema/field';
import { isNeverEmpty } from 'sijil/schema/fieldKinds';
import { isLocalized } from 'sijil/schema/kindFacts';
import { readRecords } from '../records';

/** Reads the rows' texts, resolves their references, and reports for each row what a create would refuse. Writes nothing. */
export async function checkRows(
  api: AppContext,
  write: Write,
  { rows, update = false }: Pick<ImportBody, 'rows' | 'update'>,
): Promise<CheckedRow[]> {
  const checked = rows.map(({ line, values }): CheckedRow => {
    const input = rowFromText(write.resource, values);
    return { line, input, errors: forbiddenFields(write, input) };
  });
  await resolveReferences(api, write, checked);
  if (update) await findExisting(api, write, checked);
  const values = checked.map((row) => judge(write, row, api.clock()));
  const problems = await referenceProblems(
    api.db,
    write,
    values.map((row, index) => {
      const before = checked[index]?.existing;
      return { values: row ?? {}, ...(before && { before: comparable(before) }) };
    }),
  );
  checked.forEach((row, index) => (row.errors = { ...problems[index], ...row.errors }));
  await flagDuplicates(api, write, checked, values);
  checked.forEach((row, index) => {
    if (row.existing) row.changes = changesBetween(comparable(row.existing), values[index] ?? {});
  });
  return checked;
}

function forbiddenFields({ resource, actor, language }: Write, input: Record<string, unknown>) {
  return Object.fromEntries(
    unwritableFields(resource, actor.role, input).map((name) => [name, [refusals().forbidden[language]]]),
  );
}

/** Validates a row. Earlier problems stay: an id that was not found must not be hidden by a second message. */
function judge(write: Write, row: CheckedRow, at: Date): Record<string, unknown> | null {
  const wrong = new Set(Object.keys(row.errors));
  try {
    const values = row.existing
      ? checkedChange(write, row.existing, row.input)
      : checkedInput(write, row.input, at);
    return wrong.size > 0 ? null : values;
  } catch (error) {
    const found = recordRefusal(error, write);
    if (found.code === 'forbidden' && wrong.size > 0) return null;
    row.errors = { ...found.errors, ...row.errors };
    return null;
  }
}

/**
 * Assigns to each row the record with its `importKey`, among those that the writer may change: the key of any other record
 * counts as taken. A key that is unique within a reference is matched together with it. A row without the reference matches the
 * record without one, where it may be missing, otherwise the only record with the key. Create-only fields are left out where the
 * row repeats their value.
 */
async function findExisting(api: AppContext, write: Write, rows: readonly CheckedRow[]): Promise<void> {
  const { resource, actor } = write;
  const key = resource.importKey;
  const field = key === undefined ? undefined : resource.fields[key];
  const changeable = rowFilter(resource, 'update', actor);
  if (key === undefined || !field || !changeable) return;
  const textsIn = (values: Readonly<Record<string, unknown>>) => sharedTexts(key, field, values[key]);
  // A plate or another code may be typed in a form other than the stored one.
  const textsTyped = (input: Readonly<Record<string, unknown>>) =>
    sharedTexts(key, field, readAlone(field, input[key]) ?? input[key]);
  const wanted = holdsOneOf(
    resource,
    key,
    rows.flatMap(({ input }) => textsTyped(input)),
  );
  if (!wanted) return;
  const records = await readRecords(api, api.db, resource, actor, and(wanted, changeable));
  const byText = new Map<string, RecordView[]>();
  for (const record of records)
    for (const text of textsIn(record).map(keyOf)) byText.set(text, [...(byText.get(text) ?? []), record]);
  for (const row of rows) {
    const named = textsTyped(row.input).flatMap((text) => byText.get(keyOf(text)) ?? []);
    const record = recordOf(write, row, named, uniqueWithin(field));
    if (!record) continue;
    row.existing = record;
    completeFrom(write, row, record);
  }
}

const keyOf = ({ path, text }: SharedText) => JSON.stringify([path, text]);

/** Returns the record of a row, among those with its key. */
function recordOf(
  { resource }: Write,
  { input, errors }: CheckedRow,
  named: readonly RecordView[],
  within: string | null,
): RecordView | undefined {
  if (within === null) return named[0];
  if (errors[within]) return undefined;
  if (input[within] !== undefined) return named.find((record) => record[within] === input[within]);
  const field = resource.fields[within];
  if (field && !isNeverEmpty(field)) return named.find((record) => record[within] === null);
  return new Set(named).size === 1 ? named[0] : undefined;
}

function completeFrom({ resource }: Write, row: CheckedRow, record: RecordView): void {
  const held = comparable(record);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.createOnly && row.input[name] === held[name]) delete row.input[name];
    // A sheet may have only one language: the other stays unchanged.
    else if (isLocalized(field) && isRecord(row.input[name]))
      row.input[name] = { ...(isRecord(held[name]) && held[name]), ...row.input[name] };
  }
}
