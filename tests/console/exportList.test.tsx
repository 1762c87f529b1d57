// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import type { Resource } from 'sijil/schema/resource';
import { filterOf } from 'sijil/schema/lists/listState';
import { TransferMenu } from 'sijil/react/console/transfer/TransferMenu';
import { consoleApp, inEnglish, signIn } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';
import { refusals } from '../support/refusals';

const app = consoleApp();
const { api, open, press, has, until, texts, toasts } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

/** Files that the browser saves. */
const saved: string[] = [];
vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
  saved.push(this.download);
});
const browser = window as unknown as {
  readonly happyDOM: { readonly setViewport: (size: { readonly width: number }) => void };
};
afterEach(() => {
  saved.length = 0;
  browser.happyDOM.setViewport({ width: 1024 });
});

const start = (resource: Resource = resources.nationalities, over: object = {}) =>
  open(
    <TransferMenu
      source={{ resource }}
      state={{
        filters: [filterOf('q', 'eq', 'gulf')],
        sorters: [{ field: 'descriptionEn', order: 'desc' }],
        summary: null,
      }}
      shown={['descriptionEn']}
      all={['descriptionAr', 'descriptionEn', 'active']}
      {...over}
    />,
  );
const entries = () => texts('[role=menuitem]');
const openMenu = async (name = 'Export and import') => {
  await press(name);
  await until(() => entries().length > 0, 'the menu');
};
const file = (text = 'x', name?: string) =>
  new Response(text, name ? { headers: { 'content-disposition': `attachment; filename="${name}"` } } : {});

it('a person who may import is offered four exports and the import', async () => {
  await start();
  expect(app.named('Export and import').textContent).toBe('Export and import');
  expect(entries()).toEqual([]);
  await openMenu();
  expect(entries()).toEqual([
    'CSV, columns shown',
    'CSV, all columns',
    'Excel, columns shown',
    'Excel, all columns',
    'Import from an Excel or CSV file',
  ]);
  expect(texts('.ant-dropdown-menu-item-group-title')).toEqual(['Export the list with its current filters']);
  expect(app.all('.ant-dropdown-menu-item-divider')).toHaveLength(1);
});

it('a list that shows a summary is exported as its groups, under its filters', async () => {
  const summary = { groups: ['active'], measures: ['count'], chart: 'bars', compare: false };
  const filters = [filterOf('q', 'eq', 'gulf')];
  await start(resources.nationalities, { state: { filters, sorters: [], summary } });
  await openMenu();
  expect(entries().slice(0, 2)).toEqual(['CSV, groups and total', 'Excel, groups and total']);
  api.answers(() => file('x', 'nationalities.csv'));
  await press('CSV, groups and total');
  await until(() => saved.length > 0, 'the file');
  const [, query] = api.reads().at(-1)?.split('?') ?? [];
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    format: 'csv',
    q: 'gulf',
    _group: 'active',
    _measure: 'count',
  });
});

it('a person who may only read is offered the exports alone, under a button that says so', async () => {
  signIn('client');
  await start();
  expect(has('Export and import')).toBe(false);
  await openMenu('Export');
  expect(entries()).toHaveLength(4);
  expect(app.all('.ant-dropdown-menu-item-divider')).toEqual([]);
});

it('the button has a name and a title of its own: where there is little room it is an icon', async () => {
  await start();
  const button = app.named('Export and import');
  expect([button.getAttribute('aria-label'), button.title]).toEqual([
    'Export and import',
    'Export and import',
  ]);
});

it.each([
  ['CSV, columns shown', 'csv', 'descriptionEn'],
  ['CSV, all columns', 'csv', 'descriptionAr,descriptionEn,active'],
  ['Excel, columns shown', 'xlsx', 'descriptionEn'],
  ['Excel, all columns', 'xlsx', 'descriptionAr,descriptionEn,active'],
])(
  '«%s» asks for that file of the list as it is filtered and sorted, and saves it',
  async (entry, format, columns) => {
    await start();
    await openMenu();
    api.answers(() => file('x', `list.${format}`));
    await press(entry);
    await until(() => saved.length > 0, 'the file');
    const [path = '', query] = api.reads().at(-1)?.split('?') ?? [];
    expect(path).toBe('/nationalities/export');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      format,
      columns,
      q: 'gulf',
      _sort: 'descriptionEn',
      _order: 'desc',
    });
    expect(saved).toEqual([`list.${format}`]);
    expect(toasts()).toEqual([['success', 'Export complete', `list.${format}`]]);
    await until(() => has('Export and import'));
  },
);

it('a file that the server has not named gets the name of its records', async () => {
  await start();
  await openMenu();
  api.answers(() => file());
  await press('Excel, all columns');
  await until(() => saved.length > 0);
  expect(saved).toEqual(['nationalities.xlsx']);
});

it('an export of another list of the records names that list and its own order', async () => {
  const list = {
    operation: 'complaints.list',
    sort: { field: 'active', order: 'asc' },
  } as never;
  await start(resources.nationalities, {
    source: { resource: resources.nationalities, list },
    state: { filters: [], sorters: [] },
  });
  await openMenu();
  await press('CSV, columns shown');
  await until(() => saved.length > 0);
  const query = new URLSearchParams(api.reads().at(-1)?.split('?')[1]);
  expect([query.get('list'), query.get('_sort'), query.get('_order')]).toEqual([
    'complaints.list',
    'active',
    'asc',
  ]);
});

it('a running export shows how much has arrived, and a person who stops it hears nothing more of it', async () => {
  await start();
  await openMenu();
  let sent: (given: string) => void = () => undefined;
  api.answers(
    ({ signal }) =>
      new Response(
        new ReadableStream({
          start(stream) {
            sent = (text) => stream.enqueue(new TextEncoder().encode(text));
            signal?.addEventListener('abort', () => stream.error(new DOMException('stopped', 'AbortError')));
          },
        }),
      ),
  );
  await press('CSV, all columns');
  await until(() => has('Stop export'), 'the running export');
  expect(texts('[role=status]')[0]).toBe('Exporting: 0 kB');
  await act(async () => sent('x'.repeat(20_480)));
  await until(() => texts('[role=status]')[0] === 'Exporting: 20 kB', 'the progress');
  expect(has('Export and import')).toBe(false);
  await press('Stop export');
  await until(() => has('Export and import'), 'the menu');
  expect([saved, toasts()]).toEqual([[], []]);
});

it.each([
  ['with its reason', () => refusal(422, { message: 'Too many rows.' }), 'Too many rows.'],
  ['without a reason', () => Promise.reject(new TypeError('x')), 'The portal cannot be reached'],
  ['on the server', () => refusal(500, { message: 'Out of order.' }), 'Out of order.'],
])('an export that fails %s is reported, and can be repeated', async (_, answer, text) => {
  await start();
  await openMenu();
  api.answers(answer);
  await press('CSV, all columns');
  await until(() => refusals().length > 0);
  expect(refusals()).toEqual(['Export not completed']);
  expect(texts('.ant-modal-confirm-content')).toEqual([expect.stringContaining(text)]);
  expect(saved).toEqual([]);
  expect(has('Export and import')).toBe(true);
});

it('the entry of the import opens it, and closing the drawer returns to the list', async () => {
  await start();
  await openMenu();
  await press('Import from an Excel or CSV file');
  await until(() => texts('.ant-drawer-title').length > 0, 'the drawer');
  expect(texts('.ant-drawer-title')).toEqual(['Import: Nationalities']);
  await press('Close');
  await until(() => texts('.ant-drawer-title').length === 0, 'the closed drawer');
  expect(has('Export and import')).toBe(true);
});
