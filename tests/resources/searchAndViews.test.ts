import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tables } from '../../server/db/schema/declared';
import { addDays, riyadhDate } from 'sijil/base/time/riyadhTime';
import { dayOffRequests } from '../../server/db/schema/requests';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';

let test: TestApp;
let admin: string;
let client: string;
const asAdmin = askAs(
  () => test,
  () => admin,
);
const asClient = askAs(
  () => test,
  () => client,
);
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
  ({ token: client } = await asRole(test, 'client'));
});
afterAll(() => test.close());

type Found = { resource: string; id: string; title: unknown; label: object }[];

describe('the search over all records', () => {
  it('finds records of several types, at most five per type', async () => {
    for (let n = 0; n < 7; n += 1) {
      const payload = { descriptionAr: `زمردة ${n}`, descriptionEn: `Emerald ${n}` };
      await asAdmin('POST', '/nationalities', { payload });
    }
    await asAdmin('POST', '/clientTypes', {
      payload: { descriptionAr: 'زمردة', descriptionEn: 'Emerald shops' },
    });
    const { body } = await asAdmin<Found>('GET', '/console/search?q=emerald');
    expect(body.filter(({ resource }) => resource === 'nationalities')).toHaveLength(5);
    expect(body.find(({ resource }) => resource === 'clientTypes')).toMatchObject({
      title: { ar: 'زمردة', en: 'Emerald shops' },
      label: { ar: expect.any(String), en: expect.any(String) },
    });
  });

  it('omits records that the reader cannot open', async () => {
    const { body } = await asClient<Found>('GET', '/console/search?q=emerald');
    expect(body).toEqual([]);
  });

  it('requires two letters and refuses malformed queries', async () => {
    expect((await asAdmin('GET', '/console/search?q=a')).body).toEqual([]);
    for (const query of ['', 'q=a%00b', 'q=ab&q=cd', `q=${'a'.repeat(300)}`, 'q=ab&limit=9'])
      expect((await asAdmin('GET', `/console/search?${query}`)).status).toBe(400);
  });

  it('reads all lists by one statement, after one that chooses how', async () => {
    const sent = vi.spyOn(Client.prototype, 'query');
    await asAdmin('GET', '/console/search?q=emerald');
    const texts = sent.mock.calls.map(([one]) => (one as unknown as { readonly text: string }).text);
    sent.mockRestore();
    const searches = texts.filter((text) => text.includes('nationalities') || text.includes('branches'));
    expect(searches).toHaveLength(2);
  });

  it('runs two searches of a person at once; of later ones the last waits, and the others are refused', async () => {
    const { db } = test.api;
    const blocked = async () => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    };
    const answers = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${tables.nationalities} in access exclusive mode`);
      const running = [asAdmin('GET', '/console/search?q=aa'), asAdmin('GET', '/console/search?q=bb')];
      await vi.waitFor(async () => expect(await blocked()).toBe(2), 20_000);
      const later = [asAdmin('GET', '/console/search?q=cc'), asAdmin('GET', '/console/search?q=dd')];
      const refused = await Promise.race(later);
      expect([refused.status, refused.body['code'], refused.headers['retry-after']]).toEqual([
        429,
        'searches_waiting',
        '5',
      ]);
      expect(await blocked()).toBe(2);
      // Another person does not wait for them.
      expect((await asClient('GET', '/console/search?q=aa')).status).toBe(200);
      return [...running, ...later];
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429]);
    expect((await asAdmin('GET', '/console/search?q=emerald')).body).toHaveLength(6);
  });
});

describe('saved views', () => {
  it('belong to their author, are replaced under the same name, and can be deleted', async () => {
    const view = { list: 'clients', name: 'النشطون', address: 'active=true' };
    const saved = await asAdmin<{ id: string }>('POST', '/console/views', { payload: view });
    expect(saved.status).toBe(201);
    await asAdmin('POST', '/console/views', { payload: { ...view, address: '' } });
    const listed = await asAdmin<object[]>('GET', '/console/views?list=clients');
    expect(listed.body).toEqual([
      expect.objectContaining({
        id: saved.body.id,
        name: 'النشطون',
        address: '',
        sharedWith: [],
        own: true,
      }),
    ]);
    expect((await asClient('GET', '/console/views?list=clients')).body).toEqual([]);
    expect((await asClient('DELETE', `/console/views/${saved.body.id}`)).status).toBe(404);
    expect((await asAdmin('DELETE', `/console/views/${saved.body.id}`)).status).toBe(200);
    expect((await asAdmin('GET', '/console/views?list=clients')).body).toEqual([]);
  });

  it.each([
    { resource: 'nothing', name: 'a', address: '' },
    { resource: 'clients', address: '' },
    { resource: 'clients', name: 'a\u0000b', address: '' },
    { resource: 'clients', name: 'a', address: 'x'.repeat(2001) },
  ])('refuses %o', async (payload) => {
    expect((await asAdmin('POST', '/console/views', { payload })).status).toBe(400);
  });

  it('are separate for several lists of one resource, and refused for an unknown list', async () => {
    const view = { list: 'staffRequests', name: 'المتأخرة', address: '' };
    expect((await asAdmin('POST', '/console/views', { payload: view })).status).toBe(201);
    expect((await asAdmin('GET', '/console/views?list=supervisorRequests')).body).toEqual([]);
    const unknown = await asAdmin('POST', '/console/views', { payload: { ...view, list: 'nothing' } });
    expect(unknown).toMatchObject({ status: 400, body: { errors: { list: [expect.any(String)] } } });
  });

  it('shared with a role are visible to that role only, and only their author can change them', async () => {
    const payload = {
      list: 'requests',
      name: 'طلبات المدن',
      address: 'group=cityId',
      sharedWith: ['supervisor'],
    };
    const { body } = await asAdmin<{ id: string }>('POST', '/console/views', { payload });
    const { token } = await asRole(test, 'supervisor');
    const asSupervisor = askAs(
      () => test,
      () => token,
    );
    expect((await asSupervisor('GET', '/console/views?list=requests')).body).toEqual([
      expect.objectContaining({ id: body.id, sharedWith: ['supervisor'], own: false }),
    ]);
    expect((await asClient('GET', '/console/views?list=requests')).body).toEqual([]);
    expect((await asSupervisor('DELETE', `/console/views/${body.id}`)).status).toBe(404);
    expect((await asSupervisor('POST', '/console/views', { payload })).status).toBe(403);
    const { token: finance } = await asRole(test, 'admin_finance');
    const asFinance = askAs(
      () => test,
      () => finance,
    );
    expect((await asFinance('GET', '/console/views?list=requests')).body).toEqual([]);
  });

  it('can be shared only with staff roles that may read the list', async () => {
    for (const [list, role] of [
      ['branches', 'supervisor'],
      ['requests', 'client'],
    ]) {
      const payload = { list, name: 'a', address: '', sharedWith: [role] };
      const refused = await asAdmin('POST', '/console/views', { payload });
      expect(refused).toMatchObject({ status: 400, body: { errors: { sharedWith: [expect.any(String)] } } });
    }
  });

  it('across all lists, the API returns only the reports', async () => {
    await asAdmin('POST', '/console/views', {
      payload: { list: 'requests', name: 'No report', address: 'q=group' },
    });
    const address = 'status=pending&group=cityId&measure=count';
    await asAdmin('POST', '/console/views', {
      payload: { list: 'clients', name: 'Clients by type', address },
    });
    const { body } = await asAdmin<{ name: string }[]>('GET', '/console/views');
    expect(body.map(({ name }) => name)).toEqual(['Clients by type', 'طلبات المدن']);
  });
});

describe('the filters of a list', () => {
  interface Named {
    readonly stateId: string;
    readonly descriptionEn: string;
  }
  const page = '_start=0&_end=200';

  it('must all match, or any of them with “match any”', async () => {
    for (const [name, active] of [
      ['Match one', true],
      ['Match two', false],
      ['Other', false],
    ] as const)
      await asAdmin('POST', '/nationalities', {
        payload: { descriptionAr: name, descriptionEn: name, active },
      });
    const named = async (query: string) =>
      (await asAdmin<Named[]>('GET', `/nationalities?${query}&${page}`)).body.map((one) => one.descriptionEn);
    const filters = 'descriptionEn_like=Match&active=false';
    expect(await named(filters)).toEqual(['Match two']);
    const any = await named(`${filters}&_match=any`);
    expect(any).toEqual(expect.arrayContaining(['Match one', 'Match two', 'Other']));
    expect(any).not.toContain('Emerald 1');
    expect((await asAdmin('GET', '/nationalities?active=true&_match=none')).status).toBe(400);
  });

  it('can use a field of a referred record if the reader may read all such records', async () => {
    const { body: states } = await asAdmin<{ id: string; name: { en: string } }[]>('GET', `/states?${page}`);
    const riyadh = states.find(({ name }) => name.en.includes('Riyadh'));
    const all = await asAdmin<Named[]>('GET', `/cities?${page}`);
    const inRiyadh = await asAdmin<Named[]>('GET', `/cities?stateId.name_like=Riyadh&${page}`);
    expect(inRiyadh.body.map(({ stateId }) => stateId)).toEqual(
      all.body.filter(({ stateId }) => stateId === riyadh?.id).map(() => riyadh?.id),
    );
    expect(inRiyadh.body.length).toBeGreaterThan(0);
    for (const path of ['stateId.nothing', 'name.en', 'stateId.name.en', 'nowhere.name', 'stateId.', '.name'])
      expect([path, (await asAdmin('GET', `/cities?${path}=x`)).status]).toEqual([path, 400]);
    // A client reads only its own company, so that filters through companies would reveal others.
    expect((await asClient('GET', '/branches?clientId.name_like=a')).status).toBe(400);
  });

  it('can use a day relative to today, meaning full days in Riyadh', async () => {
    const inspector = await asRole(test, 'inspector', {
      supervisorId: (await asRole(test, 'supervisor')).id,
    });
    const today = riyadhDate(test.api.clock());
    for (const startsOn of [addDays(today, -1), today, addDays(today, 1)])
      await test.api.db.insert(dayOffRequests).values({
        inspectorId: inspector.id,
        startsOn,
        endsOn: startsOn,
        reason: 'x',
        createdAt: test.api.clock(),
      });
    const found = async (query: string) =>
      (
        await asAdmin<{ startsOn: string }[]>(
          'GET',
          `/admin/days-off?inspectorId=${inspector.id}&_sort=startsOn&_order=asc&${query}`,
        )
      ).body.map(({ startsOn }) => startsOn);
    expect(await found('startsOn_gte=day&startsOn_lte=day')).toEqual([today]);
    expect(await found('startsOn_gte=day')).toEqual([today, addDays(today, 1)]);
    expect(await found('startsOn_lte=day-1')).toEqual([addDays(today, -1)]);
    expect(await found('createdAt_gte=day&createdAt_lte=day')).toHaveLength(3);
    expect(await found('createdAt_gte=day%2B1')).toEqual([]);
    for (const query of ['startsOn_gte=decade', 'startsOn_gte=day-9999', 'startsOn=day'])
      expect([query, (await asAdmin('GET', `/admin/days-off?${query}`)).status]).toEqual([query, 400]);
  });
});
