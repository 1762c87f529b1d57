import { eq } from 'drizzle-orm';
import type { Resource } from '#domain/schema/resource';
import { startingValues, startsAnew } from '#domain/schema/startingValue';
import { type FieldErrors, validate } from '#domain/schema/validate';
import { resourceNamed } from '#resources';
import type { AppContext } from '../http/appContext';
import type { Transaction } from '../db/connect';
import type { Actor } from '../http/actor';
import { ApiError, inputRefused } from '../http/apiError';
import { accountWrites } from './accountWrites';
import { assertReferences } from './assertReferences';
import { changesBetween, insertAudited, recordAudit } from './audit';
import { columnOf } from './columnOf';
import { hooksOf } from './hooks/hooksOf';
import { lockRecord, type Write } from './lockRecord';
import { withRowIds } from './ownedRows';
import { unwritableFields } from './readableFields';
import { readRecords } from './readRecords';
import type { RecordView } from '#domain/api/recordView';
import { staysOwn } from './rowFilter';
import { tableNamed } from '../db/schema/tables';
import { toStored } from './toStored';

type Values = Record<string, unknown>;

/** Makes a record from an input; everything in one transaction with its audit entry. */
export function createRecord(api: AppContext, write: Write, input: unknown): Promise<RecordView> {
  return api.db.transaction((tx) => insertRecord(api, tx, write, input));
}

/** The same in a transaction of the caller's. */
export async function insertRecord(
  api: AppContext,
  tx: Transaction,
  write: Write,
  input: unknown,
): Promise<RecordView> {
  const { resource, actor } = write;
  const values = checkedInput(write, input, api.clock());
  await assertReferences(tx, write, values);
  const account = await accountWrites(resource).create(tx, values, api.clock());
  const insert = tx
    .insert(tableNamed(resource.name))
    .values({
      ...toStored(resource, withRowIds(resource, values)),
      ...account.own,
      createdAt: api.clock(),
      updatedAt: api.clock(),
    })
    .returning({ id: columnOf(resource, 'id') });
  const audited = { resource, actor, at: api.clock(), changes: changesBetween({}, values) };
  const id = await insertAudited(tx, insert, audited);
  const extra = await hooksOf(resource).afterCreate?.({
    api,
    tx,
    resource,
    actor,
    id,
    values: { ...values, ...account.secret },
  });
  return { ...(await readOne(api, tx, resource, actor, id)), ...extra };
}

/** An input for a new record as its values. @throws ApiError validation_failed, forbidden */
export function checkedInput(write: Write, input: unknown, at: Date): Values {
  const begun = beginning(write, input, at);
  const values = checked(write.resource, begun, validate(write.resource, 'create', begun, write.language));
  assertWritable(write, 'create', values, input);
  return values;
}

/** Changes part of a record. `version` is the one that the form was filled from; a newer one in the table is refused. */
export function updateRecord(api: AppContext, write: Write, id: string, input: Values): Promise<RecordView> {
  const { version, ...sent } = input;
  return changeRecord(api, write, id, sent, { version });
}

/** Without a version, whatever the record holds by now is changed. */
export function changeRecord(
  api: AppContext,
  write: Write,
  id: string,
  sent: Values,
  expected: { version?: unknown },
): Promise<RecordView> {
  return api.db.transaction((tx) => changeInTransaction(api, tx, write, { id, sent, expected }));
}

interface Change {
  readonly id: string;
  readonly sent: Values;
  readonly expected: { readonly version?: unknown };
}

/** The same in a transaction of the caller's. */
export async function changeInTransaction(
  api: AppContext,
  tx: Transaction,
  write: Write,
  { id, sent, expected }: Change,
): Promise<RecordView> {
  const { resource, actor } = write;
  const before = await lockRecord(api, tx, write, id, { action: 'update', ...expected });
  const values = checkedChange(write, before, sent);
  const kept = withRowIds(resource, values);
  const changes = changesBetween(comparable(before), kept);
  // Nothing was changed: there is neither a newer version nor anything for the history to tell.
  if (Object.keys(changes).length === 0) return before;
  await assertReferences(tx, write, values, before);
  await accountWrites(resource).update(tx, id, values);
  await tx
    .update(tableNamed(resource.name))
    .set({
      ...toStored(resource, kept),
      version: before.version + 1,
      updatedAt: api.clock(),
    })
    .where(eq(columnOf(resource, 'id'), id));
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
}

/** What is said, over what the declaration begins with: today, and the person who makes it. */
function beginning({ resource, actor }: Write, input: unknown, at: Date): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const anew = Object.fromEntries(Object.entries(resource.fields).filter(([, field]) => startsAnew(field)));
  const person = { id: actor.userId, role: actor.role };
  return { ...startingValues(anew, { at, person, named: resourceNamed }), ...input };
}

/** An input for a record that is there as its values. @throws ApiError validation_failed, forbidden */
export function checkedChange(write: Write, before: RecordView, sent: Values): Values {
  const result = validate(write.resource, 'update', sent, write.language, comparable(before));
  const values = checked(write.resource, sent, result);
  assertWritable(write, 'update', values, sent);
  return values;
}

async function readOne(
  api: AppContext,
  tx: Transaction,
  resource: Resource,
  actor: Actor,
  id: string,
): Promise<RecordView> {
  const [record] = await readRecords(api, tx, resource, actor, eq(columnOf(resource, 'id'), id));
  return record as RecordView;
}

function checked(
  resource: Resource,
  input: unknown,
  result: { ok: true; values: Values } | { ok: false; errors: FieldErrors },
): Values {
  if (!result.ok) throw inputRefused(resource, input, result.errors);
  return result.values;
}

/** Only what was sent is judged by field: a default is the declaration's own, whoever makes the record. */
function assertWritable(
  { resource, actor }: Write,
  action: 'create' | 'update',
  values: Values,
  sent: unknown,
): void {
  if (unwritableFields(resource, actor.role, sent as Values).length > 0) throw new ApiError('forbidden');
  if (!staysOwn(resource, action, actor, values)) throw new ApiError('forbidden');
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
