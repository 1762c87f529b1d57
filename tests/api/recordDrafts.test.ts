import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordDrafts } from 'sijil/server/db/schema/console';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Person = Awaited<ReturnType<typeof asRole>>;
interface Draft {
  readonly version: number | null;
  readonly values: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>>;
  readonly savedAt: string;
}

let test: TestApp;
let admin: Person;
let other: Person;
let client: Person;
const as = (person: () => Person) =>
  askAs(
    () => test,
    () => person().token,
  );
const asAdmin = as(() => admin);
const asOther = as(() => other);
const asClient = as(() => client);

beforeAll(async () => {
  test = await buildTestApp();
  admin = await asRole(test, 'admin');
  other = await asRole(test, 'admin');
  client = await asRole(test, 'client');
}, 120_000);
afterAll(() => test.close());
beforeEach(() => test.api.db.delete(recordDrafts));

const draftOf = async (place: string, ask = asAdmin) =>
  (await ask<{ draft: Draft | null }>('GET', `/console/drafts/${place}`)).body.draft;
const save = (place: string, payload: object, ask = asAdmin) =>
  ask('PUT', `/console/drafts/${place}`, { payload: { version: null, before: {}, ...payload } });

describe('a draft of a form', () => {
  it('belongs to its author and one record or new form, until it is saved empty', async () => {
    expect(await draftOf('nationalities/new')).toBeNull();
    await save('nationalities/new', { values: { descriptionEn: 'Em' } });
    await save('nationalities/new', { values: { descriptionEn: 'Emerald', active: false } });
    expect(await draftOf('nationalities/new')).toEqual({
      version: null,
      values: { descriptionEn: 'Emerald', active: false },
      before: {},
      savedAt: test.api.clock().toISOString(),
    });
    expect(await draftOf('clientTypes/new')).toBeNull();
    expect(await draftOf('nationalities/new', asOther)).toBeNull();
    await save('nationalities/new', { values: {} }, asOther);
    expect(await draftOf('nationalities/new')).not.toBeNull();
    await save('nationalities/new', { values: {} });
    expect(await draftOf('nationalities/new')).toBeNull();
  });

  it('of an existing record has the record’s version and the former field values', async () => {
    const payload = { descriptionAr: 'زمردة', descriptionEn: 'Emerald' };
    const { body } = await asAdmin<{ id: string; version: number }>('POST', '/nationalities', { payload });
    const draft = {
      version: body.version,
      values: { descriptionEn: 'Ruby' },
      before: { descriptionEn: 'Emerald' },
    };
    expect((await save(`nationalities/${body.id}`, draft)).status).toBe(200);
    expect(await draftOf(`nationalities/${body.id}`)).toMatchObject(draft);
  });

  it('never stores passwords, files, or fields that its author may not edit', async () => {
    const values = {
      name: 'Huda',
      password: 'Demo1234',
      image: { id: 'x', url: '/files/x' },
      id: 'y',
      createdAt: '2026-01-01T00:00:00Z',
      nothing: 1,
    };
    expect((await save('supervisors/new', { values, before: values })).status).toBe(200);
    const stored = await test.api.db.select().from(recordDrafts);
    expect(stored).toMatchObject([{ values: { name: 'Huda' }, before: { name: 'Huda' } }]);
    expect(JSON.stringify(stored)).not.toContain('Demo1234');
  });

  it('is accepted only for existing records and forms that its author may edit', async () => {
    const refused = async (place: string, ask = asClient) => [
      (await save(place, { values: {} }, ask)).status,
      (await ask('GET', `/console/drafts/${place}`)).status,
    ];
    expect(await refused('nationalities/new')).toEqual([403, 403]);
    expect(await refused('nowhere/new', asAdmin)).toEqual([404, 404]);
    const nobody = '0b6f3f0e-5a5d-4f0e-9c55-1f1a30000001';
    expect(await refused(`nationalities/${nobody}`, asAdmin)).toEqual([404, 404]);
    expect(await refused('nationalities/old', asAdmin)).toEqual([404, 404]);
    expect(await test.api.db.select().from(recordDrafts)).toEqual([]);
  });
});
