import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';
import { inject } from 'vitest';

import type { RunningServer } from './runningServer';

export interface TestDatabase {
  /** Address of a migrated database for this test alone. */
  url: string;
  /** The same as the superuser, for a test that does the work of a database administrator. */
  administratorUrl: string;
  /** Drops the database and closes all connections to it. */
  drop(): Promise<void>;
}

const migrated = 'portal_template';

/** Creates a database for a test file or a test as a copy of the template. The default template is migrated and empty. */
export async function createTestDatabase(template = migrated): Promise<TestDatabase> {
  const server = await findServer();
  // Tests with counted ids would otherwise choose the same name in two processes.
  const name = `test_${process.pid}_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(server.url, template, name);
  return databaseOf(server, name);
}

/**
 * Fills a template on a copy of `base`, with a folder of files, once per run; other test files wait for it.
 * @returns the folder, filled.
 */
export async function fillTemplate(
  name: string,
  fill: (database: TestDatabase, folder: string) => Promise<void>,
  base = migrated,
): Promise<string> {
  const server = await findServer();
  const filled = path.join(server.folder, name);
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    if (existsSync(filled)) return filled;
    const unfinished = `${filled}.unfinished`;
    mkdirSync(unfinished, { recursive: true });
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await copyDatabase(server.url, base, name);
    await fill({ ...databaseOf(server, name), drop: () => Promise.resolve() }, unfinished);
    renameSync(unfinished, filled);
    return filled;
  } finally {
    await client.end();
  }
}

/** Copies the files: PostgreSQL's default writes each page to the log first, which takes three times as much CPU. */
const copyDatabase = (server: string, from: string, to: string) =>
  runOn(server, `CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);

async function findServer(): Promise<RunningServer> {
  const answer = await fetch(inject('postgresServer'));
  if (!answer.ok) throw new Error(`The tests' PostgreSQL did not start: ${await answer.text()}`);
  return (await answer.json()) as RunningServer;
}

function databaseOf({ url: server, administratorUrl }: RunningServer, name: string): TestDatabase {
  const inDatabase = (address: string) => {
    const url = new URL(address);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    url: inDatabase(server),
    administratorUrl: inDatabase(administratorUrl),
    drop: () => runOn(administratorUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
