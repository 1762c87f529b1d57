// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as kinds from 'sijil/schema/index';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import { fakeApi, refusal } from '../support/fakeApi';
import { fieldStage, fieldTexts, label } from './fieldStage';

beforeAll(() => startI18n(fieldTexts));
const api = fakeApi();
const stage = fieldStage();
beforeEach(() => {
  api.clear();
  vi.stubGlobal('fetch', api.fetch);
});

describe('a record of another type', () => {
  const cities = [
    { id: 'c1', $title: { ar: 'جدة', en: 'Jeddah' }, $titles: {} },
    { id: 'c2', $title: { ar: 'ينبع', en: 'Yanbu' }, $titles: {} },
  ];
  const city = kinds.reference({ label, to: 'cities' });
  const named = () => stage.texts('.ant-select-selection-item');
  const offered = () =>
    stage.texts('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  const open = async () => {
    await stage.options('Field');
    await stage.until(() => offered().length > 0);
  };
  beforeEach(() => {
    api.on('GET /cities', ({ query }: { query: Record<string, string> }) =>
      query['id_in'] ? cities.filter(({ id }) => query['id_in']!.split(',').includes(id)) : cities,
    );
  });

  it('is read only once the list is opened, and chosen by its name', async () => {
    await stage.input(city);
    expect(api.received).toEqual([]);
    await open();
    expect(offered()).toEqual(['Jeddah', 'Yanbu']);
    await stage.click(stage.all('.ant-select-item-option')[1]);
    expect(stage.taken()).toEqual(['c2']);
    await stage.until(() => named()[0] === 'Yanbu');
    await stage.empty();
    expect(stage.last()).toBeNull();
  });

  it('is offered only within what the form has chosen before', async () => {
    const field = kinds.reference({ label, to: 'cities', narrowedBy: { stateId: 'region' } });
    await stage.input(field, null, { values: { region: '' } });
    expect([stage.box().disabled, stage.said()]).toEqual([
      true,
      expect.stringContaining('Choose “Region” first'),
    ]);
    await stage.input(field, null, { values: { region: 's1' } });
    expect(stage.box().disabled).toBe(false);
    await open();
    expect(api.calls('GET /cities').map(({ query }) => query)).toEqual([
      expect.objectContaining({ stateId: 's1' }),
    ]);
  });

  it('several are chosen one after the other', async () => {
    await stage.input(kinds.references({ label, to: 'cities' }), ['c1']);
    await stage.until(() => named()[0] === 'Jeddah');
    await open();
    await stage.click(stage.all('.ant-select-item-option')[1]);
    expect(stage.taken()).toEqual([['c1', 'c2']]);
  });

  it.each([
    [
      'one or several',
      kinds.reference({ label, to: 'cities', required: true }),
      { in: 'c2' },
      { in: 'c1,c2' },
    ],
    ['one of several', kinds.references({ label, to: 'cities' }), { eq: 'c2' }, null],
  ] as const)('a list is filtered by %s', async (_, field, first, both) => {
    await stage.filter(field);
    await open();
    await stage.click(stage.all('.ant-select-item-option')[1]);
    expect(stage.last()).toEqual(first);
    if (both) {
      await stage.filter(field, { eq: 'c1' });
      await stage.until(() => named()[0] === 'Jeddah');
      await open();
      await stage.click(stage.all('.ant-select-item-option')[1]);
      expect(stage.last()).toEqual(both);
    }
    await stage.filter(field, first);
    await stage.until(() => named()[0] === 'Yanbu');
    await stage.empty();
    expect(stage.last()).toEqual({});
  });

  it.each([
    [{ in: 'c2,c1' }, 'ينبع، جدة', 'Yanbu, Jeddah'],
    [{ eq: 'c1' }, 'جدة', 'Jeddah'],
    [{ like: 'ينب' }, '«ينب»', '«ينب»'],
  ])('a filter %j is said by the names of the records', async (filters, arabic, english) => {
    await stage.words(city, filters, 'ar');
    await stage.until(() => stage.said('main') === arabic);
    await stage.words(city, filters, 'en');
    await stage.until(() => stage.said('main') === english);
  });

  it('a person who may not read the records types a part of a name', async () => {
    useSession.setState({ user: { id: 'me', role: 'inspector', name: 'Ali', client: null } as never });
    await stage.filter(kinds.reference({ label, to: 'clients', required: true }));
    expect(stage.box().placeholder).toBe('Contains');
    await stage.focus(stage.box());
    await stage.type('Field', 'Al');
    await stage.leave();
    expect(stage.last()).toEqual({ like: 'Al' });
  });

  it('is shown by its title, with a link to its page for those who may open it', async () => {
    const title = { ar: 'جدة', en: 'Jeddah' };
    await stage.value(city, 'c1', 'ar', { title });
    const link = () => document.querySelector('main a')?.getAttribute('href') ?? null;
    expect([stage.said('main'), link()]).toEqual(['جدة', '/cities/c1']);
    await act(async () => useSession.setState({ user: null }));
    await stage.value(city, 'c1', 'en', { title });
    expect([stage.said('main'), link()]).toEqual(['Jeddah', null]);
  });

  it('several are shown as tags with links, and in the cell of a table as one line', async () => {
    const field = kinds.references({ label, to: 'cities' });
    const title = [
      { ar: 'جدة', en: 'Jeddah' },
      { ar: 'ينبع', en: 'Yanbu' },
    ];
    await stage.value(field, ['c1', 'c2'], 'en', { title });
    expect(stage.all('main a').map((one) => [one.getAttribute('href'), one.textContent])).toEqual([
      ['/cities/c1', 'Jeddah'],
      ['/cities/c2', 'Yanbu'],
    ]);
    await stage.value(field, ['c1', 'c2'], 'ar', { title, compact: true });
    expect([stage.said('main'), stage.all('main a')]).toEqual(['جدة، ينبع', []]);
  });

  it.each([
    ['one', city, 'c1', 'Jeddah'],
    ['several', kinds.references({ label, to: 'cities' }), ['c1', 'c2'], 'Jeddah, Yanbu'],
  ] as const)('%s without a title is read by id', async (_, field, value, names) => {
    await stage.value(field, value);
    await stage.until(() => stage.said('main') === names);
    expect(api.received.every(({ line }) => line === 'GET /cities')).toBe(true);
  });

  it('a list that could not be read says so', async () => {
    api.on('GET /cities', () => refusal(500, { message: 'Broken' }));
    await stage.input(city);
    await stage.options('Field');
    await stage.until(() => stage.said().includes('The list could not be loaded'));
  });
});
