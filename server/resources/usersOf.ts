import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/i18n/localized';
import type { ReferencesField } from '#domain/schema/fields/reference';
import type { Resource } from '#domain/schema/resource';
import { resourceList } from '#resources';
import type { Queryable } from '../db/connect';
import { requests, requestVehicles } from '../db/schema/requests';
import { columnOf, findColumn } from './columnOf';
import { storeOf } from './storeOf';
import { tableNamed } from './tables';

export interface Usage {
  readonly label: Localized;
  readonly count: number;
}

const requestsLabel: Localized = { ar: 'الطلبات', en: 'Requests' };

/** What still refers to a record: other declared records that are not deleted, and requests. */
export async function usersOf(tx: Queryable, resource: Resource, id: string): Promise<Usage[]> {
  const counts = await Promise.all([
    ...resourceList.flatMap((other) => declaredUsers(tx, other, resource, id)),
    ...[requests, requestVehicles].flatMap((table) => requestUsers(tx, table, resource, id)),
  ]);
  return counts.filter(({ count }) => count > 0);
}

function declaredUsers(tx: Queryable, other: Resource, resource: Resource, id: string): Promise<Usage>[] {
  return Object.entries(other.fields)
    .filter(([, field]) => (field as ReferencesField).to === resource.name)
    .map(async ([name, field]) => {
      const column = columnOf(other, name);
      const points =
        field.kind === 'references' ? sql`${id}::uuid = any(${column})` : sql`${column} = ${id}::uuid`;
      const deletedAt = findColumn(other, 'deletedAt');
      const alive = deletedAt ? sql`${deletedAt} is null` : sql`true`;
      const rows = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from ${storeOf(other).table} where ${points} and ${alive}`,
      );
      return { label: other.label.many, count: rows.rows[0]?.count ?? 0 };
    });
}

function requestUsers(tx: Queryable, table: PgTable, resource: Resource, id: string): Promise<Usage>[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === (tableNamed(resource.name) as PgTable))
    .map(async ({ columns }) => {
      const rows = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from ${table} where ${columns[0]} = ${id}::uuid`,
      );
      return { label: requestsLabel, count: rows.rows[0]?.count ?? 0 };
    });
}
