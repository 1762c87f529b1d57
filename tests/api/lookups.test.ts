import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#domain/access/operations';
import type { LookupPair } from '#domain/api/lookupViews';
import { apiPath } from 'sijil/schema/resource';
import { resources } from '#resources';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

type LookupId = Extract<OperationId, `lookups.${string}`>;
const ids = (Object.keys(operations) as OperationId[]).filter((id): id is LookupId =>
  id.startsWith('lookups.'),
);

let test: TestApp;
let token: string;
let params: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp();
  ({ token } = await asRole(test, 'client'));
  const { db } = test.api;
  const [city] = await db.select().from(tables.cities).limit(1);
  const [type] = await db.select().from(tables.clientTypes).limit(1);
  const [district] = await db.select().from(tables.districts).limit(1);
  params = { state: String(city?.stateId), type: String(type?.id), district: String(district?.id) };
});
afterAll(() => test.close());

const paramsOf = (id: LookupId): Record<string, string> => {
  if (id === 'lookups.stateCities') return { id: String(params['state']) };
  if (id === 'lookups.districtCoordinates') return { id: String(params['district']) };
  if (id === 'lookups.questionRatings') return { type: 'score' };
  return { id: String(params['type']) };
};
const ask = <T = LookupPair[]>(id: LookupId, options: Parameters<typeof call>[2] = {}) =>
  call<T>(test, id, { params: paramsOf(id), ...options });

describe('every lookup', () => {
  it('is one of the twelve specified lookups', () => expect(ids).toHaveLength(12));

  it.each(ids)('%s answers only the audience that its operation declares', async (id) => {
    const isPublic = operations[id].audience === 'public';
    expect((await ask(id)).status).toBe(isPublic ? 200 : 401);
    expect((await ask(id, { token })).status).toBe(200);
  });

  it.each(ids)('%s answers 304 for a current ETag, and 200 for an outdated one', async (id) => {
    const first = await ask(id, { token });
    const url = `/api/v1${operations[id].url}`.replace(/:\w+/, Object.values(paramsOf(id))[0] ?? '');
    const again = (tag: string, language = 'ar') =>
      test.app.inject({
        url,
        headers: { authorization: `Bearer ${token}`, 'if-none-match': tag, 'accept-language': language },
      });
    const tag = String(first.headers['etag']);
    const same = await again(tag);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect((await again(`W/${tag}`)).statusCode).toBe(304);
    expect((await again('"something else"')).statusCode).toBe(200);
  });
});

