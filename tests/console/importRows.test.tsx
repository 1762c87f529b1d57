// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import ImportDrawer from 'sijil/react/console/transfer/import/ImportDrawer';
import type { ImportReport, ImportSource } from 'sijil/react/console/transfer/import/importSource';
import { consoleApp, inEnglish } from '../support/consoleApp';

const app = consoleApp();
const { api, open, press, until, texts, chooseFile, said } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const made: Blob[] = [];
const saved: string[] = [];
vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file as Blob)}`);
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
  saved.push(this.download);
});

const send = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  made.length = 0;
  saved.length = 0;
});

/** Import of visits, whose rows are no records of a declaration. */
const visits = (over: Partial<ImportSource> = {}): ImportSource => ({
  name: 'visits',
  label: { ar: 'الزيارات', en: 'Visits' },
  targets: [
    { key: 'place', label: { ar: 'المكان', en: 'Place' }, required: true, days: false },
    { key: 'on', label: { ar: 'اليوم', en: 'Day' }, required: false, days: true },
    { key: 'until', label: { ar: 'حتى', en: 'Until' }, required: false, days: true },
  ],
  most: 3,
  send,
  ...over,
});
const report = (over: Partial<ImportReport> = {}): ImportReport => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  changes: [],
  valid: 1,
  refused: [],
  ...over,
});
const start = (source = visits()) => open(<ImportDrawer source={source} onClose={onClose} />);
const answerDays = async (text: string, column: number) => {
  const found = app.all('.ant-radio-wrapper').filter((one) => one.textContent === text);
  await act(async () => found[column]?.click());
};

it('a source with samples has a file with them, and an import of few rows names its own limit', async () => {
  await start(visits({ sample: [{ place: 'Olaya', on: '2027-01-05' }] }));
  expect(said()).toContain('up to 3 rows');
  expect(said()).toContain('Required columns: Place');
  expect(app.has('Download an empty file with these columns')).toBe(false);
  await press('Download a sample file to fill in');
  await until(() => saved.length > 0);
  expect(saved).toEqual(['visits-template.csv']);
  expect((await made[0]?.text())?.replace('\uFEFF', '').split(/\r?\n/)).toEqual([
    'Place,Day,Until',
    'Olaya,2027-01-05,',
  ]);
  await chooseFile('Place\na\nb\nc\nd\n');
  expect(said()).toContain('The file has 4 rows; up to 3 can be imported at once.');
});

it('an import without required columns names none', async () => {
  const { targets } = visits();
  await start(visits({ targets: targets.filter(({ required }) => !required) }));
  expect(said()).not.toContain('Required columns');
});

it('days that may mean two dates are asked for, column by column, and are sent as the person says', async () => {
  send.mockResolvedValue(report());
  await start();
  await chooseFile('Place,Day,Until\nOlaya,5/1/2024,6/1/2024\n');
  expect(texts('li').filter((text) => text.includes('What does 5/1/2024 mean'))).toHaveLength(2);
  expect(app.isDisabled('Check without saving')).toBe(true);
  await answerDays('5 January (day first)', 0);
  expect(app.isDisabled('Check without saving')).toBe(true);
  await answerDays('1 May (month first)', 1);
  await press('Check without saving');
  expect(send.mock.calls[0]?.[0]).toEqual({
    mode: 'check',
    update: false,
    rows: [{ line: 2, values: { place: 'Olaya', on: '2024-01-05', until: '2024-06-01' } }],
  });
});

it('days that another row proves are neither asked for nor changed by a guess', async () => {
  send.mockResolvedValue(report());
  await start();
  await chooseFile('Place,Day\nOlaya,5/1/2024\nMalaz,31/1/2024\n');
  expect(said()).not.toContain('What does 5/1/2024 mean');
  await press('Check without saving');
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    rows: [{ values: { on: '2024-01-05' } }, { values: { on: '2024-01-31' } }],
  });
});

it('answers about days are forgotten with another file, and remain for a corrected one', async () => {
  await start();
  await chooseFile('Place,Day\nOlaya,5/1/2024\n');
  await answerDays('1 May (month first)', 0);
  await press('Choose another file');
  await chooseFile('Place,Day\nOlaya,6/1/2024\n');
  expect(app.isDisabled('Check without saving')).toBe(false);
  await press('Choose another file');
  await chooseFile('Place,Day,Remark\nOlaya,6/1/2024,x\n');
  expect(app.isDisabled('Check without saving')).toBe(true);
});

it('rows that were understood are shown before they are added, with what was made at the end', async () => {
  const to = '/visits/plan';
  send.mockResolvedValueOnce(report({ found: [{ line: 2, title: 'Visit of Olaya', place: 'Riyadh' }] }));
  send.mockResolvedValueOnce(
    report({ created: 1, made: { to, message: 'The plan was made', open: 'Open the plan' } }),
  );
  const router = await start();
  await chooseFile('Place\nOlaya\n');
  await press('Check without saving');
  await until(() => texts('tbody tr').length > 0);
  expect(texts('thead th')).toEqual(['Row', 'New records', 'Place']);
  expect(texts('tbody tr')).toEqual(['2Visit of OlayaRiyadh']);
  await press('Import 1 row');
  await until(() => texts('[role=status]').length > 0);
  expect(texts('[role=status]')).toEqual(['The plan was made']);
  expect(app.named('Close').className).not.toContain('ant-btn-primary');
  await press('Open the plan');
  expect(router.state.location.pathname).toBe(to);
});

it('a check without rows to show has no table', async () => {
  send.mockResolvedValue(report());
  await start();
  await chooseFile('Place\nOlaya\n');
  await press('Check without saving');
  await until(() => said().includes('The row is valid. Nothing is saved yet.'));
  expect(app.all('table')).toEqual([]);
});

it('an import that fails for an unknown reason is reported as an error, and can be repeated', async () => {
  send.mockRejectedValueOnce(new TypeError('undefined is no function'));
  send.mockResolvedValueOnce(report());
  await start();
  await chooseFile('Place\nOlaya\n');
  await press('Check without saving');
  expect(texts('.ant-alert-error')).toEqual(['Error']);
  await press('Check without saving');
  expect(texts('.ant-alert-error')).toEqual([]);
});
