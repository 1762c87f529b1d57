import type { Localized } from 'sijil/base/i18n/localized';
import type { Fields, Rule, Shape } from 'sijil/schema/shape';
import { required } from 'sijil/schema/index';
import type { TransitionName } from '../workflow/requestWorkflow';
import type { RequestStatus } from '../workflow/statuses';
import { type Activity, companyFields } from './companyFields';
import { documentFields } from './documentFields';
import { isSignedBefore, type SignedOrder } from './profileDuties';
import { keysOf } from 'sijil/base/objects';

/** Facts of a company's profile that are asked for after its registration. */
const laterFields = {
  commercialRegistration: documentFields.commercialRegistration,
  taxNumber: documentFields.taxNumber,
  notVatRegistered: documentFields.notVatRegistered,
  commercialDocument: documentFields.commercialDocument,
  taxDocument: documentFields.taxDocument,
  municipalLicenceNumber: documentFields.municipalLicenceNumber,
  municipalLicence: documentFields.municipalLicence,
  cuisineTypeId: companyFields.cuisineTypeId,
  employees: companyFields.employees,
  nationalityIds: companyFields.nationalityIds,
  shopArea: companyFields.shopArea,
  servicesMenu: companyFields.servicesMenu,
  iban: documentFields.iban,
  bankDocument: documentFields.bankDocument,
};

export type ProfileFact = keyof typeof laterFields;
export const profileFactNames = keysOf(laterFields);

/** Stored facts of a company by which its parts are checked. */
export type ProfileFacts = Readonly<Record<ProfileFact, unknown>> & { readonly activity: Activity };

interface Occasion {
  readonly label: Localized;
  /** Action that is refused until the facts are given; null for a refund, which the team sends and asks for the facts. */
  readonly action: TransitionName | null;
}

/** Occasions that require a part. */
export const profileOccasions = {
  contract: { label: { ar: 'قبل توقيع العقد', en: 'Before you sign a contract' }, action: 'signContract' },
  visit: { label: { ar: 'قبل أول زيارة', en: 'Before the first visit' }, action: 'acceptDetails' },
  refund: { label: { ar: 'عند أول استرداد', en: 'With the first refund' }, action: null },
} as const satisfies Record<string, Occasion>;
export type ProfileOccasion = keyof typeof profileOccasions;

/** Condition on another fact of the company. */
export type Condition = { readonly fact: keyof ProfileFacts } & (
  | { readonly is: string | boolean }
  | { readonly isNot: string | boolean }
);

interface Fact {
  /** True for a fact that no occasion requires. */
  readonly optional?: true;
  /** Condition on another fact of the company; without it, all companies are asked. */
  readonly of?: Condition;
  /**
   * Riyadh day from which the fact is required, where companies were served without it before: an order that was signed earlier
   * does not need it. A duty that is added to this table has the day of its release.
   */
  readonly since?: string;
}

interface Part {
  readonly label: Localized;
  readonly why: Localized;
  readonly before: ProfileOccasion;
  /** Statuses of a request in which the part is due. */
  readonly dueIn: readonly RequestStatus[];
  readonly facts: Readonly<Partial<Record<ProfileFact, Fact>>>;
}

const paysVat: Condition = { fact: 'notVatRegistered', isNot: true };
const hasPremises: Condition = { fact: 'activity', isNot: 'fleet' };

const licenceAsked = '2026-11-22';

/**
 * THE table: the facts of a company that each occasion requires (rules 6.7). All code that requires one of them reads it here.
 */
export const profileParts = {
  numbers: {
    label: { ar: 'الرقم الموحد والضريبة', en: 'Unified number and VAT' },
    why: {
      ar: 'يُذكران في العقد، ولا تصدر فاتورة ضريبية صحيحة بدونهما.',
      en: 'The contract names them, and a correct tax invoice cannot be issued without them.',
    },
    before: 'contract',
    dueIn: ['pending', 'contract_sent', 'change_request'],
    facts: { commercialRegistration: {}, taxNumber: { of: paysVat }, notVatRegistered: { optional: true } },
  },
  papers: {
    label: { ar: 'المستندات الرسمية', en: 'Official documents' },
    why: {
      ar: 'يطابقها المفتش قبل أن يزور منشأتك.',
      en: 'The inspector checks them before visiting you.',
    },
    before: 'visit',
    dueIn: ['payment_completed', 'supervisor_assigned', 'details_sent'],
    facts: {
      commercialDocument: {},
      taxDocument: { of: paysVat },
      municipalLicenceNumber: { since: licenceAsked },
      municipalLicence: { since: licenceAsked },
    },
  },
  premises: {
    label: { ar: 'العاملون والمحل', en: 'Staff and premises' },
    why: {
      ar: 'نقدّر بها مدة الزيارة ونختار مفتشًا يناسبها.',
      en: 'We use them to estimate the length of the visit and choose a suitable inspector.',
    },
    before: 'visit',
    dueIn: ['payment_completed', 'supervisor_assigned', 'details_sent'],
    facts: {
      cuisineTypeId: { of: { fact: 'activity', is: 'restaurant' } },
      employees: {},
      nationalityIds: {},
      shopArea: { of: hasPremises },
      servicesMenu: { optional: true, of: hasPremises },
    },
  },
  bank: {
    label: { ar: 'الحساب البنكي', en: 'Bank account' },
    why: {
      ar: 'نحوّل إليه ما يُسترد لك، ولا نحتاج إليه قبل ذلك.',
      en: 'Refunds are transferred to it; we do not need it until there is one.',
    },
    before: 'refund',
    dueIn: [],
    facts: { iban: {}, bankDocument: {} },
  },
} satisfies Record<string, Part>;

