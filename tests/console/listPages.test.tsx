// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { aRecord, consoleApp, inEnglish } from '../support/consoleApp';

const app = consoleApp();
const { api, open, until, settle } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const pagination = () => app.all('.ant-pagination');

it('the rows do not wait for the pagination, which follows once the browser is idle', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  const record = aRecord('n1', 'Omani', { descriptionAr: 'عماني', descriptionEn: 'Omani', active: true });
  api.answers(({ path }) =>
    path === '/nationalities' ? Response.json([record], { headers: { 'x-total-count': '60' } }) : undefined,
  );
  await open(<ResourceList resource={resources.nationalities} />, '/nationalities');
  await until(() => app.all('tbody tr td').length > 3, 'the rows');
  await settle(50);
  expect(pagination()).toHaveLength(0);
  act(() => waiting.forEach((work) => work()));
  await until(() => pagination().length > 0, 'the pagination');
  expect(pagination()[0]?.textContent).toContain('60');
});
