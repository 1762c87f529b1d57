import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findFreePort, launchPostgres, type RunningPostgres } from 'sijil/server/db/embedded/launchPostgres';
import { choosePostgresRunner, commandOf, giveTo } from 'sijil/server/db/embedded/postgresRunner';

/** Folder with the programs of an installed PostgreSQL, including those that create a standby. */
const programs = process.env['FAULTS_POSTGRES'] ?? '/usr/lib/postgresql/15/bin';
export const hasOutsidePostgres = ['initdb', 'postgres', 'pg_basebackup'].every((name) =>
  existsSync(path.join(programs, name)),
);

const user = 'portal';
const password = 'of-the-test';

/** External PostgreSQL, as an operator runs one, with a database `portal`. */
export class OutsidePostgres {
  private running: RunningPostgres | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
    private readonly programs: string,
  ) {}

  /** @param folder its disk, by default the machine's own @param from folder of its programs */
  static async begin(
    folder = mkdtempSync(path.join(tmpdir(), 'salama-outside-')),
    from = programs,
  ): Promise<OutsidePostgres> {
    const server = new OutsidePostgres(folder, await findFreePort(), from);
    const passwordFile = path.join(folder, 'password');
    writeFileSync(passwordFile, password);
    giveTo(server.runner, passwordFile);
    const options = [`--username=${user}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    mkdirSync(server.cluster, { mode: 0o700 });
    giveTo(server.runner, server.cluster);
    await server.run('initdb', [`--pgdata=${server.cluster}`, '--locale=C.UTF-8', '--no-sync', ...options]);
    await server.start();
    await server.ask('create database portal', 'postgres');
    return server;
  }

  /** Creates a standby that follows this server. */
  async standby(): Promise<OutsidePostgres> {
    const folder = mkdtempSync(path.join(tmpdir(), 'salama-standby-'));
    const server = new OutsidePostgres(folder, await findFreePort(), this.programs);
    giveTo(server.runner, folder);
    await server.run('pg_basebackup', [
      '-d',
      this.urlOf('postgres'),
      '-D',
      server.cluster,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
    ]);
    await server.start();
    return server;
  }

  get url(): string {
    return this.urlOf('portal');
  }

  async start(): Promise<void> {
    this.running = await launchPostgres({
      runner: this.runner,
      postgres: this.program('postgres'),
      cluster: this.cluster,
      port: this.port,
      settings: {},
      log: { warn: () => undefined, error: console.error },
    });
  }

  get isRunning(): boolean {
    return this.running?.process.exitCode === null && this.running.process.signalCode === null;
  }

  async stop(): Promise<void> {
    await this.running?.stop();
  }

  /** Kills the server at once, as if the machine was lost: it recovers at the next start. */
  async kill(): Promise<void> {
    const child = this.running?.process;
    if (!child || !this.isRunning) return;
    const exited = once(child, 'exit');
    child.kill('SIGQUIT');
    await exited;
  }

  /** Runs a statement directly on the server. */
  async ask<R extends object>(statement: string, database = 'portal'): Promise<R[]> {
    const client = new Client({ connectionString: this.urlOf(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<R>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  async throwAway(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get cluster(): string {
    return path.join(this.folder, 'postgres');
  }

  private program(name: string): string {
    return path.join(this.programs, name);
  }

  private get runner() {
    return choosePostgresRunner(this.folder, this.program('postgres'));
  }

  private urlOf(database: string): string {
    return `postgres://${user}:${password}@127.0.0.1:${this.port}/${database}`;
  }

  private async run(name: string, args: string[]): Promise<void> {
    const { file, args: given, options } = commandOf(this.runner, this.program(name), args);
    await promisify(execFile)(file, given, options);
  }
}
