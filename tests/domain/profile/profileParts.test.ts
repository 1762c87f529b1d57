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
import { validate } from '#framework/schema/validate';
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

describe('what a company has still to say', () => {
  it('is everything but what registration asked, each before what needs it', () => {
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

  it('holds back a contract until the two numbers are said, or that there is no VAT number', () => {
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

  it('holds back a visit until papers, staff and premises are known, the menu never', () => {
    expect(isReadyFor('visit', company({ ...papers, ...premises }), unsigned)).toBe(true);
    for (const name of [...Object.keys(papers), ...Object.keys(premises)])
      expect([
        name,
        isReadyFor('visit', company({ ...papers, ...premises, [name]: null }), unsigned),
      ]).toEqual([name, false]);
  });

  it('holds back no visit for a licence that was asked after its order was signed; whatever was always asked, it does', () => {
    const before = { signedAt: new Date('2026-11-20T09:00:00Z'), learned: {} };
    const { municipalLicence: _, municipalLicenceNumber: __, ...old } = { ...papers, ...premises };
    expect(isReadyFor('visit', company(old), before)).toBe(true);
    expect(isReadyFor('visit', company(old), { ...before, signedAt: new Date('2026-11-22T09:00:00Z') })).toBe(
      false,
    );
    expect(isReadyFor('visit', company({ ...old, commercialDocument: null }), before)).toBe(false);
  });

  it('names the day since when it was newly asked, and none for the rest', () => {
    expect(missingSince('papers', company({}))).toEqual(['2026-11-22']);
    expect(
      missingSince('papers', company({ municipalLicenceNumber: '4012345678', municipalLicence: 'c' })),
    ).toEqual([]);
    expect(missingSince('premises', company({}))).toEqual([]);
  });

  it('is less for whom a question does not fit', () => {
    expect(missingFacts('premises', company({}, 'fleet'))).toEqual(['employees', 'nationalityIds']);
    expect(missingFacts('premises', company({}, 'shop'))).toEqual([
      'employees',
      'nationalityIds',
      'shopArea',
    ]);
    expect(missingFacts('papers', company({ notVatRegistered: true }))).not.toContain('taxDocument');
  });

  it('is what the clients’ list of missing parts asks for, as far as a list can ask whether a field is empty', () => {
    const [missing] = resources.clients.presets ?? [];
    const asked = Object.keys(missing?.filters ?? {}).filter((name) => name !== '_match');
    // A fleet without VAT is asked the least; the bank account waits for a refund, and a list cannot ask for an empty array.
    const ofAll = profilePartNames
      .filter((part) => profileParts[part].before !== 'refund')
      .flatMap((part) => missingFacts(part, company({ notVatRegistered: true }, 'fleet')));
    expect(asked).toEqual(ofAll.filter((name) => name !== 'nationalityIds').map((name) => `${name}_null`));
  });

  it('is never asked twice', () => {
    expect(askedFacts('numbers', company({ commercialRegistration: '7001234567' }))).toEqual([
      'taxNumber',
      'notVatRegistered',
    ]);
    expect(askedFacts('numbers', company({ taxNumber: numbers.taxNumber }))).toEqual([
      'commercialRegistration',
    ]);
    expect(askedFacts('bank', company(bank))).toEqual([]);
  });

  it('is measured in parts, of which registering is the first', () => {
    expect(profilePercent(fresh)).toBe(20);
    expect(profilePercent(company({ ...numbers, ...bank }))).toBe(60);
    expect(profilePercent(company({ ...numbers, ...papers, ...premises, ...bank }))).toBe(100);
  });
});

describe('the form of the numbers', () => {
  const judge = (body: Record<string, unknown>) =>
    validate(partShape(askedFacts('numbers', fresh)), 'create', body, 'en');

  it.each([
    ['a VAT number', { ...numbers }, []],
    ['no registration for VAT', { commercialRegistration: '7001234567', notVatRegistered: true }, []],
    ['neither', { commercialRegistration: '7001234567' }, ['taxNumber']],
    ['both', { ...numbers, notVatRegistered: true }, ['notVatRegistered']],
    ['no commercial registration', { taxNumber: numbers.taxNumber }, ['commercialRegistration']],
  ])('judges %s', (_, body, wrong) => {
    const result = judge(body);
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual(wrong);
  });
});

it('names every fact that a contract or a visit waits for in the list of clients on hold', () => {
  const required = [...requiredFacts('contract'), ...requiredFacts('visit')].map(({ name }) => name);
  expect(holdingFacts).toEqual(required);
});
