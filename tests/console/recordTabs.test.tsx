// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { ResourceShow } from 'sijil/react/console/ResourceShow';
import { ChildList } from 'sijil/react/console/record/ChildList';
import PersonRights from 'sijil/react/console/record/PersonRights';
import { aRecord, consoleApp, inEnglish, signIn } from '../support/consoleApp';
import { refusal } from '../support/fakeApi';

const app = consoleApp();
const { api, open, press, has, until, texts, said } = app;
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish());

const riyadh = aRecord('c1', 'Riyadh', { name: { ar: 'الرياض', en: 'Riyadh' }, districtsCount: 2 });
async function openCity(search = '') {
  api.answers(({ path }) => (path === '/cities/c1' ? Response.json(riyadh) : undefined));
  const router = await open(<ResourceShow resource={resources.cities} id="c1" />, `/cities/c1${search}`);
  await until(() => app.all('h1').length > 0, 'the record');
  return router;
}
const openTab = () => texts('[role=tab][aria-selected=true]').join('|');
const reads = (start: string) => api.reads().filter((path) => path.startsWith(start));

it('a record shows its values, the records that belong to it and its history; only the open tab is read', async () => {
  const router = await openCity();
  expect(texts('[role=tab]')).toEqual(['Details', 'Districts', 'Change log']);
  expect(openTab()).toBe('Details');
  expect(texts('dt')).toEqual(['Districts', 'Name']);
  expect(said()).toContain('Without a value: Region');
  expect(reads('/districts')).toEqual([]);
  await press('Districts');
  await until(() => reads('/districts').length > 0, 'the districts');
  expect(router.state.location.search).toBe('?tab=districts');
  expect(router.state.historyAction).toBe('REPLACE');
  // The side column reads the last change alone.
  expect(reads('/cities/c1/history')).toEqual(['/cities/c1/history?_start=0&_end=1&_merged=true']);
});

it('the first tab has no name in the address, and the rest of the address stays', async () => {
  const router = await openCity('?from=home&tab=districts');
  expect(openTab()).toBe('Districts');
  await press('Details');
  expect(router.state.location.search).toBe('?from=home');
});

it('an address with an unknown tab opens the first one', async () => {
  await openCity('?tab=secrets');
  expect(openTab()).toBe('Details');
});

it('a person who may not read the history has no tab for it', async () => {
  signIn('client');
  await openCity();
  expect(texts('[role=tab]')).not.toContain('Change log');
});

/** Opens the list of a city’s districts, of which there are so many. */
async function openDistricts(total: number, shown = Math.min(total, 10)) {
  const rows = Array.from({ length: shown }, (_, at) =>
    aRecord(`d${at}`, `Name ${at}`, { name: { ar: `حي ${at}`, en: `Name ${at}` } }),
  );
  api.answers(({ address }) =>
    address.startsWith('/districts?')
      ? Response.json(rows, { headers: { 'x-total-count': String(total) } })
      : undefined,
  );
  const router = await open(<ChildList child={resources.districts} by="cityId" id="c1" />, '/cities/c1');
  await until(() => reads('/districts').length > 0 && !said().includes('Loading'), 'the districts');
  await app.settle(60);
  return router;
}

it('the records of a record are read ten at a time, without the column of the record itself', async () => {
  await openDistricts(10);
  const [, query] = reads('/districts')[0]?.split('?') ?? [];
  const asked = new URLSearchParams(query);
  expect([asked.get('_start'), asked.get('_end')]).toEqual(['0', '10']);
  expect(reads('/districts')[0]).toContain('c1');
  expect(texts('thead th').join('|')).not.toContain('City');
  expect(said()).toContain('Name 9');
  expect(app.all('.ant-pagination')).toEqual([]);
  const link = app.named('Open the list (10 records)');
  expect(link.getAttribute('href')).toBe('/districts?cityId_in=c1');
});

