import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from 'sijil/server/db/connect';
import { certificates } from '../../db/schema/certificates';
import { instalments, payments } from '../../db/schema/money';
import { requestHistory, requests } from '../../db/schema/requests';
import { addFigures, chosen, copyRows, ending, idOf, integerSql, modelsOf } from './copyRows';
import { branchesOf, chain, type Crowd } from './people';

/** Share of closed requests, after years of business. */
const closedShare = 0.96;
export const yearsBack = 5;
/** Age of the newest closed request, since a visit takes time. */
const closedBefore = "interval '20 days'";

export interface Batch {
  /** First request of the batch, and first one after it, counted from 0. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly until: string;
  /** Number of months back from then for which closed requests have their steps and certificates. */
  readonly detailMonths: number;
  readonly crowd: Crowd;
}

/** One in this many closed requests is cancelled. */
const cancelledEvery = 30;

const closedOf = (total: number) => Math.floor(total * closedShare);

/** First request with steps and certificates: closed ones are in chronological order, followed by the open ones. */
const firstDetailed = ({ total, detailMonths }: Batch) =>
  Math.ceil(closedOf(total) * Math.max(0, 1 - detailMonths / (12 * yearsBack)));

/** Inserts one batch of requests with their steps, instalments, payments and certificates; the figures follow. */
export async function insertRequests(tx: Transaction, batch: Batch): Promise<void> {
  // Copied rows already obey all rules; figures are added for the batch below, not row by row.
  await tx.execute(sql`set local session_replication_role = replica`);
  await chooseModels(tx, batch);
  const source = (table: PgTable) =>
    sql`from copies join ${modelsOf(table)} as model on model.request_id = copies.model_id`;
  const detailed = sql`where copies.n >= ${integerSql(firstDetailed(batch))}`;
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
        // One of the few models was revoked, which would revoke a third of all copies.
        certificateRevokedAt: sql`null::timestamptz`,
        // The refunds of the models are not copied.
        isRefundable: sql`exists (select from ${modelsOf(payments)} as payment
          where payment.request_id = model.id and payment.status = 'paid')`,
        supervisorId: sql`case when model.supervisor_id is not null then copies.supervisor_id end`,
        inspectorId: sql`case when model.inspector_id is not null then copies.inspector_id end`,
      },
      sql`from copies join ${modelsOf(requests)} as model on model.id = copies.model_id order by copies.n`,
      shift,
    ),
  );
  await tx.execute(
    copyRows(
      requestHistory,
      { id: sql`gen_random_uuid()`, requestId },
      sql`${source(requestHistory)} ${detailed} order by copies.n, model.position`,
      shift,
    ),
  );
  const instalmentId = (id: SQL) => idOf('instalment', sql`copies.n || '/' || ${id}`);
  await tx.execute(
    copyRows(
      instalments,
      { id: instalmentId(sql`model.id`), requestId, clientId },
      source(instalments),
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
      source(payments),
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
        revokedAt: sql`null::timestamptz`,
        revokedById: sql`null::uuid`,
        revocationReason: sql`null::text`,
        holderReply: sql`null::text`,
        holderRepliedAt: sql`null::timestamptz`,
        data: sql`null::jsonb`,
        fileAr: sql`null::uuid`,
        fileEn: sql`null::uuid`,
      },
      sql`${source(certificates)} ${detailed}`,
      shift,
    ),
  );
  await addFigures(tx, detailed);
}

/** Chooses the model of each copy, its people, and its shift in time. */
async function chooseModels(tx: Transaction, { from, to, total, until, crowd }: Batch): Promise<void> {
  const n = sql`n`;
  const closed = closedOf(total);
  const company = sql`(case when ${chosen('chain', n, chain.oneIn)} = 0 then ${integerSql(chain.company)} else ${chosen('company', n, crowd.companies)} end)`;
  const branch = sql`${company} || '/' || ${chosen('place', n, branchesOf(company, crowd))}`;
  await tx.execute(sql`create temp table copies on commit drop as
    with models as materialized (
      select id, created_at, ${ending} as ending, row_number() over (partition by ${ending} order by created_at, number) - 1 as place
      from ${modelsOf(requests)}),
    endings as (select n, case when n >= ${integerSql(closed)} then 'open' when n % ${integerSql(cancelledEvery)} = 0 then 'cancelled' else 'completed' end as ending
      from generate_series(${integerSql(from)}, ${integerSql(to)} - 1) as n),
    wanted as (
      select n, ending, ${chosen('model', n, sql`(select count(*) from models where models.ending = endings.ending)`)} as place
      from endings)
    select wanted.n, models.id as model_id, ${idOf('request', n)} as id, ${idOf('client', company)} as client_id,
      ${idOf('branch', branch)} as branch_id,
      ${idOf('supervisor', sql`${chosen('inspector', n, crowd.inspectors)} % ${integerSql(crowd.supervisors)}`)} as supervisor_id,
      ${idOf('inspector', chosen('inspector', n, crowd.inspectors))} as inspector_id,
      case when wanted.ending <> 'open'
        then ${until}::timestamptz - ${sql.raw(closedBefore)}
          - ${sql.raw(`interval '${yearsBack} years'`)} * (1 - n / ${sql.raw(`${closed}.0`)}) - models.created_at
        else - interval '1 minute' * ${chosen('minute', n, 720)} end as shift
    from wanted join models on models.ending = wanted.ending and models.place = wanted.place`);
}
