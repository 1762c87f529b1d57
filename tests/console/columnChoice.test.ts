import { describe, expect, it } from 'vitest';
import { changeColumns, knownColumns } from 'sijil/react/console/query/columns';

const columns = { all: ['name', 'city', 'phone', 'createdAt'], usual: ['name', 'phone'] };

describe('the columns of a list', () => {
  it('an added column takes its declared position', () => {
    expect(changeColumns(['name', 'phone'], { toggle: 'city' }, columns)).toEqual(['name', 'city', 'phone']);
  });

  it('in a reordered list an added column follows the column that precedes it in the declaration', () => {
    expect(changeColumns(['phone', 'name'], { toggle: 'city' }, columns)).toEqual(['phone', 'name', 'city']);
    expect(changeColumns(['phone'], { toggle: 'name' }, columns)).toEqual(['name', 'phone']);
  });

  it('can be reordered, but not beyond the ends', () => {
    expect(changeColumns(['name', 'city', 'phone'], { move: 'phone', to: 0 }, columns)).toEqual([
      'phone',
      'name',
      'city',
    ]);
    expect(changeColumns(['name', 'city'], { move: 'name', to: 9 }, columns)).toEqual(['city', 'name']);
    expect(changeColumns(['name', 'city'], { move: 'city', to: -1 }, columns)).toEqual(['city', 'name']);
  });

  it('moving a hidden column does not show it', () => {
    expect(changeColumns(['name'], { move: 'city', to: 0 }, columns)).toEqual(['name']);
  });

  it('the last column cannot be removed', () => {
    expect(changeColumns(['name', 'phone'], { toggle: 'name' }, columns)).toEqual(['phone']);
    expect(changeColumns(['phone'], { toggle: 'phone' }, columns)).toEqual(['phone']);
  });

  it('can be reset to the declared columns', () => {
    expect(changeColumns(['createdAt'], { reset: true }, columns)).toEqual(['name', 'phone']);
  });

  it('a stored column that no longer exists is dropped; if none remains, the default columns are shown', () => {
    expect(knownColumns(['city', 'salary'], columns)).toEqual(['city']);
    expect(knownColumns(['salary'], columns)).toEqual(['name', 'phone']);
    expect(knownColumns(null, columns)).toEqual(['name', 'phone']);
  });
});
