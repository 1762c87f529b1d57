import type { ImportBody } from '#framework/contract/consoleViews';
import { errors as refusals } from '#app/errors';
import { rowFromText } from '#framework/schema/rowFromText';
import type { AppContext } from '../../http/appContext';
import type { Write } from '../lockRecord';
import { unwritableFields } from '../fieldRights';
import { referenceProblems } from '../referenceProblems';
import { recordRefusal } from '../refusalOf';
import { changesBetween } from '../audit';
import { checkedChange, comparable } from '../changeRecord';
import { checkedInput } from '../createRecord';
import { findExisting } from './existingRecords';
import type { CheckedRow } from './importRecords';
import { flagDuplicates } from './flagDuplicates';
import { resolveReferences } from './resolveReferences';

/** Reads the rows' texts, finds what they refer to, and says of each what a create would refuse. Writes nothing. */
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
    unwritableFields(resource, actor.role, input).map((name) => [name, [refusals.forbidden[language]]]),
  );
}

/** Problems found before stay: an id that was not found must not hide behind a second message. */
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
