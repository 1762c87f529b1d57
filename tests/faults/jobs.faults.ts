import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, expect, it } from 'vitest';
import { type TaskName, taskLabels } from '#domain/jobs/taskLabels';
import { addJob } from 'sijil/server/jobs/addJob';
import { contracts } from '../../server/db/schema/money';
import { sendResults } from '../api/inspectionsFixture';
import { buildOrdersFixture, order, orderAndSign } from '../api/ordersFixture';
import { payInFull } from '../api/paymentsFixture';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { hurryJobs } from './effects';
import { findLosses } from './losses';
import { MailServer } from './mailServer';
import { hasOutsidePostgres, OutsidePostgres } from './outsidePostgres';
import { Pair } from './pair';
import { addPeople, type People } from './people';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
const later = <T extends { throwAway(): Promise<void> }>(one: T): T => {
  ends.push(() => one.throwAway());
  return one;
};

/** Tables with the current or last run's state. */
const ofTheMoment = ['live_events', 'job_pools', 'retention_runs', 'sessions'];
const kinds = Object.keys(taskLabels) as TaskName[];
/** Number of an advisory lock for which every deletion of a finished job waits. */
const hold = 4242;

it.skipIf(!hasOutsidePostgres)(
  'killing both processes before finished jobs are deleted repeats no effect, for every job kind',
  async () => {
    const server = later(await OutsidePostgres.begin());
    const mail = await MailServer.begin();
    ends.push(() => mail.stop());
    const settings = { ...mail.settings, JOB_CONCURRENCY: '40', DATABASE_POOL: '30', DRAWING_THREADS: '2' };
    const pair = later(await Pair.begin({ databaseUrl: server.url, settings }));
    const people = await addPeople(pair);
    ends.push(() => people.test.close());
    for (const each of pair.processes) await each.stop();
    await queueEveryKind(people);
    await server.ask(`
      create function graphile_worker.wait_to_write_off() returns trigger language plpgsql
        as $$ begin perform pg_advisory_xact_lock_shared(${hold}); return old; end $$;
      create trigger wait_to_write_off before delete on graphile_worker._private_jobs
        for each row execute function graphile_worker.wait_to_write_off();
      create table public.begun_jobs (task text);
      create function graphile_worker.note_begin() returns trigger language plpgsql
        as $$ begin insert into public.begun_jobs select identifier from graphile_worker._private_tasks
          where id = new.task_id; return new; end $$;
      create trigger note_begin before update of locked_at on graphile_worker._private_jobs
        for each row when (old.locked_at is null and new.locked_at is not null)
        execute function graphile_worker.note_begin()`);
    await hurryJobs(server.url);
    const holder = new Client({ connectionString: server.url });
    await holder.connect();
    await holder.query(`select pg_advisory_lock(${hold})`);

    for (const each of pair.processes) await each.start();
    const before = await untilStill(server, mail);
    const begun = await server.ask<{ task: string }>('select distinct task from begun_jobs');
    const left = await server.ask<{ count: number }>('select count(*)::int from graphile_worker.jobs');
    for (const each of pair.processes) await each.kill();
    await holder.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await holder.query(`select pg_advisory_unlock(${hold})`);
    await holder.end();
    expect(kinds.filter((kind) => !begun.some(({ task }) => task === kind))).toEqual([]);

    await server.ask('drop trigger wait_to_write_off on graphile_worker._private_jobs');
    for (const each of pair.processes) await each.start();
    const { stuck } = await findLosses(pair, []);
    const after = await untilStill(server, mail);
    console.log(
      `kill in every kind of job: ${begun.length} kinds, ${left[0]?.count} jobs not written off; ` +
        `${mail.ids.length} mails received, ${new Set(mail.ids).size} different ones`,
    );
    expect(stuck).toEqual([]);
    expect(after).toEqual(before);
  },
  900_000,
);

/** Queues jobs of every kind, each with work to do where its kind has payloads. */
async function queueEveryKind({ test, field, company, financeToken }: People): Promise<void> {
  const { db } = test.api;
  const admin = await asRole(test, 'admin');
  const now = test.api.clock();
  const orders = await buildOrdersFixture(undefined, test);
  const paid = await payInFull(orders, await orderAndSign(orders));
  const body = { requestId: paid.id, amount: 40_000, reason: 'تعويض عن تأخر الزيارة' };
  await call(test, 'refunds.create', { token: financeToken, body });
  const unsigned = await order(orders);
  const drawn = await db.select().from(contracts).where(eq(contracts.requestId, unsigned.body.id));
  const contractId = String(drawn[0]?.id);
  await db.update(contracts).set({ fileId: null }).where(eq(contracts.id, contractId));
  await addJob(db, 'drawContract', { contractId });
  const inspections = [await sendResults(field, {}), await sendResults(field, { q4: 1 })];
  const { token } = company;
  for (const [id, options] of [
    ['payments.export', { token: financeToken }],
    ['gallery.export', { token: admin.token }],
    ['clients.exportCertificates', { token }],
    ['exports.comparison', { token, query: { ids: inspections.join(',') } }],
    ['exports.report', { token, params: { id: String(inspections[0]) } }],
  ] as const) {
    const { status, body: said } = await call(test, id, options);
    if (status >= 300) throw new Error(`${id}: ${status} ${JSON.stringify(said)}`);
  }
  test.setNow(new Date(now.getTime() - 8 * 86_400_000));
  const list = {
    name: 'Requests',
    list: 'staffRequests',
    address: '/requests?sort=createdAt&columns=code,status',
  };
  await test.app.inject({
    method: 'POST',
    url: '/api/v1/subscriptions',
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { ...list, every: 'daily', hour: 8, format: 'csv' },
  });
  test.setNow(now);
  for (const kind of kinds.filter((one) => !withPayload.has(one))) await addJob(db, kind, {});
}

const withPayload: ReadonlySet<TaskName> = new Set([
  'deliverMail',
  'drawContract',
  'drawSignedContract',
  'drawTaxDocument',
  'drawCertificate',
  'settlePayment',
  'recheckPayment',
  'sendRefund',
  'exportPayments',
  'exportGallery',
  'exportCertificates',
  'exportComparison',
  'exportReport',
  'exportList',
]);

/** Waits until nothing has changed for three seconds, and returns the rows of every table, sums of money and mails. */
async function untilStill(server: OutsidePostgres, mail: MailServer): Promise<object> {
  let seen = '';
  for (let still = 0; still < 3;) {
    const found = JSON.stringify(await countAll(server, mail));
    still = found === seen ? still + 1 : 0;
    seen = found;
    await pause(1_000);
  }
  return JSON.parse(seen) as object;
}

async function countAll(server: OutsidePostgres, mail: MailServer): Promise<object> {
  const tables = await server.ask<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counted = tables
    .map(({ name }) => name)
    .filter((name) => ![...ofTheMoment, 'begun_jobs'].includes(name));
  const counts = counted.map((name) => `(select count(*) from "${name}")::int as "${name}"`);
  const [rows] = await server.ask(`select ${counts.join(', ')},
    (select json_agg(name order by name) from files) as "names of files",
    (select coalesce(sum(amount), 0) from ledger_entries)::int as "money in the ledger",
    (select coalesce(sum((body->>'refunded')::int), 0) from sandbox_payments)::int as "money that went back"`);
  return { ...rows, mails: new Set(mail.ids).size };
}
