// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { useSession } from 'sijil/react/providers/session';
import { drawnPage } from '../support/drawn';

/** Queries of the calls for rows, as the API receives them, and of the calls that were aborted. */
const calls: string[] = [];
const aborted: string[] = [];
let answer = () => Promise.resolve();
vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
  if (address.includes('/saved-views')) return Response.json([]);
  const query = decodeURIComponent(address.split('?')[1] ?? '');
  calls.push(query);
  signal?.addEventListener('abort', () => aborted.push(query));
  await answer();
  const rows = Array.from({ length: 25 }, (_, index) => ({ id: `${index}`, version: 1, $titles: {} }));
  return Response.json(rows, { headers: { 'x-total-count': '90' } });
});
afterAll(() => vi.unstubAllGlobals());

const { DeclaredPage } = await import('sijil/react/console/declaredPage');
const { useDeclaredTable } = await import('sijil/react/console/query/useDeclaredTable');
const { filterOf } = await import('sijil/schema/lists/listState');
const { queryClient } = await import('sijil/react/providers/RefineRoot');
const { RefineRoot } = await import('sijil/react/providers/RefineRoot');

type Table = ReturnType<typeof useDeclaredTable>;

const { draw } = drawnPage();
let table: Table;
let router: ReturnType<typeof createMemoryRouter>;

/** Publishes the page’s table after each rendering. */
const drawn = {
  set table(next: Table) {
    table = next;
  },
};

function Nationalities() {
  const latest = useDeclaredTable(resources.nationalities);
  useLayoutEffect(() => {
    drawn.table = latest;
  });
  return null;
}

function Root() {
  return (
    <RefineRoot>
      <Outlet />
    </RefineRoot>
  );
}

const page = (
  <DeclaredPage resource={resources.nationalities}>
    <Nationalities />
  </DeclaredPage>
);

beforeEach(() => {
  useSession.setState({ user: { id: 'a', role: 'admin' } as never });
});
afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  calls.length = 0;
  aborted.length = 0;
  answer = () => Promise.resolve();
});

