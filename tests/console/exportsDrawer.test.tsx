// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ExportView } from 'sijil/contract/exportViews';
import { ExportsButton } from 'sijil/react/console/transfer/exports/ExportsButton';
import { BackgroundExport } from 'sijil/react/console/transfer/exports/BackgroundExport';
import { useBegunExports } from 'sijil/react/console/writes/begunExports';
import { CallError } from 'sijil/react/providers/apiError';
import { useSession } from 'sijil/react/providers/session';
import { consoleApp, inEnglish } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';
import { refusals } from '../support/refusals';

const app = consoleApp();
const { api, open, press, has, until, texts, toasts, said } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

/** Links that the browser follows to save a file: address and name. */
const followed: string[][] = [];
vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
  followed.push([this.getAttribute('href') ?? '', this.download]);
});
afterEach(() => {
  followed.length = 0;
  useBegunExports.setState({ ids: [] });
  useSession.setState({ user: null });
});

const anExport = (over: Partial<ExportView> = {}): ExportView => ({
  id: 'e1',
  kind: 'report',
  about: 'R-1031',
  status: 'running',
  done: 1,
  total: 3,
  createdAt: '2027-01-05T09:00:00.000Z',
  file: null,
  expiresAt: null,
  ...over,
});
const file = { id: 'f1', name: 'R-1031.zip', type: 'application/zip', size: 5, url: '/files/f1?key=k' };
const finished = (over: Partial<ExportView> = {}) =>
  anExport({ status: 'done', done: 3, file, expiresAt: '2027-01-08T09:00:00.000Z', ...over });

/** The server’s list of the exports. */
let exported: ExportView[] = [];
const start = async (rows: ExportView[], address = '/start') => {
  exported = rows;
  api.answers(({ method }) => (method === 'GET' ? Response.json(exported) : undefined));
  const router = await open(<ExportsButton />, address);
  await app.settle(100);
  return router;
};
const openDrawer = async (name: string) => {
  await press(name);
  await until(() => texts('.ant-drawer-title').length > 0, 'the drawer');
};

it('a person without exports has no button for them', async () => {
  await start([]);
  expect(api.reads()).toEqual(['/console/start', '/exports']);
  expect(app.all('button')).toEqual([]);
});

it('a person who is not signed in is not asked about exports', async () => {
  useSession.setState({ user: null });
  await open(<ExportsButton />);
  expect(api.received).toEqual([]);
});

it('the button names the number of files in progress, and without one only the files', async () => {
  await start([anExport(), anExport({ id: 'e2', status: 'waiting' }), finished({ id: 'e3' })]);
  await until(() => has('My files, in progress: 2'));
  expect(app.named('My files, in progress: 2').title).toBe('My files');
  await start([finished()]);
  await until(() => has('My files'));
  expect(texts('.ant-drawer-title')).toEqual([]);
});

it('a file in progress shows what it is, how far it is, and can be stopped', async () => {
  await start([anExport()]);
  await openDrawer('My files, in progress: 1');
  expect(texts('.ant-drawer-title')).toEqual(['My files']);
  const [item] = app.all('li');
  expect(item?.textContent).toContain('Inspection report');
  expect(item?.textContent).toContain('R-1031');
  expect(item?.querySelector('.ant-progress')?.getAttribute('aria-label')).toBe('Export progress');
  expect(item?.textContent).toContain('33%');
  expect(has('Download')).toBe(false);
  exported = [anExport({ status: 'cancelled' })];
  await press('Stop');
  await until(() => said().includes('You stopped it before it was complete.'), 'the end');
  expect(api.written()).toEqual([['POST /exports/e1/cancel', undefined]]);
  expect(has('Stop')).toBe(false);
});

it('a file whose stopping the server refuses stays, with the reason', async () => {
  await start([anExport()]);
  await openDrawer('My files, in progress: 1');
  api.answers(({ method }) =>
    method === 'GET' ? Response.json(exported) : refusal(409, { message: 'It is complete already.' }),
  );
  await press('Stop');
  await until(() => texts('li [role=alert]').length > 0);
  expect(texts('li [role=alert]')).toEqual(['It is complete already.Nothing was changed.']);
  expect(has('Stop')).toBe(true);
});

