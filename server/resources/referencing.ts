import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Usage } from '#domain/api/consoleViews';
import type { Localized } from '#domain/i18n/localized';
import type { ReferencesField } from '#domain/schema/fields/reference';
import type { Resource } from '#domain/schema/resource';
import { holdsMany } from '#domain/schema/kindFacts';
import { resourceList } from '#resources';
import type { Queryable } from '../db/connect';
import { requests, requestVehicles } from '../db/schema/requests';
import { compile } from './compile';
import { selectRows } from './records';
import { tableNamed } from '../db/schema/tables';
import { titleSql } from './titleSql';

const requestsLabel: Localized = { ar: 'الطلبات', en: 'Requests' };
const namedOfEach = 5;

/** Usages of a record: other declared records that are not deleted, and requests; the first few by name. */
export async function referencing(tx: Queryable, resource: Resource, id: string): Promise<Usage[]> {
  const usages: Usage[] = [];
  for (const other of resourceList) usages.push(...(await declaredReferencing(tx, other, resource, id)));
  usages.push(...(await requestsReferencing(tx, resource, id)));
  return usages.filter((usage) => usage.count > 0);
}

async function declaredReferencing(
  tx: Queryable,
  other: Resource,
  resource: Resource,
  id: string,
): Promise<Usage[]> {
  const fields = Object.entries(other.fields).filter(
    // What is looked up through another reference is counted where that one stands.
    ([name, field]) =>
      (field as ReferencesField).to === resource.name && !compile(other).field(name).isDerived,
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
    .limit(namedOfEach);
  return { count: total, titles: rows.flatMap(({ title }) => (title ? [title as unknown as string] : [])) };
}

/** The vehicles of requests stand in a table that no declaration has. */
async function requestsReferencing(tx: Queryable, resource: Resource, id: string): Promise<Usage[]> {
  const key = getTableConfig(requestVehicles)
    .foreignKeys.map((one) => one.reference())
    .find(({ foreignTable }) => foreignTable === (tableNamed(resource.name) as PgTable));
  const column = key?.columns[0];
  if (!column) return [];
  const using = sql`${requests.id} in (select ${requestVehicles.requestId} from ${requestVehicles} where ${column} = ${id}::uuid)`;
  const [counted] = await tx.select({ count: count() }).from(requests).where(using);
  const rows = await tx.select({ code: requests.code }).from(requests).where(using).limit(namedOfEach);
  return [
    {
      label: requestsLabel,
      resource: 'requests',
      by: null,
      count: counted?.count ?? 0,
      titles: rows.map(({ code }) => code),
    },
  ];
}
