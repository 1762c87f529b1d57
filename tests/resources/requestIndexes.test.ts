import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const one = `'11c7ca06-5c4c-49d5-8637-1486501541b8'`;
const open = `status in ('pending', 'payment_pending', 'details_sent')`;

/** Every index that an order updates, with a query that would read all requests without it. */
const reasons: Readonly<Record<string, string>> = {
  // Unique indexes.
  requests_pkey: `select 1 from requests where id = ${one}`,
  requests_number_index: 'select 1 from requests where number = 1001',
  requests_reinspection_of: `select 1 from requests where reinspection_of_id = ${one} and status <> 'cancelled'`,
  // A company's and a branch's requests, newest first; the client's home counts by status, and requests reviews for a month.
  requests_client_id_created_at_index: `select id from requests where client_id = ${one} order by created_at desc`,
  // Its requests of certain branches, and its results by branch.
  requests_client_id_branch_id_results_sent_at_index: `select branch_id, count(*) from requests where client_id = ${one} and results_sent_at is not null
    group by branch_id`,
  requests_client_id_status_status_since_index: `select id from requests where client_id = ${one} and status = 'inspection_completed'
    and status_since >= now()`,
  // The latest score of a branch and service.
  requests_branch_results: `select id from requests where branch_id = ${one} and service_id = ${one} and results_sent_at is not null
    order by results_sent_at desc, id limit 1`,
  requests_branch_id_created_at_index: `select id from requests where branch_id = ${one} order by created_at desc`,
  // A supervisor's list by either date; their home page and workload by status.
  requests_supervisor_id_created_at_id_index: `select id from requests where supervisor_id = ${one} order by created_at desc, id desc`,
  requests_supervisor_id_status_since_id_index: `select id from requests where supervisor_id = ${one} order by status_since desc, id desc`,
  requests_supervisor_id_status_index: `select id from requests where supervisor_id = ${one} and ${open}`,
  // The pending visits of an inspector.
  requests_inspector_id_status_index: `select id from requests where inspector_id = ${one} and ${open}`,
  // Calendars, and the available times of a visit.
  requests_visits: `select id from requests where visit_at >= now() and visit_at < now() order by visit_at`,
  // The company's list in its default view, by status, and by longest wait.
  requests_created_at_id_index: 'select id from requests order by created_at desc, id desc',
  requests_status_created_at_id_index: `select id from requests where status = 'pending' order by created_at desc, id desc`,
  requests_status_status_since_id_index: `select id from requests where status = 'pending' order by status_since, id`,
  requests_search_key_index: `select id from requests where search_key like '%r-1001%'`,
  // Balance of a package; branches of an order; requests that refer to a form version.
  requests_purchase_id_index: `select id from requests where purchase_id = ${one}`,
  requests_ordered_with: `select id from requests where ordered_with_id = ${one}`,
  requests_form_services: `select 1 from requests where form_version_id = ${one} and service_id >= ${one} order by service_id limit 1`,
  // Answers behind a figure of a period, for all services or for one.
  requests_signed: `select id from requests where signed_at >= now() and signed_at < now() order by signed_at desc`,
  requests_results_sent: `select id from requests where results_sent_at >= now() order by results_sent_at desc`,
  requests_service_results_sent: `select id from requests where service_id = ${one} and results_sent_at >= now() order by results_sent_at desc`,
  // Requests with money to refund: cancelled ones first, then the latest.
  requests_refundable: `select id from requests where is_refundable order by (status = 'cancelled') desc, status_since desc, id desc`,
  requests_dearest_index: `select id from requests where signed_at >= now() and status <> 'cancelled' order by total desc nulls last, id`,
  // Visits whose certificate was revoked: their scores count nowhere.
  requests_revoked: `select id from requests where certificate_revoked_at is not null`,
  requests_lowest_scores_index: `select id from requests where results_sent_at >= now() order by score asc nulls last, results_sent_at desc, id`,
};

interface Index {
  readonly [column: string]: unknown;
  readonly name: string;
  readonly constrains: boolean;
}

const readIndexes = async () => {
  const { rows } = await test.api.db.execute<Index>(
    sql`select relname as name, exists (select from pg_constraint where conindid = indexrelid) as constrains
      from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = 'requests'::regclass order by relname`,
  );
  return rows;
};

/** The plan when no other index, sequential scan or sort may be used. */
async function planWithOnly(name: string, query: string): Promise<string> {
  const others = (await readIndexes()).filter((index) => index.name !== name && !index.constrains);
  let plan = '';
  await test.api.db
    .transaction(async (tx) => {
      for (const other of others) await tx.execute(sql`drop index ${sql.identifier(other.name)}`);
      for (const way of ['seqscan', 'sort']) await tx.execute(sql.raw(`set local enable_${way} = off`));
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${query}`));
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      tx.rollback();
    })
    .catch(() => undefined);
  return plan;
}

describe('an index on requests, which slows down every order', () => {
  it('is listed with a query that needs the index', async () => {
    expect((await readIndexes()).map(({ name }) => name)).toEqual(Object.keys(reasons).sort());
  });

  it.each(Object.entries(reasons))('%s serves its query, including the sort order', async (name, query) => {
    const plan = await planWithOnly(name, query);
    expect(plan).toContain(` ${name} `);
    expect(plan).not.toMatch(/Seq Scan|Sort {2}\(/);
  });

  it('on people or packages is partial and leaves out requests without one', async () => {
    const { rows } = await test.api.db.execute<{ name: string }>(
      sql`select indexname as name from pg_indexes where tablename = 'requests'
        and indexdef ~ '\\((supervisor_id|inspector_id|purchase_id)' and indexdef not like '%IS NOT NULL%'`,
    );
    expect(rows).toEqual([]);
  });
});