it('a finished file can be downloaded until its last day; it is not saved without being asked for', async () => {
  await start([finished()]);
  await openDrawer('My files');
  const link = app.named('Download');
  expect(['href', 'download'].map((name) => link.getAttribute(name))).toEqual([
    '/files/f1?key=k&download',
    'R-1031.zip',
  ]);
  expect(texts('li')[0]).toMatch(/Downloaduntil .*2027/);
  expect(followed).toEqual([]);
  expect(toasts()).toEqual([]);
});

it.each([
  ['done', 'The file has expired. Request it again.'],
  ['expired', 'The file has expired. Request it again.'],
  ['failed', 'The file could not be completed. Request it again.'],
  ['cancelled', 'You stopped it before it was complete.'],
] as const)('an export that is %s and has no file says so', async (status, text) => {
  await start([anExport({ status, about: null })]);
  await openDrawer('My files');
  expect(texts('li p')).toEqual([text]);
  expect(app.all('li bdi[dir=ltr]')).toEqual([]);
  expect([has('Download'), has('Stop')]).toEqual([false, false]);
});

it('an address that names an export opens the drawer; closing it removes the name and keeps the rest', async () => {
  const router = await start([], '/start?tab=more&export=e1');
  await until(() => texts('.ant-drawer-title').length > 0, 'the drawer');
  expect(said()).toContain('No files yet');
  expect(said()).toContain('stay here for 3 days');
  await press('Close');
  expect(router.state.location.search).toBe('?tab=more');
  expect(router.state.historyAction).toBe('REPLACE');
  await until(() => app.all('.ant-drawer-open').length === 0, 'the closed drawer');
});

it('closing the drawer that a press has opened leaves the address as it is', async () => {
  const router = await start([finished()], '/start?tab=more');
  await openDrawer('My files');
  await press('Close');
  expect(router.state.historyAction).toBe('POP');
  expect(router.state.location.search).toBe('?tab=more');
  await until(() => app.all('.ant-drawer-open').length === 0, 'the closed drawer');
});

it('the tab that began an export saves its file once, as soon as it is made', async () => {
  useBegunExports.getState().add('e1');
  useBegunExports.getState().add('other');
  await start([anExport(), finished({ id: 'e2' })]);
  expect(followed).toEqual([]);
  await start([finished(), finished({ id: 'e2' })]);
  await until(() => followed.length > 0, 'the file');
  expect(followed).toEqual([['/files/f1?key=k&download', 'R-1031.zip']]);
  expect(toasts()).toEqual([['success', 'File saved', expect.stringContaining('R-1031.zip')]]);
  expect(useBegunExports.getState().ids).toEqual(['other']);
});

it('the tab that began an export reports its failure, but not that the person stopped it', async () => {
  useBegunExports.getState().add('e1');
  useBegunExports.getState().add('e2');
  await start([anExport({ status: 'failed' }), anExport({ id: 'e2', status: 'cancelled' })]);
  await until(() => refusals().length > 0, 'the report');
  expect(refusals()).toEqual(['The file could not be completed. Request it again.']);
  expect([followed, useBegunExports.getState().ids]).toEqual([[], []]);
});

const begin = vi.fn();
const startExport = () => open(<BackgroundExport begin={begin} pending={false} label="Export all files" />);

it('an export that begins is awaited in this tab, and the person reads where to find it', async () => {
  begin.mockResolvedValueOnce({ id: 'e9' });
  await startExport();
  await press('Export all files');
  expect(useBegunExports.getState().ids).toEqual(['e9']);
  expect(toasts()).toEqual([
    ['info', 'Your file is being prepared', expect.stringContaining('find it under “My files”')],
  ]);
});

it.each([
  ['the reason', new CallError('Two exports are running.', 422, 'busy'), 'Two exports are running.'],
  ['an error where there is no reason', new CallError('', 0, 'network'), 'Error'],
])('an export that does not begin is reported with %s, and not awaited', async (_, error, text) => {
  begin.mockRejectedValueOnce(error);
  await startExport();
  await press('Export all files');
  await until(() => refusals().length > 0, 'the report');
  expect(refusals()).toEqual([text]);
  expect(useBegunExports.getState().ids).toEqual([]);
});

it('the button of an export shows that it is working and takes no second press meanwhile', async () => {
  begin.mockClear();
  await open(<BackgroundExport begin={begin} pending label="Export all files" />);
  await act(async () => app.all('button')[0]?.click());
  expect(begin).not.toHaveBeenCalled();
});
