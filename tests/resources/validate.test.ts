import { describe, expect, it } from 'vitest';
import type { Language } from 'sijil/base/i18n/localized';
import { personBody } from '#domain/profile/personBodies';
import type { Shape } from 'sijil/schema/shape';
import { validate } from 'sijil/schema/validate';
import { resources } from '#resources';

const errorsOf = (
  shape: Shape,
  input: object,
  language: Language = 'en',
  mode: 'create' | 'update' = 'create',
) => {
  const result = validate(shape, mode, input, language);
  return result.ok ? {} : result.errors;
};
const { nationalities, services, supervisors, branches } = resources;

const service = {
  name: { ar: 'تفتيش', en: 'Inspection' },
  description: { ar: 'وصف', en: 'Description' },
  subject: 'branch',
  basePrice: 100_000,
  formId: '6f0c6a3e-1111-4111-8111-111111111111',
};
const monthly = { name: { ar: 'شهرية', en: 'Monthly' }, duration: 'month_1', quantity: 2, price: 50_000 };

describe('a person’s name, which is printed in emails and documents', () => {
  const person = (name: string) => errorsOf(personBody, { name, phone: '0501234567' });

  it.each([
    'خالد العتيبي',
    'Mary O’Neill',
    'St. John & Sons',
    'Al.Rashid Co.',
    'مطعم ركن البيت - فرع 2',
    'J.P. Net',
  ])('%s is accepted', (name) => expect(person(name)).toEqual({}));
  it.each(['https://evil.test/pay', 'Pay at www.evil.org', 'evil.com', 'اربح على evil.shop/now'])(
    '%s is refused because it contains a link',
    (name) => expect(person(name)).toEqual({ name: ['“Full name” must not contain a link.'] }),
  );
  it.each(['\u202eكلاس', 'a\u2066b', 'خالد\u200f', '\u061cأ ب'])(
    '%j is refused because of its bidirectional control character',
    (name) => expect(person(name)['name']?.[0]).toContain('hidden marks'),
  );
});

it.each(['\u202e', '\u202a', '\u2066', '\u2069'])(
  'a single-line text cannot contain the bidirectional control character %j',
  (mark) => {
    expect(errorsOf(nationalities, { descriptionAr: `سعودي${mark}` })['descriptionAr']?.[0]).toContain(
      'hidden marks',
    );
  },
);

describe('validating an input against its declaration', () => {
  it('names a missing field by its label in the reader’s language', () => {
    expect(errorsOf(nationalities, { descriptionEn: 'Saudi' })).toEqual({
      descriptionAr: ['“Arabic description” is required.'],
    });
    expect(errorsOf(nationalities, { descriptionEn: 'Saudi' }, 'ar')).toEqual({
      descriptionAr: ['حقل «الوصف بالعربية» مطلوب.'],
    });
  });

  it('reports an empty box as missing, not as too short', () => {
    expect(errorsOf(nationalities, { descriptionAr: '', descriptionEn: 'x' })['descriptionAr']).toEqual([
      '“Arabic description” is required.',
    ]);
  });

  it('refuses an unknown field instead of ignoring it', () => {
    expect(errorsOf(nationalities, { descriptionAr: 'سعودي', descriptionEn: 'Saudi', admin: true })).toEqual({
      admin: ['Unknown field: “admin”.'],
    });
  });

  it('refuses text that is too long or contains control characters or unpaired surrogates', () => {
    const errors = errorsOf(nationalities, { descriptionAr: 'س'.repeat(121), descriptionEn: 'a\u0000b' });
    expect(errors['descriptionAr']).toEqual(['“Arabic description” must have at most 120 characters.']);
    expect(errors['descriptionEn']).toEqual([
      '“English description” contains characters that are not allowed.',
    ]);
    const half = errorsOf(nationalities, { descriptionAr: 'سعودي \uD83D', descriptionEn: 'Saudi 😀' });
    expect(half).toEqual({
      descriptionAr: ['“Arabic description” contains characters that are not allowed.'],
    });
  });

  it('reports every missing required field of a supervisor', () => {
    const required = [
      'name',
      'email',
      'phone',
      'emergencyPhone',
      'cityId',
      'address',
      'street',
      'serviceIds',
    ];
    expect(Object.keys(errorsOf(supervisors, {}))).toEqual(expect.arrayContaining(required));
  });

  it('normalizes a phone number, however it was typed', () => {
    const typed = {
      name: 'فرع',
      clientId: crypto.randomUUID(),
      stateId: crypto.randomUUID(),
      cityId: crypto.randomUUID(),
    };
    const result = validate(
      branches,
      'create',
      {
        ...typed,
        street: 'شارع',
        place: { latitude: 24, longitude: 46 },
        responsibleName: 'سعد',
        responsiblePhone: '٠٥٠١٢٣٤٥٦٧',
      },
      'ar',
    );
    expect(result.ok && result.values.responsiblePhone).toBe('+966501234567');
  });

  it('refuses coordinates outside the valid range', () => {
    const errors = errorsOf(branches, { place: { latitude: 91, longitude: 46 } }, 'en', 'update');
    expect(Object.keys(errors)).toEqual(['place.latitude']);
  });

  it('fills in defaults on creation, but not on updates', () => {
    const made = validate(nationalities, 'create', { descriptionAr: 'سعودي', descriptionEn: 'Saudi' }, 'ar');
    const changed = validate(nationalities, 'update', { descriptionEn: 'Saudi' }, 'ar');
    expect(made.ok && made.values.active).toBe(true);
    expect(changed.ok && Object.keys(changed.values)).toEqual(['descriptionEn']);
  });
});

describe('rules across the fields of a service', () => {
  it('the maximum is greater than the minimum', () => {
    expect(errorsOf(services, { ...service, min: 5, max: 5 })['max']).toEqual([
      'The maximum must be greater than the minimum.',
    ]);
    expect(errorsOf(services, { ...service, min: 5, max: 6 })).toEqual({});
  });

  it('a changed field is validated together with the record’s current values', () => {
    const result = validate(services, 'update', { max: 3 }, 'en', { min: 5 });
    expect(result.ok).toBe(false);
  });

  it('a discounted price does not exceed the price', () => {
    const packages = [{ ...monthly, discountedPrice: 60_000 }];
    expect(errorsOf(services, { ...service, packages })['packages']).toHaveLength(1);
  });

  it('a discount is at most 100 %, and its error is reported on its row', () => {
    const packages = [monthly, { ...monthly, discountPercent: 101 }];
    expect(errorsOf(services, { ...service, packages })).toEqual({
      'packages.1.discountPercent': ['“Discount percent” must be at most 100.'],
    });
  });
});
