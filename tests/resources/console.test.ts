import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
});
afterAll(() => test.close());

type Body = Record<string, unknown> & {
  id: string;
  version: number;
  errors: Record<string, string[]>;
  code: string;
};

async function ask<T = Body>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  token = admin,
) {
  const response = await test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    ...(payload && { payload }),
  });
  return {
    status: response.statusCode,
    body: response.json() as T,
    total: Number(response.headers['x-total-count']),
  };
}

const nationality = (name: string) => ({ descriptionAr: `جنسية ${name}`, descriptionEn: name });

describe('a declared record', () => {
  it('is created, read, updated and deleted, and every change is audited', async () => {
    const made = await ask('POST', '/nationalities', nationality('Atlantean'));
    expect(made).toMatchObject({
      status: 201,
      body: { descriptionEn: 'Atlantean', active: true, version: 1 },
    });
    const path = `/nationalities/${made.body.id}`;
    const changed = await ask('PATCH', path, { version: 1, descriptionEn: 'Lemurian' });
    expect(changed.body).toMatchObject({ descriptionEn: 'Lemurian', version: 2 });
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('GET', path)).status).toBe(404);
    const trail = await test.api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, made.body.id))
      .orderBy(auditEntries.version);
    expect(trail.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect(trail[1]?.changes).toEqual({ descriptionEn: { from: 'Atlantean', to: 'Lemurian' } });
  });

  it('is not overwritten from an outdated version; the conflict returns the current record', async () => {
    const { body } = await ask('POST', '/nationalities', nationality('One'));
    await ask('PATCH', `/nationalities/${body.id}`, { version: 1, descriptionEn: 'Two' });
    const stale = await ask<{ code: string; details: Body }>('PATCH', `/nationalities/${body.id}`, {
      version: 1,
      descriptionEn: 'Three',
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale_version', details: { descriptionEn: 'Two', version: 2 } },
    });
  });

  it('is not deleted while other records refer to it, and the refusal gives their type and number', async () => {
    const [city] = await test.api.db.select().from(tables.cities).limit(1);
    const { status, body } = await ask<{ message: string }>('DELETE', `/states/${city?.stateId}`);
    expect(status).toBe(409);
    expect(body.message).toMatch(/Cities \(\d+\)/);
  });

  it('contains the names of referred records in both languages', async () => {
    const { body } = await ask<Body[]>('GET', '/cities?_end=1');
    expect(body[0]).toMatchObject({
      $title: { ar: expect.any(String) },
      $titles: { stateId: { ar: expect.any(String), en: expect.any(String) } },
    });
  });

  it('may refer to another record of its own type', async () => {
    const parent = await ask('POST', '/clientTypes', { descriptionAr: 'أصل', descriptionEn: 'Parent' });
    const child = await ask('POST', '/clientTypes', {
      descriptionAr: 'فرع',
      descriptionEn: 'Child',
      parentId: parent.body.id,
    });
    expect(child.body['$titles']).toEqual({ parentId: { ar: 'أصل', en: 'Parent' }, nationalityIds: [] });
    const listed = await ask<Body[]>('GET', `/clientTypes?parentId=${parent.body.id}`);
    expect(listed.body.map(({ id }) => id)).toEqual([child.body.id]);
  });

  it('cannot refer to a record that does not exist', async () => {
    const { status, body } = await ask('POST', '/cities', {
      name: { ar: 'مدينة', en: 'City' },
      stateId: randomUUID(),
      center: { latitude: 24, longitude: 46 },
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ stateId: ['Choose one of the listed values for “Region”.'] });
  });
});

describe('a list', () => {
  it('is searched, filtered, sorted and paged by the API', async () => {
    const found = await ask<Body[]>('GET', '/cities?q=riyadh');
    expect(found.total).toBe(1);
    const sorted = await ask<Body[]>('GET', '/states?_sort=code&_order=desc&_start=0&_end=3');
    expect(sorted.total).toBe(13);
    expect(sorted.body.map((state) => state['code'])).toEqual(['SA-14', 'SA-12', 'SA-11']);
    const filtered = await ask<Body[]>('GET', '/states?code_in=SA-01,SA-02');
    expect(filtered.total).toBe(2);
  });

  it.each([
    ['a page of ten million', '/cities?_end=10000000'],
    ['a filter on no field', '/cities?colour=red'],
    ['a comparison that the kind does not know', '/cities?name_gte=a'],
    ['a sort by what cannot be sorted', '/cities?_sort=center'],
    ['a value of another kind', '/cities?stateId=1%27%20or%201=1'],
    ['an operator in place of a field', '/cities?_like=a'],
  ])('refuses %s', async (_, url) => {
    const { status, body } = await ask('GET', url);
    expect(status).toBe(400);
    expect(body.code).toBe('unknown_parameter');
  });

  it('searches for wildcards literally', async () => {
    expect((await ask('GET', '/cities?q=%25')).total).toBe(0);
  });
});

