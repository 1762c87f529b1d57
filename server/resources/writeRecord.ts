import { and, eq } from 'drizzle-orm';
import type { Resource } from '#domain/schema/resource';
import { type FieldErrors, validate } from '#domain/schema/validate';
import type { Language } from '#domain/i18n/localized';
import type { Api } from '../api';
import type { Transaction } from '../db/connect';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';
import { accountWrites } from './accountWrites';
import { assertReferences } from './assertReferences';
import { changesBetween, recordAudit } from './audit';
import { columnOf } from './columnOf';
import { hooksOf } from './hooks/hooksOf';
import { withRowIds } from './ownedRows';
import { unwritableFields } from './readableFields';
import { readRecords, type WireRecord } from './readRecords';
import { rowFilter, staysOwn } from './rowFilter';
import { tableNamed } from './tables';
import { toStored } from './toStored';

interface Write {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly language: Language;
}

type Values = Record<string, unknown>;

/** Makes a record from an input; everything in one transaction with its audit entry. */
export function createRecord(api: Api, write: Write, input: unknown): Promise<WireRecord> {
  const { resource, actor } = write;
  const values = checked(validate(resource, 'create', input, write.language));
  assertWritable(write, 'create', values);
  return api.db.transaction(async (tx) => {
    await assertReferences(tx, write, values);
    const account = await accountWrites(resource).create(tx, values);
    const [row] = await tx
      .insert(tableNamed(resource.name))
      .values({
        ...toStored(resource, withRowIds(resource, values)),
        ...account.own,
        createdAt: api.clock(),
        updatedAt: api.clock(),
      })
      .returning({ id: columnOf(resource, 'id') });
    const id = String(row?.['id']);
    await recordAudit(tx, {
      resource,
      id,
      action: 'create',
      actor,
      at: api.clock(),
      version: 1,
      changes: changesBetween({}, values),
    });
    const extra = await hooksOf(resource).afterCreate?.({
      api,
      tx,
      resource,
      actor,
      id,
      values: { ...values, ...account.secret },
    });
    return { ...(await readOne(api, tx, resource, actor, id)), ...extra };
  });
}

/** Changes part of a record. `version` is the one that the form was filled from; a newer one in the table is refused. */
export function updateRecord(api: Api, write: Write, id: string, input: Values): Promise<WireRecord> {
  const { version, ...sent } = input;
  const { resource, actor } = write;
  return api.db.transaction(async (tx) => {
    const before = await lockRecord(api, tx, write, id, 'update');
    if (version !== before.version) throw new ApiError('stale_version', {}, undefined, before);
    const values = checked(validate(resource, 'update', sent, write.language, comparable(before)));
    assertWritable(write, 'update', values);
    await assertReferences(tx, write, values, before);
    await accountWrites(resource).update(tx, id, values);
    await tx
      .update(tableNamed(resource.name))
      .set({
        ...toStored(resource, withRowIds(resource, values)),
        version: before.version + 1,
        updatedAt: api.clock(),
      })
      .where(eq(columnOf(resource, 'id'), id));
    const changes = changesBetween(comparable(before), values);
    await recordAudit(tx, {
      resource,
      id,
      action: 'update',
      actor,
      at: api.clock(),
      version: before.version + 1,
      changes,
    });
    await hooksOf(resource).afterUpdate?.({ api, tx, resource, actor, id, values });
    return readOne(api, tx, resource, actor, id);
  });
}

/** Locks the row first, so that two savers of the same version cannot both pass. */
export async function lockRecord(
  api: Api,
  tx: Transaction,
  { resource, actor }: Write,
  id: string,
  action: 'update' | 'delete',
): Promise<WireRecord> {
  const table = tableNamed(resource.name);
  const allowed = rowFilter(resource, action, actor);
  if (!allowed) throw new ApiError('forbidden');
  await tx
    .select({ id: columnOf(resource, 'id') })
    .from(table)
    .where(eq(columnOf(resource, 'id'), id))
    .for('update');
  const [record] = await readRecords(
    api,
    tx,
    resource,
    actor,
    and(eq(columnOf(resource, 'id'), id), allowed),
  );
  if (!record) throw new ApiError('not_found');
  return record;
}

async function readOne(
  api: Api,
  tx: Transaction,
  resource: Resource,
  actor: Actor,
  id: string,
): Promise<WireRecord> {
  const [record] = await readRecords(api, tx, resource, actor, eq(columnOf(resource, 'id'), id));
  return record as WireRecord;
}

function checked(result: { ok: true; values: Values } | { ok: false; errors: FieldErrors }): Values {
  if (!result.ok) throw new ApiError('validation_failed', {}, result.errors);
  return result.values;
}

function assertWritable({ resource, actor }: Write, action: 'create' | 'update', values: Values): void {
  if (unwritableFields(resource, actor.role, values).length > 0) throw new ApiError('forbidden');
  if (!staysOwn(resource, action, actor, values)) throw new ApiError('forbidden');
}

/** A record as an input would write it: a file by its id instead of its link. */
function comparable(record: WireRecord): Values {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, isFileLink(value) ? value.id : value]),
  );
}

function isFileLink(value: unknown): value is { id: string; url: string } {
  return typeof value === 'object' && value !== null && 'url' in value && 'id' in value;
}
