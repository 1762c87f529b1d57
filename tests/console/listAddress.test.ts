import { describe, expect, it } from 'vitest';
import {
  filterParameters,
  type ListState,
  parseListAddress,
  type Sort,
  sortAfterClick,
  unreadFilters,
  writeListAddress,
} from '@framework/console/query/listAddress';
import { date, dateTime } from '#framework/schema/index';
import { resources } from '#resources';

const { fields } = resources.services;
const read = (address: string) => parseListAddress(new URLSearchParams(address), fields);
const usual: ListState = {
  q: '',
  page: 1,
  size: 25,
  sort: [],
  filters: {},
  columns: null,
  density: 'comfortable',
  view: null,
  deleted: false,
};

describe('the address of a list', () => {
  it('is empty when everything is as usual', () => {
    expect(writeListAddress(usual).toString()).toBe('');
    expect(read('')).toEqual(usual);
  });

  it('shows the same list again after a reload', () => {
    const state: ListState = {
      q: 'تفتيش & more',
      page: 3,
      size: 50,
      sort: [
        { field: 'basePrice', order: 'desc' },
        { field: 'name', order: 'asc' },
      ],
      filters: {
        active: { eq: 'true' },
        basePrice: { gte: '10000', lte: '50000' },
        subject: { in: 'branch,vehicle' },
        name: { like: 'سلامة' },
        image: { null: 'false' },
      },
      columns: ['basePrice', 'name'],
      density: 'dense',
      view: 'a1',
      deleted: false,
    };
    expect(read(writeListAddress(state).toString())).toEqual(state);
  });

  it('speaks of filters with the parameters of the API', () => {
    expect(filterParameters({ basePrice: { gte: '100' }, active: { eq: 'true' } })).toEqual([
      ['basePrice_gte', '100'],
      ['active', 'true'],
    ]);
  });

  it('leaves out what it does not know: fields, comparisons of another kind, pages and sizes out of range', () => {
    const state = read(
      'density=tiny&secret=1&active_like=x&packages=1&sort=-packages,name,nothing&page=-2&size=7&basePrice_gte=',
    );
    expect(state).toEqual({ ...usual, sort: [{ field: 'name', order: 'asc' }] });
  });

  it('sorts by when a record was made, which no declaration declares', () => {
    expect(read('sort=-createdAt').sort).toEqual([{ field: 'createdAt', order: 'desc' }]);
  });
});

describe('a value that a field cannot have', () => {
  const address = 'createdOn=x&active=maybe&basePrice_gte=ten&subject_in=branch,removed&name_like=a';

  it('is left out of the list, and of several the known ones stay', () => {
    expect(read(address).filters).toEqual({ subject: { in: 'branch' }, name: { like: 'a' } });
  });

  it('is named, for the person to be told', () => {
    expect(unreadFilters(new URLSearchParams(address), fields)).toEqual(['active', 'basePrice', 'subject']);
    expect(unreadFilters(new URLSearchParams('active=true&q=x'), fields)).toEqual([]);
  });

  it.each(['bad', '2026-02-30', '2026-13-01T00:00:00Z'])('no day is read from «%s»', (day) => {
    const moments = {
      at: dateTime({ label: { ar: 'وقت', en: 'At' } }),
      on: date({ label: { ar: 'يوم', en: 'On' } }),
    };
    const parsed = parseListAddress(new URLSearchParams({ at_gte: day, on_gte: day }), moments);
    expect(parsed.filters).toEqual({});
  });
});

describe('sorting by a click on a header', () => {
  const by = (...sorts: string[]): Sort[] =>
    sorts.map((one) => ({ field: one.replace('-', ''), order: one.startsWith('-') ? 'desc' : 'asc' }));
  const written = (sorts: readonly Sort[]) =>
    sorts.map(({ field, order }) => (order === 'desc' ? `-${field}` : field));

  it('sorts by that column alone; a third click by none', () => {
    const before = by('name', 'basePrice');
    expect(written(sortAfterClick(before, 'active', false))).toEqual(['active']);
    expect(written(sortAfterClick(before, 'name', false))).toEqual(['-name']);
    expect(sortAfterClick(by('-name'), 'name', false)).toEqual([]);
  });

  it('with Shift keeps the rank of a column that turns round or goes, and puts a new one last', () => {
    const before = by('name', '-basePrice');
    expect(written(sortAfterClick(before, 'active', true))).toEqual(['name', '-basePrice', 'active']);
    expect(written(sortAfterClick(before, 'name', true))).toEqual(['-name', '-basePrice']);
    expect(written(sortAfterClick(before, 'basePrice', true))).toEqual(['name']);
  });
});
