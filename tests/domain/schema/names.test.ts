import { expect, it } from 'vitest';
import { signupBody } from '#domain/auth/registration';
import { validate } from 'sijil/schema/validate';
import { branchFields, companyFields } from '#domain/profile/companyFields';
import { defineShape } from 'sijil/schema/index';

const signup = {
  name: 'نورة القحطاني',
  companyName: 'مطعم البيت',
  phone: '0501234567',
  email: 'n@example.sa',
  password: 'Zaytoun77',
  acceptTerms: true,
  readPrivacy: true,
};
const wrongNames = (changes: Partial<typeof signup>) => {
  const result = validate(signupBody, 'create', { ...signup, ...changes }, 'ar');
  return result.ok ? [] : Object.keys(result.errors);
};

it.each(['ع', '1', '123', 'A.', '--'])('sign-up refuses «%s» as a person or company name', (name) => {
  expect(wrongNames({ name })).toEqual(['name']);
  expect(wrongNames({ companyName: name })).toEqual(['companyName']);
});

it.each(['مي', 'Li', 'بن عم', '7 Eleven', 'م. ع'])(
  'sign-up accepts «%s» as a person or company name',
  (name) => {
    expect(wrongNames({ name, companyName: name })).toEqual([]);
  },
);

it.each(['1', '99', 'م'])('sign-up refuses the position «%s», but the position is optional', (position) => {
  expect(validate(signupBody, 'create', { ...signup, position }, 'ar')).toMatchObject({
    ok: false,
    errors: { position: ['اكتب «المسمى الوظيفي» بحرفين على الأقل.'] },
  });
  expect(validate(signupBody, 'create', { ...signup, position: null }, 'ar').ok).toBe(true);
});

it('a branch name may be a single letter or a number', () => {
  const shape = defineShape({ name: branchFields.name });
  for (const name of ['ب', '12']) expect(validate(shape, 'update', { name }, 'ar').ok).toBe(true);
});

it('the message about a short name is in the reader’s language', () => {
  const shape = defineShape({ companyName: companyFields.companyName });
  const said = (language: 'ar' | 'en') => validate(shape, 'update', { companyName: '123' }, language);
  expect(said('ar')).toEqual({ ok: false, errors: { companyName: ['اكتب «اسم المنشأة» بحرفين على الأقل.'] } });
  expect(said('en')).toEqual({
    ok: false,
    errors: { companyName: ['“Company name” must hold at least two letters.'] },
  });
});
