import { describe, expect, it } from 'vitest';
import { forgotPasswordBody, resetPasswordBody } from '#domain/auth/signInBodies';
import { firstPasswordBody, loginBody } from 'sijil/contract/signInBodies';
import { passwordChangeBody } from '#domain/auth/passwordChange';
import { signupBody } from '#domain/auth/registration';
import { uploadLimit, uploadProblem } from 'sijil/base/files/uploads';
import { isCardExpired, isCvc, parseCardExpiry } from '#domain/formats/card';
import { checkAnswers } from '#domain/forms/checkAnswers';
import { checkForm } from '#domain/forms/checkForm';
import { canAddCategory, remainingWeight } from '#domain/forms/weights';
import { canRefund, maxRefund } from '#domain/pricing/refunds';
import { locationsBody } from '#domain/profile/locationsBody';
import { reportInspectorBody, reviewBody, startVisitBody } from '#domain/requests/inspectionBodies';
import { correctiveAnswersBody, provesAnswer } from '#domain/requests/correctionBodies';
import { submitFormBody } from '#domain/requests/answerBodies';
import { reasonBody } from '#domain/requests/stepBodies';
import { refundBody } from '#domain/requests/refundBody';
import { issueMessages } from 'sijil/schema/issueMessages';
import type { Shape } from 'sijil/schema/shape';
import { startingValues } from 'sijil/schema/startingValue';
import { validate } from 'sijil/schema/validate';
import { certificatePost } from '#domain/templates/seedTemplates';
import { type SocialTemplate, socialTemplateProblems } from '#domain/templates/certificateTemplate';
import { resourceList, resources } from '#resources';
import { answer, answerAll, makeCategory, makeForm, makeQuestion } from './forms/sampleForm';

/**
 * Messages about invalid input (rules 2). Both the portal's forms and the API call `validate`, and both import the other
 * rules from `domain/`: the results are the same on both sides.
 */
const said = (
  shape: Shape,
  input: object,
  mode: 'create' | 'update' = 'create',
): Record<string, string[]> => {
  const result = validate(shape, mode, input, 'en');
  return result.ok ? {} : result.errors;
};
/** Messages about the given fields only, whatever else is missing. */
const of = (shape: Shape, input: object) => {
  const errors = said(shape, input);
  return Object.fromEntries(
    Object.keys(input).flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])),
  );
};
const id = () => crypto.randomUUID();

const { clients, supervisors, inspectors, branches, services } = resources;

describe('«Required: name, company name, phone, full name, city, address, emergency phone, street, country, specialty»', () => {
  it('a supervisor and an inspector need every field, with the message «“X” is required.»', () => {
    for (const person of [supervisors, inspectors]) {
      const empty = Object.fromEntries(
        ['name', 'phone', 'cityId', 'address', 'emergencyPhone', 'street', 'country'].map((name) => [
          name,
          '',
        ]),
      );
      expect(said(person, empty)).toMatchObject({
        name: ['“Full name” is required.'],
        phone: ['“Phone” is required.'],
        cityId: ['“City” is required.'],
        address: ['“Address” is required.'],
        emergencyPhone: ['“Emergency phone” is required.'],
        street: ['“Street” is required.'],
        country: ['“Country” is required.'],
        serviceIds: ['“Specialties”: at least one is required.'],
      });
    }
  });

  it('nothing fills the country of a person whose record has none, a form only proposes it', () => {
    for (const person of [supervisors, inspectors]) {
      expect(said(person, {})).toMatchObject({ country: ['“Country” is required.'] });
      expect(
        startingValues(person.fields, { at: new Date(), person: null, named: () => undefined }),
      ).toMatchObject({
        country: 'السعودية',
      });
    }
  });

  it('a client needs a name, company name and phone, in the console and at sign-up', () => {
    for (const shape of [clients, signupBody])
      expect(said(shape, {})).toMatchObject({
        name: ['“Full name” is required.'],
        companyName: ['“Company name” is required.'],
        phone: ['“Phone” is required.'],
      });
  });

  it('a branch needs a name, city and street, with the message in the reader’s language', () => {
    expect(Object.keys(said(branches, {}))).toEqual(expect.arrayContaining(['name', 'cityId', 'street']));
    const inArabic = validate(branches, 'create', {}, 'ar');
    expect(!inArabic.ok && inArabic.errors['street']).toEqual(['حقل «الشارع» مطلوب.']);
  });

  it('a company name of spaces counts as missing', () => {
    expect(of(clients, { companyName: '   ' })).toEqual({ companyName: ['“Company name” is required.'] });
  });
});

