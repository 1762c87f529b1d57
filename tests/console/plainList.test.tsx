// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { queryClient } from 'sijil/react/providers/RefineRoot';
import { aRecord, consoleApp, inEnglish, signIn } from '../support/consoleApp';

const app = consoleApp();
const { api, open, until } = app;
beforeAll(() => inEnglish());
beforeEach(() => {
  vi.stubGlobal('fetch', api.fetch);
  signIn('client');
  localStorage.clear();
});

const record = aRecord('v1', 'ABC 4821', { number: 'ABC 4821', active: true });
// antd's choice of a page size is an input of the type `search` too.
const hasTools = () => app.all('input[placeholder="Search"]').length > 0;
const hasRows = () => app.said().includes('4821');

/** Opens the list of so many records, and returns whether its tools were there before the rows. */
async function openListOf(total: number): Promise<boolean> {
  queryClient.clear();
  let send = () => {};
  const sent = new Promise<void>((done) => (send = done));
  api.answers(({ path }) =>
    path === '/vehicles'
      ? sent.then(() => Response.json([record], { headers: { 'x-total-count': String(total) } }))
      : undefined,
  );
  await open(<ResourceList resource={resources.vehicles} />, '/vehicles');
  const early = hasTools();
  send();
  await until(hasRows, 'the rows');
  return early;
}

it('a client’s own ten vehicles are listed without tools, which a press shows', async () => {
  expect([await openListOf(10), hasTools()]).toEqual([false, false]);
  await app.press('Search, filter and export');
  expect(hasTools()).toBe(true);
});

it('people who read the vehicles of all companies have the tools at any number of them', async () => {
  signIn('admin');
  await openListOf(2);
  expect(hasTools()).toBe(true);
});

it('the company is no column for its own people, and one for those who read several', async () => {
  await openListOf(2);
  expect(app.said()).not.toContain('Client');
  signIn('admin');
  await openListOf(2);
  expect(app.said()).toContain('Client');
});

it('one of eleven has them from its second visit on while it loads, so that the rows stay where they are', async () => {
  expect([await openListOf(11), hasTools()]).toEqual([false, true]);
  expect([await openListOf(11), hasTools()]).toEqual([true, true]);
});
