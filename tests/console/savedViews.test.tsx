// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { useToasts } from 'sijil/react/toast/toastStore';
import { aRecord, consoleApp, inEnglish, signIn } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, press, has, until, texts, toasts, type, settle } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

interface View {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly own: boolean;
  readonly sharedWith: readonly string[];
}
const gulf: View = { id: 'v1', name: 'Gulf', address: 'q=gulf', own: true, sharedWith: [] };
const asia: View = { id: 'v2', name: 'Asia', address: 'q=asia', own: false, sharedWith: ['admin'] };
const old: View = { id: 'v3', name: 'Old', address: 'active=perhaps', own: true, sharedWith: ['inspector'] };

let views: readonly View[] = [];
let write: (method: string, body: object) => Response | undefined = () => undefined;
beforeEach(() => {
  views = [gulf, asia, old];
  write = (method, body) => {
    const saved = { id: 'v9', own: true, ...body } as View;
    if (method === 'DELETE') return Response.json({});
    views = [...views.filter(({ name }) => name !== saved.name), saved];
    return Response.json(saved);
  };
});

async function start(address = '/nationalities') {
  api.answers(({ method, address, body }) => {
    if (address.startsWith('/console/views') && method === 'GET') return Response.json(views);
    if (method !== 'GET') return write(method, body as object);
    return address.startsWith('/nationalities?')
      ? Response.json(
          [aRecord('n1', 'Omani', { descriptionAr: 'ع', descriptionEn: 'Omani', active: true })],
          {
            headers: { 'x-total-count': '1' },
          },
        )
      : undefined;
  });
  const router = await open(<ResourceList resource={resources.nationalities} />, address);
  await until(() => app.all('tbody tr td').length > 3, 'the rows');
  await settle(60);
  return router;
}
const tabs = () => texts('nav[aria-label="Saved views of this list"] [class*=tabs] button');
const openTab = () => texts('nav button[aria-current=true]').join('|');
const search = (router: Awaited<ReturnType<typeof start>>) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));
const title = () => texts('.ant-modal-title').join('|');
const nameBox = () =>
  app.all<HTMLInputElement>('.ant-modal input[type=text], .ant-modal input:not([type])')[0];
const hint = () => texts('.ant-modal [role=status]').join('|');

it('a list has all records, the saved views and the deleted records; a shared view says so', async () => {
  await start();
  expect(api.reads().filter((path) => path.startsWith('/console/views'))).toEqual([
    '/console/views?list=nationalities',
  ]);
  expect(tabs()).toEqual(['All nationalities', 'Gulf', 'Asia', 'Old', 'Deleted']);
  expect(openTab()).toBe('All nationalities');
  expect(app.all('[role=img][aria-label=Shared]')).toHaveLength(2);
  expect(has('Save as new view')).toBe(false);
});

it('a view shows its records and stays in the address', async () => {
  const router = await start();
  await press('Gulf');
  await until(() => openTab() === 'Gulf', 'the view');
  expect(search(router)).toMatchObject({ q: 'gulf', view: 'v1' });
  expect(api.reads().at(-1)).toContain('q=gulf');
  expect(has('Save changes')).toBe(false);
  await press('All nationalities');
  await until(() => openTab() === 'All nationalities', 'all records');
  expect(router.state.location.search).toBe('');
});

it('a view whose filter can no longer be read opens without it, and says which one was left out', async () => {
  views = [gulf, old, { ...asia, name: 'Former', address: 'former_gte=2' }];
  await start();
  await press('Former');
  await until(() => toasts().length > 0);
  expect(toasts()).toEqual([
    ['warning', 'Some filters in this view no longer exist and were ignored: “Former”', 'former'],
  ]);
  useToasts.setState({ toasts: [] });
  await press('Old');
  await until(() => toasts().length > 0);
  expect(toasts()).toEqual([
    ['warning', 'Some filters in this view no longer exist and were ignored: “Old”', 'Active'],
  ]);
  useToasts.setState({ toasts: [] });
  await press('Gulf');
  await until(() => openTab() === 'Gulf', 'the other view');
  expect(toasts()).toEqual([]);
});

