import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeArchive } from 'sijil/server/backup/archive';
import { BackupError } from 'sijil/server/backup/backupError';
import { checkBackup, type Manifest } from 'sijil/server/backup/manifest';
import { createBackup } from 'sijil/server/backup/createBackup';
import { rehearseRestore } from 'sijil/server/backup/rehearseRestore';
import { restoreBackup } from 'sijil/server/backup/restoreBackup';
import { folderStorage } from 'sijil/server/storage/openStorage';
import { connectDatabase } from 'sijil/server/db/connect';
import { makeMonths } from 'sijil/server/db/months/makeMonths';
import { files as filesTable } from 'sijil/server/db/schema/files';
import { databaseSchema, migrationsFolder } from '../../server/db/migrate';
import { reconcile } from '../../server/modules/reconcile/reconcile';
import { addBranch, buildOrdersFixture, type OrdersFixture } from '../api/ordersFixture';
import { asRole } from '../support/people';
import { createTestDatabase } from '../support/testDatabase';

const passphrase = 'a long passphrase';
const folder = mkdtempSync(path.join(tmpdir(), 'salama-backup-'));
const file = path.join(folder, 'portal.backup');
const plain = path.join(folder, 'plain.backup');

let fixture: OrdersFixture;
let url: string;
/** Hashes of files that the reference data refers to but no storage contains. */
let absent: string[];
let made: Manifest;

const options = () => ({
  url,
  storage: fixture.test.api.storage,
  migrationsFolder,
  file,
  passphrase,
  clock: () => new Date('2026-11-22T07:00:00Z'),
});

