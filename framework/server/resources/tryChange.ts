import { TransactionRollbackError } from 'drizzle-orm';
import type { AppContext } from '../http/appContext';
import { changesBetween } from './audit';
import { type Change, changeInTransaction, comparable } from './changeRecord';
import { lockRecord, type Write } from './lockRecord';

type Changes = ReturnType<typeof changesBetween>;

/**
 * Changes a record as a form would, with every rule and consequence, reads what has become of it, and takes all of it back.
 * @throws ApiError where the change would be refused
 */
export async function tryChange(api: AppContext, write: Write, change: Change): Promise<Changes> {
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
