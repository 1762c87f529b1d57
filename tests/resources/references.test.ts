import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { tinyPdf, tinyPng, upload } from '../support/upload';
import { addBranch } from '../api/ordersFixture';
import { askAs } from 'sijil/testing/askAs';

/** A reference must be to an existing record that the writer may read, that is consistent with the other fields, and active. */
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

describe('the references of a branch', () => {
  it('cannot combine a city with another region, whichever of the two is changed', async () => {
    const city = await elsewhere();
    for (const values of [{ cityId: city.id }, { stateId: city.stateId }]) {
      const { status, body } = await patch(values);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['cityId']]);
    }
    const moved = await patch({ cityId: city.id, stateId: city.stateId, districtId: null });
    expect(moved.status).toBe(200);
    await reread(String(branch['id']));
  });

  it('cannot include a restaurant of another company', async () => {
    const { status, body } = await patch({ restaurantId: rivalRestaurant });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['restaurantId']]);
  });

  it('are checked in the same way on creation, bulk changes and imports', async () => {
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
      clientId: owner,
      restaurantId: rivalRestaurant,
      name: 'فرع',
      street: 'شارع',
      place: '24.7, 46.7',
      stateId: String(branch['stateId']),
      cityId: String(branch['cityId']),
      responsibleName: 'خالد',
      responsiblePhone: '0501234567',
    };
    for (const mode of ['check', 'valid']) {
      const { body } = await ask<{ refused: Refused[] }>('POST', '/branches/import', {
        payload: { mode, rows: [{ line: 2, values: row }] },
      });
      expect(body.refused.map(({ errors }) => Object.keys(errors ?? {}))).toEqual([['restaurantId']]);
    }
  });
});

describe('an inactive record', () => {
  it('cannot be newly selected, but stays where it was selected before', async () => {
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

describe('a field with several files', () => {
  type Link = { id: string; name: string };
  type Vehicle = { id: string; version: number; papers: Link[] | null; errors?: Record<string, string[]> };
  const send = async (token: string, name: string, content = tinyPng) =>
    (await upload(test, token, { content, name }, 'document')).body.id;
  const vehicle = async (papers: unknown) => {
    const [type] = await test.api.db.select().from(tables.vehicleTypes).limit(1);
    const number = `أ ب ح ${1000 + (plates += 1)}`;
    const payload = { clientId: owner, number, driverName: 'سعد', vehicleTypeId: type?.id, papers };
    return ask<Vehicle>('POST', '/vehicles', { payload });
  };
  let plates = 0;
  const names = (papers: Link[] | null) => papers?.map(({ name }) => name);

  it('returns them in the given order, in records, lists, histories and exports', async () => {
    const [front, paper] = [await send(admin, 'front.png'), await send(admin, 'paper.pdf', tinyPdf)];
    const made = await vehicle([front, paper]);
    expect([made.status, names(made.body.papers)]).toEqual([201, ['front.png', 'paper.pdf']]);
    const path = `/vehicles/${made.body.id}`;
    const side = await send(admin, 'side.png');
    const changed = await ask<Vehicle>('PATCH', path, { payload: { version: 1, papers: [paper, side] } });
    expect(names(changed.body.papers)).toEqual(['paper.pdf', 'side.png']);
    expect((await ask<Vehicle>('GET', path)).body.papers).toEqual(changed.body.papers);
    const listed = await ask<Vehicle[]>('GET', `/vehicles?id=${made.body.id}`);
    expect(listed.body[0]?.papers).toEqual(changed.body.papers);
    const { body: history } = await ask<{ changes: object }[]>('GET', `${path}/history`);
    expect(history[0]?.changes).toEqual({
      papers: expect.objectContaining({
        fromTitle: ['front.png', 'paper.pdf'],
        toTitle: ['paper.pdf', 'side.png'],
      }),
    });
    const sheet = await test.app.inject({
      method: 'GET',
      url: `/api/v1/vehicles/export?id=${made.body.id}&columns=papers`,
      headers: { authorization: `Bearer ${admin}`, 'accept-language': 'en' },
    });
    expect(sheet.body).toContain('paper.pdf; side.png');
  });

  it('refuses too many or duplicate files, and treats an empty list as no value', async () => {
    const one = await send(admin, 'one.png');
    const many = Array.from({ length: 9 }, () => crypto.randomUUID());
    expect((await vehicle(many)).body.errors).toEqual({ papers: [expect.stringContaining('8')] });
    expect((await vehicle([one, one])).body.errors).toEqual({ papers: [expect.any(String)] });
    expect((await vehicle('one.png')).body.errors).toEqual({ papers: [expect.any(String)] });
    const made = await vehicle([]);
    expect([made.status, made.body.papers]).toEqual([201, null]);
    const empty = await ask<Vehicle[]>('GET', `/vehicles?id=${made.body.id}&papers_null=true`);
    expect(empty.body).toHaveLength(1);
  });

  it('refuses files that the writer did not upload, unless the record already has them', async () => {
    const { token: stranger } = await asRole(test, 'client');
    const [own, theirs] = [await send(admin, 'own.png'), await send(stranger, 'theirs.png')];
    expect((await vehicle([own, theirs])).status).toBe(422);
    const made = await vehicle([own]);
    const mine = await send(stranger, 'mine.png');
    const refused = await ask<Vehicle>('PATCH', `/vehicles/${made.body.id}`, {
      payload: { version: 1, papers: [own, mine] },
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'file_gone', errors: { papers: [expect.any(String)] } },
    });
  });
});
