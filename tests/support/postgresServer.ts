import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

import { startEmbeddedPostgres, type EmbeddedPostgres } from 'sijil/server/db/embedded/startEmbeddedPostgres';
import { administratorUrlOf, allowBareRows } from 'sijil/server/db/embedded/allowBareRows';
import { migrateDatabase } from '../../server/db/migrate';
import type { RunningServer } from './runningServer';

/**
 * Provides one PostgreSQL for the entire run, started by the first test that needs a database: the tests of the pure folders
 * never start it.
 */
export default async function providePostgresServer(project: TestProject): Promise<() => Promise<void>> {
  let running: ReturnType<typeof startWithTemplate> | undefined;
  const answering = createServer((_request, response) => {
    running ??= startWithTemplate();
    running.then(
      ({ url, administratorUrl, folder }) =>
        response.end(JSON.stringify({ url, administratorUrl, folder } satisfies RunningServer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(answering, 'listening');
  project.provide('postgresServer', `http://127.0.0.1:${(answering.address() as AddressInfo).port}`);
  return async () => {
    answering.close();
    const server = await running?.catch(() => undefined);
    await server?.stop();
  };
}

async function startWithTemplate() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'salama-vitest-'));
  let postgres: EmbeddedPostgres | undefined;
  const stop = async () => {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    postgres = await startEmbeddedPostgres({
      dataDir,
      settings: {
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        // Three workers, of which each may have several apps with a pool of twenty.
        max_connections: '250',
      },
      // A test that the database refuses reports the error itself.
      log: { warn: () => {}, error: console.error },
    });
    await createTemplate(postgres.url);
    await allowBareRows(dataDir, postgres.url);
    const administratorUrl = administratorUrlOf(dataDir, postgres.url);
    const folder = path.join(dataDir, 'shared');
    return { url: postgres.url, administratorUrl, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE DATABASE portal_template');
  await client.end();
  const template = new URL(url);
  template.pathname = '/portal_template';
  await migrateDatabase(template.href);
}