export type ProfilePart = keyof typeof profileParts;
export const profilePartNames = keysOf(profileParts);

function factsOf(part: ProfilePart): (readonly [ProfileFact, Fact])[] {
  const { facts }: Part = profileParts[part];
  return keysOf(facts).flatMap((name) => {
    const fact = facts[name];
    return fact ? [[name, fact] as const] : [];
  });
}

const isAskedOf = (company: ProfileFacts, of: Condition | undefined) =>
  !of || ('is' in of ? company[of.fact] === of.is : company[of.fact] !== of.isNot);

const isGiven = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** Days of the table from which a fact is newly required. */
export const profileDutyDays: readonly string[] = [
  ...new Set(profilePartNames.flatMap((part) => factsOf(part).flatMap(([, { since }]) => since ?? []))),
];

/** Missing facts of a part; none once the part is given. With an order: those that block the order. */
export function missingFacts(part: ProfilePart, company: ProfileFacts, order?: SignedOrder): ProfileFact[] {
  return factsOf(part).flatMap(([name, { optional, of, since }]) => {
    if (optional || !isAskedOf(company, of) || isGiven(company[name])) return [];
    return since !== undefined && order && isSignedBefore(since, order) ? [] : [name];
  });
}

/** Days from which the missing facts of a part were newly required; none for facts that were always required. */
export function missingSince(part: ProfilePart, company: ProfileFacts): string[] {
  const missing = new Set(missingFacts(part, company));
  return [
    ...new Set(factsOf(part).flatMap(([name, { since }]) => (missing.has(name) && since ? [since] : []))),
  ];
}

/** Facts required before an occasion, with their condition and start: the table for queries over many companies. */
export function requiredFacts(occasion: ProfileOccasion) {
  return profilePartNames
    .filter((part) => profileParts[part].before === occasion)
    .flatMap((part) => factsOf(part).flatMap(([name, fact]) => (fact.optional ? [] : [{ name, ...fact }])));
}

/** True when the company has given everything that the occasion requires of this order. */
export function isReadyFor(occasion: ProfileOccasion, company: ProfileFacts, order: SignedOrder): boolean {
  return profilePartNames.every(
    (part) => profileParts[part].before !== occasion || missingFacts(part, company, order).length === 0,
  );
}

/** Facts of a part that a form asks for; a fact already given is changed through the team. */
export function askedFacts(part: ProfilePart, company: ProfileFacts): ProfileFact[] {
  const missing = missingFacts(part, company);
  // A company that has given its VAT number is not asked whether it has one.
  const open = part !== 'numbers' || missing.includes('taxNumber');
  return factsOf(part).flatMap(([name, { optional, of }]) =>
    missing.includes(name) || (optional && open && !isGiven(company[name]) && isAskedOf(company, of))
      ? [name]
      : [],
  );
}

/** Form and body of a part: missing facts are required, optional facts may be left out. */
export function partShape(requestedFacts: readonly ProfileFact[]): Shape {
  const fields: Fields = Object.fromEntries(
    requestedFacts.map((name) => [
      name,
      optionalNames.has(name) ? laterFields[name] : required(laterFields[name]),
    ]),
  );
  const rules: readonly Rule<never>[] = vatRules;
  return { fields, rules: rules.filter(({ field }) => field in fields) };
}

/** Completed percentage of a company's profile; registration counts as the first part. */
export function profilePercent(company: ProfileFacts): number {
  const given = profilePartNames.filter((part) => missingFacts(part, company).length === 0).length;
  return Math.round(((given + 1) / (profilePartNames.length + 1)) * 100);
}

/** Facts that are asked for, but may be answered without a number. */
const optionalNames = new Set<ProfileFact>(['taxNumber', 'notVatRegistered', 'servicesMenu']);

interface VatAnswer {
  readonly taxNumber?: string | null;
  readonly notVatRegistered?: boolean | null;
}

/** Rules between the VAT number and the answer that there is none. */
export const vatRules = [
  {
    field: 'taxNumber',
    holds: ({ taxNumber, notVatRegistered }: VatAnswer) => notVatRegistered === true || isGiven(taxNumber),
    message: {
      ar: 'اكتب الرقم الضريبي، أو اختر أن المنشأة غير مسجّلة في ضريبة القيمة المضافة.',
      en: 'Enter the VAT number, or say that the company is not registered for VAT.',
    },
  },
  {
    field: 'notVatRegistered',
    holds: ({ taxNumber, notVatRegistered }: VatAnswer) => notVatRegistered !== true || !isGiven(taxNumber),
    message: {
      ar: 'كتبت رقمًا ضريبيًا، فألغِ هذا الاختيار أو احذف الرقم.',
      en: 'You have entered a VAT number: clear it, or clear this box.',
    },
  },
];
