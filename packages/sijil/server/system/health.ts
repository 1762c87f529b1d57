import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Health, Readiness } from 'sijil/contract/healthView';
import { errorCode } from 'sijil/base/objects';
import { compareMigrations } from '../db/migrationHashes';
import { onlyReadsText } from '../db/connections';
import type { AppContext } from '../http/appContext';
import { isOwnStorage } from '../files/claimStorage';
import { operation } from '../http/operation';

const onlyReads = sql.raw(onlyReadsText);
const answerWithinMs = 2_000;
/** Interval of writes to the disk: the health checks are public and never counted, and must not keep the disk busy. */
const diskEveryMs = 5_000;

interface HealthChecks {
  /** State of the parts that every process needs: the database and the disk. */
  health(): Promise<Health>;
  /** State of this process. */
  readiness(): Promise<Readiness>;
}

type Checked = Pick<AppContext, 'db' | 'storage' | 'jobsRun' | 'replica'>;

/** Checks the database and the disk at the same time, neither for longer than two seconds. */
export function createHealth(
  { db, storage, jobsRun, replica }: Checked,
  migrationsFolder: string,
): HealthChecks {
  let probed: { readonly at: number; readonly found: Promise<Health['storage']> } | undefined;
  const probeDisk = () => {
    if (probed && performance.now() - probed.at < diskEveryMs) return probed.found;
    const found = within(storage.probe().then(() => ownState(db, storage))).catch(toDiskProblem);
    probed = { at: performance.now(), found };
    return found;
  };
  const askDatabase = (): Promise<Health['database']> =>
    within(db.execute<{ readonly: boolean }>(onlyReads)).then(
      ({ rows }) => (rows[0]?.readonly ? 'readonly' : 'ok'),
      () => 'silent',
    );
  const migrationsOf = compareMigrations(db, migrationsFolder);
  return {
    async health() {
      const [database, disk] = await Promise.all([askDatabase(), probeDisk()]);
      const parts = { database, storage: disk, ...(replica && { replica: replica.state }) };
      return { status: healthOf(parts), ...parts };
    },
    async readiness() {
      const [database, migrations, disk] = await Promise.all([
        askDatabase(),
        within(migrationsOf()).catch(() => 'unknown' as const),
        probeDisk(),
      ]);
      const parts = {
        database,
        migrations,
        storage: disk,
        ...(replica && { replica: replica.state }),
        jobs: jobsRun ? (jobsRun() ? 'running' : 'stopped') : 'elsewhere',
      } as const;
      return { status: readinessOf(parts), ...parts };
    },
  };
}

function healthOf({ database, storage, replica = 'ok' }: Omit<Health, 'status'>): Health['status'] {
  if (database !== 'ok') return 'failing';
  return storage === 'ok' && replica === 'ok' ? 'ok' : 'degraded';
}

/**
 * Readiness of a process. One that can answer most calls stays ready: if all were taken out at once, as with a read-only
 * database, none would be left to answer.
 */
function readinessOf({
  database,
  migrations,
  storage,
  replica = 'ok',
  jobs,
}: Omit<Readiness, 'status'>): Readiness['status'] {
  if (database === 'silent' || migrations === 'missing' || storage === 'failing' || storage === 'foreign')
    return 'failing';
  const isWell =
    database === 'ok' && migrations === 'ok' && storage === 'ok' && replica === 'ok' && jobs !== 'stopped';
  return isWell ? 'ok' : 'degraded';
}

/** While the database is silent, the expected mark of the store is unknown. */
async function ownState(db: Checked['db'], storage: Checked['storage']): Promise<'ok' | 'foreign'> {
  return (await isOwnStorage(db, storage)) ? 'ok' : 'foreign';
}

function toDiskProblem(error: unknown): 'full' | 'failing' {
  const code = errorCode(error);
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : 'failing';
}

function within<T>(work: Promise<T>): Promise<T> {
  const limit = pause(answerWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${answerWithinMs} ms`);
  });
  return Promise.race([work, limit]);
}

const unlimited = { rateLimit: false, anonymous: true } as const;
/** Seconds after which to retry. */
const retryAfter = 5;

/** Registers the health checks, which answer without a session and without a limit. */
export function registerHealth(api: AppContext, migrationsFolder: string): void {
  const checks = createHealth(api, migrationsFolder);
  operation(api, 'system.health', {
    summary:
      'Whether the portal can do its work: 503 while its database does not answer, degraded while its disk is full or its replica is not read from',
    ...unlimited,
    handler: async ({ reply }) => {
      const found = await checks.health();
      if (found.database !== 'ok') reply.status(503).header('retry-after', retryAfter);
      return found;
    },
  });
  operation(api, 'system.live', {
    summary: 'Whether this process runs; it asks neither the database nor the disk',
    ...unlimited,
    handler: () => ({ status: 'ok' as const }),
  });
  operation(api, 'system.ready', {
    summary:
      'Whether this process should be given calls, with the state of its parts: 503 while it should not',
    ...unlimited,
    handler: async ({ reply }) => {
      const found = await checks.readiness();
      if (found.status === 'failing') reply.status(503).header('retry-after', retryAfter);
      return found;
    },
  });
}
