import { describe, expect, it } from 'vitest';
import { compareVersions, resolvedInput } from 'sijil/react/console/form/StaleDialog';
import { resources } from '#resources';

const { fields } = resources.restaurants;
const base = { name: 'الأصل', cuisineTypeId: 'c1', logo: null };

describe('comparing the changes of two people to one record', () => {
  it('changes to different fields do not conflict, and both are used', () => {
    const rows = compareVersions(fields, base, { ...base, name: 'لي' }, { ...base, cuisineTypeId: 'c2' });
    expect(rows.map(({ name, usual, conflict }) => [name, usual, conflict])).toEqual([
      ['name', 'mine', false],
      ['cuisineTypeId', 'theirs', false],
    ]);
    expect(resolvedInput(fields, rows, {})).toEqual({ name: 'لي' });
  });

  it('changes to the same field conflict, and the other person’s value can be chosen', () => {
    const rows = compareVersions(fields, base, { ...base, name: 'لي' }, { ...base, name: 'له' });
    expect(rows).toMatchObject([{ name: 'name', mine: 'لي', theirs: 'له', conflict: true }]);
    expect(resolvedInput(fields, rows, { name: 'theirs' })).toEqual({});
    expect(resolvedInput(fields, rows, { name: 'mine' })).toEqual({ name: 'لي' });
  });

  it('the same change by both people is no difference', () => {
    expect(compareVersions(fields, base, { ...base, name: 'واحد' }, { ...base, name: 'واحد' })).toEqual([]);
  });

  it('a new link to the same file is no change', () => {
    const link = (url: string) => ({ id: 'f1', name: 'a.png', type: 'image/png', size: 1, url });
    const rows = compareVersions(
      fields,
      { ...base, logo: link('/1') },
      { ...base, logo: link('/1') },
      { ...base, logo: link('/2') },
    );
    expect(rows).toEqual([]);
  });

  it('a value that I cleared is sent as null', () => {
    const rows = compareVersions(fields, base, { ...base, cuisineTypeId: null }, { ...base, name: 'له' });
    expect(resolvedInput(fields, rows, {})).toEqual({ cuisineTypeId: null });
  });
});
