import type { DocumentText, Instant } from '#domain/contracts/contractPaper';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Brand } from '../../createDocument';

/** Sum that a client owes, as the ageing report has it. */
export interface LetterLine {
  /** Number of the request. */
  readonly request: string;
  readonly service: DocumentText;
  /** Null for a request without a branch. */
  readonly place: DocumentText | null;
  /** Riyadh days. */
  readonly dueOn: string;
  /** Days since the last day to pay; 0 while it is not overdue. */
  readonly days: number;
  /** Halalas. */
  readonly amount: number;
}

export interface LetterData {
  readonly brand: Brand;
  readonly writtenOn: Instant;
  readonly client: { readonly name: DocumentText; readonly code: string };
  readonly lines: readonly LetterLine[];
  readonly account: { readonly name: DocumentText; readonly bank: DocumentText; readonly iban: string };
  readonly phone: string;
}

export const letterLabels = {
  title: { ar: 'خطاب التذكير بالسداد', en: 'Reminder letter' },
  client: { ar: 'العميل', en: 'Client' },
  clientNumber: { ar: 'رقم العميل', en: 'Client number' },
  on: { ar: 'التاريخ', en: 'Date' },
  intro: {
    ar: 'لم تصلنا حتى تاريخ هذا الخطاب المبالغ الآتية المستحقة على حسابكم لدينا:',
    en: 'By the date of this letter we have not received the following amounts that are due on your account with us:',
  },
  request: { ar: 'الطلب', en: 'Request' },
  service: { ar: 'الخدمة', en: 'Service' },
  dueOn: { ar: 'تاريخ الاستحقاق', en: 'Due on' },
  days: { ar: 'أيام التأخر', en: 'Days overdue' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  total: { ar: 'المجموع المستحق', en: 'Total due' },
  how: {
    ar: 'يمكن السداد من صفحة الطلب في المنصة، أو بتحويل بنكي إلى الحساب الآتي مع كتابة رقم الطلب في غرض التحويل:',
    en: 'Please pay on the request’s page in the portal, or by bank transfer to this account with the request number as the payment purpose:',
  },
  accountName: { ar: 'اسم المستفيد', en: 'Beneficiary' },
  bank: { ar: 'البنك', en: 'Bank' },
  iban: { ar: 'رقم الآيبان', en: 'IBAN' },
  phone: { ar: 'للاستفسار', en: 'For questions' },
  sent: {
    ar: 'إن سبق تحويل المبلغ فأرفقوا إيصال التحويل في صفحة الطلب، وشكرًا لكم.',
    en: 'If the amount has been transferred already, please add the receipt on the request’s page. Thank you.',
  },
} satisfies Record<string, Localized>;
