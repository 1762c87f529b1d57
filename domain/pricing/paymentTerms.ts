import type { Localized } from 'sijil/base/i18n/localized';
import { daysText } from 'sijil/base/i18n/worded';

/** Days after its due day on which a client may still pay a sum before it is overdue, by the client's payment terms. */
export const termDays = { net0: 0, net15: 15, net30: 30 } as const;
export type PaymentTerms = keyof typeof termDays;

const within = (terms: PaymentTerms): Localized => {
  const { ar, en } = daysText(termDays[terms]);
  return { ar: `خلال ${ar} من تاريخ الاستحقاق`, en: `Within ${en} of the due date` };
};

/** Payment terms of a client (rules 4.2): they move only the day from which a sum is overdue. */
export const paymentTerms = {
  net0: { ar: 'عند الاستحقاق', en: 'On the due date' },
  net15: within('net15'),
  net30: within('net30'),
} as const satisfies Record<PaymentTerms, Localized>;