it('more than ten of them have pages', async () => {
  await openDistricts(11);
  await until(() => app.all('.ant-pagination').length > 0, 'the pages');
  await press('Next page');
  await until(() => reads('/districts').length > 1, 'the second page');
  expect(reads('/districts').at(-1)).toContain('_start=10&_end=20');
});

it('a new one begins with the record, and returns to this tab', async () => {
  const router = await openDistricts(2);
  await press('Add district');
  expect(router.state.location).toMatchObject({
    pathname: '/districts/create',
    search: '?cityId=c1',
    state: { back: '/cities/c1?tab=districts' },
  });
});

it('a record without any has the first one, and no list to open', async () => {
  await openDistricts(0);
  expect(said()).toContain('Nothing in “Districts” yet');
  expect(said()).not.toContain('Open the list');
  expect(has('Add district')).toBe(true);
});

it('a person who may not add such records is not offered it', async () => {
  signIn('client');
  await openDistricts(2);
  expect(has('Add district')).toBe(false);
  expect(has('Open the list (2 records)')).toBe(true);
});

it('records that cannot be read are an error with another attempt', async () => {
  api.answers(() => refusal(422, { message: 'The list is closed.' }));
  await open(<ChildList child={resources.districts} by="cityId" id="c1" />, '/cities/c1');
  await until(() => said().includes('The list is closed.'), 'the reason');
  const before = api.received.length;
  const [again] = texts('button');
  await press(again ?? '');
  await until(() => api.received.length > before, 'the second attempt');
});

const answers = {
  read: { answer: 'allowed', rule: { ar: 'كل السجلات', en: 'All records.' } },
  create: { answer: 'some', rule: { ar: 'بعضها', en: 'Of the own company.' } },
  update: { answer: 'refused', rule: { ar: 'لا', en: 'Nobody.' } },
} as const;
const rows = () => texts('tbody tr');
const openRights = async () => {
  api.answers(({ path, query: { action } }) => {
    if (path !== '/roles/explain') return undefined;
    if (action === 'delete') return refusal(422, { message: 'The role is gone.' });
    return answers[action as keyof typeof answers] ?? answers.read;
  });
  await open(<PersonRights record={aRecord('p1', 'Nora') as never} />);
};

it('the rights of a person to records are a row for each action, with answer and rule', async () => {
  await openRights();
  expect([app.all('table').length, api.received.length]).toEqual([0, 0]);
  expect(app.isDisabled('Field (optional)')).toBe(true);
  await app.type('Records', 'Nationalities');
  await app.choose('Records', 'Nationalities');
  await until(() => rows().length === 4 && said().includes('The role is gone.'), 'the answers');
  expect(texts('thead th')).toEqual(['Action', 'Answer', 'Why?']);
  expect(texts('tbody td')).toEqual([
    'Yes',
    'All records.',
    'Some',
    'Of the own company.',
    'No',
    'Nobody.',
    'The role is gone.',
  ]);
  expect(reads('/roles/explain').toSorted()).toEqual(
    ['create', 'delete', 'read', 'update'].map(
      (action) => `/roles/explain?person=p1&action=${action}&resource=nationalities`,
    ),
  );
});

it('the rights to one field are reading and changing it; other records have no field chosen', async () => {
  await openRights();
  await app.type('Records', 'Nationalities');
  await app.choose('Records', 'Nationalities');
  await app.choose('Field (optional)', 'Active');
  await until(() => rows().length === 2, 'the rows of the field');
  expect(reads('/roles/explain').at(-1)).toContain('field=active');
  await app.type('Records', 'Cities');
  await app.choose('Records', 'Cities');
  await until(() => rows().length === 4, 'the rows of the records');
});

it('a single right is a row of its own', async () => {
  await openRights();
  await app.type('Or a single permission', 'Share saved views');
  await app.choose('Or a single permission', 'Share saved views');
  await until(() => texts('tbody td').length > 0, 'the answer');
  expect(rows()).toEqual(['Share saved viewsYesAll records.']);
  expect(reads('/roles/explain')).toEqual(['/roles/explain?person=p1&right=savedViews.share']);
});
