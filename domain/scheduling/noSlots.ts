import { textTable } from '#framework/schema/texts/textTable';
import { errors } from '../errors';
import type { Language, Localized } from '#framework/base/i18n/localized';
import type { DayClosed, OfferedDay } from './visitSlots';

/** Reasons for which no visiting time is offered. */
export type NoSlots = 'noInspectors' | 'full' | DayClosed;

/** Precedence of reasons within a period: a period with one full day is full. */
const reasonPriority = ['full', 'tooFar', 'holiday', 'weekend', 'past'] as const;

/** Main reason why a period of days has no free visiting time; null when it has one. */
export function whyNoDay(days: readonly OfferedDay[]): NoSlots | null {
  if (days.some(({ slots }) => slots.some(({ remaining }) => remaining > 0))) return null;
  const found = new Set(days.map(({ closed }) => closed ?? 'full'));
  return reasonPriority.find((reason) => found.has(reason)) ?? 'full';
}

const reasons: Readonly<Record<NoSlots, Localized>> = textTable('checks/noSlots', {
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
});

/** Message with the specified sentence, the reason and what to do next. */
export function noSlotsText(reason: NoSlots, language: Language): string {
  return `${errors.no_slot_fits[language]} ${reasons[reason][language]}`;
}
