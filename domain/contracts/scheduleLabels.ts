import type { Localized } from '#framework/base/i18n/localized';

/** The instalments of a contract or an invoice, on paper and on the page. */
export const scheduleLabels = {
  schedule: { ar: 'جدول الدفعات', en: 'Payment schedule' },
  payment: { ar: 'الدفعة', en: 'Payment' },
  dueOn: { ar: 'تاريخ الاستحقاق', en: 'Due date' },
  amount: { ar: 'المبلغ شاملًا الضريبة', en: 'Amount including VAT' },
} satisfies Record<string, Localized>;
