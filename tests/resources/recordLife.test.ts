import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditView } from '#domain/api/auditView';
import type { BulkResult, HistoryEntry, Usage } from 'sijil/contract/consoleViews';
import { apiPath } from 'sijil/schema/resource';
import { resourceList, resources } from '#resources';
import { tables } from '../../server/db/schema/declared';
import { auditEntries } from 'sijil/server/db/schema/users';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { tinyPng, upload } from '../support/upload';
import { askAs } from 'sijil/testing/askAs';
import { validRecord } from 'sijil/testing/validRecord';

let test: TestApp;
let admin: string;
const ask = askAs(
  () => test,
  () => admin,
);
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
});
afterAll(() => test.close());

const uploadOwn = async () =>
  (await upload(test, admin, { content: tinyPng, name: 'a.png' }, 'image')).body.id;

type Made = { id: string; version: number; code: string };
const make = async (name: string) =>
  (await ask<Made>('POST', '/nationalities', { payload: { descriptionAr: name, descriptionEn: name } })).body;
const person = { name: 'ليلى', phone: '0501234567', role: 'admin_finance' };

describe('a new record', () => {
  // An API key ends within a year, unlike a sample date; `apiTokens.test.ts` creates some. A changed text needs an existing
  // text and its placeholders; `changedTexts.test.ts` creates some. Subscriptions and pins need an existing list;
  // `savedLists.test.ts` creates some.
  const writable = resourceList.filter(
    ({ name, access, storedBy }) =>
      access.create && !storedBy && !['apiTokens', 'changedTexts', 'subscriptions', 'pins'].includes(name),
  );

  it.each(writable.map((resource) => [resource.name, resource] as const))(
    'of %s is returned as it will be read, and its history starts with its creation',
    async (_, resource) => {
      const path = apiPath(resource);
      const made = await ask<Made>('POST', path, { payload: await validRecord(ask, resource, uploadOwn) });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      const read = await ask<Made>('GET', `${path}/${made.body.id}`);
      expect(made.body).toMatchObject(read.body);
      const history = await ask<HistoryEntry[]>('GET', `${path}/${made.body.id}/history`);
      expect(history.body).toMatchObject([{ action: 'create', version: 1 }]);
    },
  );

  it('that the database refuses leaves neither a row nor an audit entry', async () => {
    const state = { name: { ar: 'منطقة', en: 'Status' }, code: 'SA-77' };
    const entries = () => test.api.db.$count(auditEntries);
    expect((await ask('POST', '/states', { payload: state })).status).toBe(201);
    const before = await entries();
    const { status, body } = await ask('POST', '/states', { payload: state });
    expect([status, body['code']]).toEqual([409, 'already_exists']);
    expect(await entries()).toBe(before);
  });
});