beforeAll(async () => {
  fixture = await buildOrdersFixture();
  url = String(fixture.test.api.config.databaseUrl);
  absent = (await fixture.test.api.db.select().from(filesTable)).map((one) => one.sha256);
  for (let count = 0; count < 3; count += 1) await writeOnce(count);
  await makeMonths(fixture.test.api.db, new Date('2026-09-15'));
  made = await backUpWhileWriting();
  await createBackup({ ...options(), file: plain, passphrase: undefined });
});
afterAll(async () => {
  await fixture?.test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Adds a record type designed in the portal, with a field and a record, and fields of declared records, one of them deleted. */
async function addDesigns(): Promise<void> {
  const { test } = fixture;
  const { token } = await asRole(test, 'admin');
  const post = async (url: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, body } = await test.app.inject({
      method: 'POST',
      url: `/api/v1${url}`,
      headers,
      payload,
    });
    expect([url, statusCode, body]).toEqual([url, 201, expect.any(String)]);
    return body;
  };
  await post('/record-types', {
    many: { ar: 'الأجهزة', en: 'Equipment' },
    one: { ar: 'الجهاز', en: 'Device' },
    icon: 'audit',
    startsWith: [{ label: { ar: 'تاريخ المعايرة', en: 'Calibrated on' }, kind: 'date' }],
  });
  await post('/records/equipment', { name: 'TH-0417', calibratedOn: '2026-10-01' });
  const field = (ar: string, en: string, kind: string, more: object = {}) =>
    post('/custom-fields', { resource: 'branches', label: { ar, en }, kind, ...more });
  await field('عدد الأرفف', 'Shelf count', 'integer');
  await field('الوصف', 'Full name', 'text', { formula: 'name & " shelves"' });
  await field('الجهاز الرئيسي', 'Main device', 'reference', { target: 'equipment' });
  await field('يعمل ليلًا', 'Open at night', 'boolean', { startsAs: 'true' });
  const gate = await field('رقم البوابة', 'Gate number', 'text', { isUnique: true });
  const { id } = JSON.parse(gate) as { id: string };
  const { token: again } = await asRole(test, 'admin');
  const deleted = await test.app.inject({
    method: 'DELETE',
    url: `/api/v1/custom-fields/${id}`,
    headers: { authorization: `Bearer ${again}`, 'if-match': '"1"' },
  });
  expect(deleted.statusCode).toBeLessThan(300);
}

/** Triggers, indexes, constraints and columns of the tables with designed parts. */
const designedParts = `
  select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid in ('equipment'::regclass, 'branches'::regclass) and not tgisinternal
  union all select indexname, indexdef from pg_indexes where tablename in ('equipment', 'branches')
  union all select conname, pg_get_constraintdef(oid) from pg_constraint
    where conrelid in ('equipment'::regclass, 'branches'::regclass)
  union all select column_name, concat(data_type, column_default, is_nullable, is_generated, generation_expression)
    from information_schema.columns where table_name in ('equipment', 'branches')
  order by 1, 2`;

/** Writes a branch before a file: at every moment there are as many branches as files, or one branch more. */
async function writeOnce(count: number): Promise<void> {
  const { test, client } = fixture;
  const { db, storage } = test.api;
  await addBranch(test, client.id);
  const content = Buffer.from(`file ${count}`);
  const hash = sha256(content);
  await storage.put(hash, content);
  await db
    .insert(filesTable)
    .values({ sha256: hash, type: 'text/plain', size: content.length, name: `${count}.txt` });
}

async function backUpWhileWriting(): Promise<Manifest> {
  let isDone = false;
  const backup = createBackup(options()).finally(() => (isDone = true));
  for (let count = 3; !isDone; count += 1) await writeOnce(count);
  return backup;
}

interface Contents {
  readonly tables: Record<string, string>;
  readonly sequences: unknown[];
}

/** Hashes of the sorted rows of every table, whatever the order of its columns, computed by PostgreSQL on both sides, and its sequences. */
async function contentsOf(address: string): Promise<Contents> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows: names } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename not in ('live_events', 'job_pools', 'migrations') order by 1`,
  );
  const tables: Record<string, string> = {};
  for (const { name } of names) {
    const { rows } = await client.query<{ text: string | null }>(
      `select md5(string_agg(to_jsonb(t)::text, E'\\n' order by to_jsonb(t)::text)) || ' ' || count(*) as text from ${name} as t`,
    );
    tables[name] = rows[0]?.text ?? 'empty';
  }
  const { rows: sequences } = await client.query(
    'select sequencename, last_value from pg_sequences order by 1',
  );
  await client.end();
  return { tables, sequences };
}

/** Empty database and folder, with a function that restores an archive into them. */
async function target(archive: string, migrations = migrationsFolder) {
  const database = await createTestDatabase('template0');
  const place = mkdtempSync(path.join(tmpdir(), 'salama-restored-'));
  return {
    database,
    folder: place,
    restore: (overwrite = false) =>
      restoreBackup({
        url: database.url,
        storage: folderStorage(place),
        schema: { ...databaseSchema, migrationsFolder: migrations },
        file: archive,
        passphrase,
        overwrite,
      }),
    async ask<Row extends object>(statement: string): Promise<Row[]> {
      const client = new Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query<Row>(statement);
      await client.end();
      return rows;
    },
    async drop() {
      await database.drop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof BackupError ? error.message : Promise.reject(error)),
  );

describe('a backup', () => {
  it('is refused before any work where its name belongs to a folder or another archive', async () => {
    const before = readFileSync(file);
    await expect(createBackup({ ...options(), file: folder })).rejects.toThrow(
      `is a folder. Give the name of the file, such as ${path.join(folder, 'portal.backup')}.`,
    );
    await expect(createBackup(options())).rejects.toThrow(`${file} exists already.`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('is encrypted and readable only by its owner, without leftover files', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('portal backup 1')).toBe(true);
    expect(readFileSync(plain).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
    expect(readdirSync(folder).toSorted()).toEqual(['plain.backup', 'portal.backup']);
  });

  it('that fails gives the reason and leaves no unfinished file', async () => {
    const lost = new Error('The database was lost.');
    const before = readdirSync(folder);
    const failed = writeArchive(path.join(folder, 'failed.backup'), undefined, () => Promise.reject(lost));
    await expect(failed).rejects.toBe(lost);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('requires its passphrase and refuses a wrong one', async () => {
    expect(await refusalOf(checkBackup(file, undefined))).toContain('Set BACKUP_PASSPHRASE');
    expect(await refusalOf(checkBackup(file, 'another passphrase'))).toContain('passphrase is wrong');
    expect(await refusalOf(checkBackup(plain, passphrase))).toContain('nothing proves who made it');
    expect(await checkBackup(file, passphrase)).toEqual(made);
  });

  it.each([
    ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
    ['cut by its last byte', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['cut to its beginning', (bytes: Buffer) => bytes.subarray(0, 20)],
    ['empty', () => Buffer.alloc(0)],
    [
      'changed in one bit',
      (bytes: Buffer) => {
        const changed = Buffer.from(bytes);
        changed[changed.length >> 1] = Number(changed[changed.length >> 1]) ^ 1;
        return changed;
      },
    ],
  ])('that is %s is refused, encrypted or not', async (_, damage) => {
    const broken = path.join(folder, 'broken.backup');
    for (const [source, used] of [
      [file, passphrase],
      [plain, undefined],
    ] as const) {
      writeFileSync(broken, damage(readFileSync(source)));
      const refusal = await refusalOf(checkBackup(broken, used));
      // An empty file no longer says that it is encrypted.
      if (used === undefined || statSync(broken).size > 0)
        expect(refusal).toMatch(/تالفة.*\n.*cut or damaged/);
      else expect(refusal).toMatch(/ليس نسخة احتياطية مشفّرة.*\n.*nothing proves who made it/);
    }
    rmSync(broken);
  });

  it('whose file does not exist is reported as missing, not damaged', async () => {
    const absent = path.join(folder, 'absent.backup');
    expect(await refusalOf(checkBackup(absent, passphrase))).toMatch(/غير موجود.*\n.*does not exist/);
  });
});

describe('a restore', () => {
  it('gives a consistent snapshot, and refuses a database in use, or a full one without --overwrite', async () => {
    const { database, restore, ask, drop } = await target(file);
    await restore();
    const [counts] = await ask<{ branches: number; files: number }>(
      'select (select count(*)::int from branches) as branches, (select count(*)::int from files) as files',
    );
    const [branches, files] = [Number(counts?.branches) - 1, Number(counts?.files) - absent.length];
    expect(files).toBeGreaterThanOrEqual(3);
    expect([0, 1]).toContain(branches - files);
    expect(made.files).toMatchObject({ count: files, absent });
    const before = await contentsOf(database.url);

    expect(await refusalOf(restore())).toMatch(/ليست فارغة[\s\S]*--overwrite/);
    const portal = new Client({ connectionString: database.url });
    await portal.connect();
    await portal.query(`update branches set name = 'changed since'`);
    expect(await refusalOf(restore(true))).toContain('Stop the portal');
    await portal.end();

    await restore(true);
    expect((await contentsOf(database.url)).tables).toEqual(before.tables);
    await drop();
  }, 150_000);

  it('restores every row, sequence and file, and the tables, columns and indexes of designs', async () => {
    const still = path.join(folder, 'still.backup');
    await addDesigns();
    const { $client: pool } = fixture.test.api.db;
    await createBackup({ ...options(), file: still });
    const before = await contentsOf(url);

    const { database, folder: restored, restore, ask, drop } = await target(still);
    await restore();
    const after = await contentsOf(database.url);
    expect(after).toEqual(before);
    // The entries are in the partition of the month in which they were written.
    expect(after.tables['public.audit_entries_2026_11']).toMatch(/ [1-9]\d*$/);
    expect(Object.values(after.tables).filter((text) => text !== 'empty').length).toBeGreaterThan(15);
    const filled = `select count(*)::int as filled from branches where full_name = name || ' shelves'`;
    expect(await ask(filled)).toEqual((await pool.query(filled)).rows);
    expect(await ask('select name, search_key from equipment')).toEqual([
      { name: 'TH-0417', search_key: 'th-0417' },
    ]);
    expect(await ask(designedParts)).toEqual((await pool.query(designedParts)).rows);
    expect(filesIn(restored)).toEqual(filesIn(fixture.test.files));
    expect(filesIn(restored).length).toBeGreaterThan(3);
    const db = connectDatabase(database.url);
    expect((await reconcile(db)).differenceCount).toBe(0);
    await db.$client.end();
    await drop();
  }, 150_000);

  it('of a damaged archive or another version’s archive changes nothing', async () => {
    const broken = path.join(folder, 'broken.backup');
    writeFileSync(broken, readFileSync(file).subarray(0, -1));
    const damaged = await target(broken);
    expect(await refusalOf(damaged.restore())).toContain('Nothing was changed');
    expect(await damaged.ask(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
    expect(readdirSync(damaged.folder)).toEqual([]);
    await damaged.drop();

    const migrations = path.join(folder, 'migrations');
    cpSync(migrationsFolder, migrations, { recursive: true });
    writeFileSync(path.join(migrations, '9999_newer.sql'), 'select 1;');
    const newer = await target(file, migrations);
    expect(await refusalOf(newer.restore())).toContain('Restore it with that version');
    expect(await newer.ask(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
    await newer.drop();
  });
});

describe('a rehearsal of a restore', () => {
  const scratchDatabases = async () =>
    (
      await fixture.test.api.db.$client.query<{ name: string }>(
        `select datname as name from pg_database where datname like 'restore\\_rehearsal%'`,
      )
    ).rows;
  const rehearse = (source: string, check: (url: string) => Promise<void>) =>
    rehearseRestore({ url, schema: databaseSchema, file: source, passphrase, check });

  it('restores all months into a scratch database beside the running portal, and removes it', async () => {
    const { $client: pool } = fixture.test.api.db;
    const count = 'select count(*)::int as entries from audit_entries_2026_11';
    await pool.query(`insert into audit_entries (resource, record_id, action, at, changes, version)
      values ('users', gen_random_uuid(), 'update', '2026-11-22T07:00:00Z', '{}', 1)`);
    const { rows: here } = await pool.query<{ entries: number }>(count);
    const now = path.join(folder, 'now.backup');
    const written = await createBackup({ ...options(), file: now });
    const seen: unknown[] = [];
    const manifest = await rehearse(now, async (scratch) => {
      expect(new URL(scratch).pathname).not.toBe(new URL(url).pathname);
      const db = connectDatabase(scratch);
      seen.push((await db.$client.query(count)).rows[0], (await reconcile(db)).differenceCount);
      await db.$client.end();
    });
    rmSync(now);
    expect(manifest).toEqual(written);
    expect(seen).toEqual([{ entries: here[0]?.entries }, 0]);
    expect(here[0]?.entries).toBeGreaterThan(0);
    expect(await scratchDatabases()).toEqual([]);
  }, 150_000);

  it('reports a damaged archive, a failed check or a missing privilege, and removes its database', async () => {
    const broken = path.join(folder, 'broken.backup');
    writeFileSync(broken, readFileSync(file).subarray(0, -1));
    expect(await refusalOf(rehearse(broken, () => Promise.resolve()))).toContain('cut or damaged');
    rmSync(broken);
    const differs = () => Promise.reject(new BackupError('لا تتطابق الحسابات', 'It does not add up'));
    expect(await refusalOf(rehearse(file, differs))).toContain('It does not add up');
    const { administratorUrl, drop } = await createTestDatabase('template0');
    const administrator = new Client({ connectionString: administratorUrl });
    await administrator.connect();
    await administrator.query(`create role no_maker login password 'of-the-test'`);
    const unable = new URL(url);
    unable.username = 'no_maker';
    unable.password = 'of-the-test';
    const asUnable = rehearseRestore({
      url: unable.href,
      schema: databaseSchema,
      file,
      passphrase,
      check: differs,
    });
    expect(await refusalOf(asUnable)).toContain('ALTER ROLE … CREATEDB');
    await administrator.query('drop role no_maker');
    await administrator.end();
    await drop();
    expect(await scratchDatabases()).toEqual([]);
  }, 150_000);
});

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Files of a folder by name, each with the hash of its content. */
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name} ${sha256(readFileSync(path.join(entry.parentPath, entry.name)))}`)
    .toSorted();
