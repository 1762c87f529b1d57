import { mkdirSync } from 'node:fs';
import { errorCode } from '#framework/base/objects';
import { demoAccounts, demoPassword } from '#domain/demoAccounts';
import { ConfigurationError } from '#framework/server/config/configurationError';
import { type Config, readConfig } from './config/readConfig';
import { DataFolderInUseError, lockDataFolder } from '#framework/server/db/embedded/lockDataFolder';
import { startEmbeddedPostgres } from '#framework/server/db/embedded/startEmbeddedPostgres';
import { loggedError } from '#framework/server/log/withoutSecrets';
import { keepHeapSmall } from '#framework/server/process/keepHeapSmall';
import { listenForFaults } from '#framework/server/process/listenForFaults';
import { createStopList } from '#framework/server/process/stopInOrder';

/**
 * Prints, once everything answers, the portal's address, the demo accounts, and the services that are only simulated.
 */
function announce(config: Config): void {
  const lines = ['', `  سلامة · Salama  →  ${config.publicUrl}`];
  if (config.apiDocs) lines.push(`  API reference   →  ${config.publicUrl}/api/v1/docs`);
  if (config.demo) {
    lines.push('', `  Demo accounts (password ${demoPassword}):`);
    lines.push(...demoAccounts.map(({ email, label }) => `    ${email.padEnd(24)} ${label.en}`));
  }
  if (config.sandbox && config.databaseUrl !== undefined) lines.push('', ...sandboxWarning);
  console.log([...lines, '', '  Ctrl-C stops it.', ''].join('\n'));
}

const sandboxWarning = [
  '  SANDBOX=on: الخدمات غير المعيّنة (الدفع والهوية والبريد) تجريبية؛ لا تستقبل بها عملاء حقيقيين.',
  '  SANDBOX=on: services that are not set (cards, identity, mail) are only pretended. Serve no real clients with it.',
];

/** Exit code that keeps `npm start` from trying again: somebody has to change a setting first. */
const refused = 78;
/** Parts to stop; their times add up to 15 seconds, after which whatever asked us to stop would kill us. */
const started = createStopList((message) => console.error(message));
let moveConnections: ((url: string) => void) | undefined;

keepHeapSmall();
listenForStop();
listenForFaults(() => started.stopAll());
try {
  await start(readConfig(process.env));
  process.send?.('ready');
} catch (error) {
  await started.stopAll();
  process.exit(reportFailedStart(error));
}

async function start(config: Config): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true });
  // The server's code is read while PostgreSQL starts: each takes about as long as the other.
  const [databaseUrl, { serve }] = await Promise.all([
    config.databaseUrl ?? startOwnDatabase(config),
    import('./serve'),
  ]);
  await serve(config, { databaseUrl, started, onConnected: (move) => (moveConnections = move) });
  announce(config);
}

async function startOwnDatabase(config: Config): Promise<string> {
  const lock = await lockDataFolder(config.dataDir);
  started.add({ name: 'the lock of the data folder', withinMs: 400, stop: () => lock.release() });
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: console,
    onMoved: (url) => moveConnections?.(url),
  });
  started.add({ name: 'PostgreSQL', withinMs: 4_500, stop: () => postgres.stop() });
  return postgres.url;
}

/** Prints one line for a mistake in the settings; any other error in full, but without the values of statements. */
function reportFailedStart(error: unknown): number {
  const expected =
    error instanceof ConfigurationError || error instanceof DataFolderInUseError || isPortTaken(error);
  if (isPortTaken(error)) console.error(portTaken);
  console.error(expected ? (error as Error).message : loggedError(error));
  return expected ? refused : 1;
}

const portTaken =
  'المنفذ مستخدم من برنامج آخر؛ أوقفه، أو عيّن PORT لمنفذ آخر.\n' +
  'Another program listens on the port: stop it, or set PORT to another one.';

function isPortTaken(error: unknown): boolean {
  return errorCode(error) === 'EADDRINUSE';
}

/**
 * Ctrl-C reaches us from the terminal and again from `npm start`; both mean one stop. A second Ctrl-C of an impatient
 * person ends the process at once, and the next start clears up after it. `disconnect`: our starter has died.
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