describe('restoring a record', () => {
  it('restores a deleted record, which can be deleted again', async () => {
    const { id } = await make('Restored');
    const path = `/nationalities/${id}`;
    await ask('DELETE', path);
    const restored = await ask('POST', `${path}/restore`);
    expect(restored.body).toMatchObject({ id, descriptionEn: 'Restored', version: 3 });
    expect((await ask('GET', path)).status).toBe(200);
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('POST', `${path}/restore`)).status).toBe(200);
    expect((await ask('POST', `${path}/restore`)).status).toBe(404);
  });

  it('is refused when a unique value has been taken meanwhile', async () => {
    const make2 = () => ask<Made>('POST', '/admins', { payload: { ...person, email: 'taken@example.test' } });
    const first = await make2();
    await ask('DELETE', `/admins/${first.body.id}`);
    expect((await make2()).status).toBe(201);
    const { status, body } = await ask('POST', `/admins/${first.body.id}/restore`);
    expect([status, body['code']]).toEqual([409, 'already_exists']);
  });

  it('restores an account with its previous state: active or not', async () => {
    const { body } = await ask<Made>('POST', '/admins', {
      payload: { ...person, email: 'back@example.test' },
    });
    await ask('DELETE', `/admins/${body.id}`);
    expect((await ask('POST', `/admins/${body.id}/restore`)).body).toMatchObject({ active: true });
    await ask('PATCH', `/admins/${body.id}`, { payload: { version: 3, active: false } });
    await ask('DELETE', `/admins/${body.id}`);
    expect((await ask('POST', `/admins/${body.id}/restore`)).body).toMatchObject({ active: false });
  });

  it('of another company’s record is refused like that of an unknown record', async () => {
    const type = await ask<Made>('POST', '/vehicleTypes', {
      payload: { name: { ar: 'شاحنة', en: 'Truck' } },
    });
    const vehicle = { number: 'أ ب ح 4321', vehicleTypeId: type.body.id, driverName: 'سعد' };
    const [owner, stranger] = [await asRole(test, 'client'), await asRole(test, 'client')];
    const [asOwner, asStranger] = [owner, stranger].map(({ token }) =>
      askAs(
        () => test,
        () => token,
      ),
    ) as [typeof ask, typeof ask];
    const made = await asOwner<Made>('POST', '/vehicles', { payload: { ...vehicle, clientId: owner.id } });
    const path = `/vehicles/${made.body.id}`;
    expect((await asOwner('DELETE', `${path}?version=1`)).status).toBe(200);
    const foreign = await asStranger('POST', `${path}/restore`);
    const unknown = await asStranger('POST', `/vehicles/${crypto.randomUUID()}/restore`);
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await asOwner('GET', path)).status).toBe(404);
    const history = await asStranger('GET', `${path}/history`);
    const nothing = await asStranger('GET', `/vehicles/${crypto.randomUUID()}/history`);
    expect([history.status, history.body]).toEqual([404, nothing.body]);
    expect((await asOwner('POST', `${path}/restore`)).status).toBe(200);
    expect((await asStranger('GET', `${path}/history`)).body).toEqual(nothing.body);
    expect((await asOwner('GET', `${path}/history`)).status).toBe(200);
  });

  it('is refused while a record that it refers to is deleted', async () => {
    const parent = await ask<Made>('POST', '/clientTypes', {
      payload: { descriptionAr: 'أ', descriptionEn: 'A' },
    });
    const child = await ask<Made>('POST', '/clientTypes', {
      payload: { descriptionAr: 'ب', descriptionEn: 'B', parentId: parent.body.id },
    });
    await ask('DELETE', `/clientTypes/${child.body.id}`);
    await ask('DELETE', `/clientTypes/${parent.body.id}`);
    expect((await ask('POST', `/clientTypes/${child.body.id}/restore`)).status).toBe(400);
  });
});

describe('bulk changes', () => {
  it('each record is changed independently, and each refusal is reported', async () => {
    const [one, two] = [await make('Bulk one'), await make('Bulk two')];
    const missing = crypto.randomUUID();
    const items = [{ id: one.id, version: 1 }, { id: two.id, version: 7 }, { id: missing }];
    const { body } = await ask<BulkResult[]>('POST', '/nationalities/bulk', {
      payload: { action: 'update', items, values: { active: false } },
    });
    expect(body).toEqual([
      { id: one.id, ok: true },
      { id: two.id, ok: false, code: 'stale_version', message: expect.any(String) },
      { id: missing, ok: false, code: 'not_found', message: expect.any(String) },
    ]);
    expect((await ask('GET', `/nationalities/${one.id}`)).body).toMatchObject({ active: false });
    expect((await ask('GET', `/nationalities/${two.id}`)).body).toMatchObject({ active: true });
  });

  it('a dry run reports changes and refusals, and writes nothing', async () => {
    const [one, two] = [await make('Tried one'), await make('Tried two')];
    const items = [
      { id: one.id, version: 1 },
      { id: two.id, version: 7 },
    ];
    const check = (values: object) =>
      ask<BulkResult[]>('POST', '/nationalities/bulk', {
        payload: { action: 'update', items, values, check: true },
      });
    expect((await check({ active: false })).body).toEqual([
      { id: one.id, ok: true, changes: { active: { from: true, to: false } } },
      { id: two.id, ok: false, code: 'stale_version', message: expect.any(String) },
    ]);
    expect((await check({ active: true })).body[0]).toEqual({ id: one.id, ok: true, changes: {} });
    expect((await check({ descriptionEn: '' })).body[0]).toMatchObject({
      ok: false,
      code: 'validation_failed',
    });
    expect((await ask('GET', `/nationalities/${one.id}`)).body).toMatchObject({ active: true, version: 1 });
    expect((await ask<HistoryEntry[]>('GET', `/nationalities/${one.id}/history`)).body).toHaveLength(1);
  });

  it('a check includes the names of the records that the change refers to', async () => {
    const parent = await ask<{ id: string }>('POST', '/clientTypes', {
      payload: { descriptionAr: 'أم', descriptionEn: 'Parent' },
    });
    const child = await ask<{ id: string }>('POST', '/clientTypes', {
      payload: { descriptionAr: 'بنت', descriptionEn: 'Child' },
    });
    const { body } = await ask<BulkResult[]>('POST', '/clientTypes/bulk', {
      payload: {
        action: 'update',
        items: [{ id: child.body.id }],
        values: { parentId: parent.body.id },
        check: true,
      },
    });
    expect(body).toEqual([
      {
        id: child.body.id,
        ok: true,
        changes: {
          parentId: { from: null, to: parent.body.id, toTitle: { ar: 'أم', en: 'Parent' } },
        },
      },
    ]);
  });

  it('delete and restore records', async () => {
    const { id } = await make('Bulk three');
    const bulk = (action: string) =>
      ask<BulkResult[]>('POST', '/nationalities/bulk', { payload: { action, items: [{ id }] } });
    expect((await bulk('delete')).body).toEqual([{ id, ok: true }]);
    expect((await bulk('restore')).body).toEqual([{ id, ok: true }]);
    expect((await ask('GET', `/nationalities/${id}`)).status).toBe(200);
  });

  it.each([
    [
      'more than two hundred',
      { action: 'delete', items: Array.from({ length: 201 }, () => ({ id: crypto.randomUUID() })) },
    ],
    ['no record', { action: 'delete', items: [] }],
    ['a change without values', { action: 'update', items: [{ id: crypto.randomUUID() }] }],
    ['a check of a deletion', { action: 'delete', items: [{ id: crypto.randomUUID() }], check: true }],
    ['an action that nobody knows', { action: 'burn', items: [{ id: crypto.randomUUID() }] }],
  ])('refuses %s', async (_, payload) => {
    expect((await ask('POST', '/nationalities/bulk', { payload })).status).toBe(400);
  });
});

