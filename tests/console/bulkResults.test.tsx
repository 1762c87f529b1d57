// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { useToasts } from 'sijil/react/toast/toastStore';
import { aRecord, consoleApp, inEnglish } from '../support/consoleApp';
import { type Received, refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, press, has, until, texts, toasts } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const nationality = (id: string) =>
  aRecord(id, `Name ${id}`, { version: 4, descriptionAr: id, descriptionEn: `Name ${id}`, active: true });
const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

type Bulk = { readonly items: readonly { readonly id: string }[] };
let total = 0;
/** Answers of the server to its bulk calls, in turn; by default each record passes. */
let bulk: ((body: Bulk) => unknown)[] = [];
let page: (call: Received) => Response | undefined = () => undefined;
beforeEach(() => {
  bulk = [];
  total = 0;
  page = () => undefined;
});
const pass = ({ items }: Bulk) => items.map(({ id }) => ({ id, ok: true }));
const refuse = ({ items }: Bulk) => items.map(({ id }) => ({ id, ok: false, code: 'x', message: 'In use.' }));

const start = async (count: number, all = count, address = '/nationalities') => {
  total = all;
  api.answers(async (call) => {
    if (call.method === 'POST') {
      const answer = await (bulk.shift() ?? pass)(call.body as Bulk);
      return answer instanceof Response ? answer : Response.json(answer);
    }
    if (!call.address.startsWith('/nationalities?')) return undefined;
    return (
      page(call) ??
      Response.json(ids(count).map(nationality), { headers: { 'x-total-count': String(total) } })
    );
  });
  await open(<ResourceList resource={resources.nationalities} />, address);
  await until(() => app.all('td input[type=checkbox]').length >= count, 'the checkboxes');
};
const selected = () => texts('section [role=status]').join('|');
const dialog = () => texts('.ant-modal-body').join('|');
const askToDelete = async () => {
  await press('Delete');
  await until(() => dialog().includes('Once deleted'), 'the question');
};

it('deleting names the records and is confirmed; the records leave the selection, and it can be undone', async () => {
  await start(2);
  await press('Select “Name 1”');
  await press('Select “Name 2”');
  await askToDelete();
  expect(texts('.ant-modal-confirm-title')).toEqual(['Delete 2 records?']);
  expect(dialog()).toContain('Once deleted, they no longer appear in lists:');
  expect(texts('.ant-modal-body li')).toEqual(['Name 1', 'Name 2']);
  expect(app.all('.ant-modal-body ul')[0]?.tabIndex).toBe(0);
  expect(app.named('Delete 2 records').className).toContain('dangerous');
  expect(api.written()).toEqual([]);
  await press('Delete 2 records');
  await until(() => toasts().length > 0);
  const items = [
    { id: '1', version: 4 },
    { id: '2', version: 4 },
  ];
  expect(api.written()).toEqual([['POST /nationalities/bulk', { action: 'delete', items }]]);
  expect(toasts()).toEqual([['success', '2 records deleted.']]);
  await until(() => app.all('.ant-modal-title').length === 0, 'the end');
  expect(app.all('section[aria-label="Selected records"]')).toEqual([]);
  const [toast] = useToasts.getState().toasts;
  expect(toast?.action?.label).toBe('Undo');
  await act(async () => void toast?.action?.run());
  await until(() => toasts().length > 1);
  expect(api.written()[1]).toEqual([
    'POST /nationalities/bulk',
    { action: 'restore', items: [{ id: '1' }, { id: '2' }] },
  ]);
  expect(toasts()[1]).toEqual(['success', '2 records restored.']);
});

it('a person who cancels the question deletes nothing and keeps the selection', async () => {
  await start(2);
  await press('Select “Name 1”');
  await askToDelete();
  expect(texts('.ant-modal-confirm-title')).toEqual(['Delete 1 record?']);
  await press('Cancel');
  expect([api.written(), selected()]).toEqual([[], '1 record selected']);
});

it('refused records stay selected with their reasons, and can be tried again without their version', async () => {
  await start(2);
  await press('Select all on this page');
  await askToDelete();
  bulk.push(({ items }) => [...pass({ items: items.slice(0, 1) }), ...refuse({ items: items.slice(1) })]);
  await press('Delete 2 records');
  await until(() => has('Retry 1 failed record'), 'the result');
  expect(texts('.ant-modal-title')).toEqual(['Deleting records']);
  expect(dialog()).toContain('1 of 2 done, 1 failed.');
  expect(dialog()).not.toContain('Stopped');
  expect(texts('.ant-modal-body li')).toEqual(['Name 2In use.']);
  expect(app.all('.ant-progress-status-exception')).toHaveLength(1);
  expect(selected()).toBe('1 record selected');
  expect(toasts()).toEqual([['success', '1 record deleted.']]);
  await press('Retry 1 failed record');
  await until(() => toasts().length > 1);
  expect(api.written()[1]?.[1]).toEqual({ action: 'delete', items: [{ id: '2' }] });
  await until(() => app.all('.ant-modal-title').length === 0, 'the end');
});

