// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { aRecord, consoleApp, inEnglish, signIn } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, press, has, until, texts, toasts, said } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const nationality = (id: string, name: string, active = true) =>
  aRecord(id, name, { version: 4, descriptionAr: `${name}-ar`, descriptionEn: name, active });

let records = [nationality('a', 'Indian'), nationality('b', 'Korean', false), nationality('c', 'Omani')];
/** Answers of the server to bulk calls, in turn. */
let bulk: ((body: { readonly items: readonly { readonly id: string }[] }) => unknown)[] = [];
beforeEach(() => {
  records = [nationality('a', 'Indian'), nationality('b', 'Korean', false), nationality('c', 'Omani')];
  bulk = [];
});
const start = async () => {
  api.answers(({ method, address, body }) => {
    if (address.startsWith('/nationalities?'))
      return Response.json(records, { headers: { 'x-total-count': String(records.length) } });
    if (method !== 'POST') return undefined;
    const answer = bulk.shift()?.(body as never);
    return answer instanceof Response ? answer : Response.json(answer ?? []);
  });
  await open(<ResourceList resource={resources.nationalities} />, '/nationalities');
  await until(() => app.all('td input[type=checkbox]').length >= 3, 'the checkboxes');
};
const pick = async (...names: string[]) => {
  for (const name of names) await press(`Select “${name}”`);
  await until(() => app.all('section[aria-label="Selected records"]').length > 0, 'the bar');
};
const dialog = () => texts('.ant-modal-body').join('|');
const title = () => texts('.ant-modal-title').join('|');
const passed = (id: string, changes: object = { active: { from: true, to: false } }) => ({
  id,
  ok: true,
  changes,
});
const chooseField = async () => {
  await press('Edit a field');
  await until(() => title() === 'Edit a field', 'the dialog');
};

it('a list without a selection has no bar; a selection shows its number and what can be done with it', async () => {
  await start();
  expect(app.all('section[aria-label="Selected records"]')).toEqual([]);
  await pick('Indian');
  expect(texts('section [role=status]')).toEqual(['1 record selected']);
  expect(texts('section button')).toEqual([
    'Select all 3 matching records',
    'Edit a field',
    'Deactivate',
    'Delete',
  ]);
  await pick('Korean');
  expect(texts('section [role=status]')).toEqual(['2 records selected']);
  expect(texts('section button')).toContain('Deactivate (1 record)');
  expect(texts('section button')).toContain('Activate (1 record)');
  await pick('Omani');
  expect(has('Select all 3 matching records')).toBe(false);
  await press('Clear selection');
  expect(app.all('section[aria-label="Selected records"]')).toEqual([]);
});

it('a person who may only read selects nothing', async () => {
  signIn('client');
  api.answers(() => Response.json(records, { headers: { 'x-total-count': '3' } }));
  await open(<ResourceList resource={resources.nationalities} />, '/nationalities');
  await until(() => said().includes('Omani'));
  expect(app.all('input[type=checkbox]')).toEqual([]);
});

it('a new value is tried first: the records that change are shown, and nothing is written before the answer', async () => {
  await start();
  await pick('Indian', 'Korean', 'Omani');
  await chooseField();
  expect(texts('.ant-modal-body .ant-select-selection-item')).toEqual(['Active']);
  bulk.push(() => [
    passed('a'),
    passed('b', {}),
    { id: 'c', ok: false, code: 'x', message: 'It is in use.' },
  ]);
  await press('Review the change');
  await until(() => dialog().includes('will change'), 'the result');
  const body = { action: 'update', values: { active: false } };
  const items = ['a', 'b', 'c'].map((id) => ({ id, version: 4 }));
  expect(api.written()).toEqual([['POST /nationalities/bulk', { ...body, items, check: true }]]);
  expect(texts('.ant-modal-body [role=status]')).toEqual([
    '1 record will change. 1 already has this value. 1 cannot be changed and stays as it is:',
  ]);
  const [refused, changing] = app.all('.ant-modal-body ul');
  expect(refused?.textContent).toBe('OmaniIt is in use.');
  const link = refused?.querySelector('a');
  expect([link?.getAttribute('href'), link?.target]).toEqual(['/nationalities/c', '_blank']);
  expect(changing?.querySelector('bdi')?.textContent).toBe('Indian');
  expect([changing?.children.length, changing?.tabIndex]).toEqual([1, 0]);
  expect(dialog()).not.toContain('more record');
  bulk.push(() => [{ id: 'a', ok: true }]);
  await press('Edit 1 record');
  await until(() => toasts().length > 0);
  expect(api.written()[1]).toEqual(['POST /nationalities/bulk', { ...body, items: [items[0]] }]);
  expect(toasts()).toEqual([['success', '1 record changed.']]);
  await until(() => title() === '', 'the end of the dialogs');
  expect(texts('section [role=status]')).toEqual(['2 records selected']);
});

