import { errors } from '../errors';
import type { Language, Localized } from '../i18n/localized';

/** Why nothing can be offered, and what to do about it. */
export type NoSlots = 'noInspectors' | 'full' | 'closed';

const reasons: Readonly<Record<NoSlots, Localized>> = {
  noInspectors: {
    ar: 'لا يغطي مدينته حاليًا مفتش لهذه الخدمة. أكمل طلبك دون موعد، وستتواصل معك العمليات بأقرب موعد.',
    en: 'No inspector covers its city for this service at the moment. Order without a time, and operations will offer you the first one available.',
  },
  full: {
    ar: 'كل المواعيد في هذه المدة محجوزة. اختر مدة أخرى، أو أكمل دون موعد ليقترح المشرف أقرب موعد يشغر.',
    en: 'All times of this period are taken. Look at another period, or go on without a time and the supervisor proposes the first that becomes free.',
  },
  closed: {
    ar: 'لا زيارات في هذه المدة لأنها إجازة. اختر يومًا آخر.',
    en: 'There are no visits in this period because of a holiday. Choose another day.',
  },
};

/** The specified sentence with the reason and the way on. */
export function noSlotsText(reason: NoSlots, language: Language): string {
  return `${errors.no_slot_fits[language]} ${reasons[reason][language]}`;
}
