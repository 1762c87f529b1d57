// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { apiPath } from 'sijil/schema/resource';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { ResourceShow } from 'sijil/react/console/ResourceShow';
import { useSession } from 'sijil/react/providers/session';
import { aRecord, consoleApp, inEnglish } from '../support/consoleApp';
import { type Received, refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, press, has, until, texts, toasts, type } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const { daysOff, users } = resources;
const request = (id: string, over: object = {}) =>
  aRecord(id, `Holiday ${id}`, { version: 2, reason: `Holiday ${id}`, status: 'pending', ...over });
let write: (call: Received) => Response | undefined = () => undefined;
beforeEach(() => {
  write = () => undefined;
});

async function openRecord(record: object = request('d1'), resource: typeof daysOff | typeof users = daysOff) {
  api.answers((call) => {
    if (call.method !== 'GET') return write(call);
    return call.path === `${apiPath(resource)}/d1` ? Response.json(record) : undefined;
  });
  await open(<ResourceShow resource={resource} id="d1" />, `/record/d1`);
  await until(() => app.all('h1').length > 0, 'the record');
}
async function openList(records: readonly object[]) {
  api.answers((call) => {
    if (call.method !== 'GET') return write(call);
    return call.address.startsWith('/admin/days-off?')
      ? Response.json(records, { headers: { 'x-total-count': String(records.length) } })
      : undefined;
  });
  await open(<ResourceList resource={daysOff} />, '/inspectors/daysOff');
  await until(() => app.all('td input[type=checkbox]').length >= records.length, 'the checkboxes');
  await press('Select all on this page');
}
const drawer = () => texts('.ant-drawer-title').join('|').replaceAll(/\s+/g, ' ');
const submit = () => act(async () => app.all<HTMLFormElement>('.ant-drawer form')[0]?.requestSubmit());
const note = () => app.all<HTMLTextAreaElement>('.ant-drawer textarea')[0];
const decision = '/admin/days-off/d1/decision';
const openReject = async (name = 'Reject') => {
  await press(name);
  await until(() => note(), 'the form');
};

it('an action for pending requests is offered on those alone', async () => {
  await openRecord();
  expect([has('Approve'), has('Reject'), has('Edit')]).toEqual([true, true, false]);
  await openRecord(request('d1', { status: 'approved' }));
  expect([has('Approve'), has('Reject')]).toEqual([false, false]);
});

it('an operation with fixed values sends them for the record', async () => {
  await openRecord();
  write = () => Response.json({ id: 'd1', status: 'approved' });
  await press('Approve');
  await until(() => app.all('.ant-modal-confirm').length > 0, 'the question');
  await act(async () => app.all('.ant-modal-confirm-btns button')[0]?.click());
  await until(() => toasts().length > 0);
  expect(api.written()).toEqual([[`POST ${decision}`, { decision: 'approve' }]]);
  expect(toasts()).toEqual([['success', 'Days off approved.']]);
});

it('an action with a form opens it with the record’s name, and sends what was typed with its fixed values', async () => {
  await openRecord();
  await openReject();
  expect(drawer()).toBe('Reject Holiday d1');
  expect(api.written()).toEqual([]);
  expect(app.all('.ant-drawer .ant-alert')).toEqual([]);
  await type(note(), 'No replacement');
  write = () => Response.json({ id: 'd1', status: 'rejected' });
  await submit();
  await until(() => toasts().length > 0);
  expect(api.written()).toEqual([[`POST ${decision}`, { decision: 'reject', note: 'No replacement' }]]);
  expect(toasts()).toEqual([['success', 'Days off rejected.']]);
  await until(() => drawer() === '', 'the closed drawer');
});

it('a form without a required field is not sent; a refusal of the server stays at its field with the typed text', async () => {
  await openRecord();
  await openReject();
  await submit();
  await app.settle(100);
  expect(api.written()).toEqual([]);
  await type(note(), 'No replacement');
  write = () => refusal(422, { message: 'Check the form.', errors: { note: ['Name a colleague.'] } });
  await submit();
  await until(() => document.body.textContent.includes('Name a colleague.'), 'the refusal');
  expect(note()?.value).toBe('No replacement');
  expect(texts('.ant-form-item-explain-error')).toContain('Name a colleague.');
  expect(toasts()).toEqual([]);
});

it('a form without input closes at once; typed text is left only after a question', async () => {
  await openRecord();
  await openReject();
  await press('Back');
  await until(() => drawer() === '', 'the closed drawer');
  await openReject();
  await type(note(), 'No');
  await press('Back');
  await until(() => texts('.ant-modal-confirm-title').length > 0, 'the question');
  expect(drawer()).toContain('Reject');
  await press('Close without saving');
  await until(() => drawer() === '', 'the closed drawer');
  expect(api.written()).toEqual([]);
});

const showsOnce = async (answer: object) => {
  await openRecord();
  await openReject();
  await type(note(), 'No');
  write = () => Response.json(answer);
  await submit();
  await until(() => toasts().length > 0);
};
const copy = vi.spyOn(navigator.clipboard, 'writeText');

