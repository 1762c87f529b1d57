// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { useSession } from 'sijil/react/providers/session';
import { drawnPage } from '../support/drawn';
import { refusals } from '../support/refusals';

const record = (id: string, subject: string, name: string) => ({
  id,
  version: 3,
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-01T08:00:00Z',
  $title: { ar: name, en: name },
  $titles: {},
  name: { ar: name, en: name },
  subject,
});
const kitchen = record('kitchen', 'branch', 'Kitchen');
const fleet = record('fleet', 'vehicle', 'Fleet');

const asked: URLSearchParams[] = [];
const written: { readonly url: string; readonly body: unknown }[] = [];
let refuse = false;
/** True once the server has moved the kitchen to the vehicles. */
let isMoved = false;
vi.stubGlobal(
  'fetch',
  (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') {
      written.push({ url: address, body: JSON.parse(body) });
      if (refuse)
        return Promise.resolve(
          Response.json({ message: 'Not now', code: 'validation_failed' }, { status: 400 }),
        );
      isMoved = true;
      return Promise.resolve(Response.json({ ...kitchen, subject: 'vehicle', version: 4 }));
    }
    const query = new URLSearchParams(address.split('?')[1]);
    if (!address.includes('/services')) return Promise.resolve(Response.json([]));
    asked.push(query);
    const [branches, vehicles] = isMoved ? [[], [kitchen, fleet]] : [[kitchen], [fleet]];
    const [rows, total] =
      query.get('subject') === 'branch'
        ? [branches, String(branches.length + 30)]
        : [vehicles, String(vehicles.length)];
    return Promise.resolve(Response.json(rows, { headers: { 'x-total-count': total } }));
  },
);
afterAll(() => vi.unstubAllGlobals());

const { DeclaredPage } = await import('sijil/react/console/declaredPage');
const { useDeclaredTable } = await import('sijil/react/console/query/useDeclaredTable');
const { default: Board } = await import('sijil/react/console/layouts/Board');
const { queryClient } = await import('sijil/react/providers/RefineRoot');
const { RefineRoot } = await import('sijil/react/providers/RefineRoot');
const { DialogsRoot } = await import('sijil/react/components/antd/laterControls');
const { useToasts } = await import('sijil/react/toast/toastStore');

function Services() {
  const table = useDeclaredTable(resources.services);
  const { layout } = table.state;
  return layout ? <Board table={table} layout={layout} /> : <p>rows</p>;
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
  useToasts.setState({ toasts: [] });
  asked.length = 0;
  written.length = 0;
  refuse = false;
  isMoved = false;
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

async function open(query = '') {
  const element = (
    <DeclaredPage resource={resources.services}>
      <Services />
    </DeclaredPage>
  );
  router = createMemoryRouter([{ element: <Root />, children: [{ path: '/services', element }] }], {
    initialEntries: [`/services?layout=board(subject)${query}`],
  });
  await draw(
    <DialogsRoot>
      <RouterProvider router={router} />
    </DialogsRoot>,
  );
  await settled();
}

/** The columns, each with its count and its cards. */
const board = () =>
  all('section section').map((column) => [
    column.querySelector('h2 bdi')?.textContent,
    ...[...column.querySelectorAll('li a')].map(({ textContent }) => textContent),
  ]);

async function dragFirstCardTo(column: number) {
  const event = (name: string) =>
    Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
      dataTransfer: { setData: () => {} },
    });
  await act(async () => void all('section li > div')[0]?.dispatchEvent(event('dragstart')));
  await act(async () => void all('section section > div')[column]?.dispatchEvent(event('dragover')));
  await act(async () => void all('section section > div')[column]?.dispatchEvent(event('drop')));
  await settled();
}

it('a board loads at most twenty cards per choice, with the list’s filters', async () => {
  await open('&active=true');
  const columns = asked.filter((query) => query.get('_end') === '20');
  expect(columns.map((query) => [query.get('subject'), query.get('active')])).toEqual([
    ['branch', 'true'],
    ['vehicle', 'true'],
  ]);
  expect(board()).toEqual([
    ['31', 'Kitchen'],
    ['1', 'Fleet'],
  ]);
});

it('the button for more cards opens the list filtered by that column’s choice', async () => {
  await open();
  const more = all('section section > div > button')[0];
  await act(async () => (more as HTMLElement).click());
  await settled();
  expect(router.state.location.search).toBe('?subject=branch');
});

it('dropping a card in another column updates its field with the version that was read, and moves the card', async () => {
  await open();
  await dragFirstCardTo(0);
  expect(written).toEqual([]);
  await dragFirstCardTo(1);
  expect(written).toEqual([
    { url: expect.stringContaining('/services/kitchen'), body: { subject: 'vehicle', version: 3 } },
  ]);
  expect(board()).toEqual([['30'], ['2', 'Kitchen', 'Fleet']]);
});

it('a card whose move is refused stays in its column, and a dialog gives the reason', async () => {
  refuse = true;
  await open();
  await dragFirstCardTo(1);
  expect(written).toHaveLength(1);
  expect(board()).toEqual([
    ['31', 'Kitchen'],
    ['1', 'Fleet'],
  ]);
  await vi.waitFor(() => expect(refusals()).toEqual(['Not now']));
});

it('no card is draggable for a person who may not change the records', async () => {
  useSession.setState({ user: { id: 'a', role: 'admin_finance' } as never });
  await open();
  expect(all('section li > div').map((card) => card.getAttribute('draggable'))).not.toContain('true');
});
