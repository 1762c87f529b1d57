// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { queryClient } from 'sijil/react/providers/RefineRoot';
import { aRecord, consoleApp, inEnglish } from '../support/consoleApp';

const app = consoleApp();
const { api, open, until } = app;
beforeAll(() => inEnglish());
beforeEach(() => {
  vi.stubGlobal('fetch', api.fetch);
  localStorage.clear();
});

const record = aRecord('n1', 'Omani', { descriptionAr: 'عماني', descriptionEn: 'Omani', active: true });
// antd's choice of a page size is an input of the type `search` too.
const hasTools = () => app.all('input[placeholder="Search"]').length > 0;
const hasRows = () => app.said().includes('Omani');

/** Opens the list of so many records, and returns whether its tools were there before the rows. */
async function openListOf(total: number): Promise<boolean> {
  queryClient.clear();
  let send = () => {};
  const sent = new Promise<void>((done) => (send = done));
  api.answers(({ path }) =>
    path === '/nationalities'
      ? sent.then(() => Response.json([record], { headers: { 'x-total-count': String(total) } }))
      : undefined,
  );
  await open(<ResourceList plain resource={resources.nationalities} />, '/nationalities');
  const early = hasTools();
  send();
  await until(hasRows, 'the rows');
  return early;
}

it('a plain list of ten records has no tools, neither while it loads nor later', async () => {
  expect([await openListOf(10), hasTools()]).toEqual([false, false]);
});

it('one of eleven has them from its second visit on while it loads, so that the rows stay where they are', async () => {
  expect([await openListOf(11), hasTools()]).toEqual([false, true]);
  expect([await openListOf(11), hasTools()]).toEqual([true, true]);
});
