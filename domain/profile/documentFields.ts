import { boolean, commercialRegistration, file, iban, ownFormat, taxNumber } from 'sijil/schema/index';
import type { Options } from 'sijil/schema/kinds/choice';

/** Readers of bank details, which branch managers are not. */
const bankReaders = { read: ['admin', 'client'] } as const;

/** Registration numbers of a company, each with its document (rules 9.2). */
export const documentFields = {
  taxNumber: taxNumber({
    label: { ar: 'الرقم الضريبي', en: 'VAT number' },
    help: { ar: '15 رقمًا، يبدأ بـ 3 وينتهي بـ 3.', en: '15 digits; the first and the last are 3.' },
  }),
  /** Separate answer, because a missing number alone means only that it was not given yet. */
  notVatRegistered: boolean({
    label: { ar: 'غير مسجّلة في ضريبة القيمة المضافة', en: 'Not registered for VAT' },
  }),
  taxDocument: file({
    label: { ar: 'شهادة التسجيل في ضريبة القيمة المضافة', en: 'VAT registration certificate' },
  }),
  commercialRegistration: commercialRegistration({
    label: {
      ar: 'الرقم الوطني الموحد (السجل التجاري سابقًا)',
      en: 'Unified number (formerly commercial registration)',
    },
    help: {
      ar: '10 أرقام؛ الرقم الوطني الموحد يبدأ بـ 7.',
      en: 'Ten digits; the unified number begins with 7.',
    },
  }),
  commercialDocument: file({
    label: { ar: 'مستند السجل التجاري', en: 'Commercial registration document' },
  }),
  iban: iban({
    access: bankReaders,
    label: { ar: 'رقم الآيبان', en: 'IBAN' },
    help: { ar: 'يبدأ بـ SA ويليه 22 رقمًا.', en: 'SA followed by 22 digits.' },
  }),
  bankDocument: file({
    label: { ar: 'شهادة الحساب البنكي', en: 'Bank account document' },
    access: bankReaders,
  }),
  municipalLicenceNumber: ownFormat('municipalLicence', {
    label: { ar: 'رقم الرخصة البلدية', en: 'Municipal licence number' },
  }),
  municipalLicence: file({
    label: { ar: 'مستند الرخصة البلدية', en: 'Municipal licence document' },
  }),
};

/** Documents that a branch must have and that expire. */
export const branchDocumentKinds = {
  municipalLicence: { ar: 'الرخصة البلدية', en: 'Municipal licence' },
  civilDefence: { ar: 'رخصة السلامة', en: 'Safety licence (Civil Defence)' },
  pestControl: { ar: 'عقد مكافحة الحشرات', en: 'Pest control contract' },
  healthCards: { ar: 'الشهادات الصحية للعاملين', en: 'Workers’ health cards' },
  lease: { ar: 'عقد الإيجار', en: 'Lease' },
  other: { ar: 'مستند آخر', en: 'Another document' },
} as const satisfies Options;

export type BranchDocumentKind = keyof typeof branchDocumentKinds;
