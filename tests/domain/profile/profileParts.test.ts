import { describe, expect, it } from 'vitest';
import {
  askedFacts,
  isReadyFor,
  missingFacts,
  missingSince,
  type ProfileFacts,
  profileFactNames,
  profilePartNames,
  profileParts,
  partShape,
  profilePercent,
  requiredFacts,
} from '#domain/profile/profileParts';
import { validate } from 'sijil/schema/validate';
import { resources } from '#resources';
import { holdingFacts } from '#resources/clientsOnHold';
import type { Activity } from '#domain/profile/companyFields';

const company = (
  said: Partial<Record<string, unknown>>,
  activity: Activity = 'restaurant',
): ProfileFacts => ({
  ...(Object.fromEntries(profileFactNames.map((name) => [name, null])) as unknown as ProfileFacts),
  notVatRegistered: false,
  nationalityIds: [],
  activity,
  ...said,
});
const fresh = company({});
const unsigned = { signedAt: null, learned: {} };
const numbers = { commercialRegistration: '7001234567', taxNumber: '310122393500003' };
const papers = {
  commercialDocument: 'a',
  taxDocument: 'b',
  municipalLicenceNumber: '4012345678',
  municipalLicence: 'c',
};
const premises = { cuisineTypeId: 'd', employees: 12, nationalityIds: ['e'], shopArea: 90 };
const bank = { iban: 'SA0380000000608010167519', bankDocument: 'f' };

describe('the missing parts of a company profile', () => {
  it('are declared in order, each with the step that requires it', () => {
    expect(
      Object.entries(profileParts).map(([part, { before, facts }]) => [part, before, Object.keys(facts)]),
    ).toEqual([
      ['numbers', 'contract', ['commercialRegistration', 'taxNumber', 'notVatRegistered']],
      [
        'papers',
        'visit',
        ['commercialDocument', 'taxDocument', 'municipalLicenceNumber', 'municipalLicence'],
      ],
      ['premises', 'visit', ['cuisineTypeId', 'employees', 'nationalityIds', 'shopArea', 'servicesMenu']],
      ['bank', 'refund', ['iban', 'bankDocument']],
    ]);
  });

  it('block the contract until the registration and the VAT number, or its absence, are known', () => {
    expect(isReadyFor('contract', fresh, unsigned)).toBe(false);
    expect(isReadyFor('contract', company({ commercialRegistration: '7001234567' }), unsigned)).toBe(false);
    expect(isReadyFor('contract', company(numbers), unsigned)).toBe(true);
    expect(
      isReadyFor(
        'contract',
        company({ commercialRegistration: '7001234567', notVatRegistered: true }),
        unsigned,
      ),
    ).toBe(true);
  });

  it('block a visit until documents, staff and premises are known, but not the menu', () => {
    expect(isReadyFor('visit', company({ ...papers, ...premises }), unsigned)).toBe(true);
    for (const name of [...Object.keys(papers), ...Object.keys(premises)])
      expect([
        name,
        isReadyFor('visit', company({ ...papers, ...premises, [name]: null }), unsigned),
      ]).toEqual([name, false]);
  });

  it('block no visit for a fact required only after its order was signed', () => {
    const before = { signedAt: new Date('2026-11-20T09:00:00Z'), learned: {} };
    const { municipalLicence: _, municipalLicenceNumber: __, ...old } = { ...papers, ...premises };
    expect(isReadyFor('visit', company(old), before)).toBe(true);
    expect(isReadyFor('visit', company(old), { ...before, signedAt: new Date('2026-11-22T09:00:00Z') })).toBe(
      false,
    );
    expect(isReadyFor('visit', company({ ...old, commercialDocument: null }), before)).toBe(false);
  });

  it('include the day since which a newly required fact is missing', () => {
    expect(missingSince('papers', company({}))).toEqual(['2026-11-22']);
    expect(
      missingSince('papers', company({ municipalLicenceNumber: '4012345678', municipalLicence: 'c' })),
    ).toEqual([]);
    expect(missingSince('premises', company({}))).toEqual([]);
  });

  it('exclude facts that do not apply to the company', () => {
    expect(missingFacts('premises', company({}, 'fleet'))).toEqual(['employees', 'nationalityIds']);
    expect(missingFacts('premises', company({}, 'shop'))).toEqual([
      'employees',
      'nationalityIds',
      'shopArea',
    ]);
    expect(missingFacts('papers', company({ notVatRegistered: true }))).not.toContain('taxDocument');
  });

  it('match the filter of the clients’ preset list, except arrays and refund facts', () => {
    const [missing] = resources.clients.presets ?? [];
    const asked = Object.keys(missing?.filters ?? {}).filter((name) => name !== '_match');
    // A fleet without VAT has the fewest facts; the bank account is for refunds, and a list cannot filter for an empty array.
    const ofAll = profilePartNames
      .filter((part) => profileParts[part].before !== 'refund')
      .flatMap((part) => missingFacts(part, company({ notVatRegistered: true }, 'fleet')));
    expect(asked).toEqual(ofAll.filter((name) => name !== 'nationalityIds').map((name) => `${name}_null`));
  });

  it('never include a fact that is already known', () => {
    expect(askedFacts('numbers', company({ commercialRegistration: '7001234567' }))).toEqual([
      'taxNumber',
      'notVatRegistered',
    ]);
    expect(askedFacts('numbers', company({ taxNumber: numbers.taxNumber }))).toEqual([
      'commercialRegistration',
    ]);
    expect(askedFacts('bank', company(bank))).toEqual([]);
  });

  it('determine the profile percentage, which counts registration as the first part', () => {
    expect(profilePercent(fresh)).toBe(20);
    expect(profilePercent(company({ ...numbers, ...bank }))).toBe(60);
    expect(profilePercent(company({ ...numbers, ...papers, ...premises, ...bank }))).toBe(100);
  });
});

describe('the form of the registration numbers', () => {
  const judge = (body: Record<string, unknown>) =>
    validate(partShape(askedFacts('numbers', fresh)), 'create', body, 'en');

  it.each([
    ['a VAT number', { ...numbers }, []],
    ['no registration for VAT', { commercialRegistration: '7001234567', notVatRegistered: true }, []],
    ['neither', { commercialRegistration: '7001234567' }, ['taxNumber']],
    ['both', { ...numbers, notVatRegistered: true }, ['notVatRegistered']],
    ['no commercial registration', { taxNumber: numbers.taxNumber }, ['commercialRegistration']],
  ])('validates %s', (_, body, wrong) => {
    const result = judge(body);
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual(wrong);
  });
});

it('the list of clients on hold checks every fact required for a contract or a visit', () => {
  const required = [...requiredFacts('contract'), ...requiredFacts('visit')].map(({ name }) => name);
  expect(holdingFacts).toEqual(required);
});
