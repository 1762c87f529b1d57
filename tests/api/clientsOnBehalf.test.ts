import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import { auditEntries } from 'sijil/server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { formNamed } from '../support/formNamed';
import { asRole } from '../support/people';

type Person = Awaited<ReturnType<typeof asRole>>;
type Body = Record<string, unknown> & { id: string; version: number; code: string };

let test: TestApp;
let admin: Person;
let branch: Record<string, unknown>;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await asRole(test, 'admin');
  const [city] = await test.api.db.select().from(tables.cities).limit(1);
  branch = {
    name: 'فرع العليا',
    stateId: city?.stateId,
    cityId: city?.id,
    street: 'شارع العليا',
    place: {
      latitude: 24.7,
      longitude: 46.7,
    },
    responsibleName: 'خالد',
    responsiblePhone: '0501234567',
  };
});
afterAll(() => test.close());

const ask = <T = Body>(id: OperationId, params: Record<string, string>, body?: object, token = admin.token) =>
  call<T>(test, id, { token, params, ...(body && { body }), language: 'en' });
const add = (client: Person, changes: object = {}) =>
  ask('clients.addBranch', { id: client.id }, { ...branch, ...changes });
const mainsOf = async (client: Person) => {
  const { body } = await ask<Body[]>('clients.listBranches', { id: client.id });
  return body.filter((one) => one['main'] === true).map(({ id }) => id);
};

describe('an admin who manages a client’s branches', () => {
  it('adds the first one as the main branch, even if it is not marked so', async () => {
    const client = await asRole(test, 'client');
    const made = await add(client);
    expect([made.status, made.body['clientId'], made.body['main']]).toEqual([201, client.id, true]);
  });

  it('replaces the main branch, and the former one’s change is in the audit log', async () => {
    const client = await asRole(test, 'client');
    const first = await add(client);
    const second = await add(client, { main: true });
    expect(await mainsOf(client)).toEqual([second.body.id]);
    const back = await ask(
      'clients.updateBranch',
      { id: client.id, branchId: first.body.id },
      { version: 2, main: true },
    );
    expect(back.status).toBe(200);
    expect(await mainsOf(client)).toEqual([first.body.id]);
    const trail = await test.api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, second.body.id))
      .orderBy(auditEntries.version);
    expect(trail.at(-1)?.changes).toEqual({ main: { from: true, to: false } });
  });

  it('cannot leave a client without a main branch, neither by an update nor by deletion', async () => {
    const client = await asRole(test, 'client');
    const first = await add(client);
    await add(client);
    const params = { id: client.id, branchId: first.body.id };
    const unticked = await ask('clients.updateBranch', params, { version: 1, main: false });
    expect([unticked.status, unticked.body.code]).toEqual([409, 'branch_not_main']);
    const deleted = await test.app.inject({
      method: 'DELETE',
      url: `/api/v1/branches/${first.body.id}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(deleted.json<Body>().code).toBe('branch_not_main');
    expect(await mainsOf(client)).toEqual([first.body.id]);
  });

  it('never creates two main branches, even with simultaneous calls', async () => {
    const client = await asRole(test, 'client');
    const made = await Promise.all([add(client, { main: true }), add(client, { main: true }), add(client)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await mainsOf(client)).toHaveLength(1);
  });

  it('finds only that client’s branches and restaurants under the client’s id', async () => {
    const [client, other] = [await asRole(test, 'client'), await asRole(test, 'client')];
    const made = await add(client);
    const [restaurant] = await test.api.db
      .insert(tables.restaurants)
      .values({ id: crypto.randomUUID(), clientId: client.id, name: 'مطعم البيت' })
      .returning();
    const restaurantId = String(restaurant?.id);
    const update = { version: 1, name: 'مطعم الدار' };
    for (const [who, expected] of [
      [client, 200],
      [other, 404],
    ] as const) {
      const params = { id: who.id, branchId: made.body.id, restaurantId };
      expect((await ask('clients.getBranch', params)).status).toBe(expected);
      expect((await ask('clients.updateRestaurant', params, update)).status).toBe(expected);
    }
    const stolen = { id: other.id, branchId: made.body.id };
    expect((await ask('clients.updateBranch', stolen, { version: 1, name: 'فرعنا' })).status).toBe(404);
    const unknown = { id: crypto.randomUUID() };
    expect((await ask('clients.addBranch', unknown, branch)).status).toBe(404);
    expect((await ask('clients.listBranches', unknown)).status).toBe(404);
  });

  it('gets the validation errors of the branches’ own declaration', async () => {
    const client = await asRole(test, 'client');
    const refused = await add(client, { place: { latitude: 91, longitude: 46 }, owner: 'me' });
    expect(refused.body).toMatchObject({ code: 'validation_failed' });
    expect(Object.keys(refused.body['errors'] as object).toSorted()).toEqual(['owner', 'place.latitude']);
  });
});

describe('a client’s profile', () => {
  it('is readable by admins, the client and their branch managers, and by no other client', async () => {
    const client = await asRole(test, 'client');
    const manager = await asRole(test, 'branch_manager', { clientId: client.id });
    const other = await asRole(test, 'client');
    const read = async (who: Person, of: Person) =>
      (await ask('clients.getProfile', { userId: of.id }, undefined, who.token)).status;
    expect(await Promise.all([admin, client, manager, other].map((who) => read(who, client)))).toEqual([
      200, 200, 200, 404,
    ]);
    expect(await read(admin, manager)).toBe(200);
    expect(await read(admin, admin)).toBe(404);
  });
});

describe('a service in the client’s catalogue', () => {
  it('is priced as an order of it would be, and disappears when it is deactivated', async () => {
    const client = await asRole(test, 'client');
    const [service] = await test.api.db
      .insert(tables.services)
      .values({
        id: crypto.randomUUID(),
        active: true,
        requiresContractReview: false,
        subject: 'branch',
        billing: 'single',
        name: {
          ar: 'تفتيش',
          en: 'Inspection',
        },
        description: {
          ar: 'وصف',
          en: 'Text',
        },
        basePrice: 1e5,
        formId: await formNamed(test, 'restaurant_food_safety'),
      })
      .returning();
    const id = String(service?.id);
    const price = await ask('services.clientPrice', { id }, {}, client.token);
    expect(price.body).toMatchObject({ subtotal: 100_000, vat: 15_000, total: 115_000 });
    const foreign = { branchId: crypto.randomUUID() };
    expect((await ask('services.clientPrice', { id }, foreign, client.token)).status).toBe(404);

    const dropdown = async () =>
      (await ask<{ value: string; label: string }[]>('services.clientDropdown', {}, undefined, client.token))
        .body;
    expect(await dropdown()).toContainEqual({ value: id, label: 'Inspection', subject: 'branch' });
    const off = await ask('services.deactivate', { id }, {});
    expect(off.body).toMatchObject({ active: false, version: 2 });
    expect((await ask('services.deactivate', { id }, {})).body.version).toBe(2);
    expect((await dropdown()).map(({ value }) => value)).not.toContain(id);
    expect((await ask('services.clientPrice', { id }, {}, client.token)).status).toBe(404);
    expect((await ask('services.deactivate', { id: crypto.randomUUID() }, {})).status).toBe(404);
  });
});