async function open(address: string) {
  const children = [
    { path: '/nationalities', element: page },
    { path: '/nationalities/:id', element: <p>record</p> },
  ];
  router = createMemoryRouter([{ element: <Root />, children }], { initialEntries: [address] });
  await draw(<RouterProvider router={router} flushSync={(update) => void update()} />);
  await settled();
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** Returns the number of calls for rows that a step makes. */
async function made(step: () => unknown): Promise<number> {
  const before = calls.length;
  await act(async () => void (await step()));
  await settled();
  return calls.length - before;
}

const search = () => router.state.location.search;
const byEnglish = { sorters: [{ field: 'descriptionEn', order: 'desc' as const }] };
const searched = (typed: string) => ({ filters: typed ? [filterOf('q', 'eq', typed)] : [] });

describe('calls for the rows of a list', () => {
  it('the first visit makes one call and leaves the address unchanged', async () => {
    await open('/nationalities');
    expect(calls).toEqual(['_start=0&_end=25']);
    expect(search()).toBe('');
  });

  it('a search makes one call, and clearing it makes none', async () => {
    await open('/nationalities');
    expect(await made(() => table.change(searched('sa')))).toBe(1);
    expect(search()).toBe('?q=sa');
    expect(await made(() => table.change(searched('')))).toBe(0);
    expect(search()).toBe('');
  });

  it('a search cleared while its address is still being rendered leaves nothing in the address', async () => {
    await open('/nationalities');
    const stop = router.subscribe(({ location }) => {
      stop();
      expect(location.search).toBe('?q=sa');
      // A click is rendered before the router’s own change, which React defers.
      table.change(searched(''));
    });
    await made(() => table.change(searched('sa')));
    expect([table.state.filters, search()]).toEqual([[], '']);
  });

  it('changing the sort order makes one call', async () => {
    await open('/nationalities');
    expect(await made(() => table.change(byEnglish))).toBe(1);
    expect(search()).toBe('?sort=-descriptionEn');
    expect(calls.at(-1)).toBe('_start=0&_end=25&_sort=descriptionEn&_order=desc');
  });

  it('going straight to page 2 during its prefetch makes one call, which is not aborted', async () => {
    await open('/nationalities');
    answer = () => new Promise((resolve) => setTimeout(resolve, 5));
    const straight = await made(() => {
      void table.prefetchNext();
      table.change({ currentPage: 2 });
    });
    expect([straight, aborted]).toEqual([1, []]);
    expect([search(), table.state.currentPage, table.records.length]).toEqual(['?page=2', 2, 25]);
  });

  it('opening page 2 makes no call once hovering over the pager has prefetched it', async () => {
    await open('/nationalities');
    expect(await made(() => table.prefetchNext())).toBe(1);
    expect(await made(() => table.change({ currentPage: 2 }))).toBe(0);
  });

  it.each([
    ['a reload on page 2', '/nationalities?page=2', '_start=25&_end=50'],
    [
      'a link with order and size',
      '/nationalities?sort=-descriptionEn&size=50',
      '_start=0&_end=50&_sort=descriptionEn&_order=desc',
    ],
    ['a link with an unknown filter', '/nationalities?gone=1', '_start=0&_end=25'],
  ])('%s makes one call', async (_, address, asked) => {
    await open(address);
    expect(calls).toEqual([asked]);
  });

  it('a link with columns and density makes one call, sorting makes one more, and other columns make none', async () => {
    await open('/nationalities?columns=descriptionEn&density=dense');
    expect(calls).toEqual(['_start=0&_end=25']);
    expect(await made(() => table.change(byEnglish))).toBe(1);
    expect(await made(() => table.columns.change({ toggle: 'active' }))).toBe(0);
    expect(new URLSearchParams(search()).get('density')).toBe('dense');
    expect(new URLSearchParams(search()).get('columns')).toContain('active');
  });

  it('returning from a record to the list makes no call', async () => {
    await open('/nationalities?q=sa');
    expect(await made(() => router.navigate('/nationalities/1'))).toBe(0);
    expect(await made(() => router.navigate(-1))).toBe(0);
    expect(table.state.filters).toEqual([filterOf('q', 'eq', 'sa')]);
  });

  it('the menu link from a filtered list, and going back, make no call where the rows are cached', async () => {
    await open('/nationalities');
    await made(() => table.change(searched('sa')));
    expect(await made(() => router.navigate('/nationalities'))).toBe(0);
    expect([search(), table.state.filters]).toEqual(['', []]);
    expect(await made(() => router.navigate(-1))).toBe(0);
    expect([search(), table.state.filters]).toEqual(['?q=sa', [filterOf('q', 'eq', 'sa')]]);
  });
});

it('going back to a search that the list itself wrote shows that search', async () => {
  await open('/nationalities?q=sa');
  await made(() => table.change(searched('be')));
  await made(() => router.navigate('/nationalities?q=om'));
  expect(table.state.filters).toEqual([filterOf('q', 'eq', 'om')]);
  await made(() => router.navigate(-1));
  expect(table.state.filters).toEqual([filterOf('q', 'eq', 'be')]);
});

describe('the look of a list', () => {
  it('is remembered for the bare list, and a link overrides it', async () => {
    await open('/nationalities');
    await made(() => table.change({ density: 'dense' }));
    expect(search()).toBe('?density=dense');
    await made(() => router.navigate('/nationalities'));
    expect([search(), table.state.density]).toEqual(['?density=dense', 'dense']);
    await made(() => router.navigate('/nationalities?density=compact'));
    expect(table.state.density).toBe('compact');
    await made(() => table.change({ density: 'comfortable' }));
    expect(search()).toBe('');
  });

  it('of a saved view ends with that view: the list of all records has its own columns', async () => {
    await open('/nationalities');
    const usual = table.columns.shown;
    await made(() => table.show({ ...table.state, columns: ['descriptionEn'], view: 'v1', ...byEnglish }));
    expect(search()).toBe('?sort=-descriptionEn&columns=descriptionEn&view=v1');
    expect(table.columns.shown).toEqual(['descriptionEn']);
    await made(() => table.show({ ...table.state, columns: null, view: null, sorters: [] }));
    expect([search(), table.columns.shown]).toEqual(['', usual]);
  });

  it('combines two changes made at the same moment', async () => {
    await open('/nationalities?tab=all');
    await made(() => {
      table.change(byEnglish);
      table.change(searched('sa'));
    });
    expect(search()).toBe('?tab=all&q=sa&sort=-descriptionEn');
  });
});

it('an invalid filter value in the address is reported until the list changes', async () => {
  await open('/nationalities?active=maybe');
  expect([table.unread, search()]).toEqual([['active'], '']);
  await made(() => table.change({ currentPage: 1 }));
  expect(table.unread).toEqual([]);
});
