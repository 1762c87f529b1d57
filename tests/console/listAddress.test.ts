import type { CrudFilter } from '@refinedev/core';
import { describe, expect, it } from 'vitest';
import {
  closedFilters,
  parseListAddress,
  type Sort,
  sortAfterClick,
  unreadFilters,
  writeListAddress,
} from 'sijil/schema/lists/listAddress';
import { filterFields } from 'sijil/schema/lists/filterFields';
import { lostFilters, readSavedAddress } from 'sijil/schema/lists/filterParameters';
import { withWidth } from 'sijil/schema/lists/listLayout';
import { chosenFor, countFilters, withFilter, withSearch } from 'sijil/schema/lists/listFilters';
import { filterOf, type ListState, toParameter } from 'sijil/schema/lists/listState';
import { date, dateTime } from 'sijil/schema/index';
import { resources } from '#resources';

const { fields } = resources.services;
const read = (address: string) => parseListAddress(new URLSearchParams(address), fields);
const usual: ListState = {
  filters: [],
  sorters: [],
  currentPage: 1,
  pageSize: 25,
  columns: null,
  density: 'comfortable',
  widths: {},
  pinned: 0,
  view: null,
  summary: null,
  layout: null,
};

describe('the address of a list', () => {
  it('is empty for a list in its default state', () => {
    expect(writeListAddress(usual).toString()).toBe('');
    expect(read('')).toEqual(usual);
  });

  it('restores the same list after a reload', () => {
    const state: ListState = {
      currentPage: 3,
      pageSize: 50,
      sorters: [
        { field: 'basePrice', order: 'desc' },
        { field: 'name', order: 'asc' },
      ],
      filters: [
        filterOf('q', 'eq', 'تفتيش & more'),
        filterOf('active', 'eq', 'true'),
        filterOf('basePrice', 'gte', '10000'),
        filterOf('basePrice', 'lte', '50000'),
        filterOf('subject', 'in', 'branch,vehicle'),
        filterOf('name', 'like', 'سلامة'),
        filterOf('image', 'null', 'false'),
      ],
      columns: ['basePrice', 'name'],
      density: 'dense',
      widths: { name: 240, basePrice: 90 },
      pinned: 2,
      view: 'a1',
      summary: { groups: ['active'], measures: ['count'], chart: 'line', compare: true },
      layout: { kind: 'board', field: 'subject', month: null },
    };
    expect(read(writeListAddress(state).toString())).toEqual(state);
  });

  it('ignores impossible column widths, and limits the number of pinned columns', () => {
    const { widths, pinned } = read('widths=name:240,basePrice:5,subject,x:9999&pinned=9');
    expect([widths, pinned]).toEqual([{ name: 240 }, 3]);
    expect(withWidth(widths, 'name', 20.4)).toEqual({ name: 60 });
    expect(withWidth(widths, 'name', null)).toEqual({});
  });

  it('writes filters as the parameters of the API', () => {
    const filters: CrudFilter[] = [
      { field: 'basePrice', operator: 'gte', value: 100 },
      { field: 'active', operator: 'eq', value: true },
      { field: 'name', operator: 'contains', value: 'x' },
      { field: 'subject', operator: 'in', value: ['branch', 'vehicle'] },
    ];
    expect(filters.map(toParameter)).toEqual([
      ['basePrice_gte', '100'],
      ['active', 'true'],
      ['name_like', 'x'],
      ['subject_in', 'branch,vehicle'],
    ]);
    expect(() => toParameter({ operator: 'or', value: [] })).toThrow('or');
  });

  it('writes Refine’s nested filter groups as one parameter of the API', () => {
    const group: CrudFilter = {
      operator: 'or',
      value: [
        { field: 'subject', operator: 'in', value: ['branch', 'vehicle'] },
        {
          operator: 'and',
          value: [
            { field: 'basePrice', operator: 'gte', value: 100 },
            { field: 'name', operator: 'contains', value: 'a (b), c=d' },
          ],
        },
      ],
    };
    const [name, text] = toParameter(group);
    expect([name, text]).toEqual([
      '_where',
      'any(subject_in=branch%2Cvehicle,all(basePrice_gte=100,name_like=a%20%28b%29%2C%20c%3Dd))',
    ]);
    const { filters } = read(new URLSearchParams({ active: 'true', _where: text }).toString());
    expect(filters.map(toParameter)).toEqual([
      ['active', 'true'],
      ['_where', text],
    ]);
    expect(countFilters(filters)).toBe(2);
  });

  it('leaves out invalid conditions of a group and names their fields', () => {
    const said = (text: string) => {
      const address = new URLSearchParams({ _where: text, active: 'true' });
      return [
        parseListAddress(address, fields).filters.length,
        unreadFilters(address, fields),
        closedFilters(address, fields, { ...fields, secret: fields.name }),
      ];
    };
    expect(said('any(active=true,name_like=a)')).toEqual([2, [], []]);
    expect(said('any(active=true,all(basePrice_gte=ten))')).toEqual([1, ['basePrice'], []]);
    expect(said('any(active=true,all(secret=1))')).toEqual([1, ['secret'], ['secret']]);
    expect(said('any(active=true')).toEqual([1, ['_where'], []]);
  });

  it('reads a group that uses former names of its fields', () => {
    const renamed = { ...fields, price: { ...fields.basePrice, was: 'basePrice' } };
    const { filters } = parseListAddress(
      new URLSearchParams({ _where: 'all(active=true,any(basePrice_gte=100))' }),
      renamed,
    );
    expect(filters.map(toParameter)).toEqual([['_where', 'all(active=true,any(price_gte=100))']]);
  });

  it('holds the latest choice for each field, in addition to the search', () => {
    const first = withFilter([], 'basePrice', { gte: '100', lte: '500' });
    expect(chosenFor(first, 'basePrice')).toEqual({ gte: '100', lte: '500' });
    const second = withSearch(withFilter(first, 'basePrice', { gte: '200' }), 'food');
    expect(second.map(toParameter)).toEqual([
      ['q', 'food'],
      ['basePrice_gte', '200'],
    ]);
    expect(withSearch(withFilter(second, 'basePrice', {}), '')).toEqual([]);
  });

  it('keeps “any” between conditions only while there are at least two', () => {
    const both = withFilter(withFilter([], 'active', { eq: 'true' }), 'name', { like: 'x' });
    const any = withFilter(both, '_match', { eq: 'any' });
    expect(chosenFor(any, '_match')).toEqual({ eq: 'any' });
    expect(chosenFor(withFilter(any, 'name', {}), '_match')).toEqual({});
  });

  it('shows deleted records with the latest first, unless another order is given', () => {
    expect(read('_deleted=true').sorters).toEqual([{ field: 'updatedAt', order: 'desc' }]);
    expect(read('_deleted=true&sort=name').sorters).toEqual([{ field: 'name', order: 'asc' }]);
  });

  it('ignores unknown fields, unsupported comparisons, and pages and sizes out of range', () => {
    const state = read(
      'density=tiny&secret=1&active_like=x&packages=1&sort=-packages,name,nothing&page=-2&size=7&basePrice_gte=',
    );
    expect(state).toEqual({ ...usual, sorters: [{ field: 'name', order: 'asc' }] });
  });

  it('sorts by the creation time, which no declaration contains', () => {
    expect(read('sort=-createdAt').sorters).toEqual([{ field: 'createdAt', order: 'desc' }]);
  });
});

