import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { favourites } from 'sijil/server/db/schema/console';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Person = Awaited<ReturnType<typeof asRole>>;
let test: TestApp;
let admin: Person;
let finance: Person;
const as = (person: () => Person) =>
  askAs(
    () => test,
    () => person().token,
  );
const asAdmin = as(() => admin);
const asFinance = as(() => finance);

beforeAll(async () => {
  test = await buildTestApp();
  admin = await asRole(test, 'admin');
  finance = await asRole(test, 'admin_finance');
}, 120_000);
afterAll(() => test.close());
beforeEach(() => test.api.db.delete(favourites));

interface Favourite {
  readonly address: string;
  readonly view: { readonly name: string; readonly query: string } | null;
}
const listed = async (ask = asAdmin) => (await ask<Favourite[]>('GET', '/console/favourites')).body;
const save = async (addresses: unknown, ask = asAdmin) =>
  (await ask('PUT', '/console/favourites', { payload: { addresses } })).status;
const saveView = async (payload: object, ask = asAdmin) =>
  (await ask<{ id: string }>('POST', '/console/views', { payload })).body.id;

it('favourites are stored per person, in the order last saved', async () => {
  expect(await listed()).toEqual([]);
  expect(await save(['/requests', '/clients'])).toBe(200);
  expect(await save(['/clients', '/branches', '/requests'])).toBe(200);
  expect((await listed()).map(({ address }) => address)).toEqual(['/clients', '/branches', '/requests']);
  expect(await listed(asFinance)).toEqual([]);
});

it('a saved view among the favourites follows its name and filters, and disappears when it is deleted', async () => {
  const view = { list: 'clients', name: 'Active', address: 'active=true' };
  const id = await saveView(view);
  const address = `/clients?view=${id}`;
  expect(await save(['/requests', address])).toBe(200);
  expect(await listed()).toEqual([
    { address: '/requests', view: null },
    { address, view: { name: 'Active', query: 'active=true' } },
  ]);
  await saveView({ ...view, address: 'active=false' });
  expect((await listed())[1]?.view).toEqual({ name: 'Active', query: 'active=false' });
  await asAdmin('DELETE', `/console/views/${id}`);
  expect(await listed()).toEqual([{ address: '/requests', view: null }]);
});

it('what a page needs of its reader is read by one call, as by the single ones', async () => {
  expect(await save(['/requests'])).toBe(200);
  const { status, body } = await asAdmin('GET', '/console/start');
  expect([status, body]).toEqual([200, { favourites: await listed(), exports: [], pinned: false }]);
  expect((await asFinance('GET', '/console/start')).body).toEqual({
    favourites: [],
    exports: [],
    pinned: false,
  });
});

it('another person’s view can be a favourite only while it is shared', async () => {
  const view = { list: 'staffRequests', name: 'Late', address: 'status=pending' };
  const id = await saveView(view);
  const address = `/requests?view=${id}`;
  expect(await save([address], asFinance)).toBe(404);
  expect(await listed(asFinance)).toEqual([]);
  await saveView({ ...view, sharedWith: ['admin_finance'] });
  expect(await save([address], asFinance)).toBe(200);
  expect(await listed(asFinance)).toEqual([{ address, view: { name: 'Late', query: 'status=pending' } }]);
  await saveView({ ...view, sharedWith: [] });
  expect(await listed(asFinance)).toEqual([]);
});

it.each([
  ['another site', ['//evil.example']],
  ['an address that runs something', ['javascript:alert(1)']],
  ['filters of its own', ['/requests?status=pending']],
  ['the same twice', ['/requests', '/requests']],
  ['more than forty', Array.from({ length: 41 }, (_, at) => `/a${at}`)],
  ['no addresses', 'requests'],
])('saving %s as favourites is refused and leaves the saved ones unchanged', async (_, addresses) => {
  await save(['/requests']);
  expect(await save(addresses)).toBe(400);
  expect((await listed()).map(({ address }) => address)).toEqual(['/requests']);
});
