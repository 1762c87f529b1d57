import { eq } from 'drizzle-orm';
import type { AppContext } from '../http/appContext';
import type { Transaction } from '../db/connect';
import { assertReferences } from './assertReferences';
import { recordAudit } from './audit';
import { compile } from './compile';
import { hooksOf } from '#app/server/hooks';
import { lockRecord, type Write } from './lockRecord';
import { readRecords } from './records';
import type { RecordView } from '#framework/contract/recordView';
import { refers } from '#framework/schema/kindFacts';
import { tableNamed } from '../db/schema/tables';

/**
 * Undoes a soft delete. Refused where a unique value was taken meanwhile (`already_exists`, by the database) or where a
 * record that this one points at is itself deleted by now.
 */
export function restoreRecord(api: AppContext, write: Write, id: string): Promise<RecordView> {
  return api.db.transaction((tx) => restoreInTransaction(api, tx, write, id));
}

/** The same in a transaction of the caller's. */
export async function restoreInTransaction(
  api: AppContext,
  tx: Transaction,
  write: Write,
  id: string,
): Promise<RecordView> {
  const { resource, actor, language } = write;
  const before = await lockRecord(api, tx, write, id, { action: 'delete', state: 'deleted' });
  await assertReferences(tx, write, referencesOf(write, before), before);
  await tx
    .update(tableNamed(resource.name))
    .set({ deletedAt: null, version: before.version + 1, updatedAt: api.clock() })
    .where(eq(compile(resource).id, id));
  await hooksOf(resource).afterRestore?.({ api, tx, resource, actor, id, language, values: before });
  await recordAudit(tx, {
    resource,
    id,
    action: 'restore',
    actor,
    at: api.clock(),
    version: before.version + 1,
    changes: {},
  });
  const [record] = await readRecords(api, tx, resource, actor, eq(compile(resource).id, id));
  return record as RecordView;
}

function referencesOf({ resource }: Write, record: RecordView): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(resource.fields)
      .filter(([, field]) => refers(field))
      .map(([name]) => [name, record[name]]),
  );
}
