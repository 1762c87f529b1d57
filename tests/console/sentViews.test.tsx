// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { aRecord, consoleApp, inEnglish } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, press, until, texts, said } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const id = '11111111-1111-4111-8111-111111111111';
const gulf = { id, name: 'Gulf', address: 'q=gulf', own: true, sharedWith: [] };
let write: () => Response | undefined = () => undefined;

async function start(address: string, favourites: readonly object[] = [], view = gulf) {
  write = () => Response.json(aRecord('s1', 'x'));
  api.answers(({ method, address }) => {
    if (method !== 'GET') return write();
    if (address.startsWith('/console/views')) return Response.json([view]);
    if (address.startsWith('/console/favourites')) return Response.json(favourites);
    return address.startsWith('/nationalities?')
      ? Response.json(
          [aRecord('n1', 'Omani', { descriptionAr: 'ع', descriptionEn: 'Omani', active: true })],
          {
            headers: { 'x-total-count': '1' },
          },
        )
      : undefined;
  });
  await open(<ResourceList resource={resources.nationalities} />, address);
  await until(() => app.all('tbody tr td').length > 3, 'the rows');
}
const menu = async (name: string) => {
  await press(`Options for the view “${name}”`);
  await until(() => texts('[role=menuitem]').length > 0, 'the menu');
  await app.settle();
  return texts('[role=menuitem]');
};
const openDrawer = async (view: string, entry: string) => {
  await menu(view);
  await press(entry);
  await until(() => app.all('.ant-drawer form').length > 0, 'the form');
  await app.settle(60);
};
const submit = () => act(async () => app.all<HTMLFormElement>('.ant-drawer form')[0]?.requestSubmit());

it('the list of all records can be sent and pinned, but is no view to rename or to mark', async () => {
  await start('/nationalities');
  expect(await menu('All nationalities')).toEqual(['Send by email', 'Pin to dashboard']);
});

it('a view is sent by email as the list is shown, from its first page, under its name', async () => {
  await start(`/nationalities?q=gulf&sort=-descriptionEn&page=3&view=${id}`);
  await openDrawer('Gulf', 'Send by email');
  expect(texts('.ant-drawer-title')).toEqual(['Send “Gulf” by email']);
  expect(app.all<HTMLInputElement>('.ant-drawer form input[type=text]')[0]?.value).toBe('Gulf');
  const labels = texts('.ant-drawer form label');
  expect(labels.join('|')).not.toMatch(/List link|^List|\|List/);
  await submit();
  await until(() => api.written().length > 0, 'the call');
  const [line, body] = api.written()[0] ?? [];
  expect(line).toBe('POST /subscriptions');
  expect(body).toMatchObject({ name: 'Gulf', list: 'nationalities' });
  const [pathname = '', search] = String((body as { address: string }).address).split('?');
  expect(pathname).toBe('/nationalities');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ q: 'gulf', sort: '-descriptionEn' });
  await until(() => app.all('.ant-drawer form').length === 0, 'the closed drawer');
});

it('a list is pinned to the home with a name of at most sixty letters', async () => {
  const name = 'G'.repeat(61);
  await start(`/nationalities?q=gulf&view=${id}`, [], { ...gulf, name });
  await openDrawer(name, 'Pin to dashboard');
  expect(texts('.ant-drawer-title')).toEqual([`Pin “${name}” to dashboard`]);
  await submit();
  await until(() => api.written().length > 0, 'the call');
  expect(api.written()[0]?.[0]).toBe('POST /pins');
  expect(api.written()[0]?.[1]).toMatchObject({
    name: 'G'.repeat(60),
    list: 'nationalities',
    address: '/nationalities?q=gulf',
  });
  expect(api.written()[0]?.[1]).not.toHaveProperty('weekday');
});

it('a refusal stays in the form of the list to be sent', async () => {
  await start(`/nationalities?q=gulf&view=${id}`);
  await openDrawer('Gulf', 'Send by email');
  write = () => refusal(422, { message: 'You get too many lists.' });
  await submit();
  await until(() => said().includes('You get too many lists.'), 'the reason');
  expect(app.all('.ant-drawer form')).toHaveLength(1);
  await press('Cancel');
  await until(() => app.all('.ant-drawer form').length === 0, 'the closed drawer');
});

it.each([
  ['added to', [], 'Add to favourites', [`/nationalities?view=${id}`]],
  ['removed from', [{ address: `/nationalities?view=${id}`, name: 'Gulf' }], 'Remove from favourites', []],
])('a saved view can be %s the favourites', async (_, favourites, entry, addresses) => {
  await start(`/nationalities?q=gulf&view=${id}`, favourites);
  await menu('Gulf');
  await press(entry);
  await until(() => api.written().length > 0, 'the call');
  expect(api.written()).toEqual([['PUT /console/favourites', { addresses }]]);
});
