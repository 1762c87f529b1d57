import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { lockDataFolder } from 'sijil/server/db/embedded/lockDataFolder';
import { readPostmasterFile } from 'sijil/server/db/embedded/postmasterFile';
import { startEmbeddedPostgres, type EmbeddedPostgres } from 'sijil/server/db/embedded/startEmbeddedPostgres';
import { migrateDatabase } from '../../server/db/migrate';
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

  const asSuperuser = (url: string) => {
    const address = new URL(url);
    address.username = 'portal';
    address.password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8');
    return address.href;
  };

  it('gives the portal a role that owns its database and runs no program', async () => {
    const url = await start();
    expect(
      await query(url, 'select rolsuper, rolcreaterole from pg_roles where rolname = current_user'),
    ).toEqual([{ rolsuper: false, rolcreaterole: false }]);
    await migrateDatabase(url);
    await expect(query(url, `copy (select 1) to program 'true'`)).rejects.toThrow('permission denied');
    await expect(query(url, `select pg_read_file('PG_VERSION')`)).rejects.toThrow('permission denied');
    expect(await query(url, 'select count(*)::int as count from cities')).toEqual([{ count: 0 }]);
  });

  it('gives a data folder of an earlier version, whose role was the superuser, to that role with all its data', async () => {
    const url = await start();
    // As an earlier version left it.
    const asEarlier = asSuperuser(url);
    await query(asEarlier.replace(/portal$/, 'postgres'), 'drop database portal with (force)');
    await query(asEarlier.replace(/portal$/, 'postgres'), 'drop role portal_owner');
    await query(asEarlier.replace(/portal$/, 'postgres'), 'create database portal');
    await migrateDatabase(asEarlier);
    await query(asEarlier, `insert into installation (key, value) values ('city', 'Riyadh')`);
    await running?.stop();

    const again = await start();
    expect(await query(again, `select value from installation where key = 'city'`)).toEqual([
      { value: 'Riyadh' },
    ]);
    const others = await query(
      again,
      `select relname as name from pg_class where relowner <> current_user::regrole
         and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
       union all select proname from pg_proc where proowner <> current_user::regrole
         and pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
         and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
       union all select typname from pg_type where typowner <> current_user::regrole
         and typnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
         and not exists (select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
       union all select nspname from pg_namespace where nspowner = 'portal'::regrole
         and nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    expect(others).toEqual([]);
    // What the next start does to the schema: it needs to own every object.
    await migrateDatabase(again);
    await query(again, 'alter table installation add column later integer');
    await expect(query(again, `copy (select 1) to program 'true'`)).rejects.toThrow('permission denied');
    await running?.stop();
    expect(await query(await start(), `select later from installation where key = 'city'`)).toEqual([
      { later: null },
    ]);
  }, 120_000);

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
