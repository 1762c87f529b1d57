// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { resourceNamed } from '#resources';
import type { Resource } from 'sijil/schema/resource';
import DesignFile from 'sijil/react/console/design/DesignFile';
import TypeFromSheet from 'sijil/react/console/design/TypeFromSheet';
import { consoleApp, inEnglish, signIn } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';
import { refusals } from '../support/refusals';

const app = consoleApp();
const { api, open, press, has, until, texts, toasts, chooseFile } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish('designs'));

const types = resourceNamed('designedTypes') as Resource;

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

const line = (over: object = {}) => ({
  part: 'fields',
  key: 'branches.gate',
  title: 'Gate number',
  change: 'add',
  details: [],
  warning: null,
  ...over,
});
/** Opens a file and answers its trial with a plan of these lines. */
async function compare(lines: readonly object[] | Response) {
  await open(<DesignFile resource={types} />);
  api.answers(() => (lines instanceof Response ? lines : Response.json({ lines })));
  await chooseFile('{"types":[]}', 'design.json');
  await until(() => texts('.ant-drawer-title').length > 0, 'the plan');
  await app.settle(60);
}
const alerts = () => texts('.ant-alert-error[role=alert]');
const body = (over: object) => [
  'POST /designs/apply',
  { file: { types: [] }, retire: false, dryRun: true, ...over },
];

it('those who may not design see nothing of it', async () => {
  signIn('client');
  await open(
    <>
      <DesignFile resource={types} />
      <TypeFromSheet resource={types} />
    </>,
  );
  expect([app.all('.ant-card'), api.received]).toEqual([[], []]);
});

it('the design is saved as a readable file', async () => {
  await open(<DesignFile resource={types} />);
  api.answers(() => Response.json({ types: [], version: 3 }));
  await press('Export the set-up');
  await until(() => saved.length > 0);
  expect(saved).toEqual(['design.json']);
  expect(made[0]?.type).toBe('application/json');
  expect(await made[0]?.text()).toBe('{\n  "types": [],\n  "version": 3\n}\n');
});

it('a refused export says why and saves nothing', async () => {
  await open(<DesignFile resource={types} />);
  api.answers(() => refusal(409, { message: 'The design is being changed.' }));
  await press('Export the set-up');
  await until(() => refusals().length > 0);
  expect([refusals(), saved]).toEqual([['The design is being changed.'], []]);
});

it('a file that is no design is refused without a call, until a readable one is chosen', async () => {
  await open(<DesignFile resource={types} />);
  expect(alerts()).toEqual([]);
  await chooseFile('no json', 'design.json');
  expect(alerts()).toEqual(['The file could not be read. Choose a set-up file exported from this screen.']);
  expect([api.received, texts('.ant-drawer-title')]).toEqual([[], []]);
  api.answers(() => Response.json({ lines: [] }));
  await chooseFile('{"types":[]}', 'design.json');
  await until(() => texts('.ant-drawer-title').length > 0, 'the plan');
  expect(alerts()).toEqual([]);
});

it.each(['null', '0', 'false', '""'])('a file that contains only %s is no design', async (text) => {
  await open(<DesignFile resource={types} />);
  await chooseFile(text, 'design.json');
  expect(alerts()).toEqual(['The file could not be read. Choose a set-up file exported from this screen.']);
  expect(api.received).toEqual([]);
});

it('a file is tried first: each line says what changes, from what to what, and what it may cost', async () => {
  await compare([
    line(),
    line({
      part: 'types',
      key: 'gates',
      title: 'Gates',
      change: 'change',
      details: [
        { label: 'Name', from: 'Gate', to: 'Gates' },
        { label: 'Help', from: null, to: 'x' },
        { label: 'Icon', from: 'star', to: '' },
      ],
      warning: 'Two values become shorter.',
    }),
  ]);
  expect(api.written()).toEqual([body({})]);
  expect(texts('.ant-drawer-title')).toEqual(['What will change?']);
  expect(texts('.ant-drawer li')[0]).toBe('New Field: Gate number');
  const [, second] = app.all('.ant-drawer li');
  expect(second?.textContent).toMatch(/^Changes\s+Record type:\s+Gates/);
  expect([...(second?.querySelectorAll('p') ?? [])].map((one) => one.textContent)).toEqual([
    'Name: Gate → Gates',
    'Help: empty → x',
    'Icon: star → empty',
    'Two values become shorter.',
  ]);
  expect(has('Apply 2 changes')).toBe(true);
  expect(app.all('.ant-drawer input[type=checkbox]')).toEqual([]);
});

