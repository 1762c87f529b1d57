// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import type { Resource } from 'sijil/schema/resource';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { useTheme } from 'sijil/react/theme/themeStore';
import { aRecord, consoleApp, inEnglish, signIn } from '../support/consoleApp';

const app = consoleApp();
const { api, open, press, until, texts, settle, named } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

let headers: Readonly<Record<string, string>> = {};
beforeEach(() => {
  headers = {};
  localStorage.removeItem('list:nationalities');
});

async function start(
  address = '/nationalities',
  resource: Resource = resources.nationalities,
  over: object = {},
) {
  const record = aRecord('n1', 'Omani', {
    descriptionAr: 'عماني',
    descriptionEn: 'Omani',
    active: true,
    ...over,
  });
  api.answers(({ path }) =>
    path === `/${address.split(/[/?]/)[1]}`
      ? Response.json([record], { headers: { 'x-total-count': '1', ...headers } })
      : undefined,
  );
  const router = await open(<ResourceList resource={resource} />, address);
  await until(() => app.all('tbody tr td').length > 3, 'the rows');
  await until(() => app.all('[role=separator]').length > 0, 'the edges of the columns');
  return router;
}
type Router = Awaited<ReturnType<typeof start>>;
const query = (router: Router, name: string) => new URLSearchParams(router.state.location.search).get(name);
const head = (name: string) => app.all('th').find((one) => one.textContent.startsWith(name));
const lastRead = () => api.reads().findLast((path) => path.startsWith('/nationalities?')) ?? '';

it('a press on a column’s name sorts by it up, then down, then not at all', async () => {
  await start();
  expect(head('English description')?.getAttribute('aria-sort')).toBeNull();
  await press('English description');
  expect(head('English description')?.getAttribute('aria-sort')).toBe('ascending');
  expect(lastRead()).toContain('_sort=descriptionEn&_order=asc');
  await press('English description');
  expect(head('English description')?.getAttribute('aria-sort')).toBe('descending');
  expect(lastRead()).toContain('_sort=descriptionEn&_order=desc');
  await press('English description');
  expect(head('English description')?.getAttribute('aria-sort')).toBeNull();
});

it('another column replaces the order, and with Shift follows it with its rank', async () => {
  const router = await start('/nationalities?sort=descriptionEn');
  expect(app.all('th [title^="Sort priority"]')).toEqual([]);
  await act(async () => {
    named('Active').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
  });
  await settle();
  expect(query(router, 'sort')).toBe('descriptionEn,active');
  expect([...new Set(app.all('th [title^="Sort priority"]').map((one) => one.title))]).toEqual([
    'Sort priority 1',
    'Sort priority 2',
  ]);
  await press('Arabic description');
  expect(query(router, 'sort')).toBe('descriptionAr');
});

it('the name of a record links to it, in the column of the reader’s language alone', async () => {
  const router = await start();
  const links = app.all<HTMLAnchorElement>('td a');
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Omani', '/nationalities/n1'],
  ]);
  await press('Omani');
  expect(router.state.location.pathname).toBe('/nationalities/n1');
  expect(router.state.location.state).toMatchObject({ origin: { from: '/nationalities', at: 0 } });
});

it('where the name is no column, the first column links to the record', async () => {
  await start('/nationalities?columns=active,descriptionAr');
  expect(texts('td a')).toEqual(['Yes']);
});

it('a press on a cell that is not edited opens the record; one on an editable cell does not', async () => {
  const router = await start('/nationalities');
  await act(async () =>
    app
      .all('td')
      .find((one) => one.textContent.includes('Yes'))
      ?.click(),
  );
  expect(router.state.location.pathname).toBe('/nationalities');
  signIn('client');
  const other = await start('/nationalities');
  await act(async () =>
    app
      .all('td')
      .find((one) => one.textContent.includes('Yes'))
      ?.click(),
  );
  expect(other.state.location.pathname).toBe('/nationalities/n1');
});

it('those who may act on records have a menu in each row, which opens no record', async () => {
  const router = await start();
  await press('Actions for “Omani”');
  await until(() => texts('[role=menuitem]').length > 0, 'the menu');
  expect(router.state.location.pathname).toBe('/nationalities');
  expect(texts('[role=menuitem]')).toEqual(expect.arrayContaining(['Edit', 'Deactivate', 'Delete']));
});

it('an edge of a column says its width, and that it has the usual one', async () => {
  await start('/nationalities?widths=active.200');
  const edge = named('Width of “English description”');
  const facts = [
    'aria-valuenow',
    'aria-valuetext',
    'aria-valuemin',
    'aria-valuemax',
    'title',
    'aria-orientation',
  ];
  expect(facts.map((name) => edge.getAttribute(name))).toEqual([
    '0',
    'Default width',
    '60',
    '800',
    'Drag to change the width; double-click to reset',
    'vertical',
  ]);
  expect(edge.tabIndex).toBe(0);
});