describe('a record’s history', () => {
  it('lists who changed what, newest first, with names of referred records, even after deletion', async () => {
    const [first, second] = await test.api.db.select().from(tables.states).limit(2);
    const made = await ask<Made>('POST', '/cities', {
      payload: {
        name: { ar: 'مدينة', en: 'Town' },
        stateId: first?.id,
        center: { latitude: 24, longitude: 46 },
      },
    });
    const path = `/cities/${made.body.id}`;
    await ask('PATCH', path, { payload: { version: 1, stateId: second?.id } });
    await ask('DELETE', path);
    const { status, body, headers } = await ask<HistoryEntry[]>('GET', `${path}/history?_start=0&_end=2`);
    expect([status, headers['x-total-count'], body.length]).toEqual([200, '3', 2]);
    expect(body[0]).toMatchObject({ action: 'delete', version: 3, actor: { name: expect.any(String) } });
    expect(body[1]?.changes['stateId']).toEqual({
      from: first?.id,
      to: second?.id,
      fromTitle: first?.name,
      toTitle: second?.name,
    });
  });

  it('of an unknown record is not found', async () => {
    expect((await ask('GET', `/cities/${crypto.randomUUID()}/history`)).status).toBe(404);
  });
});

describe('reverting to an earlier version', () => {
  const opened = async (name: string) => {
    const { id } = await make(name);
    const path = `/nationalities/${id}`;
    await ask('PATCH', path, { payload: { version: 1, descriptionEn: 'Second', active: false } });
    await ask('PATCH', path, { payload: { version: 2, descriptionEn: 'Third' } });
    return path;
  };

  it('reverts every field changed since then, as one more update', async () => {
    const path = await opened('First');
    const { status, body } = await ask<Made>('POST', `${path}/revert`, { payload: { version: 3, to: 1 } });
    expect([status, body]).toMatchObject([200, { version: 4, descriptionEn: 'First', active: true }]);
    const trail = await ask<HistoryEntry[]>('GET', `${path}/history`);
    expect(trail.body[0]).toMatchObject({
      action: 'update',
      version: 4,
      changes: { descriptionEn: { from: 'Third', to: 'First' }, active: { from: false, to: true } },
    });
  });

  it('reverts one field and leaves the other fields', async () => {
    const path = await opened('Alone');
    const payload = { version: 3, to: 1, fields: ['descriptionEn'] };
    const { body } = await ask<Made>('POST', `${path}/revert`, { payload });
    expect(body).toMatchObject({ descriptionEn: 'Alone', active: false });
  });

  it('is refused from an outdated version, for an unknown record or version, and without the right to change it', async () => {
    const path = await opened('Guarded');
    const stale = await ask('POST', `${path}/revert`, { payload: { version: 2, to: 1 } });
    expect([stale.status, stale.body['code']]).toEqual([409, 'stale_version']);
    const nowhere = `/nationalities/${crypto.randomUUID()}/revert`;
    expect((await ask('POST', nowhere, { payload: { version: 1, to: 1 } })).status).toBe(404);
    expect((await ask('POST', `${path}/revert`, { payload: { version: 3, to: 0 } })).status).toBe(400);
    const { token } = await asRole(test, 'admin_operation');
    const other = askAs(
      () => test,
      () => token,
    );
    expect((await other('POST', `${path}/revert`, { payload: { version: 3, to: 1 } })).status).toBe(403);
  });
});

