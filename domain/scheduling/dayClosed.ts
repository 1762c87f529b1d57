import type { Localized } from '../i18n/localized';
import type { ClosedReason } from './visitHours';

interface Day {
  readonly closed: ClosedReason | null;
  readonly slots: readonly { readonly remaining: number }[];
}

const reasons = {
  weekend: { ar: 'لا زيارات في عطلة نهاية الأسبوع', en: 'there are no visits on the weekend' },
  holiday: { ar: 'هذا اليوم إجازة رسمية', en: 'it is a public holiday' },
  past: {
    ar: 'مضت مواعيد هذا اليوم أو لم يُفتح حجزها بعد',
    en: 'its times have passed, or cannot be booked yet',
  },
  full: { ar: 'مواعيد هذا اليوم محجوزة كلها', en: 'all its times are taken' },
} as const satisfies Record<string, Localized>;

/** Why a day has no time for a visit; null where it has one. */
export function whyDayClosed({ closed, slots }: Day): Localized | null {
  if (slots.some(({ remaining }) => remaining > 0)) return null;
  if (closed) return reasons[closed];
  return slots.length === 0 ? reasons.past : reasons.full;
}
