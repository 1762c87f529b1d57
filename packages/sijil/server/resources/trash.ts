import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { AppContext } from '../http/appContext';
import type { Transaction } from '../db/connect';
import { assertReferences } from './assertReferences';
import { recordAudit } from './audit';
import { compile } from './compile';
import { hooksOf, lockRecord, type Write } from './lockRecord';
import { readRecords } from './records';
import type { RecordView } from 'sijil/contract/recordView';
import { holdsFile, refers } from 'sijil/schema/kindFacts';
import { tableNamed } from '../db/schema/tables';
import { resourceList } from 'sijil/schema/application';
import { errorCode } from 'sijil/base/objects';
import type { Resource } from 'sijil/schema/resource';
import { eraseFiles } from '../files/eraseFiles';
import { tryEach } from '../log/tryEach';

/**
 * Undoes a soft delete. Refused where a unique value was taken meanwhile (`already_exists`, by the database) or where a
 * referenced record is itself deleted now.
 */
export function restoreRecord(api: AppContext, write: Write, id: string): Promise<RecordView> {
  return api.db.transaction((tx) => restoreInTransaction(api, tx, write, id));
}

/** Like `restoreRecord`, in the caller's transaction. */
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
  await hooksOf(api, resource).afterRestore?.({ api, tx, resource, actor, id, language, values: before });
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

const batch = 500;
/** Designs are never purged: their columns and tables have values of other records. */
const designs = ['designedTypes', 'designedFields'];

/**
 * Job: permanently deletes records that have been in the trash since before a moment, with their files. Records that others
 * still refer to stay, and so do accounts, whose names others show. Returns the number of deleted records.
 */
export async function purgeTrash(api: AppContext, before: Date): Promise<number> {
  const purgeable = resourceList().filter(isPurgeable);
  let purged = 0;
  // Once a record is deleted, those to which it referred can be deleted too.
  for (let begun = -1; purged > begun;) {
    begun = purged;
    for (const resource of purgeable) purged += await purgeRecords(api, resource, before);
  }
  return purged;
}

const isPurgeable = ({ name, storedBy, account, single }: Resource) =>
  !storedBy && !account && !single && !designs.includes(name);

async function purgeRecords(api: AppContext, resource: Resource, before: Date): Promise<number> {
  const { id, table, deletedAt } = compile(resource);
  if (!deletedAt) return 0;
  let purged = 0;
  for (let after: string | undefined; ;) {
    const rows = await api.db
      .select({ id })
      .from(table)
      .where(and(lt(deletedAt, before), after === undefined ? undefined : gt(id, after)))
      .orderBy(asc(id))
      .limit(batch);
    const ids = rows.map((row) => ({ id: String(row.id) }));
    await tryEach(api.app.log, ids, 'a deleted record could not be purged', async (row) => {
      if (await purgeRecord(api, resource, row.id, before)) purged += 1;
    });
    const last = ids.at(-1);
    if (!last) return purged;
    after = last.id;
  }
}

/** Returns false for a record that was restored meanwhile, or that is still referenced. */
async function purgeRecord(api: AppContext, resource: Resource, id: string, before: Date): Promise<boolean> {
  try {
    return await api.db.transaction((tx) => purge(api, tx, { resource, id, before }));
  } catch (error) {
    if (errorCode(error instanceof Error ? error.cause : undefined) === stillReferenced) return false;
    throw error;
  }
}

/** PostgreSQL's code for a row that is still referenced. */
const stillReferenced = '23503';

interface Purged {
  readonly resource: Resource;
  readonly id: string;
  readonly before: Date;
}

async function purge(api: AppContext, tx: Transaction, { resource, id, before }: Purged): Promise<boolean> {
  const compiled = compile(resource);
  if (!compiled.deletedAt) return false;
  const [row] = await tx
    .delete(compiled.table)
    .where(and(eq(compiled.id, id), lt(compiled.deletedAt, before)))
    .returning();
  if (!row) return false;
  await eraseFiles(tx, filesOf(resource, row), api.clock());
  const at = api.clock();
  const version = Number(row['version']) + 1;
  await recordAudit(tx, { resource, id, action: 'purge', actor: null, at, version, changes: {} });
  return true;
}

function filesOf({ fields }: Resource, row: Readonly<Record<string, unknown>>): string[] {
  const held = Object.keys(fields).filter((name) => holdsFile(fields[name]));
  return held.flatMap((name) => [row[name]].flat()).filter((id): id is string => typeof id === 'string');
}
