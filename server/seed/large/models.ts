import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#framework/server/db/connect';
import { statuses, statusNames } from '#domain/workflow/statuses';
import { certificates } from '../../db/schema/certificates';
import { instalments, payments } from '../../db/schema/money';
import { requestHistory, requests } from '../../db/schema/requests';

/** Schema of what the seed needs while it runs. */
export const scratch = sql.identifier('large_seed');

/** Tables with the rows of a request, that of the request first. */
export const filledTables = [requests, requestHistory, instalments, payments, certificates] as const;

const closedStatuses = statusNames.filter((name) => statuses[name].phase === 'done');

/** Ending of a model. */
export const ending = sql.raw(
  `case when status = 'cancelled' then 'cancelled' when status in (${closedStatuses.map((name) => `'${name}'`).join(', ')}) then 'completed' else 'open' end`,
);

/** The model rows of a table. */
export const modelsOf = (table: PgTable): SQL => sql`${scratch}.${sql.identifier(getTableName(table))}`;

/**
 * Copies the demo's standard orders for one branch, with their rows, into tables of their own: a few hundred rows, read by
 * every batch, that are found without an index however many copies there are.
 */
export async function setModelsAside(tx: Transaction): Promise<void> {
  await tx.execute(sql`create schema ${scratch}`);
  await tx.execute(sql`create table ${modelsOf(requests)} as select * from ${requests}
    where kind = 'standard' and branch_id is not null and purchase_id is null
      and client_id in (select id from users where email not like '%@large.test')`);
  for (const table of filledTables.slice(1))
    await tx.execute(sql`create table ${modelsOf(table)} as select * from ${table}
      where request_id in (select id from ${modelsOf(requests)})`);
}
