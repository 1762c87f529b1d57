import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUpInto } from 'sijil/server/backup/backUpInto';
import { expiredBackups, readKept } from 'sijil/server/backup/keptBackups';
import { backUp, backupAge } from 'sijil/server/backup/nightlyBackup';
import { startEmbeddedPostgres } from 'sijil/server/db/embedded/startEmbeddedPostgres';
import type { AppContext } from 'sijil/server/http/appContext';
import { folderStorage } from 'sijil/server/storage/openStorage';
import { migrateDatabase, migrationsFolder } from '../../server/db/migrate';

describe('backups of a folder that are no longer kept', () => {
  const of = (...days: readonly string[]) => days.map((day) => `${day}T233000Z.backup`);

  it('are those between the latest of each day, week and month', () => {
    // 22 November 2026 was a Sunday, the first day of a week.
    const names = of(
      '2026-09-30',
      '2026-10-15',
      '2026-10-31',
      '2026-11-14',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    );
    expect(expiredBackups(names, { days: 2, weeks: 3, months: 3 })).toEqual(of('2026-11-22', '2026-10-15'));
    expect(expiredBackups(names, { days: 0, weeks: 0, months: 2 })).toEqual(
      of('2026-11-23', '2026-11-22', '2026-11-21', '2026-11-14', '2026-10-15', '2026-09-30'),
    );
  });

  it('are only the earlier ones of a day, and no file of another name', () => {
    const names = [
      '2026-11-24T010000Z.backup',
      '2026-11-24T233000Z.backup',
      'before-upgrade.backup',
      'notes',
    ];
    expect(expiredBackups(names, { days: 1, weeks: 0, months: 0 })).toEqual(['2026-11-24T010000Z.backup']);
  });

  it('never include the latest, and never more than the limits leave', () => {
    const day = fc.integer({ min: 0, max: 500 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)));
    const limit = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), limit, limit, limit, (days, d, w, m) => {
        const names = [...new Set(of(...days.map((one) => one.toISOString().slice(0, 10))))];
        const left = names.length - expiredBackups(names, { days: d, weeks: w, months: m }).length;
        expect(expiredBackups(names, { days: d, weeks: w, months: m })).not.toContain(
          names.toSorted().at(-1),
        );
        expect(left).toBeLessThanOrEqual(Math.max(1, d + w + m));
        expect(left).toBeGreaterThanOrEqual(Math.min(names.length, Math.max(1, d)));
      }),
    );
  });

  it.each([
    ['7d4w12m', { days: 7, weeks: 4, months: 12 }],
    ['3d', { days: 3, weeks: 0, months: 0 }],
    ['12m', { days: 0, weeks: 0, months: 12 }],
    ['', null],
    ['0d', null],
    ['4w7d', null],
    ['7 days', null],
  ])('%s', (text, kept) => expect(readKept(text)).toEqual(kept));
});

describe('an embedded database', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'salama-nightly-'));
  const backups = path.join(dataDir, 'backups');
  let now = new Date('2026-11-22T23:30:00Z');
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  const settings = { nightly: true, passphrase: 'a long passphrase' };
  const apiWith = (config: object) =>
    ({
      config: { dataDir, databaseUrl: undefined, backups: settings, ...config },
      storage: folderStorage(path.join(dataDir, 'files')),
      migrationsFolder,
      clock: () => now,
    }) as unknown as AppContext;

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({
      dataDir,
      settings: { fsync: 'off' },
      log: { warn: () => undefined, error: console.error },
    });
    await migrateDatabase(postgres.url);
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is backed up each night into its data folder, where three are kept and nobody else reads', async () => {
    expect(await backupAge(apiWith({}))).toBeNull();
    for (const night of [22, 23, 24, 25]) {
      now = new Date(`2026-11-${String(night)}T23:30:00Z`);
      await backUp(apiWith({}));
    }
    expect(readdirSync(backups).toSorted()).toEqual([
      '2026-11-23T233000Z.backup',
      '2026-11-24T233000Z.backup',
      '2026-11-25T233000Z.backup',
    ]);
    expect(statSync(backups).mode & 0o777).toBe(0o700);
    const written = statSync(path.join(backups, '2026-11-25T233000Z.backup')).mtimeMs;
    now = new Date(written + 90_000);
    expect(await backupAge(apiWith({}))).toBeCloseTo(90, 0);
  });

  it('is not where that is turned off, and no other database is', async () => {
    const before = readdirSync(backups);
    now = new Date('2026-12-01T23:30:00Z');
    for (const config of [
      { backups: { ...settings, nightly: false } },
      { backups: undefined },
      { databaseUrl: 'postgres://x' },
    ]) {
      await backUp(apiWith(config));
      expect(await backupAge(apiWith(config))).toBeNull();
    }
    expect(readdirSync(backups)).toEqual(before);
  });

  it('keeps its earlier backups where the new one cannot be written', async () => {
    now = new Date('2026-12-02T23:30:00Z');
    const taken = path.join(backups, '2026-12-02T233000Z.backup');
    writeFileSync(taken, 'not a backup');
    const before = readdirSync(backups);
    const { storage, clock } = apiWith({});
    const options = { url: postgres.url, storage, clock, migrationsFolder };
    await expect(
      backUpInto({ ...options, folder: backups, kept: { days: 1, weeks: 0, months: 0 } }),
    ).rejects.toThrow('exists already');
    expect(readdirSync(backups)).toEqual(before);
  });
});