describe('fetching records by id', () => {
  const address = (ids: readonly string[]) => `/nationalities?${ids.map((id) => `id=${id}`).join('&')}`;

  it('returns all of them, even more than a page of a list', async () => {
    const names = Array.from({ length: 30 }, (_, n) => nationality(`Islander ${n}`));
    const made = await Promise.all(names.map((one) => ask('POST', '/nationalities', one)));
    const ids = made.map(({ body }) => body.id);
    const { body, total } = await ask<Body[]>('GET', address(ids));
    expect(body.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(total).toBe(30);
    const narrowed = await ask<Body[]>('GET', `${address(ids)}&descriptionEn=Islander%207`);
    expect(narrowed.body.map(({ descriptionEn }) => descriptionEn)).toEqual(['Islander 7']);
  });

  it('accepts at most 200 distinct record ids; anything else is refused with the parameter’s name', async () => {
    const ids = Array.from({ length: 201 }, () => randomUUID());
    expect((await ask('GET', address(ids.slice(0, 200)))).status).toBe(200);
    for (const wrong of [
      address(ids),
      address([...ids.slice(0, 2), 'x']),
      `${address(ids.slice(0, 2))}&id_in=${ids[2]}`,
    ])
      expect(await ask('GET', wrong)).toMatchObject({
        status: 400,
        body: { code: 'unknown_parameter', message: expect.stringContaining('id') },
      });
  });
});

describe('an account created by an admin', () => {
  const admin2 = {
    name: 'سارة القحطاني',
    email: 'sara@example.test',
    phone: '0501234567',
    role: 'admin_finance',
  };

  it('gets a one-time password, shown once, and the role from the form', async () => {
    const made = await ask('POST', '/admins', admin2);
    expect(made.status).toBe(201);
    const password = String(made.body['$oneTimePassword']);
    expect((await ask('GET', `/admins/${made.body.id}`)).body).not.toHaveProperty('$oneTimePassword');
    const login = await ask<{ user: { role: string; must_change_password: boolean } }>(
      'POST',
      '/auth/login',
      {
        email: admin2.email,
        password,
      },
    );
    expect(login.body.user).toMatchObject({ role: 'admin_finance', must_change_password: true });
  });

  it('cannot use a registered email address; the error is on the email field', async () => {
    const { status, body } = await ask('POST', '/admins', admin2);
    expect(status).toBe(409);
    expect(Object.keys(body.errors)).toEqual(['email']);
  });

  it('is signed out everywhere when it is deactivated', async () => {
    const person = await asRole(test, 'admin_finance');
    expect((await ask('GET', '/session', undefined, person.token)).status).toBe(200);
    await ask('PATCH', `/admins/${person.id}`, { version: 1, active: false });
    expect((await ask('GET', '/session', undefined, person.token)).status).toBe(401);
    const [user] = await test.api.db.select().from(users).where(eq(users.id, person.id));
    expect(user?.active).toBe(false);
  });
});

describe('records that belong to a client', () => {
  it('a client reads only its own vehicles, and those of others are not found', async () => {
    const mine = await asRole(test, 'client');
    const theirs = await asRole(test, 'client');
    const type = await ask('POST', '/vehicleTypes', { name: { ar: 'شاحنة', en: 'Truck' } });
    const vehicle = { number: 'أ ب ح 1234', vehicleTypeId: type.body.id, driverName: 'سعد' };
    const made = await ask('POST', '/vehicles', { ...vehicle, clientId: theirs.id });
    expect((await ask('GET', '/vehicles', undefined, mine.token)).total).toBe(0);
    expect((await ask('GET', `/vehicles/${made.body.id}`, undefined, mine.token)).status).toBe(404);
    expect(
      (await ask('PATCH', `/vehicles/${made.body.id}`, { version: 1, weight: 5 }, mine.token)).status,
    ).toBe(404);
    expect((await ask('POST', '/vehicles', { ...vehicle, clientId: theirs.id }, mine.token)).status).toBe(
      403,
    );
    expect((await ask('GET', '/vehicles', undefined, theirs.token)).total).toBe(1);
  });

  it('a plate is unique within a company however it is typed, and a deleted vehicle’s plate is free again', async () => {
    const mine = await asRole(test, 'client');
    const theirs = await asRole(test, 'client');
    const type = await ask('POST', '/vehicleTypes', { name: { ar: 'حافلة', en: 'Bus' } });
    const add = ({ id, token }: typeof mine, number: string) =>
      ask(
        'POST',
        '/vehicles',
        { number, vehicleTypeId: type.body.id, driverName: 'سعد', clientId: id },
        token,
      );
    const made = await add(mine, 'أبح٤٨٢١');
    expect(made.body['number']).toBe('أ ب ح 4821');
    const again = await add(mine, 'abj 4821');
    expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['number']]);
    const wrong = await add(mine, 'xyz');
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['number']]);
    expect((await add(theirs, 'أ ب ح 4821')).status).toBe(201);
    const path = `/vehicles/${made.body.id}`;
    expect((await ask('DELETE', path, undefined, theirs.token)).status).toBe(404);
    expect((await ask('DELETE', path, undefined, mine.token)).status).toBe(200);
    expect((await add(mine, '4821 أ ب ح')).status).toBe(201);
  });
});
