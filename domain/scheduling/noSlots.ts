import { errors } from '../errors';
import type { Language, Localized } from '../i18n/localized';
import type { DayClosed, OfferedDay } from './visitSlots';

/** Why nothing can be offered, and what to do about it. */
export type NoSlots = 'noInspectors' | 'full' | DayClosed;

/** The earlier reason speaks for a period of several: it is full where a single one of its days is. */
const mostTelling = ['full', 'tooFar', 'holiday', 'weekend', 'past'] as const;

/** Why days offer nothing, of the reasons of each the one that tells most; null where they offer something. */
export function whyNoDay(days: readonly OfferedDay[]): NoSlots | null {
  if (days.some(({ slots }) => slots.some(({ remaining }) => remaining > 0))) return null;
  const found = new Set(days.map(({ closed }) => closed ?? 'full'));
  return mostTelling.find((reason) => found.has(reason)) ?? 'full';
}

const reasons: Readonly<Record<NoSlots, Localized>> = {
  noInspectors: {
    ar: 'لا يغطي مدينته حاليًا مفتش لهذه الخدمة. أكمل طلبك دون موعد، وستتواصل معك العمليات بأقرب موعد.',
    en: 'No inspector covers its city for this service at the moment. Order without a time, and operations will offer you the first one available.',
  },
  full: {
    ar: 'كل المواعيد في هذه المدة محجوزة. اختر مدة أخرى، أو أكمل دون موعد ليقترح المشرف أقرب موعد يشغر.',
    en: 'All times of this period are taken. Look at another period, or go on without a time and the supervisor proposes the first that becomes free.',
  },
  holiday: {
    ar: 'لا زيارات في هذه المدة لأنها إجازة. اختر يومًا آخر.',
    en: 'There are no visits in this period because of a holiday. Choose another day.',
  },
  weekend: {
    ar: 'لا زيارات في عطلة نهاية الأسبوع. اختر يوم عمل.',
    en: 'There are no visits on the weekend. Choose a working day.',
  },
  tooFar: {
    ar: 'لم يُفتح حجز هذه المدة بعد. اختر موعدًا خلال الأشهر الستة القادمة.',
    en: 'This period cannot be booked yet. Choose a time within the next six months.',
  },
  past: {
    ar: 'مضت مواعيد هذه المدة. اختر يومًا قادمًا.',
    en: 'The times of this period have passed. Choose a later day.',
  },
};

/** The specified sentence with the reason and the way on. */
export function noSlotsText(reason: NoSlots, language: Language): string {
  return `${errors.no_slot_fits[language]} ${reasons[reason][language]}`;
}
