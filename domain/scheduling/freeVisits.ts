import { textTable } from 'sijil/schema/texts/textTable';
import { errors } from '../errors';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { DayClosed, OfferedDay } from './visitSlots';
import { minuteMs } from 'sijil/base/time/riyadhTime';

/** Reasons for which no visiting time is offered. */
export type NoSlots = 'noInspectors' | 'full' | DayClosed;

/** Precedence of reasons within a period: a period with one full day is full. */
const reasonPriority = ['full', 'placeClosed', 'tooSoon', 'tooFar', 'holiday', 'weekend', 'past'] as const;

/** Main reason why a period of days has no free visiting time; null when it has one. */
export function whyNoDay(days: readonly OfferedDay[]): NoSlots | null {
  if (days.some(({ slots }) => slots.some(({ remaining }) => remaining > 0))) return null;
  const found = new Set(days.map(({ closed }) => closed ?? 'full'));
  return reasonPriority.find((reason) => found.has(reason)) ?? 'full';
}

const reasons: Readonly<Record<NoSlots, Localized>> = textTable('checks/noSlots', {
  noInspectors: {
    ar: 'لا يغطي مدينته حاليًا مفتش لهذه الخدمة. أكمل طلبك دون موعد، وسيتواصل معك فريق العمليات بأقرب موعد.',
    en: 'No inspector covers this city for this service at the moment. Order without a time, and the operations team will offer you the first one available.',
  },
  full: {
    ar: 'كل المواعيد في هذه المدة محجوزة. اختر مدة أخرى، أو أكمل دون موعد ليقترح المشرف أقرب موعد يشغر.',
    en: 'All times in this period are taken. Look at another period, or continue without a time and the supervisor will propose the first that becomes free.',
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
  tooSoon: {
    ar: 'مواعيد هذه المدة أقرب من مهلة الحجز. اختر يومًا بعدها.',
    en: 'The times of this period are too soon to be booked. Choose a later day.',
  },
  placeClosed: {
    ar: 'لا يتسع دوام الفرع في هذه المدة لزيارة. اختر يومًا آخر، أو راجع أوقات عمل الفرع.',
    en: 'The branch is not open long enough for a visit in this period. Choose another day, or check its opening hours.',
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

interface Taken {
  readonly at: Date;
  /** Minimum minutes between its start and that of another visit, for the visit and the travel. */
  readonly apartMinutes: number;
}

/**
 * Number of further visits that one inspector can make on a day: times of the day that are far enough from the existing visits
 * and from each other. Always takes the earliest time that fits, which yields the most visits.
 */
export function freeVisits(times: readonly Date[], taken: readonly Taken[], apartMinutes: number): number {
  let [free, next] = [0, Number.NEGATIVE_INFINITY];
  for (const time of times) {
    const at = time.getTime();
    const near = taken.some((visit) => Math.abs(visit.at.getTime() - at) < visit.apartMinutes * minuteMs);
    if (near || at < next) continue;
    free += 1;
    next = at + apartMinutes * minuteMs;
  }
  return free;
}

/**
 * Number of further visits that can be promised for one time. `able` lists the inspectors who could make one; each entry of
 * `promises` is an unassigned visit with the inspectors who could take it. Every inspector makes one visit at a time, so
 * inspectors and promises are matched (augmenting paths) before the spare inspectors are counted.
 */
export function spareCapacity(able: readonly string[], promises: readonly (readonly string[])[]): number {
  const keeps = new Map<string, number>();
  const groups: (readonly string[])[] = [...promises];
  const place = (promise: number, tried: Set<string>): boolean =>
    (groups[promise] ?? []).some((worker) => {
      if (tried.has(worker)) return false;
      tried.add(worker);
      const other = keeps.get(worker);
      if (other !== undefined && !place(other, tried)) return false;
      keeps.set(worker, promise);
      return true;
    });
  for (const promise of promises.keys()) place(promise, new Set());
  let spare = 0;
  while (spare < able.length) {
    groups.push(able);
    if (!place(groups.length - 1, new Set())) break;
    spare += 1;
  }
  return spare;
}
