// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { RecordHead } from 'sijil/react/console/record/RecordHead';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { aRecord, consoleApp, inEnglish } from '../support/consoleApp';

const app = consoleApp();
const { api, open, press, until, texts, settle } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const ids = (count: number) => Array.from({ length: count }, (_, at) => `r${at + 1}`);
const record = (id: string) =>
  aRecord(id, `Name ${id}`, { updatedAt: '2027-01-05T09:00:00.000Z' }) as ConsoleRecord;

/** Opens a record from a list with these records; `at` is its position there. */
async function start(id: string, all: readonly string[], at: number, from = '/nationalities?q=a') {
  api.answers(({ address }) => {
    const [, first, last] = /_start=(\d+)&_end=(\d+)/.exec(address) ?? [];
    return address.startsWith('/nationalities?')
      ? Response.json(all.slice(Number(first), Number(last)).map(record), {
          headers: { 'x-total-count': String(all.length) },
        })
      : undefined;
  });
  const origin = { from, list: 'q=a&sort=-descriptionEn', at };
  const router = await open(
    <RecordHead resource={resources.nationalities} record={record(id)} />,
    `/nationalities/${id}?tab=history`,
    { origin },
  );
  await until(() => texts('nav[aria-label="Records in the list"] span').length > 0 || api.reads().length > 0);
  await settle();
  return router;
}
type Router = Awaited<ReturnType<typeof start>>;
const place = () => texts('[data-steps] [class*=place]').join('|');
const address = ({ state: { location } }: Router) => location.pathname + location.search;

it('a record that was opened directly has no steps', async () => {
  await open(<RecordHead resource={resources.nationalities} record={record('r2')} />, '/nationalities/r2');
  expect(app.all('[data-steps]')).toEqual([]);
  expect(api.received.filter(({ path }) => path.startsWith('/nationalities'))).toEqual([]);
});

it('a record of a list shows its place, and leads to the one before and after it', async () => {
  const router = await start('r2', ids(3), 1);
  expect(place()).toBe('2 of 3');
  const [path = '', query] = api.reads()[0]?.split('?') ?? [];
  expect(path).toBe('/nationalities');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    q: 'a',
    _sort: 'descriptionEn',
    _order: 'desc',
    _start: '0',
    _end: '51',
  });
  expect(app.named('Next record').title).toBe('Next record (j)');
  expect(app.named('Previous record').getAttribute('aria-keyshortcuts')).toBe('k');
  await press('Next record');
  expect(address(router)).toBe('/nationalities/r3?tab=history');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(router.state.location.state).toEqual({
    origin: { from: '/nationalities?q=a', list: 'q=a&sort=-descriptionEn', at: 2 },
    pressed: 'next',
  });
});

it('the button before leads back, and is remembered for the focus', async () => {
  const router = await start('r2', ids(3), 1);
  await press('Previous record');
  expect(address(router)).toBe('/nationalities/r1?tab=history');
  expect(router.state.location.state).toMatchObject({ origin: { at: 0 }, pressed: 'previous' });
});

it('the first record has none before it, and the last none after it', async () => {
  await start('r1', ids(3), 0);
  expect([app.isDisabled('Previous record'), app.isDisabled('Next record')]).toEqual([true, false]);
  await start('r3', ids(3), 2);
  expect([app.isDisabled('Previous record'), app.isDisabled('Next record')]).toEqual([false, true]);
  expect(place()).toBe('3 of 3');
});

it('a record that has left the list has no place; the record that took it is the next one', async () => {
  const router = await start('gone', ids(3), 1);
  expect(place()).toBe('');
  await press('Next record');
  expect(address(router)).toBe('/nationalities/r2?tab=history');
  const other = await start('gone', ids(3), 1);
  await press('Previous record');
  expect(address(other)).toBe('/nationalities/r1?tab=history');
});

it('the fiftieth record still leads to the next, from one read', async () => {
  const router = await start('r50', ids(120), 49);
  expect(api.reads().filter((path) => path.includes('_start='))).toHaveLength(1);
  await press('Next record');
  expect(address(router)).toBe('/nationalities/r51?tab=history');
});

it('a record further on in the list is read with one record at each end', async () => {
  await start('r60', ids(120), 59);
  expect(api.reads()[0]).toContain('_start=49&_end=101');
  expect(place()).toBe('60 of 120');
});

it('a record that has moved to another part of the list is read there again', async () => {
  await start('r50', ['new', ...ids(120)], 49);
  await until(() => api.reads().filter((path) => path.includes('_start=')).length === 2, 'the second read');
  expect(api.reads().at(-1)).toContain('_start=49&_end=101');
  expect(place()).toBe('51 of 121');
  expect(app.isDisabled('Next record')).toBe(false);
});

it.each([
  ['j', '/nationalities/r3?tab=history'],
  ['k', '/nationalities/r1?tab=history'],
  ['Escape', '/before'],
])('the key %s leads on without a press', async (key, to) => {
  const router = await start('r2', ids(3), 1);
  (document.activeElement as HTMLElement | null)?.blur();
  await app.key(key);
  await settle();
  expect(address(router)).toBe(to);
  expect(JSON.stringify(router.state.location.state ?? null)).not.toContain('pressed');
});

it('keys at the ends of the list lead nowhere', async () => {
  const router = await start('r3', ids(3), 2);
  (document.activeElement as HTMLElement | null)?.blur();
  await app.key('j');
  await settle();
  expect(address(router)).toBe('/nationalities/r3?tab=history');
});

it('Esc leaves the record from its steps, but not from another control', async () => {
  const router = await start('r2', ids(3), 1);
  await app.focus(app.named('Edit'));
  await app.key('Escape');
  await settle();
  expect(address(router)).toBe('/nationalities/r2?tab=history');
  await app.focus(app.named('Next record'));
  await app.key('Escape');
  await settle();
  expect(address(router)).toBe('/before');
});

it('the way back is the list as it was left, if that is the list of these records', async () => {
  await start('r2', ids(3), 1);
  expect(app.named('Nationalities').getAttribute('href')).toBe('/nationalities?q=a');
  await start('r2', ids(3), 1, '/home?q=a');
  expect(app.named('Nationalities').getAttribute('href')).toBe('/nationalities');
});

it('deleting a record that was opened from a list returns to the list', async () => {
  const router = await start('r2', ids(3), 1);
  await press('Actions for “Name r2”');
  await until(() => texts('[role=menuitem]').length > 0, 'the menu');
  await press('Delete');
  await until(() => texts('.ant-modal-confirm-title').length > 0, 'the question');
  await press('Delete record');
  await until(() => router.state.location.pathname === '/before', 'the list');
});