describe('«Email must be valid and at least 5 characters»', () => {
  it.each([loginBody, forgotPasswordBody, signupBody, clients, supervisors])('in form %#', (shape) => {
    const wrong = ['The email address is not valid.'];
    for (const email of ['a@b', 'a@bc', 'no at sign', 'two@@example.test', 'a b@example.test'])
      expect(of(shape, { email })).toEqual({ email: wrong });
    for (const email of ['a@b.c', 'owner@example.test']) expect(of(shape, { email })).toEqual({});
  });
});

describe('«Password at least 8 characters with at least one uppercase letter and one number; profile and some forms at least 6»', () => {
  it('a new password needs eight characters, a capital letter and a number', () => {
    for (const shape of [signupBody, resetPasswordBody, firstPasswordBody]) {
      for (const password of ['Short1', 'lowercase1', 'NoNumbers', 'Seven77'])
        expect(of(shape, { password })['password']).toHaveLength(1);
      expect(of(shape, { password: 'Eightttt1' })).toEqual({});
    }
  });

  it('a password changed in the profile needs six characters', () => {
    expect(of(passwordChangeBody, { password: 'Six6ab' })).toEqual({});
    expect(of(passwordChangeBody, { password: 'Fiv5a' })['password']).toHaveLength(1);
  });
});

describe('«New and confirm password must match. Current password required»', () => {
  it('a different confirmation gets the message «Your passwords do not match»', () => {
    const typed = { password: 'Eightttt1', passwordConfirmation: 'Eightttt2' };
    for (const [shape, more] of [
      [firstPasswordBody, {}],
      [resetPasswordBody, { token: 'x' }],
      [passwordChangeBody, { currentPassword: 'Old' }],
    ] as const) {
      expect(said(shape, { ...more, ...typed })).toEqual({
        passwordConfirmation: ['Your passwords do not match'],
      });
      expect(said(shape, { ...more, ...typed, passwordConfirmation: typed.password })).toEqual({});
    }
  });

  it('changing a password requires the current password', () => {
    expect(of(passwordChangeBody, { currentPassword: '' })).toEqual({
      currentPassword: ['“Current password” is required.'],
    });
  });
});

describe('«Card CVC exactly 3 digits. Card expiration in MM/YYYY and not in the past»', () => {
  it('a CVC has exactly three Latin digits', () => {
    expect(['123', '000'].map(isCvc)).toEqual([true, true]);
    expect(['12', '1234', '12a', '', '١٢٣'].map(isCvc)).toEqual([false, false, false, false, false]);
  });

  it('the expiry is read only as MM/YYYY', () => {
    expect(parseCardExpiry('09/2027')).toEqual({ month: 9, year: 2027 });
    expect(['13/2027', '00/2027', '9/2027', '09/27', '2027/09'].map(parseCardExpiry)).toEqual(
      Array(5).fill(null),
    );
  });

  it('a card is accepted until the end of its expiry month', () => {
    expect(isCardExpired({ month: 11, year: 2026 }, '2026-11-30')).toBe(false);
    expect(isCardExpired({ month: 11, year: 2026 }, '2026-12-01')).toBe(true);
  });
});

describe('«Uploads: a single file only; images .jpeg or .png, documents also .pdf; maximum 500kb»', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pdf = new TextEncoder().encode('%PDF-1.7');

  it('the type is determined by the file’s content', () => {
    expect([jpeg, png, pdf].map((head) => uploadProblem(9, head, 'image'))).toEqual([
      null,
      null,
      'wrongType',
    ]);
    expect([jpeg, png, pdf].map((head) => uploadProblem(9, head, 'document'))).toEqual([null, null, null]);
    expect(uploadProblem(9, new TextEncoder().encode('<svg>'), 'document')).toBe('wrongType');
  });

  it('HEIC photos are recognised, whatever their size', () => {
    const heic = new TextEncoder().encode('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000');
    expect([9, 9_000_000].map((size) => uploadProblem(size, heic, 'document'))).toEqual(['heic', 'heic']);
  });

  it('the limit is exactly 500 kB', () => {
    expect(uploadLimit).toBe(500 * 1024);
    expect(uploadProblem(uploadLimit, png, 'image')).toBeNull();
    expect(uploadProblem(uploadLimit + 1, png, 'image')).toBe('tooLarge');
  });

  it('a document field holds one file', () => {
    expect(of(clients, { taxDocument: [id(), id()] })['taxDocument']).toHaveLength(1);
    expect(of(clients, { taxDocument: id() })).toEqual({});
  });
});

