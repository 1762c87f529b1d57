import type { Localized } from 'sijil/base/i18n/localized';
import { VAT_PERCENT } from './pricing/amounts';

/** Provider as contracts, invoices, the bank transfer page and the footer show it. */
export interface Company {
  readonly name: Localized;
  readonly address: Localized;
  readonly vatNumber: string;
  readonly unifiedNumber: string;
  /** Signatory of the company and their capacity; null until they are entered. */
  readonly signatoryName: Localized | null;
  readonly signatoryCapacity: Localized | null;
  readonly phone: string;
  readonly email: string;
  readonly bank: {
    readonly accountName: Localized;
    readonly bank: Localized;
    readonly accountNumber: string;
    readonly iban: string;
    readonly swift: string;
  };
  /** Integer percentage, at which new prices are taxed. */
  readonly vatPercent: number;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
}

/** Example company of a new portal's settings; an admin replaces it (`settings`). */
export const company: Company = {
  name: { ar: 'شركة سلامة للتفتيش', en: 'Salama Inspection Company' },
  address: { ar: 'طريق الملك فهد، حي العليا، الرياض 12214', en: 'King Fahd Road, Al Olaya, Riyadh 12214' },
  vatNumber: '310122393500003',
  unifiedNumber: '7001234567',
  signatoryName: { ar: 'ناصر بن محمد السبيعي', en: 'Nasser Mohammed Alsubaie' },
  signatoryCapacity: { ar: 'الرئيس التنفيذي', en: 'Chief Executive Officer' },
  phone: '+966112345678',
  email: 'support@salama.test',
  bank: {
    accountName: { ar: 'شركة سلامة للتفتيش', en: 'Salama Inspection Company' },
    bank: { ar: 'مصرف الراجحي', en: 'Al Rajhi Bank' },
    accountNumber: '608010167519',
    iban: 'SA0380000000608010167519',
    swift: 'RJHISARI',
  },
  vatPercent: VAT_PERCENT,
  termsUrl: null,
  privacyUrl: null,
};

/**
 * True while a tax number or an account is the example's. Outside the sandbox nothing may be ordered then: an invoice would
 * name a company that does not exist, and a transfer would go to somebody else's account.
 */
export function isExampleCompany({ vatNumber, unifiedNumber, bank }: Company): boolean {
  return (
    vatNumber === company.vatNumber ||
    unifiedNumber === company.unifiedNumber ||
    bank.iban === company.bank.iban ||
    bank.accountNumber === company.bank.accountNumber
  );
}