it('a password that the server shows once stays until the person closes it, and can be copied', async () => {
  await showsOnce({ $oneTimePassword: 'Xy-12' });
  expect(texts('.ant-modal-title')).toEqual(['One-time password for “Holiday d1”']);
  const [box] = app.all<HTMLInputElement>('.ant-modal input');
  expect([box?.value, box?.readOnly, box?.getAttribute('aria-label')]).toEqual([
    'Xy-12',
    true,
    'One-time password',
  ]);
  expect(texts('.ant-modal-body p')[0]).toContain('This password is shown only once.');
  expect(app.all('.ant-modal-close')).toEqual([]);
  copy.mockResolvedValueOnce(undefined);
  await press('Copy');
  expect(copy).toHaveBeenCalledWith('Xy-12');
  expect([has('Copied'), has('Copy')]).toEqual([true, false]);
  await press('Close');
  await until(() => app.all('.ant-modal-title').length === 0, 'the closed dialog');
});

it('a password that cannot be copied is selected instead', async () => {
  await showsOnce({ $oneTimePassword: 'Xy-12' });
  copy.mockRejectedValueOnce(new Error('denied'));
  await press('Copy');
  const [box] = app.all<HTMLInputElement>('.ant-modal input');
  expect([box?.selectionStart, box?.selectionEnd]).toEqual([0, 5]);
  expect([has('Copied'), has('Copy')]).toEqual([false, true]);
});

it.each([
  ['no value', {}],
  ['a secret that the declaration does not name', { $secret: 'abc' }],
  ['a password that is no text', { $oneTimePassword: 12 }],
])('an answer with %s shows nothing', async (_, answer) => {
  await showsOnce(answer);
  expect(app.all('.ant-modal-title')).toEqual([]);
});

const person = (over: object = {}) =>
  aRecord('d1', 'Nora', { name: 'Nora', role: 'client', active: true, customRoleId: null, ...over });

/** Opens the menu of the record; one without further actions has none. */
const openMenu = async () => {
  const more = app.all<HTMLButtonElement>('button[aria-label^="Actions for"]').at(-1);
  if (!more) return;
  await act(async () => more.click());
  await until(() => texts('[role=menuitem]').length > 0, 'the menu');
};

it('the portal may be seen as an active person, but not as an administrator or a closed account', async () => {
  const offered = async (over: object) => {
    await openRecord(person(over), users);
    await openMenu();
    return has('See as');
  };
  expect(await offered({})).toBe(true);
  expect(await offered({ role: 'admin' })).toBe(false);
  expect(await offered({ active: false })).toBe(false);
});

it('seeing as a person leaves the own account; a refusal says why and stays', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await openRecord(person(), users);
  write = () => refusal(422, { message: 'The account is locked.' });
  await openMenu();
  await press('See as');
  await until(() => texts('.ant-modal-confirm-content').length > 0, 'the refusal');
  expect(api.written()).toEqual([['POST /sessions/see-as', { userId: 'd1' }]]);
  expect(texts('.ant-modal-confirm').join('')).toContain('The account is locked.');
  expect(assign).not.toHaveBeenCalled();
  const seen = { ...useSession.getState().user, id: 'd1', role: 'client' };
  write = () => Response.json({ user: seen, token: { plain_text_token: 'abc' } });
  await press('See as');
  await until(() => assign.mock.calls.length > 0);
  expect(assign).toHaveBeenCalledWith('/');
});
afterEach(() => localStorage.removeItem('ownAccount'));

it('an operation for many records is asked once, sent for each, and its refusals are named', async () => {
  await openList([request('d1'), request('d2'), request('d3', { status: 'approved' })]);
  write = ({ address }) =>
    address.includes('d2')
      ? refusal(409, { message: 'It has changed since.' })
      : Response.json({ id: 'd1', status: 'approved' });
  await press('Approve (2 records)');
  await until(() => texts('.ant-modal-confirm-title').length > 0, 'the question');
  expect(texts('.ant-modal-confirm-title')).toEqual(['Approve: 2 records']);
  expect(texts('.ant-modal-confirm-content li')).toEqual(['Holiday d1', 'Holiday d2']);
  expect(texts('.ant-modal-confirm-content')[0]).toContain('No visits will be assigned');
  expect(api.written()).toEqual([]);
  await act(async () => app.all('.ant-modal-confirm-btns button')[0]?.click());
  await until(() => has('Retry 1 failed record'), 'the result');
  expect(api.written()).toEqual([
    [`POST ${decision}`, { decision: 'approve' }],
    ['POST /admin/days-off/d2/decision', { decision: 'approve' }],
  ]);
  expect(texts('.ant-modal-title')).toEqual(['Approve']);
  expect(texts('.ant-modal-body li')).toEqual(['Holiday d2It has changed since.']);
  expect(toasts()).toEqual([['success', 'Approve: 1 record done.']]);
});

it('an operation with a form takes one answer for many records', async () => {
  await openList([request('d1'), request('d2')]);
  await openReject();
  expect(drawer()).toBe('Reject 2 records');
  await type(note(), 'Full');
  write = () => Response.json({ id: 'd1', status: 'rejected' });
  await submit();
  await until(() => toasts().length > 0);
  expect(api.written()).toEqual([
    [`POST ${decision}`, { decision: 'reject', note: 'Full' }],
    ['POST /admin/days-off/d2/decision', { decision: 'reject', note: 'Full' }],
  ]);
  expect(toasts()).toEqual([['success', 'Reject: 2 records done.']]);
  expect(drawer()).toBe('');
});

it('a form for many records that is left sends nothing', async () => {
  await openList([request('d1'), request('d2')]);
  await openReject();
  await press('Back');
  await until(() => drawer() === '', 'the closed drawer');
  expect(api.written()).toEqual([]);
  expect(texts('section [role=status]')).toEqual(['2 records selected']);
});
