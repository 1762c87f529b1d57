// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SummaryView } from 'sijil/contract/consoleViews';
import { resources } from '#resources';
import { useSession } from 'sijil/react/providers/session';
import { drawnPage } from '../support/drawn';

const city = (id: string, en: string, count: number) => ({
  keys: [id],
  titles: [{ ar: en, en }],
  values: [count],
  before: null,
});
const riyadh = '8d3f0a4e-9a35-4a52-9f5c-0c1f0f5f4a10';
const answered: SummaryView = {
  groups: [city(riyadh, 'Riyadh', 38), { ...city('', 'nothing', 2), keys: [null], titles: [null] }],
  others: { groups: 3, values: [5], before: null },
  total: { values: [45], before: null },
};

const asked: URLSearchParams[] = [];
let answer: () => Response = () => Response.json(answered);
vi.stubGlobal('fetch', (address: string) => {
  if (!address.includes('/summary'))
    return Promise.resolve(Response.json([], { headers: { 'x-total-count': '0' } }));
  asked.push(new URLSearchParams(address.split('?')[1]));
  return Promise.resolve(answer());
});
// Nothing becomes visible, so that no drawing library is loaded.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
afterAll(() => vi.unstubAllGlobals());

const { DeclaredPage } = await import('sijil/react/console/declaredPage');
const { useDeclaredTable } = await import('sijil/react/console/query/useDeclaredTable');
const { SummaryBody } = await import('sijil/react/console/summary/SummaryBody');
const { queryClient } = await import('sijil/react/providers/RefineRoot');
const { RefineRoot } = await import('sijil/react/providers/RefineRoot');

function Requests() {
  const table = useDeclaredTable(resources.requests);
  const { summary } = table.state;
  return summary ? <SummaryBody table={table} summary={summary} /> : <p>rows</p>;
}

const Root = () => (
  <RefineRoot>
    <Outlet />
  </RefineRoot>
);

const { draw, all } = drawnPage();
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => useSession.setState({ user: { id: 'a', role: 'admin' } as never }));
afterEach(() => {
  queryClient.clear();
  asked.length = 0;
  answer = () => Response.json(answered);
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function open(query: string) {
  const element = (
    <DeclaredPage resource={resources.requests}>
      <Requests />
    </DeclaredPage>
  );
  const children = [{ path: '/requests', element }];
  router = createMemoryRouter([{ element: <Root />, children }], { initialEntries: [`/requests?${query}`] });
  await draw(<RouterProvider router={router} />);
  await settled();
}

const linksOf = (row: string) =>
  all(row).flatMap((one) => [...one.querySelectorAll('td a')].map((link) => link.getAttribute('href') ?? ''));

it('a summary requests the groups of its address with the list’s filters', async () => {
  await open('status=pending&q=abc&group=cityId&measure=count,sum(total)');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    status: 'pending',
    q: 'abc',
    _group: 'cityId',
    _measure: 'count,sum(total)',
  });
});

it('each group’s figure links to its rows, the total to all rows, and the remainder has no link', async () => {
  await open('status=pending&group=cityId');
  const links = linksOf('tbody tr').map((href) =>
    Object.fromEntries(new URLSearchParams(href.split('?')[1])),
  );
  expect(links).toEqual([
    { status: 'pending', cityId: riyadh },
    { status: 'pending', cityId_null: 'true' },
  ]);
  expect(linksOf('tfoot tr')).toEqual(['/requests?status=pending']);
  expect(all('tbody tr').map((row) => row.querySelector('td')?.textContent)).toEqual(['38', '2', '5']);
});

it.each([
  ['createdAt_gte=month', 'createdAt'],
  ['status=pending', null],
])(
  'a summary is compared with the previous period where the list has a start day: %s',
  async (filter, compared) => {
    await open(`group=cityId&compare=true&${filter}`);
    expect(asked.at(-1)?.get('_compare') ?? null).toBe(compared);
  },
);

it('closing a summary shows the rows of the same list', async () => {
  await open('status=pending&group=cityId');
  const close = all<HTMLButtonElement>('button').find(({ textContent }) => textContent?.includes('close'));
  await act(async () => close?.click());
  await settled();
  expect(all('p').map(({ textContent }) => textContent)).toContain('rows');
  expect(router.state.location.search).toBe('?status=pending');
});

it('a refused summary shows the reason', async () => {
  answer = () =>
    Response.json({ code: 'summary_too_large', message: 'There are too many records.' }, { status: 400 });
  await open('group=cityId');
  expect(
    all('[role="alert"]')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toContain('too many records');
});
