// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceShow } from 'sijil/react/console/ResourceShow';
import { RecordAside } from 'sijil/react/console/record/RecordAside';
import { asideFields } from 'sijil/schema/asideFields';
import { aRecord, consoleApp, inEnglish, signIn } from '../support/consoleApp';

const app = consoleApp();
const { api, open, texts, until } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());
beforeEach(() => signIn('admin'));

const riyadh = aRecord('c1', 'Riyadh', {
  name: { ar: 'الرياض', en: 'Riyadh' },
  stateId: 's1',
  districtsCount: 1204,
  $titles: { stateId: 'Central' },
});
const change = { id: 'h1', at: riyadh.updatedAt, action: 'update', version: 2, changes: {} };

const answer = () =>
  api.answers(({ path }) => {
    if (path === '/cities/c1') return Response.json(riyadh);
    if (path === '/cities/c1/related')
      return Response.json([{ resource: 'districts', count: 1204, exact: true }]);
    if (path === '/cities/c1/history')
      return Response.json([{ ...change, actor: { id: 'u1', name: 'Sara' } }], {
        headers: { 'x-total-count': '1' },
      });
    return undefined;
  });

const side = () => texts('aside').join('|');

it('stands next to the fields with what is asked first, the related records and the last change', async () => {
  answer();
  await open(<ResourceShow resource={resources.cities} id="c1" />, '/cities/c1');
  await until(() => side().includes('1,204') && side().includes('Sara'), 'the side column');
  expect(texts('aside dt')).toEqual(['Region', 'Districts']);
  expect(app.named('Districts1,204').getAttribute('href')).toBe('/cities/c1?tab=districts');
  expect(side()).toContain('Last changed');
  // What stands in the column is not repeated among the other fields.
  expect(texts('dt').filter((label) => label === 'Region')).toHaveLength(1);
});

it('next to a form it leaves out what is entered there', async () => {
  answer();
  await open(
    <RecordAside resource={resources.cities} record={riyadh} without={['name', 'stateId']}>
      <p>The form</p>
    </RecordAside>,
    '/cities/c1/edit',
  );
  await until(() => side().includes('Sara'), 'the side column');
  expect(texts('aside dt')).toEqual(['Districts']);
});

it('who may not read the history sees the time of the last change, and no name', async () => {
  signIn('client');
  answer();
  await open(<ResourceShow resource={resources.cities} id="c1" />, '/cities/c1');
  await until(() => side().includes('Last changed'), 'the side column');
  expect(api.reads()).not.toContain('/cities/c1/history?_start=0&_end=1&_merged=true');
});

it('without a declaration it has the short fields of the list besides the name', () => {
  expect(asideFields(resources.vehicles)).toEqual([
    'clientId',
    'vehicleTypeId',
    'driverName',
    'weight',
    'active',
  ]);
  expect(asideFields(resources.cannedAnswers)).toEqual(['subject', 'active']);
  expect(asideFields(resources.cuisineTypes)).toEqual([]);
  expect(asideFields(resources.instalments)).toHaveLength(6);
});