describe('deleted records', () => {
  it('are listed for those who may restore them, and for nobody else', async () => {
    const { id } = await make('Binned');
    const kept = await make('Kept');
    await ask('DELETE', `/nationalities/${id}`);
    const url = '/nationalities?_deleted=true&_start=0&_end=200';
    const { status, body } = await ask<{ id: string; descriptionEn: string }[]>('GET', url);
    expect(status).toBe(200);
    expect(body.find((one) => one.id === id)).toMatchObject({ descriptionEn: 'Binned' });
    expect(body.map((one) => one.id)).not.toContain(kept.id);
    const alive = await ask<{ id: string }[]>('GET', '/nationalities?_start=0&_end=200');
    expect(alive.body.map((one) => one.id)).not.toContain(id);
    const { token } = await asRole(test, 'admin_operation');
    const other = askAs(
      () => test,
      () => token,
    );
    expect((await other('GET', url)).status).toBe(403);
    expect((await ask('GET', '/nationalities?_deleted=maybe')).status).toBe(400);
    expect((await ask('GET', '/requests?_deleted=true')).status).toBe(403);
  });
});

describe('a refused deletion', () => {
  it('lists the referring records: their number, and the first five by name', async () => {
    const [city] = await test.api.db.select().from(tables.cities).limit(1);
    const { status, body } = await ask<{ details: Usage[] }>('DELETE', `/states/${city?.stateId}`);
    expect(status).toBe(409);
    const cities = body.details.find(({ resource }) => resource === 'cities');
    expect(cities?.label).toEqual({ ar: expect.any(String), en: 'Cities' });
    expect(cities?.count).toBeGreaterThan(0);
    expect(cities?.titles.length).toBe(Math.min(5, cities?.count ?? 0));
    expect(cities?.by).toBe('stateId');
  });
});

describe('an update without changes', () => {
  it('creates no new version and no history entry, even if it repeats current values', async () => {
    const { id } = await make('Same');
    const path = `/nationalities/${id}`;
    for (const values of [{}, { descriptionEn: 'Same' }, { active: true }]) {
      const answer = await ask<Made>('PATCH', path, { payload: { version: 1, ...values } });
      expect([answer.status, answer.body.version]).toEqual([200, 1]);
    }
    expect((await ask('GET', `${path}/history`)).headers['x-total-count']).toBe('1');
  });
});

describe('the refusal of a malformed body', () => {
  it('names the missing version of an update', async () => {
    const { id } = await make('Nameless');
    const answer = await ask('PATCH', `/nationalities/${id}`, { payload: { descriptionEn: 'Other' } });
    expect(answer).toMatchObject({ status: 400, body: { errors: { version: ['“version” is required.'] } } });
  });

  it.each(['POST', 'PATCH'] as const)('says that an array is not an object: %s', async (method) => {
    const { id } = await make(`Listed by ${method}`);
    const url = method === 'POST' ? '/nationalities' : `/nationalities/${id}`;
    const answer = await ask(method, url, { payload: [1] });
    expect(answer).toMatchObject({ status: 400, body: { code: 'body_not_object' } });
  });
});

