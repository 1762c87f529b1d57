import { textTable } from '#framework/schema/texts/textTable';
import type { Language, Localized } from '#framework/base/i18n/localized';

/** The banks' words for a refused card, by what the gateway's message holds (rules 10.4). */
const reasons: Readonly<Record<string, Localized>> = textTable('checks/declineReason/reasons', {
  'INSUFFICIENT FUNDS': { ar: 'رصيد البطاقة غير كافٍ.', en: 'The card has insufficient funds.' },
  'LOST CARD': { ar: 'البطاقة مبلّغ عن فقدانها.', en: 'The card is reported lost.' },
  'EXPIRED CARD': { ar: 'انتهت صلاحية البطاقة.', en: 'The card has expired.' },
  DECLINED: { ar: 'رفض البنك العملية.', en: 'The bank declined the payment.' },
  '3DS': { ar: 'لم يكتمل التحقق لدى البنك.', en: 'The bank’s verification was not completed.' },
});

const otherwise = textTable('checks/declineReason/otherwise', {
  ar: 'لم يقبل البنك العملية.',
  en: 'The bank did not accept the payment.',
});

/** Reason for a failed card payment, for the person who paid; the gateway's own words stay in the record. */
export function declineReason(message: string | null, language: Language): string {
  const found = Object.entries(reasons).find(([words]) => message?.toUpperCase().includes(words));
  return (found?.[1] ?? otherwise)[language];
}
