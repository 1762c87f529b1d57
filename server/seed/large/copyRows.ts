import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgDateString, type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { isKeyOf } from 'sijil/base/objects';
import { toSnakeCase } from 'sijil/server/db/statement';
import type { Transaction } from 'sijil/server/db/connect';
import { statuses, statusNames } from '#domain/workflow/statuses';
import { certificates } from '../../db/schema/certificates';
import { instalments, payments } from '../../db/schema/money';
import { requestHistory, requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { cityMonths, statusCounts, statusStays } from '../../db/schema/figures';

/**
 * Inserts copies of a table's rows, read as `model` from `source`; `changed` replaces values of a copy, and every time and
 * day is moved by `shift`. Generated columns (numbers, codes, search keys) are left to the database.
 */
export function copyRows<T extends PgTable>(
  table: T,
  changed: { readonly [K in keyof T['_']['columns']]?: SQL },
  source: SQL,
  shift = sql`interval '0'`,
): SQL {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([, column]) => !column.generated && !column.generatedIdentity,
  );
  const names = columns.map(([name]) => sql.identifier(toSnakeCase(name)));
  const values = columns.map(([name, column]) => {
    const own = sql`model.${sql.identifier(toSnakeCase(name))}`;
    const moved = column instanceof PgTimestamp ? sql`${own} + ${shift}` : undefined;
    const movedDay = column instanceof PgDateString ? sql`(${own} + ${shift})::date` : undefined;
    return (isKeyOf(changed, name) ? changed[name] : undefined) ?? moved ?? movedDay ?? own;
  });
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} ${source}`;
}

/** Deterministic UUID of a number. */
export function idOf(what: string, n: SQL): SQL {
  return sql`overlay(overlay(md5(${sql.raw(`'large ${what} '`)} || (${n})) placing '4' from 13) placing '8' from 17)::uuid`;
}

/** Deterministic number from 0 to count - 1, without visible order. */
export function chosen(what: string, n: SQL, count: number | SQL): SQL {
  return sql`(('x' || substr(md5(${sql.raw(`'${what} '`)} || (${n})), 1, 7))::bit(28)::int % (${count})::int)`;
}

/** A number as part of the statement, so that PostgreSQL infers the same type at all its places. */
export const integerSql = (count: number) => sql.raw(String(Math.trunc(count)));

/**
 * Adds the figures of a batch, which the triggers would have counted row by row.
 * @param detailed the condition for copies with steps
 */
export async function addFigures(tx: Transaction, detailed: SQL): Promise<void> {
  const source = sql`from copies join ${modelsOf(requests)} as model on model.id = copies.model_id`;
  for (const subject of ['service', 'client'] as const) {
    const [days, key] = [sql.identifier(`${subject}_days`), sql.identifier(`${subject}_id`)];
    const owner = subject === 'client' ? sql`copies.client_id` : sql`model.service_id`;
    await tx.execute(sql`
      with counted as (
        select riyadh_day(signed_at + copies.shift) as day, ${owner}, 1 as orders, coalesce(total, 0) as value, 0 as inspections, 0 as scored, 0::numeric as score_sum
        ${source} where signed_at is not null and status <> 'cancelled'
        union all
        select riyadh_day(results_sent_at + copies.shift), ${owner}, 0, 0, 1, (score is not null)::int, coalesce(score, 0)
        ${source} where results_sent_at is not null)
      insert into ${days} as present (day, ${key}, orders, value, inspections, scored, score_sum)
      select day, ${key}, sum(orders), sum(value), sum(inspections), sum(scored), sum(score_sum) from counted group by day, ${key}
      on conflict (day, ${key}) do update set orders = present.orders + excluded.orders, value = present.value + excluded.value,
        inspections = present.inspections + excluded.inspections, scored = present.scored + excluded.scored, score_sum = present.score_sum + excluded.score_sum`);
  }
  await tx.execute(sql`insert into ${cityMonths} as present (month, service_id, city_id, scored, score_sum)
    select date_trunc('month', riyadh_day(results_sent_at + copies.shift))::date as sent, service_id, b.city_id, count(*), sum(score)
    ${source} join ${tables.branches} as b on b.id = copies.branch_id
    where results_sent_at is not null and score is not null group by sent, service_id, b.city_id
    on conflict (service_id, city_id, month) do update set scored = present.scored + excluded.scored, score_sum = present.score_sum + excluded.score_sum`);
  await tx.execute(sql`insert into ${statusCounts} as present (status, slot, total)
    select status, 0, count(*) ${source} group by status
    on conflict (status, slot) do update set total = present.total + excluded.total`);
  await tx.execute(sql`insert into ${statusStays} as present (month, status, slot, stays, seconds, late)
    select date_trunc('month', riyadh_day(model.at + copies.shift))::date as left_in, model."from", 0, count(*), sum(stay_seconds), count(*) filter (where stay_late)
    from copies join ${modelsOf(requestHistory)} as model on model.request_id = copies.model_id
    ${detailed} and stay_seconds is not null group by left_in, model."from"
    on conflict (month, status, slot) do update set stays = present.stays + excluded.stays, seconds = present.seconds + excluded.seconds,
      late = present.late + excluded.late`);
}

/** Schema of the seed's temporary tables. */
export const scratch = sql.identifier('large_seed');

/** Tables that contain a request's rows, starting with the request's. */
export const filledTables = [requests, requestHistory, instalments, payments, certificates] as const;

const closedStatuses = statusNames.filter((name) => statuses[name].phase === 'done');

/** Outcome of a model. */
export const ending = sql.raw(
  `case when status = 'cancelled' then 'cancelled' when status in (${closedStatuses.map((name) => `'${name}'`).join(', ')}) then 'completed' else 'open' end`,
);

/** The model rows of a table. */
export const modelsOf = (table: PgTable): SQL => sql`${scratch}.${sql.identifier(getTableName(table))}`;

/**
 * Copies the demo's standard orders for one branch, with their rows, into separate tables: a few hundred rows that every
 * batch reads, quickly found without an index however many copies exist.
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
