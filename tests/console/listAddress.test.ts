import { describe, expect, it } from 'vitest';
import {
  filterParameters,
  type ListState,
  mergeSort,
  parseListAddress,
  writeListAddress,
} from '@/console/list/listAddress';
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

describe('sorting by several columns', () => {
  it('keeps the rank of a column that only turns round, and puts a new one last', () => {
    const before = [
      { field: 'name', order: 'asc' },
      { field: 'basePrice', order: 'asc' },
    ] as const;
    const clicked = [
      { field: 'active', order: 'asc' },
      { field: 'basePrice', order: 'desc' },
      { field: 'name', order: 'asc' },
    ] as const;
    expect(mergeSort(before, clicked).map(({ field, order }) => `${field} ${order}`)).toEqual([
      'name asc',
      'basePrice desc',
      'active asc',
    ]);
  });
});