it('an accepted plan is applied as it was shown, and reported', async () => {
  await compare([line()]);
  expect(app.named('Apply one change').className).not.toContain('dangerous');
  await press('Apply one change');
  await until(() => toasts().length > 0);
  expect(api.written()[1]).toEqual(body({ dryRun: false }));
  expect(toasts()).toEqual([['success', 'The file was applied.']]);
  expect(texts('.ant-drawer-title')).toEqual([]);
});

it('a file like the present design has nothing to apply', async () => {
  await compare([]);
  expect(texts('.ant-drawer-body').join()).toContain('The set-up here is the same as the file’s.');
  expect(app.isDisabled('Apply 0 changes')).toBe(true);
});

it('what the file does not have stays, unless the person hides it after another trial', async () => {
  await compare([line({ change: 'kept' })]);
  expect(texts('.ant-drawer li')[0]).toMatch(/^Only here, kept/);
  expect(app.isDisabled('Apply 0 changes')).toBe(true);
  const [box] = app.all<HTMLInputElement>('.ant-drawer input[type=checkbox]');
  expect(box?.checked).toBe(false);
  api.answers(() => Response.json({ lines: [line({ change: 'retire' })] }));
  await act(async () => box?.click());
  await until(() => has('Apply one change'), 'the other plan');
  expect(api.written()[1]).toEqual(body({ retire: true }));
  expect(texts('.ant-drawer li')[0]).toMatch(/^Hidden/);
  expect(app.named('Apply one change').className).toContain('dangerous');
  expect(app.all<HTMLInputElement>('.ant-drawer input[type=checkbox]')[0]?.checked).toBe(true);
  await press('Apply one change');
  await until(() => toasts().length > 0);
  expect(api.written()[2]).toEqual(body({ retire: true, dryRun: false }));
});

it('a plan that was not shown yet cannot be applied', async () => {
  await compare([line({ change: 'kept' }), line()]);
  expect(app.isDisabled('Apply one change')).toBe(false);
  let answer: (response: Response) => void = () => undefined;
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  api.answers(() => waiting);
  await act(async () => app.all('.ant-drawer input[type=checkbox]')[0]?.click());
  // The plan before stays to be read.
  expect(texts('.ant-drawer li')).toHaveLength(2);
  expect(app.isDisabled('Apply one change')).toBe(true);
  answer(Response.json({ lines: [line({ change: 'retire' }), line()] }));
  await until(() => has('Apply 2 changes'), 'the other plan');
  expect(app.isDisabled('Apply 2 changes')).toBe(false);
});

it('a plan with a conflict cannot be applied', async () => {
  await compare([line(), line({ key: 'x', change: 'conflict' })]);
  expect(alerts()).toEqual(['The file cannot be applied until its conflicts are resolved.']);
  expect(app.isDisabled('Apply 2 changes')).toBe(true);
});

it('a file that the server cannot plan shows the reason in place of a plan', async () => {
  await compare(
    refusal(422, { message: 'The file is not valid.', errors: { 'types.0.name': ['The name is taken.'] } }),
  );
  await until(() => alerts().length > 0, 'the reason');
  expect(alerts()).toEqual(['The file is not valid. The name is taken.']);
  expect(app.all('.ant-drawer li')).toEqual([]);
  await press('Close');
  await until(() => texts('.ant-drawer-title').length === 0, 'the closed drawer');
});

it('a plan that the server refuses to apply stays with the reason', async () => {
  await compare([line()]);
  // After a conflict the plan is read again.
  const isTrial = (sent: unknown) => (sent as { dryRun: boolean }).dryRun;
  api.answers((call) =>
    isTrial(call.body)
      ? Response.json({ lines: [line()] })
      : refusal(409, { message: 'The design has changed since.' }),
  );
  await press('Apply one change');
  await until(() => alerts().length > 0, 'the reason');
  expect(alerts()).toEqual(['The design has changed since.']);
  expect([texts('.ant-drawer li').length, toasts()]).toEqual([1, []]);
});

it('a spreadsheet begins a record type with its columns', async () => {
  const router = await open(<TypeFromSheet resource={types} />);
  await chooseFile('Gate,Opened on\n12,2027-01-05\n', 'gates.csv').catch(() => undefined);
  await until(() => router.state.location.pathname.endsWith('/create'), 'the form');
  const { given } = router.state.location.state as { given: Readonly<Record<string, unknown>> };
  expect(JSON.stringify(given)).toContain('Opened on');
  expect(alerts()).toEqual([]);
});

it('a spreadsheet without rows begins nothing and says why', async () => {
  const router = await open(<TypeFromSheet resource={types} />);
  await chooseFile('Gate\n', 'gates.csv');
  expect(alerts()).toEqual(['The file has no rows below its header row.']);
  expect(router.state.location.pathname).toBe('/start');
});
