// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { apiPath } from 'sijil/schema/resource';
import { ResourceShow } from 'sijil/react/console/ResourceShow';
import { aRecord, consoleApp, inEnglish, signIn } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';
import { refusals } from '../support/refusals';
import { useBegunExports } from 'sijil/react/console/writes/begunExports';
import { useToasts } from 'sijil/react/toast/toastStore';

const app = consoleApp();
const { api, open, press, until, texts, toasts, said } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const omani = aRecord('n1', 'Omani', {
  version: 4,
  descriptionAr: 'عماني',
  descriptionEn: 'Omani',
  active: true,
  updatedAt: '2027-01-05T09:00:00.000Z',
});
/** Answer of the server to a write. */
let write: () => Response | undefined = () => undefined;

async function start(record: object = omani, name: keyof typeof resources = 'nationalities') {
  write = () => undefined;
  const resource = resources[name];
  api.answers(({ method, address }) => {
    if (method !== 'GET') return write();
    return address === `${apiPath(resource)}/n1` ? Response.json(record) : undefined;
  });
  const router = await open(<ResourceShow resource={resource} id="n1" />, `/${name}/n1`);
  await until(() => app.all('h1').length > 0, 'the record');
  return router;
}
const buttons = () => texts('.ant-btn').filter((text) => !text.includes('Rows'));
const confirm = () => texts('.ant-modal-confirm-title').join('|');
const menuItems = () => texts('[role=menuitem]');
const openMenu = async () => {
  const more = app.all<HTMLButtonElement>('button[aria-label^="Actions for"]').at(-1);
  await act(async () => more?.click());
  await until(() => menuItems().length > 0, 'the menu');
};
/** Takes an action from the record's menu. */
const choose = async (name: string) => {
  await openMenu();
  await press(name);
};
const asked = async (name: string) => {
  await choose(name);
  await until(() => confirm() !== '', 'the question');
};

it('the head has the button that edits, and a menu of what fits the record, in which alone deleting is red', async () => {
  await start();
  expect(buttons()).toEqual(['Edit']);
  expect(app.all('.ant-btn-dangerous, .ant-btn-color-dangerous')).toEqual([]);
  await openMenu();
  expect(menuItems()).toEqual(['Deactivate', 'Duplicate', 'Delete']);
  expect(texts('[role=menuitem].ant-dropdown-menu-item-danger')).toEqual(['Delete']);
  await start({ ...omani, active: false });
  await openMenu();
  expect(menuItems()).toEqual(['Activate', 'Duplicate', 'Delete']);
});

it('a person who may only read is offered nothing', async () => {
  signIn('client');
  await start();
  expect(buttons()).toEqual([]);
});

it.each([
  ['Edit', '/nationalities/n1/edit', ''],
  ['Duplicate', '/nationalities/create', '?_copy=n1'],
])('«%s» opens the form', async (name, pathname, search) => {
  const router = await start();
  await (name === 'Edit' ? press(name) : choose(name));
  expect(router.state.location).toMatchObject({ pathname, search });
  expect(api.written()).toEqual([]);
});

it('an action with a question asks it, sends the values with the version that was read, and reports the result', async () => {
  await start();
  await asked('Deactivate');
  expect(confirm()).toBe('Deactivate: Omani');
  expect(texts('.ant-modal-confirm-content')).toEqual([
    'It will no longer be offered in lists of choices. Records that hold it stay as they are.',
  ]);
  expect(api.written()).toEqual([]);
  const [ok] = app.all('.ant-modal-confirm-btns button');
  expect(ok?.className).not.toContain('dangerous');
  expect(document.activeElement?.textContent).toBe('Cancel');
  write = () => Response.json({ ...omani, active: false, version: 5 });
  const reads = api.reads().length;
  await act(async () => ok?.click());
  await until(() => toasts().length > 0);
  expect(api.written()).toEqual([['PATCH /nationalities/n1', { active: false, version: 4 }]]);
  expect(toasts()).toEqual([['success', 'The nationality was deactivated.']]);
  expect(api.reads().length).toBeGreaterThan(reads);
});

it('a person who cancels the question changes nothing', async () => {
  await start();
  await asked('Deactivate');
  await press('Cancel');
  expect([api.written(), toasts()]).toEqual([[], []]);
});

it('an action without a question runs at once', async () => {
  await start({ ...omani, active: false });
  write = () => Response.json(omani);
  await choose('Activate');
  await until(() => toasts().length > 0);
  expect(api.written()).toEqual([['PATCH /nationalities/n1', { active: true, version: 4 }]]);
  expect(confirm()).toBe('');
});

it.each([
  ['the reason', () => refusal(409, { message: 'It has changed since.' }), 'It has changed since.'],
  ['an error', () => refusal(409, { message: '' }), 'Error'],
])(
  'an action that the server refuses is explained with %s, and no success is reported',
  async (_, answer, text) => {
    await start({ ...omani, active: false });
    write = answer;
    await choose('Activate');
    await until(() => confirm() !== '', 'the explanation');
    expect(confirm()).toBe('Could not complete “Activate” for “Omani”');
    expect(texts('.ant-modal-confirm-content')).toEqual([text]);
    expect(toasts()).toEqual([]);
    await press('Close');
    await until(() => confirm() === '', 'the closed dialog');
  },
);

