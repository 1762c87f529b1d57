import { describe, expect, it } from 'vitest';
import { changedFields, isSame, startValues, toInput } from '@framework/forms/formValues';
import { onlyTouched } from '@framework/forms/useShapeForm';
import { sectionsOf } from '#framework/schema/sectionsOf';
import { resourceNamed, resources } from '#resources';

const link = { id: 'f1', name: 'logo.png', type: 'image/png', size: 9, url: '/files/f1' };

const making = { at: new Date('2026-11-22T21:30:00Z'), person: null, named: resourceNamed };

describe('what a form sends', () => {
  it('a file goes by its id, and nothing goes that was not declared', () => {
    const record = { id: 'r1', version: 4, $title: 'x', name: 'مطعم', logo: link, clientId: 'c1' };
    expect(toInput(resources.restaurants.fields, 'create', record)).toEqual({
      name: 'مطعم',
      logo: 'f1',
      clientId: 'c1',
    });
    expect(toInput(resources.vehicles.fields, 'update', { papers: [link, { ...link, id: 'f2' }] })).toEqual({
      papers: ['f1', 'f2'],
    });
  });

  it('a field that is entered once is not sent again, one that the portal writes never', () => {
    expect(toInput(resources.restaurants.fields, 'update', { clientId: 'c1', name: 'أ' })).toEqual({
      name: 'أ',
    });
    expect(toInput(resources.clients.fields, 'create', { profileCompleted: true })).toEqual({});
  });

  it('the rows of an owned list keep their ids, so that requests still point at the package they bought', () => {
    const packages = [{ id: 'p1', price: 100, extra: 'x' }, { price: 200 }];
    expect(toInput(resources.services.fields, 'update', { packages })).toEqual({
      packages: [{ id: 'p1', price: 100 }, { price: 200 }],
    });
  });

  it('only what was changed', () => {
    const before = { name: 'أ', active: true, place: { latitude: 1, longitude: 2 } };
    const after = { name: 'ب', active: true, place: { longitude: 2, latitude: 1 } };
    expect(changedFields(before, after)).toEqual({ name: 'ب' });
  });

  it('an emptied box is the same nothing as a value that never was', () => {
    expect(isSame('', undefined)).toBe(true);
    expect(isSame(null, '')).toBe(true);
    expect(isSame(0, null)).toBe(false);
    expect(isSame(false, null)).toBe(false);
  });
});

describe('what a form begins with', () => {
  it('a new record has the declared defaults under what is given', () => {
    const start = startValues(
      resources.services.fields,
      'create',
      { subject: 'branch', billing: 'single' },
      making,
    );
    expect(start).toMatchObject({ subject: 'branch', billing: 'single', active: true });
  });

  it('an existing record has its own values only', () => {
    expect(startValues(resources.services.fields, 'update', { active: false }, making)).toEqual({
      active: false,
    });
  });
});

it('fields that no section names come first, and a section without a shown field is left out', () => {
  const label = { ar: 'ق', en: 'S' };
  const other = { ar: 'أ', en: 'T' };
  const sections = [
    { label, fields: ['b', 'z'] },
    { label: other, fields: ['y'] },
  ];
  expect(sectionsOf(['a', 'b', 'c'], sections)).toEqual([{ fields: ['a', 'c'] }, { label, fields: ['b'] }]);
});

describe('what a form says before it is sent', () => {
  const errors = {
    type: ['x'],
    packages: ['x'],
    'packages.0.name': ['x'],
    'packages.0.price': ['x'],
    'name.ar': ['x'],
  };
  const seen = (...left: string[]) => Object.keys(onlyTouched(errors, new Set(left), resources.services));

  it('a field is wrong once it was left, with all its parts', () => {
    expect(seen('type')).toEqual(['type']);
    expect(seen('name')).toEqual(['name.ar']);
  });

  it('a package that was just added is not wrong yet; the box that was left empty in it is', () => {
    expect(seen('packages')).toEqual(['packages']);
    expect(seen('packages', 'packages.0.price')).toEqual(['packages', 'packages.0.price']);
  });
});