describe('deleting with a version', () => {
  it('is refused with the current record if the version is outdated, and succeeds otherwise', async () => {
    const { id } = await make('Versioned');
    const path = `/nationalities/${id}`;
    await ask('PATCH', path, { payload: { version: 1, descriptionEn: 'Newer' } });
    const stale = await ask('DELETE', `${path}?version=1`);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version', details: { version: 2 } } });
    expect((await ask('DELETE', `${path}?version=x`)).status).toBe(400);
    expect((await ask('DELETE', `${path}?version=2`)).status).toBe(200);
  });
});

describe('a field with several references', () => {
  it('returns them in their order with their titles, and refuses duplicates', async () => {
    for (let count = 0; count < 2; count += 1)
      await ask('POST', '/admin/services', { payload: await validRecord(ask, resources.services) });
    const services = await ask<Made[]>('GET', '/admin/services?_end=2&_sort=id&_order=desc');
    expect(services.body).toHaveLength(2);
    const ids = services.body.map(({ id }) => id);
    const titles = (services.body as unknown as { $title: unknown }[]).map(({ $title }) => $title);
    const [state] = await test.api.db.select().from(tables.cities).limit(1);
    const inspector = {
      name: 'سعد',
      email: 'many@example.test',
      phone: '0501234567',
      emergencyPhone: '0501234568',
      country: 'السعودية',
      address: 'حي العليا',
      street: 'شارع التحلية',
      cityId: state?.id,
    };
    const post = (serviceIds: string[]) =>
      ask<Record<string, unknown>>('POST', '/supervisors', { payload: { ...inspector, serviceIds } });
    const made = await post(ids);
    expect(made.body).toMatchObject({ serviceIds: ids, $titles: { serviceIds: titles } });
    const again = await post([...ids, String(ids[0])]);
    expect(again).toMatchObject({ status: 400, body: { errors: { serviceIds: [expect.any(String)] } } });
  });
});

describe('a count of referring records', () => {
  it('is always current, can be filtered and sorted by, and cannot be written', async () => {
    type State = { id: string; code: string; citiesCount: number; version: number };
    const states = await ask<State[]>('GET', '/states?_sort=citiesCount&_order=desc&_start=0&_end=200');
    const cities = await ask<{ stateId: string }[]>('GET', '/cities?_start=0&_end=200');
    const [most] = states.body;
    const counted = cities.body.filter(({ stateId }) => stateId === most?.id).length;
    expect([most?.citiesCount, counted > 0]).toEqual([counted, true]);
    expect(states.body.map(({ citiesCount }) => citiesCount)).toEqual(
      states.body.map(({ citiesCount }) => citiesCount).toSorted((one, other) => other - one),
    );
    const narrowed = await ask<State[]>('GET', `/states?citiesCount_gte=${counted}`);
    expect(narrowed.body.map(({ id }) => id)).toContain(most?.id);
    const sent = await ask('PATCH', `/states/${most?.id}`, {
      payload: { version: most?.version, citiesCount: 1 },
    });
    expect(sent.status).toBe(400);
  });
});

describe('the audit log', () => {
  it('lists every write with the record’s name, filtered by type, action and person, for the general admin only', async () => {
    const { id } = await make('Logged');
    await ask('PATCH', `/nationalities/${id}`, { payload: { version: 1, active: false } });
    const { status, body, headers } = await ask<AuditView[]>(
      'GET',
      '/admin/audit?resource=nationalities&action=update&_start=0&_end=200',
    );
    expect([status, Number(headers['x-total-count']) > 1]).toEqual([200, true]);
    expect(body.filter(({ recordId }) => recordId === id)).toMatchObject([
      {
        resource: 'nationalities',
        action: 'update',
        version: 2,
        title: {
          ar: 'Logged',
          en: 'Logged',
        },
        actor: { name: expect.any(String) },
        changes: {
          active: {
            from: true,
            to: false,
          },
        },
      },
    ]);
    const nobody = await ask<AuditView[]>('GET', `/admin/audit?actorId=${crypto.randomUUID()}`);
    expect(nobody.body).toEqual([]);
    expect((await ask<AuditView[]>('GET', '/admin/audit?to=2020-01-01')).body).toEqual([]);
    for (const query of ['action=burn', 'from=yesterday', 'colour=red', '_end=5000'])
      expect([query, (await ask('GET', `/admin/audit?${query}`)).status]).toEqual([query, 400]);
    const { token } = await asRole(test, 'admin_operation');
    const other = askAs(
      () => test,
      () => token,
    );
    expect((await other('GET', '/admin/audit')).status).toBe(403);
  });
});
