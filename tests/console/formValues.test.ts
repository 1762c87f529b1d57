import { describe, expect, it } from 'vitest';
import { changedFields, isSame, startValues, toInput } from 'sijil/react/forms/formValues';
import { onlyTouched } from 'sijil/react/forms/useShapeForm';
import { sectionsOf } from 'sijil/schema/sectionsOf';
import { resourceNamed, resources } from '#resources';

const link = { id: 'f1', name: 'logo.png', type: 'image/png', size: 9, url: '/files/f1' };

const making = { at: new Date('2026-11-22T21:30:00Z'), person: null, named: resourceNamed };

describe('the input that a form sends', () => {
  it('a file is sent by its id, and undeclared fields are left out', () => {
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

  it('a field that is set only once is not sent again, and a read-only field never', () => {
    expect(toInput(resources.restaurants.fields, 'update', { clientId: 'c1', name: 'أ' })).toEqual({
      name: 'أ',
    });
    expect(toInput(resources.clients.fields, 'create', { profileCompleted: true })).toEqual({});
  });

  it('rows of an owned list keep their ids, so that requests still refer to the package they bought', () => {
    const packages = [{ id: 'p1', price: 100, extra: 'x' }, { price: 200 }];
    expect(toInput(resources.services.fields, 'update', { packages })).toEqual({
      packages: [{ id: 'p1', price: 100 }, { price: 200 }],
    });
  });

  it('only changed fields are sent', () => {
    const before = { name: 'أ', active: true, place: { latitude: 1, longitude: 2 } };
    const after = { name: 'ب', active: true, place: { longitude: 2, latitude: 1 } };
    expect(changedFields(before, after)).toEqual({ name: 'ب' });
  });

  it('an emptied box equals a value that was never set', () => {
    expect(isSame('', undefined)).toBe(true);
    expect(isSame(null, '')).toBe(true);
    expect(isSame(0, null)).toBe(false);
    expect(isSame(false, null)).toBe(false);
  });
});

describe('the initial values of a form', () => {
  it('a new record has the given values on top of the declared defaults', () => {
    const start = startValues(
      resources.services.fields,
      'create',
      { subject: 'branch', billing: 'single' },
      making,
    );
    expect(start).toMatchObject({ subject: 'branch', billing: 'single', active: true });
  });

  it('an existing record has only its own values, no defaults', () => {
    expect(startValues(resources.services.fields, 'update', { active: false }, making)).toEqual({
      active: false,
    });
  });
});

it('fields outside any section come first, and a section without visible fields is left out', () => {
  const label = { ar: 'ق', en: 'S' };
  const other = { ar: 'أ', en: 'T' };
  const sections = [
    { label, fields: ['b', 'z'] },
    { label: other, fields: ['y'] },
  ];
  expect(sectionsOf(['a', 'b', 'c'], sections)).toEqual([{ fields: ['a', 'c'] }, { label, fields: ['b'] }]);
});

describe('the errors of a form before it is sent', () => {
  const errors = {
    type: ['x'],
    packages: ['x'],
    'packages.0.name': ['x'],
    'packages.0.price': ['x'],
    'name.ar': ['x'],
  };
  const seen = (...left: string[]) => Object.keys(onlyTouched(errors, new Set(left), resources.services));

  it('a field shows its errors, with those of all its parts, once it was left', () => {
    expect(seen('type')).toEqual(['type']);
    expect(seen('name')).toEqual(['name.ar']);
  });

  it('a newly added package shows no errors yet; a box left empty in it does', () => {
    expect(seen('packages')).toEqual(['packages']);
    expect(seen('packages', 'packages.0.price')).toEqual(['packages', 'packages.0.price']);
  });
});
