import { mkdirSync } from 'node:fs';
import { inspect } from 'node:util';
import { errorCode } from 'sijil/base/objects';
import { ConfigurationError, type ServerConfig } from './config/serverConfig';
import { DataFolderInUseError, lockDataFolder } from './db/embedded/lockDataFolder';
import { startEmbeddedPostgres } from './db/embedded/startEmbeddedPostgres';
import { writeConsoleAsJson } from './log/consoleAsJson';
import { loggedError } from './log/withoutSecrets';
import { createStopList, keepHeapSmall, listenForFaults } from './process/lifecycle';
import { refused, startProblem } from './process/startProblem';
import type { Application } from './serve';

interface ProcessOptions<C extends ServerConfig> {
  /** @throws ConfigurationError for settings that must be changed */
  readonly readConfig: () => C;
  /** Loads the application's code while PostgreSQL starts: both take about the same time. */
  readonly load: () => Promise<Application<C>>;
  /** Prints the address once the server answers. */
  readonly announce: (config: C) => void;
}

/** Parts to stop; their times add up to 15 seconds, after which a supervisor would kill the process. */
const started = createStopList((message) => console.error(message));
let moveConnections: ((url: string) => void) | undefined;

/**
 * Runs an application in this process until it receives a signal to stop; exits with 78 where a setting has to be changed.
 */
export async function runProcess<C extends ServerConfig>(options: ProcessOptions<C>): Promise<void> {
  keepHeapSmall();
  listenForStop();
  listenForFaults(() => started.stopAll());
  try {
    const config = options.readConfig();
    // With the embedded database people read the output, piped or not: the address must be in it at every level.
    if (!process.stdout.isTTY && config.databaseUrl !== undefined) writeConsoleAsJson(config.logLevel);
    mkdirSync(config.dataDir, { recursive: true });
    const [databaseUrl, application, { serve }] = await Promise.all([
      config.databaseUrl ?? startOwnDatabase(config),
      options.load(),
      import('./serve'),
    ]);
    await serve(application, config, {
      databaseUrl,
      started,
      onConnected: (move) => (moveConnections = move),
    });
    options.announce(config);
    process.send?.('ready');
  } catch (error) {
    await started.stopAll();
    process.exit(reportFailedStart(error));
  }
}

async function startOwnDatabase({ dataDir }: ServerConfig): Promise<string> {
  const lock = await lockDataFolder(dataDir);
  started.add({ name: 'the lock of the data folder', withinMs: 400, stop: () => lock.release() });
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: console,
    onMoved: (url) => moveConnections?.(url),
  });
  started.add({ name: 'PostgreSQL', withinMs: 4_500, stop: () => postgres.stop() });
  return postgres.url;
}

/**
 * Writes why the start failed to standard error, and returns the exit code: in words where settings cause it; any other error in
 * full, but without the values of statements.
 */
function reportFailedStart(error: unknown): number {
  const expected =
    error instanceof ConfigurationError || error instanceof DataFolderInUseError || isPortTaken(error);
  const problem = startProblem(error);
  const text =
    expected && error instanceof Error ? error.message : (problem?.text ?? inspect(loggedError(error)));
  process.stderr.write(`${isPortTaken(error) ? `${portTaken}\n` : ''}${text}\n`);
  return expected ? refused : (problem?.code ?? 1);
}

const portTaken =
  'المنفذ مستخدم من برنامج آخر؛ أوقفه، أو عيّن PORT لمنفذ آخر.\n' +
  'Another program listens on the port: stop it, or set PORT to another one.';

function isPortTaken(error: unknown): boolean {
  return errorCode(error) === 'EADDRINUSE';
}

/**
 * Ctrl-C reaches the process from the terminal and again from `npm start`; both mean one stop. A second Ctrl-C of an impatient
 * person ends the process at once, and the next start cleans up. `disconnect`: the parent process has died.
 */
function listenForStop(): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void started.stopAll().then(() => process.exit(0));
  };
  process.on('SIGINT', () => (stopping ? process.exit(1) : stop()));
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
}
