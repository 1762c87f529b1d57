import { eq } from 'drizzle-orm';
import { validate } from 'sijil/schema/validate';
import type { AppContext } from '../http/appContext';
import type { Transaction } from '../db/connect';
import { accountWrites } from './accountWrites';
import { assertReferences } from './assertReferences';
import { changesBetween, recordAudit } from './audit';
import { compile } from './compile';
import { hooksOf, lockRecord, type Write } from './lockRecord';
import { withRowIds } from './createRecord';
import { assertWritable, toStored, valuesOf } from './judgeInput';
import { readRecord } from './records';
import type { RecordView } from 'sijil/contract/recordView';
import { tableNamed } from '../db/schema/tables';

type Values = Record<string, unknown>;

/** Changes part of a record. `version` is that of the form's values; if the table has a newer one, the change is refused. */
export function updateRecord(api: AppContext, write: Write, id: string, input: Values): Promise<RecordView> {
  const { version, ...sent } = input;
  return changeRecord(api, write, id, sent, { version });
}

/** Without a version, the record is changed whatever it holds now. */
export function changeRecord(
  api: AppContext,
  write: Write,
  id: string,
  sent: Values,
  expected: { version?: unknown },
): Promise<RecordView> {
  return api.db.transaction((tx) => changeInTransaction(api, tx, write, { id, sent, expected }));
}

export interface Change {
  readonly id: string;
  readonly sent: Values;
  readonly expected: { readonly version?: unknown };
}

/** Like `changeRecord`, in the caller's transaction. */
export async function changeInTransaction(
  api: AppContext,
  tx: Transaction,
  write: Write,
  { id, sent, expected }: Change,
): Promise<RecordView> {
  const { resource, actor, language } = write;
  const before = await lockRecord(api, tx, write, id, { action: 'update', ...expected });
  const values = checkedChange(write, before, sent);
  const stored = withRowIds(resource, values);
  const changes = changesBetween(comparable(before), stored);
  // Nothing has changed: there is neither a newer version nor an entry for the history.
  if (Object.keys(changes).length === 0) return before;
  await assertReferences(tx, write, values, before);
  await accountWrites(resource).update(tx, id, values);
  await tx
    .update(tableNamed(resource.name))
    .set({
      ...toStored(resource, stored),
      version: before.version + 1,
      updatedAt: api.clock(),
    })
    .where(eq(compile(resource).id, id));
  await recordAudit(tx, {
    resource,
    id,
    action: 'update',
    actor,
    at: api.clock(),
    version: before.version + 1,
    changes,
  });
  const changed = Object.keys(changes);
  await hooksOf(api, resource).afterUpdate?.({ api, tx, resource, actor, id, language, values, changed });
  return readRecord(api, tx, write, id);
}

/** Validates an input for an existing record, and returns its values. @throws ApiError validation_failed, forbidden */
export function checkedChange(write: Write, before: RecordView, sent: Values): Values {
  const result = validate(write.resource, 'update', sent, write.language, comparable(before));
  const values = valuesOf(write.resource, sent, result);
  assertWritable(write, 'update', values, sent);
  return values;
}

/** A record as an input would write it: files by their ids instead of their links. */
export function comparable(record: RecordView): Values {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withIds(value)]));
}

function withIds(value: unknown): unknown {
  if (Array.isArray(value) && value.every(isFileLink)) return value.map(({ id }) => id);
  return isFileLink(value) ? value.id : value;
}

function isFileLink(value: unknown): value is { id: string; url: string } {
  return typeof value === 'object' && value !== null && 'url' in value && 'id' in value && 'size' in value;
}
