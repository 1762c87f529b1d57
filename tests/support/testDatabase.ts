import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';
import { inject } from 'vitest';

import type { RunningServer } from './postgresServer';

export interface TestDatabase {
  /** Address of a migrated database that nobody else uses. */
  url: string;
  /** Closes whatever is still connected to it. */
  drop(): Promise<void>;
}

const migrated = 'portal_template';

/** A database of its own for a test file or a test: a copy of the template. Without another template it is migrated and empty. */
export async function createTestDatabase(template = migrated): Promise<TestDatabase> {
  const server = await findServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(server.url, template, name);
  return databaseOf(server, name);
}

/**
 * A template that the first file to ask fills, on a copy of `base` and with a folder of files beside it; the others wait for it.
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

/** By its files: to write each page to the log first, as PostgreSQL otherwise does, computes three times as long. */
const copyDatabase = (server: string, from: string, to: string) =>
  runOn(server, `CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);

async function findServer(): Promise<RunningServer> {
  const answer = await fetch(inject('postgresServer'));
  if (!answer.ok) throw new Error(`The tests' PostgreSQL did not start: ${await answer.text()}`);
  return (await answer.json()) as RunningServer;
}

function databaseOf({ url: server }: RunningServer, name: string): TestDatabase {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
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
