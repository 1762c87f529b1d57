import { TransactionRollbackError } from 'drizzle-orm';
import { type BulkBody, bulkBody, type BulkResult } from 'sijil/contract/consoleViews';
import type { Action } from 'sijil/schema/access';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { deleteRecord } from './deleteRecord';
import { lockRecord, type Write } from './lockRecord';
import { recordRefusal } from './judgeInput';
import { restoreRecord } from './trash';
import { rowFilter } from './rights';
import { type Change, changeInTransaction, changeRecord, comparable } from './changeRecord';
import { changesWithTitles } from './changesWithTitles';
import { changesBetween } from './audit';

type Changes = ReturnType<typeof changesBetween>;

/**
 * Changes a record as a form would, with every rule and consequence, reads the result, and rolls it all back.
 * @throws ApiError where the change would be refused
 */
async function tryChange(api: AppContext, write: Write, change: Change): Promise<Changes> {
  let changes: Changes = {};
  try {
    await api.db.transaction(async (tx) => {
      const before = await lockRecord(api, tx, write, change.id, { action: 'update', ...change.expected });
      const after = await changeInTransaction(api, tx, write, change);
      changes = changesBetween(fieldsOf(write, before), fieldsOf(write, after));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return changes;
}

function fieldsOf({ resource }: Write, record: Parameters<typeof comparable>[0]) {
  const values = comparable(record);
  return Object.fromEntries(Object.keys(resource.fields).map((name) => [name, values[name]]));
}

/**
 * One change made to many records: each in a separate transaction with the checks of the single call, so that a refusal does not
 * stop the others. @throws ApiError malformed_request; forbidden where the role may not do the action at all
 */
export async function bulkUpdate(api: AppContext, write: Write, sent: unknown): Promise<BulkResult[]> {
  const parsed = bulkBody.safeParse(sent);
  if (!parsed.success) throw new ApiError('malformed_request');
  const body = parsed.data;
  const action: Action = body.action === 'update' ? 'update' : 'delete';
  if (!rowFilter(write.resource, action, write.actor)) throw new ApiError('forbidden');
  if ((body.action === 'update') !== (body.values !== undefined)) throw new ApiError('malformed_request');
  if (body.check && body.action !== 'update') throw new ApiError('malformed_request');
  const results: BulkResult[] = [];
  for (const item of body.items) results.push(await changeOne(api, write, body, item));
  return body.check ? withTitles(api, write, results) : results;
}

async function changeOne(
  api: AppContext,
  write: Write,
  { action, values, check }: BulkBody,
  { id, version }: BulkBody['items'][number],
): Promise<BulkResult> {
  const expected = version === undefined ? {} : { version };
  try {
    if (check)
      return { id, ok: true, changes: await tryChange(api, write, { id, sent: { ...values }, expected }) };
    if (action === 'update') await changeRecord(api, write, id, { ...values }, expected);
    else if (action === 'delete') await deleteRecord(api, write, id, version);
    else await restoreRecord(api, write, id);
    return { id, ok: true };
  } catch (error) {
    const { code, message } = recordRefusal(error, write);
    return { id, ok: false, code, message };
  }
}

/** Adds to the results of a check the names of the records that their changes refer to. */
async function withTitles(
  api: AppContext,
  { resource, actor }: Write,
  results: readonly BulkResult[],
): Promise<BulkResult[]> {
  const recorded = results.map((result) => (result.ok ? (result.changes ?? {}) : {}));
  const titled = await changesWithTitles(api, resource, actor.role, recorded);
  return results.map((result, index) => (result.ok ? { ...result, changes: titled[index] ?? {} } : result));
}