it('a value that all records have already cannot be written', async () => {
  await start();
  await pick('Indian', 'Omani');
  await chooseField();
  bulk.push(() => [passed('a', {}), { id: 'c', ok: true }]);
  await press('Review the change');
  await until(() => dialog().includes('already have'), 'the result');
  expect(texts('.ant-modal-body [role=status]')).toEqual([
    '0 records will change. 2 already have this value.',
  ]);
  expect(app.isDisabled('Edit 0 records')).toBe(true);
  expect(app.all('.ant-modal-body ul')).toEqual([]);
  await press('Cancel');
  await until(() => title() === '', 'the closed dialog');
  expect(api.written()).toHaveLength(1);
  expect(texts('section [role=status]')).toEqual(['2 records selected']);
});

it('while the change is tried, its progress is shown and it cannot be written', async () => {
  await start();
  await pick('Indian');
  await chooseField();
  let answer: (given: Response) => void = () => undefined;
  bulk.push(() => undefined);
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  api.answers(({ method }) => (method === 'POST' ? waiting : undefined));
  await press('Review the change');
  await until(() => dialog().includes('Checking'), 'the check');
  expect(texts('.ant-modal-body [role=status]')).toEqual(['Checking what would change…']);
  const [bar] = app.all('.ant-modal-body .ant-progress');
  expect(bar?.getAttribute('aria-label')).toBe('Checking what would change…');
  expect(app.isDisabled('Edit 0 records')).toBe(true);
  answer(Response.json([passed('a')]));
  await until(() => has('Edit 1 record'), 'the result');
  expect(app.all('.ant-modal-body .ant-progress')).toEqual([]);
  expect(app.isDisabled('Edit 1 record')).toBe(false);
});

it('a check that never arrives is a refusal of every record, with the reason', async () => {
  await start();
  await pick('Indian', 'Omani');
  await chooseField();
  bulk.push(() => refusal(422, { message: 'Not today.' }));
  await press('Review the change');
  await until(() => dialog().includes('cannot be changed'), 'the result');
  expect(texts('.ant-modal-body li')).toEqual(['IndianNot today.', 'OmaniNot today.']);
  expect(app.isDisabled('Edit 0 records')).toBe(true);
});

it('an action that sets values shows its question, and only the records that it is for', async () => {
  await start();
  await pick('Indian', 'Korean');
  bulk.push(() => [passed('a')]);
  await press('Deactivate (1 record)');
  await until(() => dialog().includes('will change'), 'the result');
  expect(title()).toBe('Deactivate');
  expect(dialog()).toContain('It will no longer be offered in lists of choices.');
  expect(api.written()[0]?.[1]).toEqual({
    action: 'update',
    values: { active: false },
    items: [{ id: 'a', version: 4 }],
    check: true,
  });
});

it('an action that sets values without a question asks nothing more than the change', async () => {
  await start();
  await pick('Korean');
  bulk.push(() => [passed('b', { active: { from: false, to: true } })]);
  await press('Activate');
  await until(() => dialog().includes('will change'), 'the result');
  expect(texts('.ant-modal-body > p')).toEqual(['1 record will change.']);
});

it('of many changing records fifty are listed and the others counted', async () => {
  records = Array.from({ length: 52 }, (_, at) => nationality(`n${at}`, `Name ${at}`));
  await start();
  await press('Select all on this page');
  await chooseField();
  bulk.push(
    ({ items }) => items.map(({ id }) => passed(id)),
    ({ items }) => items.map(({ id }) => passed(id)),
    ({ items }) => items.map(({ id }) => passed(id)),
  );
  await press('Review the change');
  await until(() => dialog().includes('52 records will change'), 'the result');
  expect(api.written().map(([, sent]) => (sent as { items: object[] }).items.length)).toEqual([20, 20, 12]);
  expect(app.all('.ant-modal-body ul > li')).toHaveLength(50);
  expect(dialog()).toContain('And 2 more records.');
});
