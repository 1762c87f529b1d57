import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from './askAs';

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

describe('the search over every record', () => {
  it('finds records of several kinds, five of a kind at most', async () => {
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

  it('shows nobody a record without a screen for them', async () => {
    const { body } = await asClient<Found>('GET', '/console/search?q=emerald');
    expect(body).toEqual([]);
  });

  it('needs two letters, and refuses what nobody types', async () => {
    expect((await asAdmin('GET', '/console/search?q=a')).body).toEqual([]);
    for (const query of ['', 'q=a%00b', 'q=ab&q=cd', `q=${'a'.repeat(300)}`, 'q=ab&limit=9'])
      expect((await asAdmin('GET', `/console/search?${query}`)).status).toBe(400);
  });
});

describe('saved views', () => {
  it('are one’s own; the same name is replaced; they can be deleted', async () => {
    const view = { resource: 'clients', name: 'النشطون', address: 'active=true' };
    const saved = await asAdmin<{ id: string }>('POST', '/console/views', { payload: view });
    expect(saved.status).toBe(201);
    await asAdmin('POST', '/console/views', { payload: { ...view, address: '' } });
    const listed = await asAdmin<object[]>('GET', '/console/views?resource=clients');
    expect(listed.body).toEqual([
      expect.objectContaining({ id: saved.body.id, name: 'النشطون', address: '' }),
    ]);
    expect((await asClient('GET', '/console/views?resource=clients')).body).toEqual([]);
    expect((await asClient('DELETE', `/console/views/${saved.body.id}`)).status).toBe(404);
    expect((await asAdmin('DELETE', `/console/views/${saved.body.id}`)).status).toBe(200);
    expect((await asAdmin('GET', '/console/views?resource=clients')).body).toEqual([]);
  });

  it.each([
    { resource: 'nothing', name: 'a', address: '' },
    { resource: 'clients', address: '' },
    { resource: 'clients', name: 'a\u0000b', address: '' },
    { resource: 'clients', name: 'a', address: 'x'.repeat(2001) },
  ])('refuses %o', async (payload) => {
    expect((await asAdmin('POST', '/console/views', { payload })).status).toBe(400);
  });
});
