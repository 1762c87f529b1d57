import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../server/db/tables/tables';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { addBranch } from '../api/ordersWorld';
import { askAs } from './askAs';

/** A reference is to something that exists, that the writer may see, that fits beside the other fields, and is in use. */
let test: TestApp;
let admin: string;
let owner: string;
let rival: string;
let rivalRestaurant: string;
let branch: Record<string, unknown>;
const ask = askAs(
  () => test,
  () => admin,
);
interface Refused {
  readonly version: number;
  readonly errors?: Record<string, string[]>;
}

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  const { db } = test.api;
  admin = (await asRole(test, 'admin')).token;
  owner = (await asRole(test, 'client')).id;
  rival = (await asRole(test, 'client')).id;
  const [restaurant] = await db
    .insert(tables.restaurants)
    .values({ clientId: rival, name: 'مطعم' })
    .returning();
  rivalRestaurant = String(restaurant?.id);
  await reread(await addBranch(test, owner));
});
afterAll(() => test.close());

async function reread(id: string): Promise<void> {
  branch = (await ask<Record<string, unknown>>('GET', `/branches/${id}`)).body;
}

async function elsewhere() {
  const { cities } = tables;
  const [city] = await test.api.db
    .select()
    .from(cities)
    .where(ne(cities.stateId, String(branch['stateId'])));
  if (!city) throw new Error('every city is in one state');
  return city;
}

const patch = (values: object) =>
  ask<Refused>('PATCH', `/branches/${String(branch['id'])}`, {
    payload: { version: branch['version'], ...values },
  });

describe('a branch', () => {
  it('lies in no city of another region, whichever of the two is changed', async () => {
    const city = await elsewhere();
    for (const values of [{ cityId: city.id }, { stateId: city.stateId }]) {
      const { status, body } = await patch(values);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['cityId']]);
    }
    const moved = await patch({ cityId: city.id, stateId: city.stateId, districtId: null });
    expect(moved.status).toBe(200);
    await reread(String(branch['id']));
  });

  it('belongs to no restaurant of another company', async () => {
    const { status, body } = await patch({ restaurantId: rivalRestaurant });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['restaurantId']]);
  });

  it('is refused for it when it is made, changed with others, and imported', async () => {
    const { id: _, version: __, $title: ___, $titles: ____, ...rest } = branch;
    const made = await ask<Refused>('POST', '/branches', {
      payload: {
        ...Object.fromEntries(Object.entries(rest).filter(([name]) => !/At$|^main$/.test(name))),
        restaurantId: rivalRestaurant,
      },
    });
    expect([made.status, Object.keys(made.body.errors ?? {})]).toEqual([400, ['restaurantId']]);

    const many = await ask<{ ok: boolean }[]>('POST', '/branches/bulk', {
      payload: {
        action: 'update',
        items: [{ id: branch['id'] }],
        values: { restaurantId: rivalRestaurant },
      },
    });
    expect(many.body).toMatchObject([{ ok: false }]);

    const row = {
      ...{ clientId: owner, restaurantId: rivalRestaurant, name: 'فرع', street: 'شارع', place: '24.7, 46.7' },
      ...{ stateId: String(branch['stateId']), cityId: String(branch['cityId']) },
      ...{ responsibleName: 'خالد', responsiblePhone: '0501234567' },
    };
    for (const mode of ['check', 'valid']) {
      const { body } = await ask<{ refused: Refused[] }>('POST', '/branches/import', {
        payload: { mode, rows: [{ line: 2, values: row }] },
      });
      expect(body.refused.map(({ errors }) => Object.keys(errors ?? {}))).toEqual([['restaurantId']]);
    }
  });
});

describe('what is out of use', () => {
  it('is not chosen anew, and stays where it was chosen before', async () => {
    const { db } = test.api;
    const [type] = await db.select().from(tables.clientTypes).limit(1);
    if (!type) throw new Error('the reference data holds no client type');
    const url = `/clients/${owner}`;
    const version = async () => (await ask<Refused>('GET', url)).body.version;
    const choose = async (values: object) =>
      ask<Refused>('PATCH', url, { payload: { version: await version(), ...values }, language: 'ar' });
    await db.update(tables.clientTypes).set({ active: false }).where(eq(tables.clientTypes.id, type.id));
    const { status, body } = await choose({ clientTypeId: type.id });
    expect([status, body.errors?.['clientTypeId']?.[0]]).toEqual([400, expect.stringContaining('موقوف')]);

    await db.update(tables.clients).set({ clientTypeId: type.id }).where(eq(tables.clients.id, owner));
    expect((await choose({ clientTypeId: type.id, employees: 7 })).status).toBe(200);
    await db
      .update(tables.clientTypes)
      .set({ active: true })
      .where(and(eq(tables.clientTypes.id, type.id)));
  });
});
