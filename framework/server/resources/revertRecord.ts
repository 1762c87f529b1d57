import { and, desc, eq, gt } from 'drizzle-orm';
import { revertBody } from '#framework/contract/consoleViews';
import type { RecordView } from '#framework/contract/recordView';
import { readingOf } from '#framework/schema/fieldAccess';
import { isWritable } from '#framework/schema/field';
import { isStoredApart } from '#framework/schema/kindFacts';
import { auditEntries } from '../db/schema/users';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { rowFilter } from './rowFilter';
import { isOfOtherKind } from './changesWithTitles';
import type { Write } from './lockRecord';
import { unwritableFields } from './fieldRights';
import { changeRecord } from './changeRecord';

/**
 * Puts a record, or some of its fields, back to what they held at an earlier version, as its history tells it. It is a
 * change like any other: judged by the declaration, by what the role may write and by `version`, and itself in the
 * history. Files are left as they are: what a former one was may be gone; and so is what does not fit the kind that a field has by now.
 * @throws ApiError malformed_request, forbidden, not_found, stale_version, validation_failed
 */
export async function revertRecord(
  api: AppContext,
  write: Write,
  id: string,
  sent: unknown,
): Promise<RecordView> {
  const parsed = revertBody.safeParse(sent);
  if (!parsed.success) throw new ApiError('malformed_request');
  const { to, version, fields } = parsed.data;
  if (!rowFilter(write.resource, 'update', write.actor)) throw new ApiError('forbidden');
  const former = await valuesAt(api, write, id, to);
  const values = Object.fromEntries(
    Object.entries(former).filter(
      ([name, value]) =>
        isRevertible(write, name) && (fields?.includes(name) ?? hasPlace(write, name, value)),
    ),
  );
  return changeRecord(api, write, id, values, { version });
}

/** The values at a version of the fields that were changed since. */
async function valuesAt(api: AppContext, { resource }: Write, id: string, version: number) {
  const later = await api.db
    .select({ changes: auditEntries.changes })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, resource.name),
        eq(auditEntries.recordId, id),
        gt(auditEntries.version, version),
      ),
    )
    .orderBy(desc(auditEntries.version), desc(auditEntries.at));
  const present = new Map(
    Object.entries(resource.fields).flatMap(([name, { was }]) => (was ? [[was, name] as const] : [])),
  );
  const values: Record<string, unknown> = {};
  for (const { changes } of later) {
    for (const [name, { from }] of Object.entries(changes)) values[present.get(name) ?? name] = from;
  }
  return values;
}

/** False for a value of a kind that its field has no more: putting back a version leaves it in the history. */
function hasPlace({ resource }: Write, name: string, value: unknown): boolean {
  const field = resource.fields[name];
  return field !== undefined && !isOfOtherKind(field, value);
}

function isRevertible({ resource, actor }: Write, name: string): boolean {
  const field = resource.fields[name];
  return (
    field !== undefined &&
    isWritable(field, 'update') &&
    !isStoredApart(field) &&
    // Whoever may not read what a field was cannot bring it back either.
    readingOf(resource, name, actor.role) === 'always' &&
    unwritableFields(resource, actor.role, { [name]: null }).length === 0
  );
}
