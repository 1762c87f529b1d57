import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkResult, ImportOutcome } from 'sijil/contract/consoleViews';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';

interface City {
  readonly id: string;
  readonly version: number;
  readonly name: { readonly ar: string; readonly en: string };
  readonly stateId: string;
}
interface Refusal {
  readonly code: string;
  readonly errors: Readonly<Record<string, string[]>>;
}

let test: TestApp;
let admin: string;
let state: string;
let otherState: string;
const ask = askAs(
  () => test,
  () => admin,
);
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
  const states = await test.api.db.select().from(tables.states).limit(2);
  [state, otherState] = states.map(({ id }) => id) as [string, string];
});
afterAll(() => test.close());

const taken = { ar: 'هذه القيمة مسجّلة من قبل.', en: 'This value is already registered.' };
const center = { latitude: 24, longitude: 46 };
const create = (ar: string, en: string, stateId = state, language: 'ar' | 'en' = 'en') =>
  ask<City & Refusal>('POST', '/cities', { payload: { name: { ar, en }, stateId, center }, language });

describe('a city with a name that is taken in its region', () => {
  it.each([
    ['the Arabic name', 'قرية أولى', 'Another village', 'name.ar'],
    ['the English name', 'قرية أخرى', 'First village', 'name.en'],
    ['the English name in other letters, with spaces around it', 'قرية ثالثة', '  FIRST Village ', 'name.en'],
  ])('is refused with an error on %s', async (_, ar, en, place) => {
    await create('قرية أولى', 'First village');
    for (const language of ['ar', 'en'] as const) {
      const { status, body } = await create(ar, en, state, language);
      expect([status, body.code]).toEqual([409, 'already_exists']);
      expect(body.errors).toEqual({ [place]: [taken[language]] });
    }
  });

  it('is accepted in another region, but cannot be moved to the first', async () => {
    await create('قرية جارة', 'Neighbour village');
    const made = await create('قرية جارة', 'Neighbour village', otherState);
    expect(made.status).toBe(201);
    const moved = await ask<Refusal>('PATCH', `/cities/${made.body.id}`, {
      payload: { version: 1, stateId: state },
    });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([409, ['name.ar']]);
  });

  it('may keep its own name on an update', async () => {
    const made = await create('قرية ثابتة', 'Steady village');
    const payload = { version: 1, name: { ar: 'قرية ثابتة', en: 'STEADY village' } };
    expect((await ask('PATCH', `/cities/${made.body.id}`, { payload })).status).toBe(200);
  });

  it('can be added after the first is deleted, and then blocks restoring the first', async () => {
    const first = await create('قرية قديمة', 'Old village');
    await ask('DELETE', `/cities/${first.body.id}`);
    expect((await create('قرية قديمة', 'Old village')).status).toBe(201);
    const restored = await ask<Refusal>('POST', `/cities/${first.body.id}/restore`);
    expect([restored.status, Object.keys(restored.body.errors)]).toEqual([409, ['name.ar']]);
    const { body } = await ask<BulkResult[]>('POST', '/cities/bulk', {
      payload: { action: 'restore', items: [{ id: first.body.id }] },
    });
    expect(body).toEqual([{ id: first.body.id, ok: false, code: 'already_exists', message: taken.en }]);
  });

  it('is refused in a bulk move, after the first city was moved', async () => {
    const here = await create('قرية الجميع', 'Village of all');
    const there = await create('قرية الجميع', 'Village of all', otherState);
    const { body } = await ask<BulkResult[]>('POST', '/cities/bulk', {
      payload: {
        action: 'update',
        items: [here, there].map(({ body: { id } }) => ({ id, version: 1 })),
        values: { stateId: state },
      },
    });
    expect(body.map(({ ok }) => ok)).toEqual([true, false]);
  });
});

