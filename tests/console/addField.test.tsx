// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { resourceNamed, resources } from '#resources';
import type { Resource } from 'sijil/schema/resource';
import { AddField } from 'sijil/react/console/design/AddField';
import { consoleApp, inEnglish, signIn } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, press, has, until, texts, type, said } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const start = async () => {
  await open(<AddField resource={resources.branches} />);
  await press('Add a field');
  await until(() => app.all('.ant-drawer form').length > 0, 'the form');
  await app.settle(60);
};
const boxes = () => app.all<HTMLInputElement>('.ant-drawer form input[type=text]');
const submit = () => act(async () => app.all<HTMLFormElement>('.ant-drawer form')[0]?.requestSubmit());
const kind = () => texts('.ant-drawer .ant-select-selection-item')[0];
const preview = () => texts('.ant-card-head-title').includes('How it looks in the form');

it('a field is added by those who design, to records that may have one', async () => {
  await open(<AddField resource={resources.branches} />);
  expect(has('Add a field')).toBe(true);
  expect(app.named('Add a field').getAttribute('aria-haspopup')).toBe('dialog');
  await open(<AddField resource={resourceNamed('designedFields') as Resource} />);
  expect(has('Add a field')).toBe(false);
  signIn('client');
  await open(<AddField resource={resources.branches} />);
  expect(has('Add a field')).toBe(false);
});

it('the form is about the records of the list, and does not ask for them', async () => {
  await start();
  expect(texts('.ant-drawer-title')).toEqual(['New field of Branches']);
  expect(texts('.ant-drawer label')).not.toContain('Records');
  expect(preview()).toBe(false);
});

it('a name suggests the kind, is tried in a preview, and is sent with the records it is for', async () => {
  await start();
  const [arabic, english] = boxes();
  await type(arabic, 'تاريخ الافتتاح');
  await type(english, 'Opening date');
  await until(preview, 'the preview');
  expect(kind()).toBe('Date');
  api.answers(({ method }) => (method === 'POST' ? Response.json({ id: 'f1', version: 1 }) : undefined));
  await submit();
  await until(() => api.written().length > 0, 'the call');
  expect(api.written()).toEqual([
    [
      'POST /custom-fields',
      expect.objectContaining({
        resource: 'branches',
        kind: 'date',
        label: { ar: 'تاريخ الافتتاح', en: 'Opening date' },
      }),
    ],
  ]);
  await until(() => app.all('.ant-drawer form').length === 0, 'the closed drawer');
});

it('a kind that was chosen by hand stays, whatever the name suggests', async () => {
  await start();
  const select = app.all('.ant-drawer .ant-select input')[0];
  if (select) await app.choose(select, 'Long text');
  await type(boxes()[1], 'Opening date');
  await app.settle(60);
  expect(kind()).toBe('Long text');
});

it('a field that the server refuses stays as typed, with the reason', async () => {
  await start();
  const [arabic, english] = boxes();
  await type(arabic, 'ملاحظة');
  await type(english, 'Remark');
  api.answers(({ method }) =>
    method === 'POST' ? refusal(422, { message: 'There are too many fields.' }) : undefined,
  );
  await submit();
  await until(() => said().includes('There are too many fields.'), 'the reason');
  expect(boxes()[1]?.value).toBe('Remark');
  expect(app.all('.ant-drawer form')).toHaveLength(1);
});

it('a form without input closes at once; a typed name is left only after a question', async () => {
  await start();
  await press('Cancel');
  await until(() => app.all('.ant-drawer form').length === 0, 'the closed drawer');
  await press('Add a field');
  await until(() => boxes().length > 1, 'the form');
  await type(boxes()[1], 'Remark');
  await press('Cancel');
  await until(() => texts('.ant-modal-confirm-title').length > 0, 'the question');
  expect(api.written()).toEqual([]);
});