describe('«Coordinates must be valid latitude and longitude»', () => {
  it.each([
    [{ latitude: 91, longitude: 46 }, 'place.latitude'],
    [{ latitude: -90.1, longitude: 46 }, 'place.latitude'],
    [{ latitude: 24, longitude: 180.1 }, 'place.longitude'],
    [{ latitude: 24 }, 'place.longitude'],
    [{ latitude: '24', longitude: 46 }, 'place.latitude'],
  ])('refuses %o', (place, where) => {
    expect(Object.keys(said(branches, { place }, 'update'))).toEqual([where]);
  });

  it('accepts the extreme coordinates of a place that may be anywhere', () => {
    const shape = { fields: { place: startVisitBody.fields.place } };
    expect(said(shape, { place: { latitude: -90, longitude: 180 } }, 'update')).toEqual({});
  });

  it('a branch is in the Kingdom', () => {
    expect(Object.keys(said(branches, { place: { latitude: 43.97, longitude: 26.08 } }, 'update'))).toEqual([
      'place',
    ]);
  });
});

describe('«At least one specialty»', () => {
  it('is required for a supervisor and an inspector, on create and on update', () => {
    for (const person of [supervisors, inspectors]) {
      expect(of(person, { serviceIds: [] })['serviceIds']).toHaveLength(1);
      expect(of(person, { serviceIds: [id()] })).toEqual({});
      // An update cannot remove the last one either.
      expect(said(person, { serviceIds: [] }, 'update')['serviceIds']).toHaveLength(1);
    }
  });
});

describe('«Branches: at least 2 when several are chosen; only one main branch»', () => {
  const branch = (main: boolean) => ({
    name: 'فرع',
    stateId: id(),
    cityId: id(),
    street: 'شارع',
    main,
    place: {
      latitude: 24.7,
      longitude: 46.7,
    },
    responsibleName: 'خالد',
    responsiblePhone: '0501234567',
  });
  const places = (kind: string, ...mains: boolean[]) =>
    said(locationsBody, { kind, branches: mains.map(branch) });

  it('a single branch is too few when several were chosen', () => {
    expect(places('several', true)).toEqual({ branches: ['Add at least two branches.'] });
    expect(places('single', true)).toEqual({});
  });

  it('exactly one branch must be the main one', () => {
    const message = { branches: ['Mark exactly one branch as the main one.'] };
    expect(places('several', true, true)).toEqual(message);
    expect(places('several', false, false)).toEqual(message);
    expect(places('several', false, true, false)).toEqual({});
  });
});

describe('pricing of a service', () => {
  const service = {
    name: {
      ar: 'تفتيش',
      en: 'Inspection',
    },
    description: {
      ar: 'وصف',
      en: 'Text',
    },
    subject: 'branch',
    basePrice: 1e5,
    formId: '6f0c6a3e-1111-4111-8111-111111111111',
  };
  const offer = (changes: object) => ({
    name: {
      ar: 'شهرية',
      en: 'Monthly',
    },
    duration: 'month_1',
    quantity: 2,
    price: 5e4,
    ...changes,
  });

  it('«Service type required in pricing»', () => {
    const { subject: _, ...without } = service;
    expect(said(services, without)).toEqual({ subject: ['“Service type” is required.'] });
  });

  it('«Max greater than min; a value must be greater than 1»', () => {
    expect(said(services, { ...service, min: 4, max: 4 })).toEqual({
      max: ['The maximum must be greater than the minimum.'],
    });
    expect(Object.keys(said(services, { ...service, max: 1 }))).toEqual(['max']);
    expect(said(services, { ...service, min: 1, max: 2 })).toEqual({});
    expect(said(services, { ...service, packages: [offer({ quantity: 1 })] })).toEqual({
      'packages.0.quantity': ['“Number of inspections” must be at least 2.'],
    });
    expect(said(services, { ...service, packages: [offer({ quantity: 2 })] })).toEqual({});
  });

  it('«Discounted price must not exceed price»', () => {
    const packages = (discountedPrice: number) => [offer({ discountedPrice })];
    expect(said(services, { ...service, packages: packages(50_001) })).toEqual({
      packages: ['A discounted price must not exceed the price.'],
    });
    expect(said(services, { ...service, packages: packages(50_000) })).toEqual({});
  });

  it('«Discount percent at most 100»', () => {
    const packages = (discountPercent: number) => [offer({ discountPercent })];
    expect(said(services, { ...service, packages: packages(100.01) })).toEqual({
      'packages.0.discountPercent': ['“Discount percent” must be at most 100.'],
    });
    expect(said(services, { ...service, packages: packages(100) })).toEqual({});
  });

  it('a discount percent agrees with the prices beside it', () => {
    const packages = [offer({ price: 960_000, discountedPrice: 840_000, discountPercent: 50 })];
    expect(Object.keys(said(services, { ...service, packages }))).toEqual(['packages']);
  });
});

