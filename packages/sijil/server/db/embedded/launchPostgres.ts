import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf, type PostgresRunner } from './postgresRunner';
import { readPostmasterFile, stopPostmaster } from './postmasterFile';
import { createServer } from 'node:net';

/** Recovery after a crash replays the write-ahead log first, which on a slow disk takes minutes. */
const readyWithinMs = 180_000;

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  // A statement over all months of a table locks each partition with its indexes.
  max_locks_per_transaction: '256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements are logged by the portal, with their request; the server logs only its own problems.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

export interface EmbeddedPostgresLog {
  warn(message: string): void;
  error(message: string): void;
}

export interface RunningPostgres {
  process: ChildProcess;
  stop(): Promise<void>;
}

export interface LaunchOptions {
  runner: PostgresRunner;
  postgres: string;
  cluster: string;
  port: number;
  settings: Record<string, string>;
  log: EmbeddedPostgresLog;
}

/**
 * Starts the server and waits until it accepts connections.
 * @throws Error with the server's own last lines when it ends instead.
 */
export async function launchPostgres(options: LaunchOptions): Promise<RunningPostgres> {
  const { child, lastLines } = spawnPostgres(options);
  const stop = async () => {
    if (hasExited(child) || child.pid === undefined) return;
    const exited = once(child, 'exit');
    await stopPostmaster(child.pid);
    await exited;
  };
  for (let waited = 0; waited < readyWithinMs; waited += 25) {
    const postmaster = readPostmasterFile(options.cluster);
    if (postmaster?.ready && postmaster.pid === child.pid) return { process: child, stop };
    if (hasExited(child)) break;
    await delay(25);
  }
  await stop();
  throw new Error(
    `تعذّر بدء PostgreSQL المضمّنة.\nThe embedded PostgreSQL did not start:\n${lastLines.join('\n')}`,
  );
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

function spawnPostgres(options: LaunchOptions): { child: ChildProcess; lastLines: string[] } {
  const given = Object.entries({ ...settings, ...options.settings, port: String(options.port) });
  const args = ['-D', options.cluster, ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const command = commandOf(options.runner, options.postgres, args);
  const child = spawn(command.file, command.args, {
    ...command.options,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Separate session: Ctrl-C reaches only the portal, which finishes its calls before it stops the database.
    detached: true,
  });
  const lastLines: string[] = [];
  child.on('error', (error) => lastLines.push(error.message));
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > 20) lastLines.shift();
    if (/\b(WARNING|FATAL|PANIC):/.test(line)) options.log.warn(`PostgreSQL: ${line}`);
  });
  return { child, lastLines };
}

/** A port of 127.0.0.1 that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server got no port.');
  return address.port;
}