it('the deleted records are a tab of their own, which is no view to change', async () => {
  const router = await start();
  await press('Deleted');
  await until(() => openTab() === 'Deleted', 'the deleted records');
  expect(search(router)).toMatchObject({ _deleted: 'true' });
  expect(has('Options for the view “All nationalities”')).toBe(false);
  expect(has('Save as new view')).toBe(false);
});

it('a person who may not restore records has no tab for them', async () => {
  signIn('client');
  await start();
  expect(tabs()).toEqual(['All nationalities', 'Gulf', 'Asia', 'Old']);
});

it('a changed list can be saved as a new view, which is opened and reported', async () => {
  const router = await start('/nationalities?q=oman&page=2');
  expect(has('Save changes')).toBe(false);
  await press('Save as new view');
  await until(() => title() === 'Save as new view', 'the dialog');
  expect(app.isDisabled('Save')).toBe(true);
  await type(nameBox(), '   ');
  expect(app.isDisabled('Save')).toBe(true);
  await type(nameBox(), ' Oman ');
  expect(app.isDisabled('Save')).toBe(false);
  expect(nameBox()?.maxLength).toBe(60);
  expect(hint()).toContain('Only you can see it.');
  await press('Save');
  await until(() => title() === '', 'the closed dialog');
  const body = { list: 'nationalities', name: 'Oman', address: 'q=oman', sharedWith: [] };
  expect(api.written()).toEqual([['POST /console/views', body]]);
  expect(toasts()).toEqual([['success', 'View “Oman” saved.']]);
  await until(() => openTab() === 'Oman', 'the new view');
  expect(search(router)).toMatchObject({ view: 'v9', q: 'oman' });
});

it('Enter saves the name; an empty name is not sent', async () => {
  await start('/nationalities?q=oman');
  await press('Save as new view');
  await until(() => nameBox(), 'the dialog');
  await app.focus(nameBox());
  await app.key('Enter');
  await settle();
  expect(api.written()).toEqual([]);
  await type(nameBox(), 'Oman');
  await app.key('Enter');
  await until(() => api.written().length > 0, 'the call');
});

it('a name of another own view warns that it is replaced; a shared one of somebody else does not', async () => {
  await start('/nationalities?q=oman');
  await press('Save as new view');
  await until(() => nameBox(), 'the dialog');
  await type(nameBox(), 'Gulf');
  expect(hint()).toBe('You already have a view with this name; it will be replaced.');
  await type(nameBox(), 'Asia');
  expect(hint()).toContain('Only you can see it.');
});

it('a view can be shared with the roles of the team that read the list', async () => {
  await start('/nationalities?q=oman');
  await press('Save as new view');
  await until(() => nameBox(), 'the dialog');
  expect(texts('.ant-modal legend')).toEqual(['Share with']);
  const [role = ''] = texts('.ant-modal .ant-checkbox-wrapper');
  await press(role);
  expect(hint()).toContain('The chosen roles see it');
  await type(nameBox(), 'Oman');
  await press('Save');
  await until(() => api.written().length > 0, 'the call');
  expect(api.written()[0]?.[1]).toMatchObject({ sharedWith: [expect.any(String)] });
});

it('a person who may not share views is not offered roles', async () => {
  signIn('inspector');
  await start('/nationalities?q=oman');
  await press('Save as new view');
  await until(() => nameBox(), 'the dialog');
  expect(texts('.ant-modal legend')).toEqual([]);
});

it('a name that the server refuses stays in the dialog with the reason', async () => {
  await start('/nationalities?q=oman');
  await press('Save as new view');
  await until(() => nameBox(), 'the dialog');
  await type(nameBox(), 'Oman');
  write = () => refusal(422, { message: 'You have too many views.' });
  await press('Save');
  await until(() => hint() === 'You have too many views.', 'the reason');
  expect([nameBox()?.value, toasts().length]).toEqual(['Oman', 0]);
  write = () => Response.json({ ...gulf, id: 'v9' });
  await press('Save');
  await until(() => title() === '', 'the closed dialog');
});
