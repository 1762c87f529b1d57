import { type SQL, sql } from 'drizzle-orm';
import { statuses, statusNames } from '#domain/workflow/statuses';
import type { Transaction } from '#framework/server/db/connect';
import { certificates } from '../../db/schema/certificates';
import { statusCounts } from '../../db/schema/figures';
import { instalments, payments } from '../../db/schema/money';
import { requestHistory, requests } from '../../db/schema/requests';
import { chosen, idOf, copyRows, integer } from './copyRows';
import { branchesOfCompany, chain, type Crowd } from './people';

/** Share of closed requests, after years of business. */
const closedShare = 0.96;
export const yearsBack = 5;
/** Age of the newest closed one: a visit takes its time. */
const closedBefore = "interval '20 days'";

export interface Batch {
  /** The first request of the batch and the first that is no more of it, counted from 0. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly until: string;
  readonly crowd: Crowd;
}

/** Interval of cancelled requests among the closed ones. */
const cancelledEvery = 30;

const closedStatuses = statusNames.filter((name) => statuses[name].phase === 'done');
const ending = sql.raw(
  `case when status = 'cancelled' then 'cancelled' when status in (${closedStatuses.map((name) => `'${name}'`).join(', ')}) then 'completed' else 'open' end`,
);

/** Models of copied requests: the demo's standard orders for one branch, by how they ended. */
const models = sql`
  select id, created_at, ${ending} as ending, row_number() over (partition by ${ending} order by created_at, number) - 1 as place
  from ${requests} where kind = 'standard' and branch_id is not null and purchase_id is null
    and client_id in (select id from users where email not like '%@large.test')`;

/** Inserts one batch of requests with their steps, instalments, payments and certificates; the figures follow. */
export async function insertRequests(tx: Transaction, batch: Batch): Promise<void> {
  // Copied rows obey every rule already; figures are added for the batch below, not row by row.
  await tx.execute(sql`set local session_replication_role = replica`);
  await chooseModels(tx, batch);
  const source = (table: SQL) =>
    sql`from copies join ${table} as model on model.request_id = copies.model_id`;
  const shift = sql`copies.shift`;
  const { requestId, clientId } = { requestId: sql`copies.id`, clientId: sql`copies.client_id` };
  await tx.execute(
    copyRows(
      requests,
      {
        id: requestId,
        clientId,
        createdById: clientId,
        branchId: sql`copies.branch_id`,
        supervisorId: sql`case when model.supervisor_id is not null then copies.supervisor_id end`,
        inspectorId: sql`case when model.inspector_id is not null then copies.inspector_id end`,
      },
      sql`from copies join ${requests} as model on model.id = copies.model_id order by copies.n`,
      shift,
    ),
  );
  await tx.execute(
    copyRows(
      requestHistory,
      { id: sql`gen_random_uuid()`, requestId },
      sql`${source(sql`${requestHistory}`)} order by copies.n, model.position`,
      shift,
    ),
  );
  const instalmentId = (id: SQL) => idOf('instalment', sql`copies.n || '/' || ${id}`);
  await tx.execute(
    copyRows(
      instalments,
      { id: instalmentId(sql`model.id`), requestId, clientId },
      source(sql`${instalments}`),
      shift,
    ),
  );
  await tx.execute(
    copyRows(
      payments,
      {
        requestId,
        clientId,
        createdById: clientId,
        id: idOf('payment', sql`copies.n || '/' || model.id`),
        instalmentId: instalmentId(sql`model.instalment_id`),
        referenceKey: sql`model.reference_key || copies.n`,
      },
      source(sql`${payments}`),
      shift,
    ),
  );
  await tx.execute(
    copyRows(
      certificates,
      {
        requestId,
        clientId,
        id: idOf(
          'certificate',
          sql`copies.n || '/' || model.version || coalesce('/' || model.vehicle_id, '')`,
        ),
        code: sql`md5('certificate ' || copies.n || '/' || model.version || coalesce('/' || model.vehicle_id, ''))`,
        data: sql`null::jsonb`,
        fileAr: sql`null::uuid`,
        fileEn: sql`null::uuid`,
      },
      source(sql`${certificates}`),
      shift,
    ),
  );
  await addFigures(tx);
}

/** Chooses the model of each copy, its people, and its shift in time. */
async function chooseModels(tx: Transaction, { from, to, total, until, crowd }: Batch): Promise<void> {
  const n = sql`n`;
  const closed = Math.floor(total * closedShare);
  const company = sql`(case when ${chosen('chain', n, chain.oneIn)} = 0 then ${integer(chain.company)} else ${chosen('company', n, crowd.companies)} end)`;
  const branch = sql`${company} || '/' || ${chosen('place', n, branchesOfCompany)}`;
  await tx.execute(sql`create temp table copies on commit drop as
    with models as materialized (${models}),
    endings as (select n, case when n >= ${integer(closed)} then 'open' when n % ${integer(cancelledEvery)} = 0 then 'cancelled' else 'completed' end as ending
      from generate_series(${integer(from)}, ${integer(to)} - 1) as n),
    wanted as (
      select n, ending, ${chosen('model', n, sql`(select count(*) from models where models.ending = endings.ending)`)} as place
      from endings)
    select wanted.n, models.id as model_id, ${idOf('request', n)} as id, ${idOf('client', company)} as client_id,
      ${idOf('branch', branch)} as branch_id,
      ${idOf('supervisor', sql`${chosen('inspector', n, crowd.inspectors)} % ${integer(crowd.supervisors)}`)} as supervisor_id,
      ${idOf('inspector', chosen('inspector', n, crowd.inspectors))} as inspector_id,
      case when wanted.ending <> 'open'
        then ${until}::timestamptz - ${sql.raw(closedBefore)}
          - ${sql.raw(`interval '${yearsBack} years'`)} * (1 - n / ${sql.raw(`${closed}.0`)}) - models.created_at
        else - interval '1 minute' * ${chosen('minute', n, 720)} end as shift
    from wanted join models on models.ending = wanted.ending and models.place = wanted.place`);
}

/** Adds the figures that the triggers would have counted one by one. */
async function addFigures(tx: Transaction): Promise<void> {
  for (const subject of ['service', 'client'] as const) {
    const [days, key] = [sql.identifier(`${subject}_days`), sql.identifier(`${subject}_id`)];
    await tx.execute(sql`
      with counted as (
        select riyadh_day(signed_at) as day, ${key}, 1 as orders, coalesce(total, 0) as value, 0 as inspections, 0 as scored, 0::numeric as score_sum
        from ${requests} where id in (select id from copies) and signed_at is not null and status <> 'cancelled'
        union all
        select riyadh_day(results_sent_at), ${key}, 0, 0, 1, (score is not null)::int, coalesce(score, 0)
        from ${requests} where id in (select id from copies) and results_sent_at is not null)
      insert into ${days} as kept (day, ${key}, orders, value, inspections, scored, score_sum)
      select day, ${key}, sum(orders), sum(value), sum(inspections), sum(scored), sum(score_sum) from counted group by day, ${key}
      on conflict (day, ${key}) do update set orders = kept.orders + excluded.orders, value = kept.value + excluded.value,
        inspections = kept.inspections + excluded.inspections, scored = kept.scored + excluded.scored, score_sum = kept.score_sum + excluded.score_sum`);
  }
  await tx.execute(sql`insert into ${statusCounts} as kept (status, slot, total)
    select status, 0, count(*) from ${requests} where id in (select id from copies) group by status
    on conflict (status, slot) do update set total = kept.total + excluded.total`);
}
