import { afterAll, expect, it, vi } from 'vitest';

const localStorage = { getItem: () => null };
vi.stubGlobal('localStorage', localStorage);
vi.stubGlobal('window', { location: { pathname: '/' }, localStorage });
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
afterAll(() => vi.unstubAllGlobals());

const { dataProvider } = await import('@framework/providers/dataProvider');

/** The last call, as the API gets it. */
const last = () => {
  const [address = '', { method, body } = {}] = asked.mock.lastCall ?? [];
  return [method, decodeURIComponent(address), ...(body === undefined ? [] : [body])];
};

it('records by their ids are asked for in one call', async () => {
  asked.mockResolvedValue(Response.json([{ id: 'a' }, { id: 'b' }]));
  const { data } = (await dataProvider.getMany?.({ resource: 'cities', ids: ['a', 'b'] })) ?? {};
  expect(data).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(last()).toEqual(['GET', '/api/v1/cities?id=a&id=b']);
});

it('a record is deleted in the version that the person saw, which the address tells', async () => {
  asked.mockResolvedValue(Response.json(null));
  await dataProvider.deleteOne({ resource: 'cities', id: 'a', variables: { version: 3 } });
  expect(last()).toEqual(['DELETE', '/api/v1/cities/a?version=3']);
});

it('a list with a choice of several values is asked for with one comma list, and counted as far as the API counts', async () => {
  const headers = { 'x-total-count': '10000', 'x-total-count-exact': 'false' };
  asked.mockResolvedValue(Response.json([], { headers }));
  const found = await dataProvider.getList({
    resource: 'inspections',
    filters: [
      { field: 'status', operator: 'in', value: ['pending', 'cancelled'] },
      { field: 'supervisorId', operator: 'null', value: true },
    ],
  });
  expect(found).toEqual({ data: [], total: 10_000, exact: false });
  expect(last()).toEqual([
    'GET',
    '/api/v1/inspections?_start=0&_end=10&status_in=pending,cancelled&supervisorId_null=true',
  ]);
});

it('a record is made, read and changed by its address', async () => {
  asked.mockImplementation(async () => Response.json({ id: 'a' }));
  await dataProvider.create({ resource: 'cities', variables: { name: 'x' } });
  expect(last()).toEqual(['POST', '/api/v1/cities', '{"name":"x"}']);
  await dataProvider.getOne({ resource: 'cities', id: 'a' });
  expect(last()).toEqual(['GET', '/api/v1/cities/a']);
  await dataProvider.update({ resource: 'cities', id: 'a', variables: { version: 1 } });
  expect(last()).toEqual(['PATCH', '/api/v1/cities/a', '{"version":1}']);
});
