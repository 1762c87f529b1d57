// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import type { Resource } from 'sijil/schema/resource';
import RecordImport from 'sijil/react/console/transfer/import/RecordImport';
import { consoleApp, importEnd, inEnglish } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, press, has, until, texts, chooseFile, said } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

/** Files that the browser saves: name and text. */
const saved: string[][] = [];
const made: Blob[] = [];
vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file as Blob)}`);
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
  saved.push([this.download, this.href]);
});
afterEach(() => {
  saved.length = 0;
  made.length = 0;
});

const onClose = vi.fn();
const start = async (resource: Resource = resources.nationalities) => {
  onClose.mockClear();
  await open(<RecordImport resource={resource} onClose={onClose} />);
};

const twoRows = 'Arabic description,English description,Active\nهندي,Indian,true\nكوري,Korean,\n';
/** Messages of the drawer about a failure. */
const alerts = () => texts('.ant-alert-error[role=alert]');
const title = () => texts('h2').join('|');

it('an import begins with the file: what it may contain, which columns are required, and the first of four steps', async () => {
  await start();
  expect(texts('.ant-drawer-title')).toEqual(['Import: Nationalities']);
  expect(title()).toBe('Choose the file');
  expect(said()).toContain('Step 1 of 4');
  expect(said()).toContain('up to 5000 rows');
  expect(said()).toContain('Required columns: Arabic description, English description');
  expect(said()).not.toContain('description, Active');
  expect(app.all<HTMLInputElement>('input[type=file]')[0]?.accept).toContain('.csv,.xlsx');
  expect(alerts()).toEqual([]);
});

it('the template has the columns of the import and no rows', async () => {
  await start();
  await press('Download an empty file with these columns');
  await until(() => saved.length > 0);
  expect(saved).toEqual([['nationalities-template.csv', 'blob:1']]);
  expect((await made[0]?.text())?.replace('\uFEFF', '')).toBe(
    'Arabic description,English description,Active',
  );
});

it('a file is mapped by its column names, and checked without saving before anything is written', async () => {
  await start();
  await chooseFile(twoRows);
  expect(title()).toBe('Match columns to fields');
  expect(said()).toContain('Step 2 of 4');
  expect(said()).toContain('The file has 2 rows.');
  expect(texts('.ant-select-selection-item')).toEqual([
    'Arabic description *',
    'English description *',
    'Active',
  ]);
  expect(said()).not.toContain('Required fields without a column');
  api.answers(() => importEnd({ valid: 2 }));
  await press('Check without saving');
  expect(api.written()).toEqual([
    [
      'POST /nationalities/import',
      {
        mode: 'check',
        update: true,
        rows: [
          { line: 2, values: { descriptionAr: 'هندي', descriptionEn: 'Indian', active: 'true' } },
          { line: 3, values: { descriptionAr: 'كوري', descriptionEn: 'Korean' } },
        ],
      },
    ],
  ]);
  expect(title()).toBe('Check results');
  expect(said()).toContain('Step 3 of 4');
  expect(said()).toContain('All 2 rows are valid. Nothing is saved yet.');
  expect(app.all('.ant-alert-success')).toHaveLength(1);
  expect(has('Download the rejected rows with their reasons')).toBe(false);
  expect(texts('.ant-radio-wrapper')).toEqual([]);
  expect(said()).not.toContain('will change');
  expect(said()).not.toContain('Fix the rejected rows');
});

it('a column shows its first filled cell, and a column without a name its number', async () => {
  await start();
  await chooseFile('Arabic description,English description,\n,,\nهندي,,note 7\nكوري,Korean,note 8\n');
  const columns = texts('li label');
  expect(columns).toEqual(['Arabic descriptionهندي', 'English descriptionKorean', 'Column 3note 7']);
  expect(texts('.ant-select-selection-placeholder')).toEqual(['Not imported']);
});

it('a file without a required column cannot be checked until a column is chosen for it', async () => {
  await start();
  await chooseFile('Arabic description,Remark\nهندي,Indian\n');
  expect(said()).toContain('The file has 1 row.');
  expect(said()).toContain('Required fields without a column: English description');
  expect(app.isDisabled('Check without saving')).toBe(true);
  await app.choose('RemarkIndian', 'English description *');
  expect(said()).not.toContain('Required fields without a column');
  expect(app.isDisabled('Check without saving')).toBe(false);
  await app.choose('RemarkIndian', 'Arabic description *');
  expect(said()).toContain('Required fields without a column: English description');
  expect(texts('.ant-select-selection-placeholder')).toEqual(['Not imported']);
});

it('a column can be left out of the import', async () => {
  await start();
  await chooseFile(twoRows);
  await act(async () => {
    const clear = app.all('.ant-select-clear').at(-1);
    clear?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  await press('Check without saving');
  expect(api.written()[0]?.[1]).toMatchObject({ rows: [{ values: { descriptionEn: 'Indian' } }, {}] });
  expect(JSON.stringify(api.written())).not.toContain('"active"');
});

it('rows of existing records update them only as long as the person wants that', async () => {
  await start();
  await chooseFile(twoRows);
  const [box] = app.all<HTMLInputElement>('input[type=checkbox]');
  expect(said()).toContain('Update the records that have the same “Arabic description”, and add the others');
  expect(box?.checked).toBe(true);
  await act(async () => box?.click());
  await press('Check without saving');
  expect(api.written()[0]?.[1]).toMatchObject({ mode: 'check', update: false });
});

it('updating is not offered where no column identifies records, nor to an import that can only add', async () => {
  await start();
  await chooseFile('English description,Active\nIndian,true\n');
  expect(app.all('input[type=checkbox]')).toEqual([]);
  await start(resources.branches);
  await chooseFile('Name,City\nOlaya,Riyadh\n');
  expect(app.all('input[type=checkbox]')).toEqual([]);
});

it('a check that the server refuses keeps the file and its columns, and says why', async () => {
  await start();
  await chooseFile(twoRows);
  api.answers(() => refusal(400, { message: 'Row 2 is too long.' }));
  await press('Check without saving');
  await until(() => alerts().length > 0);
  expect(alerts()).toEqual(['Row 2 is too long.']);
  expect(title()).toBe('Match columns to fields');
  expect(texts('.ant-select-selection-item')).toHaveLength(3);
  api.answers(() => importEnd({ valid: 2 }));
  await press('Check without saving');
  expect(alerts()).toEqual([]);
  expect(title()).toBe('Check results');
});

it('a check whose answer breaks off is reported as an error, because nobody knows its outcome', async () => {
  await start();
  await chooseFile(twoRows);
  api.answers(() => new Response('{"done":1,"total":2}\n'));
  await press('Check without saving');
  await until(() => alerts().length > 0);
  expect(alerts()).toEqual(['Error']);
});

it('while the server checks, the person reads that, and can neither check twice nor leave the step', async () => {
  await start();
  await chooseFile(twoRows);
  let answer: (given: Response) => void = () => undefined;
  api.answers(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  expect(texts('output')).toEqual([]);
  await press('Check without saving');
  expect(texts('output')).toEqual(['Checking the rows…']);
  expect(app.isDisabled('Choose another file')).toBe(true);
  await press('Check without saving');
  expect(api.written()).toHaveLength(1);
  await act(async () => answer(importEnd({ valid: 2 })));
  await until(() => title() === 'Check results');
  expect(app.isDisabled('Choose another file')).toBe(false);
});

it.each([
  ['an empty file', 'Arabic description\n', 'The file has no rows below its header row.'],
  [
    'a file with an open quotation mark',
    'Arabic description\n"هندي',
    'The file could not be read: it contains a quotation mark that is never closed.',
  ],
  [
    'a file with too many rows',
    `Arabic description\n${'x\n'.repeat(5001)}`,
    'The file has 5001 rows; up to 5000 can be imported at once. Split it into smaller files.',
  ],
])('%s is refused with the reason, and another one can be chosen at once', async (_, text, message) => {
  await start();
  await chooseFile(text);
  expect(alerts()).toEqual([message]);
  expect(title()).toBe('Choose the file');
  await chooseFile(twoRows);
  expect(alerts()).toEqual([]);
  expect(title()).toBe('Match columns to fields');
  expect(api.written()).toEqual([]);
});

it('a corrected file with the same columns keeps the columns that were chosen by hand; another file does not', async () => {
  await start();
  await chooseFile('Arabic description,Remark\nهندي,Indian\n');
  await app.choose('RemarkIndian', 'English description *');
  await press('Choose another file');
  expect(title()).toBe('Choose the file');
  await chooseFile('Arabic description,Remark\nهندي,Hindi\n');
  expect(texts('.ant-select-selection-item')).toEqual(['Arabic description *', 'English description *']);
  await press('Choose another file');
  await chooseFile('Arabic description,Remark,More\nهندي,Hindi,x\n');
  expect(texts('.ant-select-selection-item')).toEqual(['Arabic description *']);
});

it('a drawer without a file closes at once; with one it asks, and closes only after the answer', async () => {
  await start();
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  await start();
  await chooseFile(twoRows);
  await press('Close');
  await until(() => app.all('.ant-modal-confirm').length > 0);
  expect(onClose).not.toHaveBeenCalled();
});
