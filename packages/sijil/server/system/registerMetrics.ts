import { apiInfo } from 'sijil/schema/application';
import { sql } from 'drizzle-orm';
import { backupAge } from '../backup/nightlyBackup';
import type { Replica } from '../db/replica/replica';
import { queuedJobs } from '../resources/frameworkTables';
import { rowsPastMonths } from '../db/months/monthsOf';
import type { AppContext } from '../http/appContext';
import type { Metrics } from '../metrics';

/** Measures every answered call, and adds the state of the connections, the replica, the job queue and the backups. */
export function registerMetrics(api: AppContext): void {
  const { app, db, metrics, databaseAnswers, replica } = api;
  const { version } = apiInfo();
  metrics.add('portal_build_info', 'Version of this process, as a label', () => [
    { labels: { version }, value: 1 },
  ]);
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    const { operationId } = routeOptions.config;
    if (operationId) metrics.countCall(operationId, statusCode, elapsedTime / 1000);
  });
  const { $client: pool } = db;
  metrics.add('portal_database_connections', 'Connections of this process that answer calls', () => [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
  ]);
  metrics.add('portal_database_waiting', 'Queries of this process that wait for a connection', () => [
    { value: pool.waitingCount },
  ]);
  metrics.add('portal_database_up', '1 while the database answers this process', () => [
    { value: databaseAnswers?.() === false ? 0 : 1 },
  ]);
  addReplica(metrics, replica);
  metrics.add(
    'portal_jobs',
    'Queued jobs: due and not begun, running, waiting for their time, given up',
    async () => {
      const { rows } = await db.execute<{ state: string; count: number }>(jobsByState);
      return rows.map(({ state, count }) => ({ labels: { state }, value: count }));
    },
  );
  metrics.add('portal_jobs_oldest_due_seconds', 'How long the oldest due job has waited', async () => {
    const { rows } = await db.execute<{ age: number }>(oldestDue);
    return rows.map(({ age }) => ({ value: age }));
  });
  metrics.add(
    'portal_backup_age_seconds',
    'Time since the last nightly backup of the embedded database',
    async () => {
      const value = await backupAge(api);
      return value === null ? [] : [{ value }];
    },
  );
  metrics.add(
    'portal_rows_past_months',
    'Rows after the months that were made: a clock is wrong, or the nightly job has not run',
    async () => (await rowsPastMonths(db)).map(({ table, rows }) => ({ labels: { table }, value: rows })),
  );
}

/** Adds metrics of the replica; without one, none of them has a value. */
function addReplica(metrics: Metrics, replica: Replica | undefined): void {
  metrics.add('portal_replica_up', '1 while this process reads from the replica', () =>
    replica ? [{ value: replica.state === 'ok' ? 1 : 0 }] : [],
  );
  metrics.add('portal_replica_lag_seconds', 'How far the replica is behind the primary', () =>
    replica ? [{ value: replica.lagSeconds }] : [],
  );
  metrics.add(
    'portal_replica_reads',
    'Reads since the start that the replica has answered, the primary, or the primary after the replica failed',
    () => Object.entries(replica?.reads ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  );
}

const jobsByState = sql`select state, count(id)::int as count
  from unnest(array['due', 'running', 'later', 'failed']) as state
  left join ${queuedJobs} on status = state
  group by state`;

const oldestDue = sql`select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as age
  from ${queuedJobs} where status = 'due'`;
