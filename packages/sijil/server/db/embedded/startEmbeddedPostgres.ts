import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type EmbeddedPostgresLog,
  findFreePort,
  type LaunchOptions,
  launchPostgres,
  type RunningPostgres,
} from './launchPostgres';
import { databaseName, ownerPassword, ownerRole, prepareDatabase } from './databaseOwner';
import { ensureCluster, findPostgresBinaries } from './postgresCluster';
import { choosePostgresRunner } from './postgresRunner';
import { stopOrphan } from './postmasterFile';

/** Address of the database of a portal that is running on the folder, for a read-only command; undefined where none is. */
export function runningPostgresUrl(dataDir: string): string | undefined {
  try {
    const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
      .split('\n')[3]
      ?.trim();
    const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
    return ownerUrl(password, Number(port));
  } catch {
    return undefined;
  }
}

/** Address of the portal's database, as the role that owns it. @param password that of the cluster */
const ownerUrl = (password: string, port: number) =>
  `postgres://${ownerRole}:${ownerPassword(password)}@127.0.0.1:${port}/${databaseName}`;

const launchAttempts = 10;
const firstPauseMs = 500;
const longestPauseMs = 10_000;
const portTaken = /could not create any TCP\/IP sockets|Address already in use/;

interface EmbeddedPostgresOptions {
  /** Created if missing; the cluster is in its `postgres` folder. Take its lock (lockDataFolder) first. */
  dataDir: string;
  /** Port on 127.0.0.1 only; a free one by default, and another one if it is taken. */
  port?: number;
  /** Called with the new address when the restarted server had to take another port. */
  onMoved?: (url: string) => void;
  /** More PostgreSQL settings, such as `{ fsync: 'off' }` for a database that may be lost. */
  settings?: Record<string, string>;
  log: EmbeddedPostgresLog;
}

export interface EmbeddedPostgres {
  /** The address of the database `portal` at this moment. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the portal's own PostgreSQL on 127.0.0.1. The first run creates the cluster; a server that an earlier portal left
 * behind is stopped first. If the server dies it is restarted: at the same address or, if that was taken meanwhile, at another.
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
  const url = (port: number) => ownerUrl(cluster.password, port);
  const server = await keepRunning(
    { runner, postgres: binaries.postgres, cluster: cluster.folder, settings, log },
    options.port,
    (port) => options.onMoved?.(url(port)),
  );
  try {
    await prepareDatabase(cluster.password, server.port());
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    get url() {
      return url(server.port());
    },
    stop: server.stop,
  };
}

type Launch = Omit<LaunchOptions, 'port'>;

interface RestartingServer {
  port(): number;
  stop(): Promise<void>;
}

/** Keeps a server running until it is stopped: one that ends is restarted until it runs again. */
async function keepRunning(
  launch: Launch,
  fixedPort: number | undefined,
  moved: (port: number) => void,
): Promise<RestartingServer> {
  const stopping = new AbortController();
  let restarting: Promise<void> | undefined;
  let running = await launchSomewhere(launch, fixedPort ?? (await findFreePort()), fixedPort);
  const restart = async () => {
    launch.log.error('PostgreSQL ended unexpectedly: starting it again');
    for (
      let pauseMs = firstPauseMs;
      !stopping.signal.aborted;
      pauseMs = Math.min(longestPauseMs, pauseMs * 2)
    ) {
      try {
        const { port } = running;
        running = await launchSomewhere(launch, port, fixedPort);
        watch();
        if (running.port !== port) moved(running.port);
        return;
      } catch (error) {
        launch.log.error(`${String(error)}\nTrying again in ${pauseMs / 1000} s`);
        await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  const watch = () => {
    running.process.once('exit', () => {
      if (!stopping.signal.aborted) restarting = restart();
    });
  };
  watch();
  return {
    port: () => running.port,
    stop: async () => {
      stopping.abort();
      await restarting;
      await running.stop();
    },
  };
}

type RunningAt = RunningPostgres & { readonly port: number };

/**
 * Starts at the given port or, if it is taken, at a free one. Processes of a killed server hold its memory for a
 * moment, during which a new one refuses to start.
 */
async function launchSomewhere(
  launch: Launch,
  preferredPort: number,
  fixedPort: number | undefined,
): Promise<RunningAt> {
  let port = preferredPort;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { ...(await launchPostgres({ ...launch, port })), port };
    } catch (error) {
      if (attempt === launchAttempts) throw error;
      if (portTaken.test(String(error)) && fixedPort === undefined) port = await findFreePort();
      else if (String(error).includes('shared memory block')) await delay(500);
      else throw error;
    }
  }
}
