import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

import { findFreePort } from './findFreePort';
import {
  launchPostgres,
  type EmbeddedPostgresLog,
  type LaunchOptions,
  type RunningPostgres,
} from './launchPostgres';
import { findPostgresBinaries } from './postgresBinaries';
import { clusterUser, ensureCluster } from './postgresCluster';
import { choosePostgresRunner } from './postgresRunner';
import { stopOrphan } from './postmasterFile';

const databaseName = 'portal';
const launchAttempts = 10;

export interface EmbeddedPostgresOptions {
  /** Made if missing; the cluster goes into its `postgres` folder. Hold its lock (lockDataFolder) first. */
  dataDir: string;
  /** Of 127.0.0.1; a free one by default. */
  port?: number;
  /** More PostgreSQL settings, such as `{ fsync: 'off' }` for a database that may be lost. */
  settings?: Record<string, string>;
  log: EmbeddedPostgresLog;
}

export interface EmbeddedPostgres {
  /** Of the database `portal`; the same for as long as it runs. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the portal's own PostgreSQL on 127.0.0.1, making the cluster on the first run and first stopping a
 * server that an earlier portal left behind. Should the server die under us it is started anew at the same address.
 * @throws Error, in Arabic and English, naming the way out, when no server can run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log } = options;
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  if ((await stopOrphan(join(dataDir, 'postgres'))) === 'stopped') {
    log.warn(`PostgreSQL of an earlier portal was still running on ${dataDir}: stopped it`);
  }
  const binaries = findPostgresBinaries();
  const runner = choosePostgresRunner(dataDir, binaries.postgres);
  const settings = options.settings ?? {};
  const cluster = await ensureCluster({ dataDir, binaries, runner, sync: settings.fsync !== 'off' });
  const port = options.port ?? (await findFreePort());
  const server = await keepRunning({
    runner,
    postgres: binaries.postgres,
    cluster: cluster.folder,
    port,
    settings,
    log,
  });
  const url = (name: string) => `postgres://${clusterUser}:${cluster.password}@127.0.0.1:${port}/${name}`;
  try {
    await ensureDatabase(url('postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: url(databaseName), stop: server.stop };
}

async function keepRunning(launch: LaunchOptions): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let restarting: Promise<void> | undefined;
  let running = await launchWithPatience(launch);
  const restart = async () => {
    launch.log.error('PostgreSQL ended unexpectedly: starting it again');
    running = await launchWithPatience(launch);
    watch();
  };
  const watch = () => {
    running.process.once('exit', () => {
      if (stopping) return;
      restarting = restart().catch((error: unknown) => launch.log.error(String(error)));
    });
  };
  watch();
  return {
    stop: async () => {
      stopping = true;
      await restarting;
      await running.stop();
    },
  };
}

/** The processes of a killed server hold its memory for a moment longer, and until then a new one refuses. */
async function launchWithPatience(launch: LaunchOptions): Promise<RunningPostgres> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launchPostgres(launch);
    } catch (error) {
      if (attempt === launchAttempts || !String(error).includes('shared memory block')) throw error;
      await delay(500);
    }
  }
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
