import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#domain/access/roles';
import type { AccountTotalsView } from '#domain/api/profileViews';
import type { HistoryEntry } from 'sijil/contract/consoleViews';
import type { LookupPair } from '#domain/api/lookupViews';
import { apiPath, operationId } from 'sijil/schema/resource';
import { resources } from '#resources';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { formNamed } from '../support/formNamed';
import { asRole } from '../support/people';

type Person = Awaited<ReturnType<typeof asRole>>;
interface Row {
  readonly id: string;
  readonly version: number;
  readonly role?: string;
  readonly active?: boolean;
  readonly basePrice?: number;
}

let test: TestApp;
let admin: Person;
let client: Person;
const ask = askAs(
  () => test,
  () => admin.token,
);
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  admin = await asRole(test, 'admin');
  client = await asRole(test, 'client');
  await asRole(test, 'admin_finance');
});
afterAll(() => test.close());

const { users, services } = resources;
const serviceOf = async () => ({
  name: {
    ar: 'تفتيش المطابخ',
    en: 'Kitchen inspection',
  },
  description: {
    ar: 'وصف',
    en: 'Description',
  },
  subject: 'branch',
  billing: 'single',
  basePrice: 1e5,
  formId: await formNamed(test, 'restaurant_food_safety'),
});

describe('the list of all users (adminUsers.list, adminUsers.get)', () => {
  it('contains the users of every role, and its total matches adminUsers.totals', async () => {
    expect([operationId(users, 'list'), operationId(users, 'get')]).toEqual([
      'adminUsers.list',
      'adminUsers.get',
    ]);
    const all = await ask<Row[]>('GET', apiPath(users));
    const totals = await call<AccountTotalsView>(test, 'adminUsers.totals', { token: admin.token });
    const counted = totals.body.groups.reduce((sum, { active, inactive }) => sum + active + inactive, 0);
    expect(Number(all.headers['x-total-count'])).toBe(counted);
    expect(totals.body.groups.map(({ role }) => role)).toEqual([...roles]);
    const finance = await ask<Row[]>('GET', `${apiPath(users)}?role=admin_finance`);
    expect(finance.body.map(({ role }) => role)).toEqual(['admin_finance']);
  });

  it('returns one user by id, and 404 for a deleted user', async () => {
    const gone = await asRole(test, 'client');
    expect((await ask<Row>('GET', `${apiPath(users)}/${gone.id}`)).body).toMatchObject({ role: 'client' });
    await call(test, 'adminUsers.delete', { token: admin.token, params: { id: gone.id } });
    expect((await ask('GET', `${apiPath(users)}/${gone.id}`)).status).toBe(404);
  });

  it('never exposes password hashes or search keys', async () => {
    const { body } = await ask<object[]>('GET', apiPath(users));
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|searchKey/);
  });
});

describe('the services (adminServices.list, create, update; services.list, deactivate)', () => {
  it('have their specified operation names', () => {
    const names = (['list', 'create', 'update'] as const).map((kind) => operationId(services, kind));
    expect(names).toEqual(['adminServices.list', 'adminServices.create', 'adminServices.update']);
  });

  it('that an admin creates, edits and deactivates change the client’s catalogue and are in the history', async () => {
    const offered = async () =>
      (await call<Row[]>(test, 'services.list', { token: client.token })).body.find(
        ({ id }) => id === made.id,
      );
    const { body: made, status } = await ask<Row>('POST', apiPath(services), { payload: await serviceOf() });
    expect(status).toBe(201);
    expect(await offered()).toMatchObject({ basePrice: 100_000 });

    const changes = { version: made.version, basePrice: 120_000 };
    expect((await ask('PATCH', `${apiPath(services)}/${made.id}`, { payload: changes })).status).toBe(200);
    expect(await offered()).toMatchObject({ basePrice: 120_000 });

    await call(test, 'services.deactivate', { token: admin.token, params: { id: made.id } });
    expect(await offered()).toBeUndefined();
    const choices = await call<LookupPair[]>(test, 'services.clientDropdown', { token: client.token });
    expect(choices.body.map(({ value }) => value)).not.toContain(made.id);
    const listed = await ask<Row[]>('GET', `${apiPath(services)}?id=${made.id}`);
    expect(listed.body).toMatchObject([{ active: false, basePrice: 120_000 }]);

    const history = await ask<HistoryEntry[]>('GET', `${apiPath(services)}/${made.id}/history`);
    expect(history.body.map(({ action, changes: what }) => [action, Object.keys(what).toSorted()])).toEqual([
      ['update', ['active']],
      ['update', ['basePrice']],
      ['create', expect.arrayContaining(['basePrice', 'name'])],
    ]);
  });

  it('with a maximum not above the minimum, or a discounted price above the price, are refused', async () => {
    const { name } = await serviceOf();
    const sold = { name, duration: 'month_1', quantity: 2, price: 5000, discountedPrice: 5001 };
    for (const [wrong, field] of [
      [{ min: 3, max: 3 }, 'max'],
      [{ min: 3, max: 1 }, 'max'],
      [{ packages: [sold] }, 'packages'],
      [
        { packages: [{ ...sold, discountedPrice: 4000, discountPercent: 101 }] },
        'packages.0.discountPercent',
      ],
    ] as const) {
      const answer = await ask<{ errors: object }>('POST', apiPath(services), {
        payload: { ...(await serviceOf()), ...wrong },
      });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    }
  });

  it('can be neither created nor read by clients through the admin API', async () => {
    const asClient = askAs(
      () => test,
      () => client.token,
    );
    expect((await asClient('GET', apiPath(services))).status).toBe(403);
    expect((await asClient('POST', apiPath(services), { payload: await serviceOf() })).status).toBe(403);
  });
});

describe('a client’s certificates (clients.certificates)', () => {
  it('are readable for each client by admins only', async () => {
    const of = (token: string, id: string) =>
      call<object[]>(test, 'clients.certificates', { token, params: { id } });
    expect(await of(admin.token, client.id)).toMatchObject({ status: 200, body: [] });
    expect((await of(admin.token, randomUUID())).status).toBe(404);
    expect((await of(client.token, client.id)).status).toBe(403);
  });
});