describe('the inspection form', () => {
  const question = makeQuestion('q');
  const formOf = (...weights: number[]) =>
    makeForm(
      ...weights.map((weight, index) => makeCategory(`c${index}`, weight, [makeQuestion(`q${index}`)])),
    );

  it('«Category weights sum to 100»', () => {
    const codes = (...weights: number[]) => checkForm(formOf(...weights)).map(({ code }) => code);
    expect(codes(60, 39.99)).toEqual(['category_weights_not_100']);
    expect(codes(60, 40.01)).toEqual(['category_weights_not_100']);
    expect(codes(33.33, 33.33, 33.34)).toEqual([]);
  });

  it('«no more categories once the sum is 100»', () => {
    expect(canAddCategory(formOf(60, 39).categories)).toBe(true);
    expect(remainingWeight(formOf(60, 39).categories)).toBe(1);
    expect(canAddCategory(formOf(60, 40).categories)).toBe(false);
  });

  it('«Passing score out of 100»', () => {
    const codes = (passingScore: number) =>
      checkForm({ ...formOf(100), passingScore }).map(({ code }) => code);
    expect([codes(101), codes(-1)]).toEqual(Array(2).fill(['passing_score_out_of_range']));
    expect([codes(0), codes(100)]).toEqual([[], []]);
  });

  it('«Question score is 0, 1 or 2»', () => {
    const form = makeForm(makeCategory('c', 100, [question]));
    const codes = (score: number) =>
      checkAnswers(form, [answer('q', score as 0)], () => undefined).map(({ code }) => code);
    expect([0, 1, 2].map(codes)).toEqual([[], [], []]);
    expect([-1, 3, 1.5].map(codes)).toEqual(Array(3).fill(['score_out_of_range']));
    const sent = (score: unknown) =>
      said(submitFormBody, { version: 1, answers: [{ questionKey: 'q', score, fileIds: [] }] });
    expect(Object.keys(sent(3))).toEqual(['answers.0.score']);
    expect(sent(2)).toEqual({});
  });

  it('«notes and evidence images can be required per question»', () => {
    const strict = makeQuestion('q', { requiresNote: true, requiresImage: true, requiresFile: true });
    const form = makeForm(makeCategory('c', 100, [strict]));
    const codes = (changes: object, kindOf: (file: string) => 'image' | 'document') =>
      checkAnswers(form, [answer('q', 2, changes)], kindOf).map(({ code }) => code);
    expect(codes({}, () => 'image')).toEqual(['note_required', 'image_required', 'file_required']);
    expect(codes({ note: 'x', fileIds: ['photo'] }, () => 'image')).toEqual(['file_required']);
    const kinds = (file: string) => (file === 'photo' ? 'image' : 'document');
    expect(codes({ note: 'x', fileIds: ['photo', 'paper'] }, kinds)).toEqual([]);
    const easy = makeForm(makeCategory('c', 100, [question]));
    expect(checkAnswers(easy, answerAll(easy, 2), () => undefined)).toEqual([]);
  });
});

describe('«Corrective-action evidence: either one file of each type or two files»', () => {
  it('needs two different files, whatever their types', () => {
    expect(provesAnswer(['image', 'document'], false)).toBe(true);
    expect(provesAnswer(['image', 'another image'], false)).toBe(true);
    expect(provesAnswer(['image'], false)).toBe(false);
    expect(provesAnswer(['image', 'image'], false)).toBe(false);
  });

  it('needs only one file for an objection to a finding', () => {
    expect([provesAnswer(['image'], true), provesAnswer([], true)]).toEqual([true, false]);
  });

  it('the body refuses an item without files', () => {
    const items = [{ itemId: 'i', action: 'نُظّف', fileIds: [] }];
    expect(Object.keys(said(correctiveAnswersBody, { version: 1, items }))).toEqual(['items.0.fileIds']);
  });
});