it('a call that the server refuses fails for each of its records, and the result can be closed', async () => {
  await start(2);
  await press('Select all on this page');
  await askToDelete();
  bulk.push(() => refusal(422, { message: 'Not today.' }));
  await press('Delete 2 records');
  await until(() => has('Retry 2 failed records'), 'the result');
  expect(texts('.ant-modal-body li')).toEqual(['Name 1Not today.', 'Name 2Not today.']);
  expect(toasts()).toEqual([]);
  await press('Close');
  await until(() => app.all('.ant-modal-title').length === 0, 'the end');
  expect(selected()).toBe('2 records selected');
});

it('a call that is lost for an unknown reason is an error of each record', async () => {
  await start(1);
  await press('Select “Name 1”');
  await askToDelete();
  bulk.push(() => ({ not: 'a list' }));
  await press('Delete record');
  await until(() => has('Retry 1 failed record'), 'the result');
  expect(texts('.ant-modal-body li')).toEqual(['Name 1Error']);
});

it('a running change shows its progress, and stops between two calls when the person says so', async () => {
  await start(25);
  await press('Select all on this page');
  await askToDelete();
  let go = () => {};
  bulk.push(
    (body) =>
      new Promise((resolve) => {
        go = () => resolve(pass(body));
      }),
  );
  await press('Delete 25 records');
  await until(() => has('Stop'), 'the progress');
  expect(dialog()).toContain('0 of 25 done, 0 failed.');
  expect(app.all('.ant-modal-close')).toEqual([]);
  expect(has('Close')).toBe(false);
  expect(app.all('.ant-progress')[0]?.getAttribute('aria-label')).toBe('Progress');
  await press('Stop');
  await act(async () => go());
  await until(() => dialog().includes('Stopped'), 'the stop');
  expect(dialog()).toContain('20 of 25 done, 0 failed. Stopped; 5 records were not changed.');
  expect(app.all('[role=progressbar]')[0]?.getAttribute('aria-valuenow')).toBe('80');
  expect(api.written()).toHaveLength(1);
  expect([has('Stop'), app.all('.ant-modal-body li').length]).toEqual([false, 0]);
  expect(app.all('.ant-progress-status-success')).toEqual([]);
  expect(selected()).toBe('5 records selected');
  await press('Close');
  await until(() => app.all('.ant-modal-title').length === 0, 'the end');
});

it('all matching records are read in the list’s order, two hundred at a time', async () => {
  await start(2, 201, '/nationalities?descriptionEn_like=Name&sort=-descriptionEn');
  await press('Select “Name 1”');
  page = ({ address }) => {
    const from = Number(/_start=(\d+)/.exec(address)?.[1]);
    const read = ids(201).slice(from, from + 200);
    return Response.json(read.map(nationality), { headers: { 'x-total-count': '201' } });
  };
  const before = api.reads().length;
  await press('Select all 201 matching records');
  await until(() => selected() === '201 records selected', 'the selection');
  const asked = api.reads().slice(before);
  expect(asked.map((path) => /_start=\d+&_end=\d+/.exec(path)?.[0])).toEqual([
    '_start=0&_end=200',
    '_start=200&_end=400',
  ]);
  expect(asked[0]).toContain('descriptionEn_like=Name');
  expect(asked[0]).toContain('_sort=descriptionEn&_order=desc');
  expect(has('Select all 201 matching records')).toBe(false);
});

it('of more than a thousand records the first thousand can be selected', async () => {
  await start(1, 1001);
  await press('Select “Name 1”');
  expect(has('Select the first 1000 records')).toBe(true);
  await start(1, 1000);
  await press('Select “Name 1”');
  expect(has('Select all 1000 matching records')).toBe(true);
});

it('records that cannot be read leave the selection as it is, with the reason', async () => {
  await start(2, 3);
  await press('Select “Name 1”');
  expect(texts('section [role=alert]')).toEqual([]);
  page = () => refusal(422, { message: 'The filter is unknown.' });
  await press('Select all 3 matching records');
  await until(() => texts('section [role=alert]').length > 0);
  expect(texts('section [role=alert]')).toEqual(['The filter is unknown.']);
  expect(selected()).toBe('1 record selected');
});

it('with Shift all rows from the last one to this one change at once', async () => {
  await start(5);
  await press('Select “Name 2”');
  await act(async () => {
    app.named('Select “Name 4”').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
  });
  await until(() => selected() === '3 records selected', 'the selection');
  await press('Select “Name 3”');
  expect(selected()).toBe('2 records selected');
  const boxes = app.all<HTMLInputElement>('td input[type=checkbox]').filter((one) => one.checked);
  expect(boxes.map((one) => one.getAttribute('aria-label'))).toEqual(['Select “Name 2”', 'Select “Name 4”']);
});
