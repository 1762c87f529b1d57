import { and, isNull, type SQL, sql } from 'drizzle-orm';
import { undeclaredUsages } from '#app/server/usages';
import type { Usage } from '#framework/contract/consoleViews';
import { type Actor, permissionFor } from '#framework/schema/access';
import type { Resource } from '#framework/schema/resource';
import { holdsMany, refers } from '#framework/schema/kindFacts';
import { resourceList, resourceNamed } from '#app/resources';
import type { Queryable } from '../db/connect';
import { isAccountField } from '../db/tables/toTable';
import { compile } from './compile';
import { selectRows } from './records';
import { titleSql } from './titleSql';

/** Titles given for each kind of record that refers to another. */
const titlesPerUsage = 5;

/**
 * Usages of a record: declared records that are not deleted, and the portal's undeclared ones; the first few by name where
 * the actor reads all of them.
 */
export async function referencing(
  tx: Queryable,
  actor: Actor | null,
  resource: Resource,
  id: string,
): Promise<Usage[]> {
  const usages: Usage[] = [];
  for (const other of resourceList) {
    const isRead = permissionFor(other, 'read', actor) === 'all';
    const found = await declaredReferencing(tx, other, resource, id);
    usages.push(...found.map((usage) => (isRead ? usage : { ...usage, titles: [] })));
  }
  usages.push(...(await undeclaredUsages(tx, resource, id, titlesPerUsage)));
  return usages.filter((usage) => usage.count > 0);
}

/** A column of `users` is counted where everybody is declared, not for each kind of account again. */
const isCountedAtUsers = (other: Resource, name: string) =>
  isAccountField(other, name) && resourceNamed('users')?.fields[name] !== undefined;

async function declaredReferencing(
  tx: Queryable,
  other: Resource,
  resource: Resource,
  id: string,
): Promise<Usage[]> {
  const fields = Object.entries(other.fields).filter(
    // A field that is looked up through another reference is counted at that reference.
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
  const total = Number((counted as { count: number } | undefined)?.count ?? 0);
  if (total === 0) return { count: 0, titles: [] };
  const rows = await selectRows(tx, other, { title: titleSql(other) })
    .where(using)
    .limit(titlesPerUsage);
  return { count: total, titles: rows.flatMap(({ title }) => (title ? [title as unknown as string] : [])) };
}
