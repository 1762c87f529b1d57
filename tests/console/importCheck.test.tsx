// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import RecordImport from 'sijil/react/console/transfer/import/RecordImport';
import { consoleApp, importEnd, inEnglish } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, press, has, until, texts, chooseFile, said } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

/** Files that the browser saves. */
const saved: string[] = [];
const made: Blob[] = [];
vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file as Blob)}`);
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
  saved.push(this.download);
});
afterEach(() => {
  saved.length = 0;
  made.length = 0;
});

const onClose = vi.fn();
const head = 'Arabic description,English description\n';
const title = () => texts('h2').join('|');
const cells = () => texts('tbody tr').filter((row) => row !== '');
const shownAlert = () => texts('.ant-alert-message').join('|');

/** Opens the import, chooses a file and checks it; the server answers with `over`. */
async function check(over: object, text = `${head}هندي,Indian\nكوري,Korean\n`) {
  onClose.mockClear();
  api.answers(() => importEnd(over));
  await open(<RecordImport resource={resources.nationalities} onClose={onClose} />);
  await chooseFile(text);
  await press('Check without saving');
  await until(() => title() === 'Check results', 'the result');
}

const oneRefused = {
  valid: 1,
  refused: [{ line: 3, errors: { descriptionEn: ['Is taken.', 'Is odd.'], $row: ['Is double.'] } }],
};

it('refused rows are named with line, field, cell and every reason; nothing is imported until the person decides', async () => {
  await check(oneRefused);
  expect(shownAlert()).toBe('1 row has errors. 1 row is valid.');
  expect(app.all('.ant-alert-warning')).toHaveLength(1);
  expect(texts('thead th')).toEqual(['Row', 'Field', 'In the file', 'Reason']);
  expect(cells()).toEqual(['3English descriptionKoreanIs taken. Is odd.', '3——Is double.']);
  expect(app.isDisabled('Import 1 row')).toBe(true);
  expect(said()).toContain('Fix the rejected rows in your file and choose it again');
  await press('Import the valid rows and skip the rejected ones');
  expect(app.isDisabled('Import 1 row')).toBe(false);
  expect(said()).not.toContain('Fix the rejected rows');
  api.answers(() => importEnd({ created: 1, valid: 1, refused: oneRefused.refused }));
  await press('Import 1 row');
  await until(() => title() === 'Import complete');
  expect(api.written().map(([, body]) => (body as { mode: string }).mode)).toEqual(['check', 'valid']);
  expect(texts('[role=status]')).toEqual(['1 record added']);
  expect(said()).toContain('1 rejected row was skipped.');
});

it('a file with refused rows only has no way to skip them', async () => {
  await check({ valid: 0, refused: [{ line: 2, errors: { descriptionAr: ['Is taken.'] } }] });
  const [all, valid] = app.all<HTMLInputElement>('input[type=radio]');
  expect([all?.checked, all?.disabled, valid?.disabled]).toEqual([true, false, true]);
  expect(app.isDisabled('Import 0 rows')).toBe(true);
  expect(shownAlert()).toBe('1 row has errors. 0 rows are valid.');
});

it('a file without refused rows has nothing to import if none of its rows is valid', async () => {
  await check({ valid: 0, unchanged: 2 });
  expect(said()).toContain('2 rows match what is already saved.');
  expect(said()).not.toContain('will change');
  expect(texts('ol li')).toEqual([]);
  expect(app.isDisabled('Import 0 rows')).toBe(true);
  expect(said()).toContain('Fix the rejected rows');
});

it('the refused rows can be saved as a file to correct: their cells with the reasons, and no valid row', async () => {
  await check(oneRefused);
  await press('Download the rejected rows with their reasons');
  await until(() => saved.length > 0);
  expect(saved).toEqual(['nationalities-refused.csv']);
  expect((await made[0]?.text())?.replace('\uFEFF', '').split(/\r?\n/)).toEqual([
    'Arabic description,English description,Reason',
    'كوري,Korean,English description: Is taken. Is odd. Is double.',
  ]);
});

it('changes of existing records are shown with line, record, old and new value', async () => {
  const changes = { descriptionEn: { from: 'Corean', to: 'Korean' } };
  await check({
    valid: 2,
    unchanged: 1,
    changes: [{ line: 3, id: 'k', title: { ar: 'كوري', en: 'Korean' }, changes }],
  });
  expect(said()).toContain('1 record will change. 1 row matches what is already saved.');
  const [row] = texts('ol li');
  expect(row).toMatch(/^Row 3:\s*Korean/);
  expect(texts('ol del')[0]).toContain('Corean');
  expect(texts('ol ins')[0]).toContain('Korean');
  expect(texts('ol dt')).toEqual(['English description']);
});

it('a clean file is imported in one piece, with progress, and ends with the number of records', async () => {
  await check({ valid: 2 });
  let end = () => {};
  api.answers(
    () =>
      new Response(
        new ReadableStream({
          async start(stream) {
            const send = (text: string) => stream.enqueue(new TextEncoder().encode(text));
            send('{"done":1,"total":3}\n');
            await new Promise<void>((resolve) => {
              end = resolve;
            });
            send(`${await importEnd({ created: 2, updated: 1 }).text()}`);
            stream.close();
          },
        }),
      ),
  );
  expect(texts('[role=progressbar]')).toEqual([]);
  await press('Import 2 rows');
  await until(() => app.all('.ant-progress').length > 0, 'the progress');
  const [bar] = app.all('.ant-progress');
  expect(bar?.getAttribute('aria-label')).toBe('1 of 3 written');
  expect(bar?.textContent).toContain('33%');
  expect([app.isDisabled('Change matching'), app.isDisabled('Choose another file')]).toEqual([true, true]);
  await act(async () => end());
  await until(() => title() === 'Import complete');
  expect(api.written()[1]?.[1]).toMatchObject({ mode: 'all', update: true });
  expect(said()).toContain('Step 4 of 4');
  expect(texts('[role=status]')).toEqual(['2 records added, 1 record changed']);
  expect(said()).not.toContain('skipped');
  expect(app.all('.ant-progress')).toEqual([]);
  await press('Close');
  expect(onClose).toHaveBeenCalled();
});

it('an import that only changed records does not speak of added ones', async () => {
  await check({ valid: 1 });
  api.answers(() => importEnd({ updated: 1 }));
  await press('Import 1 row');
  await until(() => title() === 'Import complete');
  expect(texts('[role=status]')).toEqual(['1 record changed']);
});

it('an import without any effect says that no record was added', async () => {
  await check({ valid: 1 });
  api.answers(() => importEnd({}));
  await press('Import 1 row');
  await until(() => title() === 'Import complete');
  expect(texts('[role=status]')).toEqual(['0 records added']);
});

it('rows that became invalid after the check are refused with all others, and the import stays at the check', async () => {
  await check({ valid: 2 });
  api.answers(() => importEnd(oneRefused));
  await press('Import 2 rows');
  await until(() => cells().length > 0, 'the refused rows');
  expect(title()).toBe('Check results');
  expect(shownAlert()).toBe('1 row has errors. 1 row is valid.');
});

it('an import that the server refuses stays at the check with the reason, and can be repeated', async () => {
  await check({ valid: 2 });
  api.answers(() => refusal(400, { message: 'The import is closed today.' }));
  await press('Import 2 rows');
  await until(() => texts('.ant-alert-error').length > 0);
  expect(texts('.ant-alert-error')).toEqual(['The import is closed today.']);
  expect(title()).toBe('Check results');
  api.answers(() => importEnd({ created: 2 }));
  await press('Import 2 rows');
  await until(() => title() === 'Import complete');
  expect(texts('.ant-alert-error')).toEqual([]);
});

it('the columns can be changed after the check, and after the end another file can be imported', async () => {
  await check({ valid: 2 });
  await press('Change matching');
  expect(title()).toBe('Match columns to fields');
  expect(texts('.ant-select-selection-item')).toHaveLength(2);
  await press('Check without saving');
  api.answers(() => importEnd({ created: 2 }));
  await press('Import 2 rows');
  await until(() => title() === 'Import complete');
  await press('Choose another file');
  expect(title()).toBe('Choose the file');
});

it('of more than ten refused rows ten are shown, and the others on the next page', async () => {
  const refused = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ line: at + 2, errors: { descriptionEn: ['Is taken.'] } }));
  await check({ refused: refused(10) });
  expect(cells()).toHaveLength(10);
  expect(app.all('.ant-pagination')).toEqual([]);
  await check({ refused: refused(11) });
  await until(() => app.all('.ant-pagination').length > 0, 'the pages');
  expect(cells()).toHaveLength(10);
  await press('Next page');
  await until(() => cells().length === 1, 'the second page');
  expect(cells()[0]).toMatch(/^12English description/);
  expect(has('Download the rejected rows with their reasons')).toBe(true);
});

it('a drawer with a checked file asks before it closes; after the end it closes at once', async () => {
  await check({ valid: 2 });
  const close = () => act(async () => app.all('.ant-drawer-close')[0]?.click());
  await close();
  await until(() => app.all('.ant-modal-confirm').length > 0, 'the question');
  expect(onClose).not.toHaveBeenCalled();
  expect(texts('.ant-modal-confirm-title')).toEqual(['Close the form without saving?']);
  await press('Close without saving');
  await until(() => onClose.mock.calls.length > 0);
});
