import { afterAll, expect, it, vi } from 'vitest';

const localStorage = { getItem: () => null };
vi.stubGlobal('localStorage', localStorage);
vi.stubGlobal('window', { location: { pathname: '/' }, localStorage });
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
afterAll(() => vi.unstubAllGlobals());

const { dataProvider } = await import('sijil/react/providers/dataProvider');

/** Method, address and body of the last call to the API. */
const last = () => {
  const [address = '', { method, body } = {}] = asked.mock.lastCall ?? [];
  return [method, decodeURIComponent(address), ...(body === undefined ? [] : [body])];
};

it('several records are fetched by their ids in one call', async () => {
  asked.mockResolvedValue(Response.json([{ id: 'a' }, { id: 'b' }]));
  const { data } = (await dataProvider.getMany?.({ resource: 'cities', ids: ['a', 'b'] })) ?? {};
  expect(data).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(last()).toEqual(['GET', '/api/v1/cities?id=a&id=b']);
});

it('a deletion sends the version that was read in the address', async () => {
  asked.mockResolvedValue(Response.json(null));
  await dataProvider.deleteOne({ resource: 'cities', id: 'a', variables: { version: 3 } });
  expect(last()).toEqual(['DELETE', '/api/v1/cities/a?version=3']);
});

it('a list sends several values as one comma-separated parameter, and marks a capped count as inexact', async () => {
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

it('a record is created, read and updated at its address', async () => {
  asked.mockImplementation(async () => Response.json({ id: 'a' }));
  await dataProvider.create({ resource: 'cities', variables: { name: 'x' } });
  expect(last()).toEqual(['POST', '/api/v1/cities', '{"name":"x"}']);
  await dataProvider.getOne({ resource: 'cities', id: 'a' });
  expect(last()).toEqual(['GET', '/api/v1/cities/a']);
  await dataProvider.update({ resource: 'cities', id: 'a', variables: { version: 1 } });
  expect(last()).toEqual(['PATCH', '/api/v1/cities/a', '{"version":1}']);
});

it('a change by Refine’s own form carries the version that it has read, and then that of its answer', async () => {
  asked.mockImplementation(async () => Response.json({ id: 'b', version: 4 }));
  await dataProvider.getOne({ resource: 'cities', id: 'b' });
  asked.mockImplementation(async () => Response.json({ id: 'b', version: 5 }));
  await dataProvider.update({ resource: 'cities', id: 'b', variables: { name: 'x' } });
  expect(last()).toEqual(['PATCH', '/api/v1/cities/b', '{"version":4,"name":"x"}']);
  await dataProvider.update({ resource: 'cities', id: 'b', variables: { name: 'y' } });
  expect(last()).toEqual(['PATCH', '/api/v1/cities/b', '{"version":5,"name":"y"}']);
  await dataProvider.update({ resource: 'cities', id: 'b', variables: { name: 'z', version: 2 } });
  expect(last()).toEqual(['PATCH', '/api/v1/cities/b', '{"version":2,"name":"z"}']);
});