describe('a lookup list', () => {
  it('is in the caller’s language, in that language’s alphabetical order', async () => {
    const inEnglish = await ask('lookups.cities', { language: 'en' });
    const inArabic = await ask('lookups.cities');
    expect(inEnglish.body.map(({ label }) => label)).toContain('Riyadh');
    expect(inArabic.body.map(({ label }) => label)).toContain('الرياض');
    const labels = inArabic.body.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'ar')));
    expect(inArabic.headers['etag']).not.toBe(inEnglish.headers['etag']);
  });

  it('leaves out inactive and deleted records', async () => {
    const { db } = test.api;
    const [one, other] = await db.select().from(tables.nationalities).limit(2);
    await db
      .update(tables.nationalities)
      .set({ active: false })
      .where(eq(tables.nationalities.id, String(one?.id)));
    await db
      .update(tables.nationalities)
      .set({ deletedAt: test.api.clock() })
      .where(eq(tables.nationalities.id, String(other?.id)));
    const offered = (await ask('lookups.nationalities')).body.map(({ value }) => value);
    expect(offered).not.toContain(one?.id);
    expect(offered).not.toContain(other?.id);
    expect(offered.length).toBeGreaterThan(0);
  });

  it('of client types has the main types; their subtypes are only in their children’s lists', async () => {
    const main = (await ask('lookups.clientTypes')).body;
    const children = await Promise.all(
      main.map(({ value }) =>
        call<LookupPair[]>(test, 'lookups.clientTypeChildren', { params: { id: value } }),
      ),
    );
    const below = children.flatMap(({ body }) => body.map(({ value }) => value));
    expect(below.length).toBeGreaterThan(0);
    expect(main.filter(({ value }) => below.includes(value))).toEqual([]);
  });

  it('of a state’s cities has that state’s cities only', async () => {
    const { body } = await ask('lookups.stateCities');
    const rows = await test.api.db
      .select({ id: tables.cities.id })
      .from(tables.cities)
      .where(eq(tables.cities.stateId, String(params['state'])));
    expect(body.map(({ value }) => value).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it('of a client type’s nationalities has those that an admin has chosen, for its sub types too', async () => {
    const { token: admin } = await asRole(test, 'admin');
    const authorization = `Bearer ${admin}`;
    const all = await ask('lookups.nationalities');
    const [chosen] = all.body.slice(2, 3).map(({ value }) => value);
    const make = async (name: string, parentId: string | null) => {
      const payload = { descriptionAr: name, descriptionEn: name, parentId };
      const made = await test.app.inject({
        method: 'POST',
        url: `/api/v1${apiPath(resources.clientTypes)}`,
        headers: { authorization },
        payload,
      });
      return made.json<{ id: string; version: number }>();
    };
    const main = await make('مصانع', null);
    const sub = await make('مصانع الألبان', main.id);
    const of = async (id: string) =>
      (await ask('lookups.clientTypeNationalities', { params: { id } })).body.map(({ value }) => value);
    expect(await of(main.id)).toHaveLength(all.body.length);
    const changed = await test.app.inject({
      method: 'PATCH',
      url: `/api/v1${apiPath(resources.clientTypes)}/${main.id}`,
      headers: { authorization },
      payload: { version: main.version, nationalityIds: [chosen] },
    });
    expect(changed.statusCode).toBe(200);
    expect(await of(main.id)).toEqual([chosen]);
    expect(await of(sub.id)).toEqual([chosen]);
  });

  it.each([
    'lookups.stateCities',
    'lookups.clientTypeChildren',
    'lookups.clientTypeNationalities',
    'lookups.districtCoordinates',
  ] as const)('%s of an unknown record is not found', async (id) => {
    expect((await ask(id, { params: { id: crypto.randomUUID() } })).status).toBe(404);
    expect((await ask(id, { params: { id: "1' or 1=1" } })).status).toBe(404);
  });
});

describe('the rating scale', () => {
  it('is 0 to 2 for a question and 1 to 5 for a review, each value with a label', async () => {
    const values = async (type: string) => {
      const { body } = await ask<{ value: number; label: string }[]>('lookups.questionRatings', {
        token,
        params: { type },
      });
      expect(body.every(({ label }) => label.length > 0)).toBe(true);
      return body.map(({ value }) => value);
    };
    expect(await values('score')).toEqual([0, 1, 2]);
    expect(await values('review')).toEqual([1, 2, 3, 4, 5]);
    expect((await ask('lookups.questionRatings', { token, params: { type: 'stars' } })).status).toBe(404);
  });
});

describe('the coordinates of a district', () => {
  it('are its city’s until the district has its own', async () => {
    const { districts, cities } = tables;
    const id = String(params['district']);
    await test.api.db.update(districts).set({ center: null }).where(eq(districts.id, id));
    const [city] = await test.api.db
      .select({ center: cities.center })
      .from(cities)
      .innerJoin(districts, eq(districts.cityId, cities.id))
      .where(eq(districts.id, id));
    expect((await ask<object>('lookups.districtCoordinates')).body).toEqual(city?.center);
    await test.api.db
      .update(districts)
      .set({ center: { latitude: 24.5, longitude: 46.5 } })
      .where(eq(districts.id, id));
    expect((await ask<object>('lookups.districtCoordinates')).body).toEqual({
      latitude: 24.5,
      longitude: 46.5,
    });
  });
});