/** Edge of a column that is 300 pixels wide. */
const edgeOf = (name: string) => {
  const edge = named(`Width of “${name}”`);
  const column = edge.closest('th');
  if (column) Object.defineProperty(column, 'offsetWidth', { value: 300, configurable: true });
  edge.setPointerCapture = vi.fn();
  return edge;
};
const send = async (edge: HTMLElement, event: Event) => {
  await act(async () => {
    edge.dispatchEvent(event);
  });
  await settle();
};
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
const widths = (router: Router) => decodeURIComponent(router.state.location.search);

it.each([
  ['ltr', 'ArrowRight', '316'],
  ['ltr', 'ArrowLeft', '284'],
  ['rtl', 'ArrowRight', '284'],
  ['rtl', 'ArrowLeft', '316'],
] as const)(
  'on a page in direction %s, %s moves the edge of a column to %s pixels',
  async (direction, name, width) => {
    useTheme.setState({ direction });
    const router = await start();
    const arrow = key(name);
    await send(edgeOf('English description'), arrow);
    expect(widths(router)).toContain(`descriptionEn`);
    expect(widths(router)).toContain(width);
    expect(arrow.defaultPrevented).toBe(true);
    expect(named('Width of “English description”').getAttribute('aria-valuetext')).toBe(width);
    useTheme.setState({ direction: 'ltr' });
  },
);

it('other keys move no edge, and stay with the page', async () => {
  const router = await start();
  const other = key('Home');
  await send(edgeOf('English description'), other);
  expect([router.state.location.search, other.defaultPrevented]).toEqual(['', false]);
});

const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX }), { pointerId: 5 });

it('an edge is dragged, and follows the pointer until it is let go', async () => {
  const router = await start();
  const edge = edgeOf('English description');
  await send(edge, pointer('pointermove', 50));
  expect(edge.style.transform).toBe('');
  await send(edge, pointer('pointerdown', 100));
  expect(edge.setPointerCapture).toHaveBeenCalledWith(5);
  expect(edge.dataset['dragged']).toBe('true');
  await send(edge, pointer('pointermove', 140));
  expect(edge.style.transform).toBe('translateX(40px)');
  await send(edge, pointer('pointerup', 140));
  expect(edge.dataset['dragged']).toBeUndefined();
  expect(widths(router)).toContain('340');
});

it('an edge that was not moved, or whose drag was cancelled, changes nothing', async () => {
  const router = await start();
  const edge = edgeOf('English description');
  await send(edge, pointer('pointerdown', 100));
  await send(edge, pointer('pointerup', 100));
  await send(edge, pointer('pointerdown', 100));
  await send(edge, pointer('pointermove', 140));
  await send(edge, pointer('pointercancel', 140));
  expect(edge.dataset['dragged']).toBeUndefined();
  await send(edge, pointer('pointerup', 140));
  expect(router.state.location.search).toBe('');
});

it('a double click on an edge restores the usual width', async () => {
  const router = await start();
  await send(edgeOf('English description'), key('ArrowRight'));
  expect(widths(router)).toContain('316');
  await send(edgeOf('English description'), new MouseEvent('dblclick', { bubbles: true }));
  expect(widths(router)).not.toContain('316');
  expect(named('Width of “English description”').getAttribute('aria-valuetext')).toBe('Default width');
});

const openFilter = async (name: string) => {
  await press(`Filter by “${name}”`);
  await until(() => app.all(`[role=group][aria-label="Filter by “${name}”"]`).length > 0, 'the filter');
  await settle(60);
};
const filterBox = () => app.all<HTMLInputElement>('[role=group] input')[0];

it('a filter in a column’s head takes the focus, applies at once, and can be removed', async () => {
  const router = await start();
  await openFilter('English description');
  await until(() => document.activeElement === filterBox(), 'the focus');
  expect(app.isDisabled('Remove filters')).toBe(true);
  await app.type(filterBox(), 'Om');
  await app.key('Enter');
  await until(() => router.state.location.search.includes('Om'), 'the filtered list');
  expect(lastRead()).toContain('descriptionEn_like=Om');
  expect(app.isDisabled('Remove filters')).toBe(false);
  await press('Remove filters');
  await until(() => router.state.location.search === '', 'all records');
});

it.each([
  ['Esc', () => app.key('Escape')],
  ['«Done»', () => press('Done')],
])('%s closes the filter of a column and returns the focus to its button', async (_, close) => {
  await start();
  await openFilter('English description');
  await app.focus(filterBox());
  await app.key('a');
  expect(document.activeElement).toBe(filterBox());
  await close();
  await settle(60);
  expect(document.activeElement).toBe(named('Filter by “English description”'));
});
