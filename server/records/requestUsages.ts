import { count, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Usage } from 'sijil/contract/consoleViews';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Resource } from 'sijil/schema/resource';
import type { Queryable } from 'sijil/server/db/connect';
import { tableNamed } from 'sijil/server/db/schema/tables';
import { requests, requestVehicles } from '../db/schema/requests';

const label: Localized = { ar: 'الطلبات', en: 'Requests' };

/** Requests that a vehicle is part of: their join table has no declaration. Gives at most `titles` of their codes. */
export async function requestUsages(
  tx: Queryable,
  resource: Resource,
  id: string,
  titles: number,
): Promise<Usage[]> {
  const table: PgTable = tableNamed(resource.name);
  const key = getTableConfig(requestVehicles)
    .foreignKeys.map((one) => one.reference())
    .find(({ foreignTable }) => foreignTable === table);
  const column = key?.columns[0];
  if (!column) return [];
  const using = sql`${requests.id} in (select ${requestVehicles.requestId} from ${requestVehicles} where ${column} = ${id}::uuid)`;
  const [counted] = await tx.select({ count: count() }).from(requests).where(using);
  const rows = await tx.select({ code: requests.code }).from(requests).where(using).limit(titles);
  return [
    {
      label,
      resource: 'requests',
      by: null,
      count: counted?.count ?? 0,
      titles: rows.map(({ code }) => code),
    },
  ];
}