describe('«Refund amount has a maximum»', () => {
  it('is the paid amount less earlier refunds', () => {
    expect(maxRefund(115_000, 15_000)).toBe(100_000);
    expect(canRefund(100_000, 115_000, 15_000)).toBe(true);
    expect(canRefund(100_001, 115_000, 15_000)).toBe(false);
  });

  it('is at least one halala', () => {
    const refund = { requestId: id(), reason: 'أُلغيت الزيارة' };
    expect(said(refundBody, { ...refund, amount: 0 })).toEqual({
      amount: ['“Amount” must be at least SAR 0.01.'],
    });
    expect(Object.keys(said(refundBody, { ...refund, amount: 1.5 }))).toEqual(['amount']);
    expect(said(refundBody, { ...refund, amount: 1 })).toEqual({});
  });

  it('has limits that are stated in riyals', () => {
    const refund = { requestId: id(), reason: 'أُلغيت الزيارة', amount: 1_000_000_001 };
    const most = validate(refundBody, 'create', refund, 'ar');
    expect(said(refundBody, refund)).toEqual({ amount: ['“Amount” must be at most SAR 10,000,000.00.'] });
    expect(most).toMatchObject({ errors: { amount: ['أكبر مبلغ بالريال في «المبلغ» هو 10,000,000.00.'] } });
  });
});

describe('«Reason required for reports and change requests»', () => {
  it('reporting an inspector requires a reason', () => {
    expect(said(reportInspectorBody, {})).toEqual({ reason: ['“Reason” is required.'] });
    expect(said(reportInspectorBody, { reason: ' ' })).toEqual({ reason: ['“Reason” is required.'] });
  });

  it('requesting a contract change requires a reason', () => {
    expect(said(reasonBody, { version: 1 })).toEqual({ reason: ['“Reason” is required.'] });
    expect(said(reasonBody, { version: 1, reason: 'السعر' })).toEqual({});
  });
});

describe('«Caption and name required for social templates»', () => {
  const said = (post: Partial<SocialTemplate>) =>
    socialTemplateProblems({ ...certificatePost, ...post }).map(({ place }) => place?.en);

  it('both languages are required, except in the optional line', () => {
    expect(said({})).toEqual([]);
    const half = { ar: 'اجتزنا', en: '' };
    const texts = { ...certificatePost.texts, caption: half };
    expect(said({ title: half, texts })).toEqual(['Name', 'Caption']);
    expect(said({ texts: { ...certificatePost.texts, line: half } })).toEqual(['Line below it (optional)']);
  });
});

describe('«Every answer in the client review on a 1 to 5 scale»', () => {
  const review = { version: 1, punctuality: 5, conduct: 4, clarity: 3, fairness: 2, service: 1 };
  const questions = ['punctuality', 'conduct', 'clarity', 'fairness', 'service'] as const;

  it.each(questions)('«%s» accepts only the integers 1 to 5', (question) => {
    for (const wrong of [0, 6, 2.5, null])
      expect(Object.keys(said(reviewBody, { ...review, [question]: wrong }))).toEqual([question]);
    expect(said(reviewBody, review)).toEqual({});
  });
});

describe('the validation message of a field', () => {
  it('quotes the field’s label in both languages', () => {
    const unquoted = Object.values(issueMessages).flatMap(({ ar, en }) => [
      ...(/(?<!«)\{label\}|\{label\}(?!»)/.test(ar) ? [ar] : []),
      ...(/(?<!“)\{label\}|\{label\}(?!”)/.test(en) ? [en] : []),
    ]);
    expect(unquoted).toEqual([]);
  });

  it.each(resourceList.map((resource) => [resource.name, resource] as const))(
    'of %s contains the label of each required field in both languages',
    (_, resource) => {
      for (const [language, open, close] of [
        ['ar', '«', '»'],
        ['en', '“', '”'],
      ] as const) {
        const result = validate(resource, 'create', {}, language);
        for (const [name, messages] of Object.entries(result.ok ? {} : result.errors)) {
          const label = resource.fields[name]?.label[language];
          expect(messages.join(' ')).toContain(`${open}${label}${close}`);
        }
      }
    },
  );
});
