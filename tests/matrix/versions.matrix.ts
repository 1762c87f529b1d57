import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { ensureBuilt } from '../../scripts/ensureBuilt.mjs';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { addCompany, type Company } from '../faults/company';
import { Caller } from '../faults/caller';
import { OutsidePostgres } from '../faults/outsidePostgres';
import { PortalProcess } from '../faults/portalProcess';
import { projectRoot } from '../support/folderTree';
import { migrateBefore } from '../support/migrateBefore';
import { nodePrograms, postgresPrograms } from './packedPrograms';

/** Migration of an earlier release from which the upgrade starts. */
const upgradedFrom = '0080';

describe.each(postgresPrograms())('PostgreSQL %i', (version, programs) => {
  let server: OutsidePostgres;
  beforeAll(async () => {
    if (!ensureBuilt('server')) throw new Error('the server could not be built');
    server = await OutsidePostgres.begin(mkdtempSync(path.join(tmpdir(), 'salama-version-')), programs);
  }, 300_000);
  afterAll(() => server?.throwAway());

  describe.each(nodePrograms())('with Node %s', (node, program) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'salama-matrix-data-'));
    const database = `node_${node}`;
    let portal: PortalProcess;
    let company: Company;
    afterAll(async () => {
      await portal?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const addressOf = (name: string) => server.url.replace(/\/portal$/, `/${name}`);
    /** Runs a built command of the portal. */
    const run = (command: string, args: readonly string[], name = database, folder = dataDir) =>
      promisify(execFile)(program, [`dist/server/${command}.js`, ...args], {
        cwd: projectRoot,
        env: { ...process.env, DATABASE_URL: addressOf(name), DATA_DIR: folder, SANDBOX: 'on' },
      });

    /** Result of comparing all files with their hashes; the company's document is invented and missing. */
    const checkFiles = (name: string, folder: string) =>
      run('storage', ['check'], name, folder)
        .catch((error: { readonly stdout: string }) => error)
        .then(({ stdout }) => /\d+ files \(\d+ bytes\)/.exec(stdout)?.[0] ?? stdout);

    it('the tested versions are really running', async () => {
      const [row] = await server
        .ask<{ version: string }>('show server_version_num as version', 'postgres')
        .catch(() =>
          server.ask<{ version: string }>(
            `select current_setting('server_version_num') as version`,
            'postgres',
          ),
        );
      expect(Math.floor(Number(row?.version) / 10_000)).toBe(version);
      const { stdout } = await promisify(execFile)(program, ['--version']);
      expect(stdout).toMatch(new RegExp(`^v${node}\\.`));
    }, 240_000);

    it('the portal starts on an empty database, and an admin can sign in', async () => {
      await server.ask(`create database ${database}`, 'postgres');
      const port = await findFreePort();
      portal = new PortalProcess(
        port,
        { DATABASE_URL: addressOf(database), DATA_DIR: dataDir, SANDBOX: 'on', LOG_LEVEL: 'error' },
        program,
      );
      await portal.start();
      const { stdout } = await run('admin', ['owner@example.test', 'Owner']);
      const password = /shown only here: (\S+)/.exec(stdout)?.[1];
      const signedIn = await new Caller(portal.url).operation('auth.login', '', {
        body: { email: 'owner@example.test', password },
      });
      expect(signedIn.status).toBe(200);
    }, 240_000);

    it('the portal accepts an order and renders its contract', async () => {
      company = await addCompany({ databaseUrl: addressOf(database), dataDir });
      const caller = new Caller(portal.url);
      const placed = await caller.operation<RequestView>('clientInspections.request', company.token, {
        body: company.order,
      });
      expect(placed.status).toBe(201);
      const file = await fetch(new URL(String(placed.body.contract?.file?.url), portal.url));
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }, 240_000);

    it('a backup is restored into another database with the same number of requests and files', async () => {
      const archive = path.join(dataDir, 'portal.backup');
      const restored = `${database}_restored`;
      await run('backup', [archive]);
      await run('restore', [archive, '--check']);
      await server.ask(`create database ${restored}`, 'postgres');
      const folder = mkdtempSync(path.join(tmpdir(), 'salama-matrix-restored-'));
      try {
        await run('restore', [archive], restored, folder);
        const count = 'select count(*)::int as requests from requests';
        expect(await server.ask(count, restored)).toEqual([{ requests: 1 }]);
        expect(await checkFiles(restored, folder)).toEqual(await checkFiles(database, dataDir));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }, 240_000);

    it('the upgrade command migrates a database of an earlier version', async () => {
      const old = `${database}_old`;
      await server.ask(`create database ${old}`, 'postgres');
      const client = new Client({ connectionString: addressOf(old) });
      await client.connect();
      try {
        await migrateBefore(client, await migrationNamed(upgradedFrom));
      } finally {
        await client.end();
      }
      expect((await run('upgrade', ['--check'], old)).stdout).toContain('0094_');
      expect((await run('upgrade', [], old)).stdout).toContain('up to date');
    }, 240_000);
  });
});

async function migrationNamed(number: string): Promise<string> {
  const { default: journal } = await import('../../server/db/migrations/meta/_journal.json');
  const found = journal.entries.find(({ tag }) => tag.startsWith(`${number}_`));
  if (!found) throw new Error(`no migration ${number}`);
  return found.tag;
}
