import { and, eq } from 'drizzle-orm';
import type { Language } from 'sijil/base/i18n/localized';
import type { Resource } from 'sijil/schema/resource';
import type { AppContext, Writer } from '../http/appContext';
import type { Transaction } from '../db/connect';
import { issueMessages } from 'sijil/schema/issueMessages';
import { ApiError, fieldError } from '../http/apiError';
import { compile } from './compile';
import { readRecords } from './records';
import type { RecordView } from 'sijil/contract/recordView';
import { rowFilter } from './rights';
import type { ResourceHooks } from '../http/handlers';
import { tableNamed } from '../db/schema/tables';
import { isRecord } from 'sijil/base/objects';
import type { Action, Actor } from 'sijil/schema/access';

/** Returns what follows from writes of a resource's records. */
export const hooksOf = (
  { handlers }: Pick<AppContext, 'handlers'>,
  { name, account }: Resource,
): ResourceHooks => (account ? handlers.accountHooks : (handlers.hooks[name] ?? {}));

/** A write: the resource, its writer, and the language of the answer. */
export interface Write {
  readonly resource: Resource;
  readonly actor: Writer;
  readonly language: Language;
}

/**
 * Locks the row before its version is checked, so that two saves of the same version cannot both pass. Restoring reads deleted
 * rows.
 * @throws ApiError forbidden, not_found; validation_failed where `version` is missing or no number; stale_version, with the
 * present record, where it differs
 */
export async function lockRecord(
  api: AppContext,
  tx: Transaction,
  { resource, actor, language }: Write,
  id: string,
  wanted: { action: 'update' | 'delete'; state?: 'alive' | 'deleted'; version?: unknown },
): Promise<RecordView> {
  const allowed = rowFilter(resource, wanted.action, actor, wanted.state);
  if (!allowed) throw new ApiError('forbidden');
  await tx
    .select({ id: compile(resource).id })
    .from(tableNamed(resource.name))
    .where(eq(compile(resource).id, id))
    .for('update');
  const [record] = await readRecords(api, tx, resource, actor, and(eq(compile(resource).id, id), allowed));
  if (!record) throw new ApiError('not_found');
  if ('version' in wanted) {
    if (typeof wanted.version !== 'number') throw versionNotGiven(wanted.version, language);
    if (wanted.version !== record.version) throw new ApiError('stale_version', {}, undefined, record);
  }
  return record;
}

/** No form has an input for it, so the message uses its name in the body. */
function versionNotGiven(sent: unknown, language: Language): ApiError {
  const message = issueMessages[sent === undefined ? 'required' : 'wrong_type'][language];
  return fieldError('version', message.replace('{label}', 'version'));
}

/**
 * Returns the version that the caller of a deletion has seen (`?version=3`); undefined where it was not sent.
 * @throws ApiError unknown_parameter where it is no number
 */
export function versionAsked(query: unknown): number | undefined {
  const sent = isRecord(query) ? query['version'] : undefined;
  if (sent === undefined) return undefined;
  if (typeof sent !== 'string' || !/^\d{1,9}$/.test(sent))
    throw new ApiError('unknown_parameter', { parameter: 'version' });
  return Number(sent);
}

/** @throws ApiError forbidden where the role has no such right at all; not_found where the record is not the actor's */
export async function assertReached(
  { db }: Pick<AppContext, 'db'>,
  resource: Resource,
  id: string,
  action: Action,
  actor: Actor,
): Promise<void> {
  const reached = rowFilter(resource, action, actor);
  if (!reached) throw new ApiError('forbidden');
  const { table, id: column } = compile(resource);
  const [row] = await db
    .select({ id: column })
    .from(table)
    .where(and(eq(column, id), reached))
    .limit(1);
  if (!row) throw new ApiError('not_found');
}
