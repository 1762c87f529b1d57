import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Language } from 'sijil/base/i18n/localized';
import type { AppContext } from '../http/appContext';
import type { Queryable, Transaction } from '../db/connect';
import { ApiError } from '../http/apiError';
import { recordAudit } from './audit';
import { compile } from './compile';
import { hooksOf, lockRecord, type Write } from './lockRecord';
import { tableNamed } from '../db/schema/tables';
import type { Usage } from 'sijil/contract/consoleViews';
import { type Actor, permissionFor } from 'sijil/schema/access';
import type { Resource } from 'sijil/schema/resource';
import { holdsMany, refers } from 'sijil/schema/kindFacts';
import { resourceList, resourceNamed } from 'sijil/schema/application';
import { isAccountField } from '../db/tables/toTable';
import { selectRows } from './records';
import { titleSql } from './titleSql';

/**
 * Soft-deletes a record; refuses while other records still use it, and names them. `version`, where given, must be the newest.
 */
export function deleteRecord(api: AppContext, write: Write, id: string, version?: number): Promise<void> {
  return api.db.transaction((tx) => deleteInTransaction(api, tx, write, { id, version }));
}

interface Deletion {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Like `deleteRecord`, in the caller's transaction. */
export async function deleteInTransaction(
  api: AppContext,
  tx: Transaction,
  write: Write,
  { id, version }: Deletion,
): Promise<void> {
  const { resource, actor, language } = write;
  const before = await lockRecord(api, tx, write, id, {
    action: 'delete',
    ...(version !== undefined && { version }),
  });
  const users = await referencing(api, tx, actor, { resource, id });
  if (users.length > 0) {
    const list = (language: Language) => users.map(({ label, count }) => `${label[language]} (${count})`);
    const sentence = { ar: list('ar').join('، '), en: list('en').join(', ') };
    throw new ApiError('still_in_use', { users: sentence }, undefined, users);
  }
  await tx
    .update(tableNamed(resource.name))
    .set({ deletedAt: api.clock(), updatedAt: api.clock(), version: before.version + 1 })
    .where(eq(compile(resource).id, id));
  await recordAudit(tx, {
    resource,
    id,
    action: 'delete',
    actor,
    at: api.clock(),
    version: before.version + 1,
    // A deleted account cannot sign in; the history records whether it could before.
    changes: resource.account && before['active'] === true ? { active: { from: true, to: false } } : {},
  });
  await hooksOf(api, resource).afterDelete?.({ api, tx, resource, actor, id, language, values: before });
}

/** Number of titles for each kind of record that refers to another. */
const titlesPerUsage = 5;

/**
 * Usages of a record: declared records that are not deleted, and those that no declaration describes; the first few by name where
 * the actor reads all of them.
 */
async function referencing(
  { handlers }: AppContext,
  tx: Queryable,
  actor: Actor | null,
  { resource, id }: { readonly resource: Resource; readonly id: string },
): Promise<Usage[]> {
  const usages: Usage[] = [];
  for (const other of resourceList()) {
    const isRead = permissionFor(other, 'read', actor) === 'all';
    const found = await declaredReferencing(tx, other, resource, id);
    usages.push(...found.map((usage) => (isRead ? usage : { ...usage, titles: [] })));
  }
  usages.push(...(await handlers.usagesOf(tx, resource, id, titlesPerUsage)));
  return usages.filter((usage) => usage.count > 0);
}

/** A column of `users` is counted once, at the declaration of all users, not again for each kind of account. */
const isCountedAtUsers = (other: Resource, name: string) =>
  isAccountField(other, name) && resourceNamed('users')?.fields[name] !== undefined;

async function declaredReferencing(
  tx: Queryable,
  other: Resource,
  resource: Resource,
  id: string,
): Promise<Usage[]> {
  const fields = Object.entries(other.fields).filter(
    // A field that is read through another reference is counted at that reference.
    ([name, field]) =>
      refers(field) &&
      field.to === resource.name &&
      !field.mayOutlive &&
      !isCountedAtUsers(other, name) &&
      !compile(other).field(name).isDerived,
  );
  const usages: Usage[] = [];
  for (const [name, field] of fields) {
    const column = compile(other).column(name);
    const points = holdsMany(field) ? sql`${id}::uuid = any(${column})` : sql`${column} = ${id}::uuid`;
    const deletedAt = compile(other).deletedAt;
    const using = and(points, deletedAt ? isNull(deletedAt) : undefined);
    const found = await countAndName(tx, other, using);
    usages.push({ label: other.label.many, resource: other.name, by: name, ...found });
  }
  return usages;
}

async function countAndName(tx: Queryable, other: Resource, using: SQL | undefined) {
  const [counted] = await selectRows(tx, other, { count: sql<number>`count(*)`.mapWith(Number) }).where(
    using,
  );
  const total = Number(counted?.['count'] ?? 0);
  if (total === 0) return { count: 0, titles: [] };
  const rows = await selectRows(tx, other, { title: titleSql(other) })
    .where(using)
    .limit(titlesPerUsage);
  return { count: total, titles: rows.flatMap(({ title }) => (title ? [title as unknown as string] : [])) };
}
