// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { aRecord, consoleApp, inEnglish } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';
import { refusals } from '../support/refusals';

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
const openTab = () => texts('nav button[aria-current=true]').join('|');
const search = (router: Awaited<ReturnType<typeof start>>) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));
const menu = async (name: string) => {
  await press(`Options for the view “${name}”`);
  await until(() => texts('[role=menuitem]').length > 0, 'the menu');
  return texts('[role=menuitem]');
};
const title = () => texts('.ant-modal-title').join('|');
const nameBox = () =>
  app.all<HTMLInputElement>('.ant-modal input[type=text], .ant-modal input:not([type])')[0];
const hint = () => texts('.ant-modal [role=status]').join('|');

it('changes of an own view are marked, and are saved under its name and for its readers', async () => {
  views = [{ ...gulf, sharedWith: ['inspector'] }];
  await start('/nationalities?q=gulf&sort=-descriptionEn&view=v1');
  expect(app.all('[role=img][aria-label="Changed since saved"]')).toHaveLength(1);
  write = (_, body) => Response.json({ ...gulf, ...body });
  await press('Save changes');
  await until(() => toasts().length > 0);
  const body = {
    list: 'nationalities',
    name: 'Gulf',
    address: 'sort=-descriptionEn&q=gulf',
    sharedWith: ['inspector'],
  };
  const [, sent] = api.written()[0] ?? [];
  expect({ ...(sent as object), address: '' }).toEqual({ ...body, address: '' });
  expect(new URLSearchParams((sent as { address: string }).address).get('sort')).toBe('-descriptionEn');
});

it('a refusal to save the changes of a view is reported', async () => {
  await start('/nationalities?q=gulf&sort=-descriptionEn&view=v1');
  write = () => refusal(409, { message: 'The view is locked.' });
  await press('Save changes');
  await until(() => refusals().length > 0);
  expect(refusals()).toEqual(['The view is locked.']);
});

it('changes of a view of somebody else are not marked, and can only be saved as a new view', async () => {
  await start('/nationalities?q=asia&sort=-descriptionEn&view=v2');
  expect(app.all('[role=img][aria-label="Changed since saved"]')).toEqual([]);
  expect([has('Save changes'), has('Save as new view')]).toEqual([false, true]);
  await until(() => has('Options for the view “Asia”'), 'the menu');
  expect(await menu('Asia')).not.toContain('Rename');
});

it('an own view is renamed by saving it under the new name before the old one is deleted', async () => {
  const router = await start('/nationalities?q=gulf&view=v1');
  await until(() => has('Options for the view “Gulf”'), 'the menu');
  expect(await menu('Gulf')).toEqual([
    'Send by email',
    'Pin to dashboard',
    'Add to favourites',
    'Rename',
    'Delete view',
  ]);
  await press('Rename');
  await until(() => title() === 'Rename', 'the dialog');
  expect(nameBox()?.value).toBe('Gulf');
  expect(hint()).not.toContain('replaced');
  await type(nameBox(), 'Gulf states');
  await press('Save');
  await until(() => title() === '', 'the closed dialog');
  expect(api.written()).toEqual([
    [
      'POST /console/views',
      { list: 'nationalities', name: 'Gulf states', address: 'q=gulf', sharedWith: [] },
    ],
    ['DELETE /console/views/v1', undefined],
  ]);
  await until(() => search(router)['view'] === 'v9', 'the renamed view');
});

it('an own view is deleted after a question; a refusal is reported and the view stays', async () => {
  await start('/nationalities?q=gulf&view=v1');
  await until(() => has('Options for the view “Gulf”'), 'the menu');
  await menu('Gulf');
  await press('Delete view');
  await until(() => texts('.ant-modal-confirm-title').length > 0, 'the question');
  expect(texts('.ant-modal-confirm-title')).toEqual(['Delete the view “Gulf”?']);
  expect(texts('.ant-modal-confirm-content')).toEqual(['Only the view is deleted; its records stay.']);
  write = () => refusal(409, { message: 'The view is locked.' });
  app.all('.ant-modal-confirm-btns button')[0]?.click();
  await until(() => texts('[role=dialog] [role=alert]').length > 0);
  expect(texts('[role=dialog] [role=alert]')).toEqual(['The view is locked.Nothing was changed.']);
  expect([api.written(), openTab()]).toEqual([[['DELETE /console/views/v1', undefined]], 'Gulf']);
});