describe('a saved list', () => {
  const saved = (query: string, among: typeof resources.services.fields = fields) => {
    const narrowing = filterFields(resources.services, among, 'admin');
    return [lostFilters(query, narrowing), readSavedAddress(`/services?${query}`, narrowing) === null];
  };

  it('is opened as saved while its reader can filter by all its fields', () => {
    const look = 'sort=name&page=2&columns=name&widths=name:90&view=v&tab=open&layout=board(subject)';
    expect(saved(`q=a&_deleted=true&_match=any&active=true&${look}`)).toEqual([[], false]);
    expect(saved('_where=any(active=true,name_like=a)')).toEqual([[], false]);
    expect(saved('')).toEqual([[], false]);
  });

  it.each([
    ['a removed or hidden field', 'gone=1&active=true', ['gone']],
    ['a comparison with one', 'gone_gte=1&gone_lte=2', ['gone']],
    ['one in a group', '_where=any(active=true,gone=1)', ['gone']],
    ['an impossible value', 'active=perhaps', ['active']],
    ['a group that cannot be read', '_where=any(active', ['_where']],
  ])('is another list without the filter by %s, and names it', (_, query, names) => {
    expect(saved(query)).toEqual([names, true]);
  });

  it('filters by a renamed field under its new name', () => {
    const { name: renamed, ...others } = fields;
    const among = { ...others, title: { ...renamed, was: 'name' } } as unknown as typeof fields;
    expect(saved('name_like=a', among)).toEqual([[], false]);
  });
});

describe('a filter value that its field cannot have', () => {
  const address = 'createdOn=x&active=maybe&basePrice_gte=ten&subject_in=branch,removed&name_like=a';

  it('is left out of the list; valid values of the same filter remain', () => {
    expect(read(address).filters).toEqual([
      filterOf('subject', 'in', 'branch'),
      filterOf('name', 'like', 'a'),
    ]);
  });

  it('is reported by the name of its field', () => {
    expect(unreadFilters(new URLSearchParams(address), fields)).toEqual(['active', 'basePrice', 'subject']);
    expect(unreadFilters(new URLSearchParams('active=true&q=x'), fields)).toEqual([]);
  });

  it.each(['bad', '2026-02-30', '2026-13-01T00:00:00Z'])('«%s» is not read as a day', (day) => {
    const moments = {
      at: dateTime({ label: { ar: 'وقت', en: 'At' } }),
      on: date({ label: { ar: 'يوم', en: 'On' } }),
    };
    const parsed = parseListAddress(new URLSearchParams({ at_gte: day, on_gte: day }), moments);
    expect(parsed.filters).toEqual([]);
  });
});

describe('sorting by a click on a header', () => {
  const by = (...sorts: string[]): Sort[] =>
    sorts.map((one) => ({ field: one.replace('-', ''), order: one.startsWith('-') ? 'desc' : 'asc' }));
  const written = (sorts: readonly Sort[]) =>
    sorts.map(({ field, order }) => (order === 'desc' ? `-${field}` : field));

  it('sorts by that column only; the third click removes the order', () => {
    const before = by('name', 'basePrice');
    expect(written(sortAfterClick(before, 'active', false))).toEqual(['active']);
    expect(written(sortAfterClick(before, 'name', false))).toEqual(['-name']);
    expect(sortAfterClick(by('-name'), 'name', false)).toEqual([]);
  });

  it('with Shift keeps the priority of a column that is reversed or removed, and adds a new one last', () => {
    const before = by('name', '-basePrice');
    expect(written(sortAfterClick(before, 'active', true))).toEqual(['name', '-basePrice', 'active']);
    expect(written(sortAfterClick(before, 'name', true))).toEqual(['-name', '-basePrice']);
    expect(written(sortAfterClick(before, 'basePrice', true))).toEqual(['name']);
  });
});
