import { describe, expect, it } from 'vitest';
import { changeColumns, knownColumns } from '@framework/console/query/columns';

const columns = { all: ['name', 'city', 'phone', 'createdAt'], usual: ['name', 'phone'] };

describe('the columns of a list', () => {
  it('a column that is added takes its own place', () => {
    expect(changeColumns(['name', 'phone'], { toggle: 'city' }, columns)).toEqual(['name', 'city', 'phone']);
  });

  it('a column that is added to columns in another order stands behind the one that usually precedes it', () => {
    expect(changeColumns(['phone', 'name'], { toggle: 'city' }, columns)).toEqual(['phone', 'name', 'city']);
    expect(changeColumns(['phone'], { toggle: 'name' }, columns)).toEqual(['name', 'phone']);
  });

  it('can be put in another order, never beyond the ends', () => {
    expect(changeColumns(['name', 'city', 'phone'], { move: 'phone', to: 0 }, columns)).toEqual([
      'phone',
      'name',
      'city',
    ]);
    expect(changeColumns(['name', 'city'], { move: 'name', to: 9 }, columns)).toEqual(['city', 'name']);
    expect(changeColumns(['name', 'city'], { move: 'city', to: -1 }, columns)).toEqual(['city', 'name']);
  });

  it('a hidden column is not shown by being moved', () => {
    expect(changeColumns(['name'], { move: 'city', to: 0 }, columns)).toEqual(['name']);
  });

  it('the last column cannot be taken away', () => {
    expect(changeColumns(['name', 'phone'], { toggle: 'name' }, columns)).toEqual(['phone']);
    expect(changeColumns(['phone'], { toggle: 'phone' }, columns)).toEqual(['phone']);
  });

  it('can be put back as the declaration has them', () => {
    expect(changeColumns(['createdAt'], { reset: true }, columns)).toEqual(['name', 'phone']);
  });

  it('a remembered column that is gone is forgotten; where none remains the usual ones are shown', () => {
    expect(knownColumns(['city', 'salary'], columns)).toEqual(['city']);
    expect(knownColumns(['salary'], columns)).toEqual(['name', 'phone']);
    expect(knownColumns(null, columns)).toEqual(['name', 'phone']);
  });
});