describe('an import of cities', () => {
  const send = (rows: readonly Readonly<Record<string, string>>[], update: boolean, mode = 'check') =>
    ask<ImportOutcome>('POST', '/cities/import', {
      payload: { mode, update, rows: rows.map((values, index) => ({ line: index + 2, values })) },
    });
  const row = (ar: string, en: string, stateId = state) => ({
    'name.ar': ar,
    'name.en': en,
    stateId,
    center: '24.7, 46.6',
  });

  it('reports names that exist already or occur twice in the file', async () => {
    await create('قرية مسجلة', 'Registered village');
    const { body } = await send(
      [
        row('قرية مسجلة', 'New one'),
        row('قرية جديدة', ' registered VILLAGE'),
        row('قرية مسجلة', 'Registered village', otherState),
        row('قرية الورقة', 'Sheet village'),
        row('قرية الورقة', 'SHEET village'),
        row('قرية الورقة', 'Sheet village', otherState),
      ],
      false,
    );
    expect(body.valid).toBe(3);
    expect(body.refused).toEqual([
      { line: 2, errors: { 'name.ar': [taken.en] } },
      { line: 3, errors: { 'name.en': [taken.en] } },
      { line: 6, errors: { 'name.ar': [taken.en], 'name.en': [taken.en] } },
    ]);
  });

  it('does not report names as taken where the region is unknown', async () => {
    const rows = [
      row('قرية تائهة', 'Lost village', 'Nowhere'),
      row('قرية تائهة', 'Lost village', 'Elsewhere'),
    ];
    const { body } = await send(rows, false);
    expect(body.refused.map(({ errors }) => Object.keys(errors))).toEqual([['stateId'], ['stateId']]);
  });

  it('updates the cities it names in either language, each in its region', async () => {
    const here = await create('قرية للتعديل', 'Village to change');
    const there = await create('قرية للتعديل', 'Village to change', otherState);
    const { body } = await send(
      [
        { 'name.en': 'village TO change', stateId: state, center: '20.5, 40.5' },
        { 'name.ar': 'قرية للتعديل', 'name.en': 'Changed village', stateId: otherState },
      ],
      true,
      'all',
    );
    expect([body.created, body.updated, body.refused]).toEqual([0, 2, []]);
    expect((await ask('GET', `/cities/${here.body.id}`)).body).toMatchObject({
      name: { ar: 'قرية للتعديل', en: 'village TO change' },
      center: { latitude: 20.5, longitude: 40.5 },
    });
    expect((await ask('GET', `/cities/${there.body.id}`)).body).toMatchObject({
      name: { ar: 'قرية للتعديل', en: 'Changed village' },
    });
  });

  it('finds a city by name without a region, unless two cities have the name', async () => {
    await create('قرية وحيدة', 'Single village');
    await create('قرية مزدوجة', 'Double village');
    await create('قرية مزدوجة', 'Double village', otherState);
    const { body } = await send(
      [
        { 'name.ar': 'قرية وحيدة', center: '20.5, 40.5' },
        { 'name.ar': 'قرية مزدوجة', 'name.en': 'Double village', center: '20.5, 40.5' },
      ],
      true,
    );
    expect(body.refused.map(({ line, errors }) => [line, Object.keys(errors)])).toEqual([[3, ['stateId']]]);
    expect(body.changes.map(({ line }) => line)).toEqual([2]);
  });

  it('cannot give one city the name of another, nor update a city twice', async () => {
    await create('قرية زرقاء', 'Blue village');
    await create('قرية خضراء', 'Green village');
    const { body } = await send(
      [
        { 'name.ar': 'قرية زرقاء', 'name.en': 'Green village', stateId: state },
        { 'name.ar': 'قرية خضراء', center: '20.5, 40.5', stateId: state },
        { 'name.en': 'Green village', center: '21.5, 41.5', stateId: state },
      ],
      true,
    );
    expect(body.refused.map(({ line, errors }) => [line, Object.keys(errors)])).toEqual([
      [2, ['name.en']],
      [4, ['name.ar', 'name.en']],
    ]);
  });
});

it.each(['/cuisineTypes', '/vehicleTypes'])('names of %s are unique', async (path) => {
  const add = (ar: string, en: string) => ask<Refusal>('POST', path, { payload: { name: { ar, en } } });
  expect((await add('نوع جديد', 'New type')).status).toBe(201);
  const again = await add('نوع آخر', 'new TYPE');
  expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['name.en']]);
});

it('the name of a region is unique, and that of a district within its city', async () => {
  const region = (code: string) =>
    ask<Refusal>('POST', '/states', { payload: { name: { ar: 'إقليم', en: 'Territory' }, code } });
  expect((await region('SA-91')).status).toBe(201);
  expect(Object.keys((await region('SA-92')).body.errors)).toEqual(['name.ar']);
  const cities = await Promise.all([create('مدينة أ', 'Town A'), create('مدينة ب', 'Town B')]);
  const district = (cityId: string | undefined) =>
    ask<Refusal>('POST', '/districts', { payload: { name: { ar: 'حي النور', en: 'Al Nour' }, cityId } });
  const [one, two] = cities.map(({ body }) => body.id);
  expect([(await district(one)).status, (await district(two)).status, (await district(one)).status]).toEqual([
    201, 201, 409,
  ]);
});

describe('a client type', () => {
  const create = (descriptionAr: string, descriptionEn: string, parentId?: string) =>
    ask<{ id: string } & Refusal>('POST', '/clientTypes', {
      payload: { descriptionAr, descriptionEn, ...(parentId !== undefined && { parentId }) },
    });
  const send = (update: boolean, rows: readonly Readonly<Record<string, string>>[]) =>
    ask<ImportOutcome>('POST', '/clientTypes/import', {
      payload: { mode: 'check', update, rows: rows.map((values, index) => ({ line: index + 2, values })) },
    });

  it('has a unique name below its main type, as a main type has among main types', async () => {
    const parents = await Promise.all([create('أسواق', 'Markets'), create('مصانع', 'Factories')]);
    const [one, two] = parents.map(({ body }) => body.id);
    const made = [await create('أخرى', 'Other', one), await create('أخرى', 'Other', two)];
    expect([...made, await create('أخرى', 'Other')].map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const parentId of [one, undefined]) {
      const again = await create('أخرى', 'Another', parentId);
      expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['descriptionAr']]);
    }
    const moved = await ask<Refusal>('PATCH', `/clientTypes/${made[0]?.body.id}`, {
      payload: { version: 1, parentId: null },
    });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([409, ['descriptionAr']]);
  });

  it('is matched by an import below the main type it names, or among main types without one', async () => {
    const { body: parent } = await create('مزارع', 'Farms');
    await create('ألبان', 'Dairy', parent.id);
    const rows: Record<string, string>[] = [
      { descriptionAr: 'ألبان', descriptionEn: 'Dairy', parentId: 'مزارع', active: 'no' },
      { descriptionAr: 'ألبان', descriptionEn: 'Dairy', active: 'no' },
      { descriptionAr: 'ألبان', descriptionEn: 'Dairies' },
    ];
    const { body } = await send(true, rows);
    expect(body.changes.map(({ line }) => line)).toEqual([2]);
    expect(body.refused).toEqual([{ line: 4, errors: { descriptionAr: [taken.en] } }]);
    expect((await send(false, rows)).body.refused.map(({ line }) => line)).toEqual([2, 4]);
  });
});