it('an operation that is a danger asks with a red button, and is sent without a body', async () => {
  const service = { ...omani, name: { ar: 'تدقيق', en: 'Audit' }, $title: 'Audit', packages: [] };
  await start(service, 'services');
  await asked('Deactivate');
  const [ok] = app.all('.ant-modal-confirm-btns button');
  expect(ok?.className).toContain('dangerous');
  write = () => Response.json({});
  await act(async () => ok?.click());
  await until(() => toasts().length > 0);
  expect(api.written()).toEqual([['POST /admin/services/n1/deactivate', undefined]]);
  expect(toasts()).toEqual([['success', 'Service deactivated.']]);
});

it('a record is deleted after a question that names it, with the version that was read, and can be restored', async () => {
  const router = await start();
  await asked('Delete');
  expect(confirm()).toBe('Delete “Omani”?');
  expect(texts('.ant-modal-confirm-content')).toEqual([
    'Once deleted, this record no longer appears in lists.',
  ]);
  expect(app.named('Delete record').className).toContain('dangerous');
  expect(document.activeElement?.textContent).toBe('Cancel');
  write = () => Response.json(omani);
  await press('Delete record');
  await until(() => toasts().length > 0);
  expect(api.written()).toEqual([['DELETE /nationalities/n1?version=4', undefined]]);
  expect(router.state.location.pathname).toBe('/nationalities');
  expect(router.state.historyAction).toBe('REPLACE');
  const [toast] = useToasts.getState().toasts;
  expect([toast?.title, toast?.action?.label]).toEqual(['“Omani” deleted.', 'Undo']);
  await act(async () => void toast?.action?.run());
  await until(() => toasts().length > 1);
  expect(api.written()[1]).toEqual(['POST /nationalities/n1/restore', undefined]);
  expect(toasts()[1]).toEqual(['success', '“Omani” restored.']);
  write = () => refusal(409, { message: 'The name is taken.' });
  await act(async () => void toast?.action?.run());
  await until(() => refusals().length > 0);
  expect(refusals()).toEqual(['The name is taken.']);
});

it('a record that others use is not deleted: they are named, and a link leads to their list', async () => {
  const router = await start();
  await asked('Delete');
  const uses = [
    {
      label: { ar: 'عميل', en: 'Clients' },
      resource: 'clients',
      by: 'nationalityId',
      count: 3,
      titles: ['A', 'B'],
    },
    { label: { ar: 'مدن', en: 'Cities' }, resource: 'cities', by: 'stateId', count: 1, titles: ['Riyadh'] },
  ];
  write = () => Response.json({ message: 'In use.', code: 'still_in_use', details: uses }, { status: 409 });
  await press('Delete record');
  await until(() => confirm().includes('not deleted'), 'the explanation');
  expect(confirm()).toContain('“Omani” was not deleted');
  expect(said()).toContain('The following records still use this one. Change them first, then delete it:');
  const items = texts('.ant-modal-confirm-content li');
  expect(items[1]).toBe('Cities (1)Riyadh');
  expect(items[0]).toBe('Clients (3)A, B …');
  expect(app.all('.ant-modal-confirm-content strong').map((one) => one.textContent)).toEqual(['Clients (3)']);
  const link = app.named('Cities (1)');
  expect(link.getAttribute('href')).toBe('/cities?stateId_in=n1');
  await press('Cities (1)');
  expect(router.state.location.pathname + router.state.location.search).toBe('/cities?stateId_in=n1');
  expect(toasts()).toEqual([]);
});

it('a record that is not deleted for another reason stays on its page, with the reason', async () => {
  const router = await start();
  await asked('Delete');
  write = () => refusal(409, { message: 'It has changed since.' });
  await press('Delete record');
  await until(() => confirm().includes('not deleted'), 'the explanation');
  expect(texts('.ant-modal-confirm-content').at(-1)).toBe('It has changed since.');
  expect(app.all('.ant-modal-confirm-content li')).toEqual([]);
  expect(router.state.location.pathname).toBe('/nationalities/n1');
});

it('an action that makes a file says so, and its file is saved here when it is ready', async () => {
  signIn('admin');
  const account = aRecord('n1', 'Marina Kitchens', { companyName: 'Marina Kitchens', owed: 100 });
  await start(account, 'clientAccounts');
  write = () => Response.json({ id: 'export-1' }, { status: 202 });
  await press('Reminder letter');
  await until(() => app.all('.ant-drawer form').length > 0, 'the form');
  await act(async () => app.all<HTMLFormElement>('.ant-drawer form')[0]?.requestSubmit());
  await until(() => useToasts.getState().toasts.length > 0, 'the message');
  expect(useBegunExports.getState().ids).toContain('export-1');
});
