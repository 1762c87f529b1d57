import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lockDataFolder } from '#framework/server/db/embedded/lockDataFolder';
import { readPostmasterFile } from '#framework/server/db/embedded/postmasterFile';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#framework/server/db/embedded/startEmbeddedPostgres';
import { runUntilLine } from '../support/runUntil';

const holder = 'tests/support/holdDataFolder.ts';
const log = { warn: () => {}, error: () => {} };
let dataDir: string;
let running: EmbeddedPostgres | undefined;

async function start(): Promise<string> {
  running = await startEmbeddedPostgres({ dataDir, log });
  return running.url;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'salama-embedded-')), 'بيانات المنصة');
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('retains its data across a restart', async () => {
    await query(await start(), "CREATE TABLE kept AS SELECT 'سلامة' AS word");
    await running?.stop();
    expect(await query(await start(), 'SELECT word FROM kept')).toEqual([{ word: 'سلامة' }]);
  });

  it('uses UTF-8 and UTC, and its password file is readable only by its owner', async () => {
    const url = await start();
    const settings = "current_setting('server_encoding') AS encoding, current_setting('timezone') AS zone";
    expect(await query(url, `SELECT ${settings}`)).toEqual([{ encoding: 'UTF8', zone: 'UTC' }]);
    expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    const guessed = new URL(url);
    guessed.password = 'guess';
    await expect(query(guessed.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('restarts on a killed portal’s data and stops the orphaned server', async () => {
    const { line: url, child } = await runUntilLine(holder, [dataDir]);
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS number');
    const orphan = readPostmasterFile(path.join(dataDir, 'postgres'))?.pid;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);

    const lock = await lockDataFolder(dataDir);
    expect(await query(await start(), 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    expect(readPostmasterFile(path.join(dataDir, 'postgres'))?.pid).not.toBe(orphan);
    await expect(query(url, 'SELECT 1')).rejects.toThrow();
    await lock.release();
  });

  it('restarts at the same address when its server is killed', async () => {
    const url = await start();
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS number');
    const first = readPostmasterFile(path.join(dataDir, 'postgres'))?.pid ?? 0;
    process.kill(first, 'SIGKILL');
    const back = () => {
      const now = readPostmasterFile(path.join(dataDir, 'postgres'));
      return now !== undefined && now.ready && now.pid !== first;
    };
    for (let waited = 0; !back() && waited < 15_000; waited += 50) await delay(50);
    expect(await query(url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  it('moves to another port, with a notification, when its port was taken meanwhile', async () => {
    const moved: string[] = [];
    running = await startEmbeddedPostgres({ dataDir, log, onMoved: (url) => moved.push(url) });
    const { url } = running;
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS number');
    const pid = readPostmasterFile(path.join(dataDir, 'postgres'))?.pid ?? 0;
    const squatter = createServer();
    process.kill(pid, 'SIGKILL');
    for (let taken = false; !taken;) {
      squatter.listen(Number(new URL(url).port), '127.0.0.1');
      taken = await once(squatter, 'listening').then(
        () => true,
        () => false,
      );
    }
    for (let waited = 0; moved.length === 0 && waited < 15_000; waited += 50) await delay(50);
    expect(moved).toEqual([running.url]);
    expect(running.url).not.toBe(url);
    expect(await query(running.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
    squatter.close();
  });

  it('ignores a pid file whose pid now belongs to another program', async () => {
    await start();
    await running?.stop();
    writeFileSync(path.join(dataDir, 'postgres/postmaster.pid'), `${process.ppid}\n`);
    expect(await query(await start(), 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });
});

describe('the lock of the data folder', () => {
  it('refuses a second portal in both languages, naming the folder and the running pid', async () => {
    const { child } = await runUntilLine(holder, [dataDir]);
    const refusal = await lockDataFolder(dataDir).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refusal).toContain(`المنصة تعمل بالفعل على مجلد البيانات ${dataDir} (رقم العملية ${child.pid})`);
    expect(refusal).toContain(`already runs on the data folder ${dataDir} (pid ${child.pid})`);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await start();
  });

  it('also applies through a symbolic link, and is free once released', async () => {
    const lock = await lockDataFolder(dataDir);
    const otherPath = path.join(path.dirname(dataDir), 'link');
    symlinkSync(dataDir, otherPath);
    await expect(lockDataFolder(otherPath)).rejects.toThrow('already runs');
    await lock.release();
    const again = await lockDataFolder(otherPath);
    await again.release();
  });
});
