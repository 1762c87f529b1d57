import type { Localized } from '../../base/i18n/localized';
import { addDays, riyadhDate, riyadhInstant, weekday as weekdayOf } from '../../base/time/riyadhTime';
import { keysOf } from '../../base/objects';

interface Schedule {
  readonly trigger: ScheduleTrigger;
  readonly hour: number;
  readonly weekday?: Weekday | null;
  readonly monthDay?: number | null;
}

/** Returns the latest occurrence of a schedule at or before a moment. */
export function lastTurn(schedule: Schedule, now: Date): Date {
  let day = riyadhDate(now);
  while (!isOn(schedule, day) || riyadhInstant(day, schedule.hour) > now) day = addDays(day, -1);
  return riyadhInstant(day, schedule.hour);
}

/** Returns the first occurrence of a schedule after a moment. */
export function nextTurn(schedule: Schedule, now: Date): Date {
  let day = riyadhDate(now);
  while (!isOn(schedule, day) || riyadhInstant(day, schedule.hour) <= now) day = addDays(day, 1);
  return riyadhInstant(day, schedule.hour);
}

function isOn({ trigger, weekday, monthDay }: Schedule, day: string): boolean {
  if (trigger === 'daily') return true;
  if (trigger === 'weekly') return keysOf(weekdays)[weekdayOf(day)] === (weekday ?? 'sunday');
  const isLastOfMonth = addDays(day, 1).endsWith('-01');
  const number = Number(day.slice(8));
  return number === (monthDay ?? 1) || (isLastOfMonth && number < (monthDay ?? 1));
}

/** Events of a record that begin an automation. */
export const eventTriggers = {
  created: { ar: 'أُضيف سجل', en: 'A record is created' },
  updated: { ar: 'عُدّل سجل', en: 'A record is changed' },
  deleted: { ar: 'حُذف سجل', en: 'A record is deleted' },
} as const satisfies Record<string, Localized>;

/** Triggers a number of days before or after a date of the record. */
export const dateTriggers = {
  before: { ar: 'اقترب تاريخ', en: 'A date is approaching' },
  after: { ar: 'مضى تاريخ', en: 'A date has passed' },
} as const satisfies Record<string, Localized>;

/** Schedules on which every record that matches the filter is processed. */
export const scheduleTriggers = {
  daily: { ar: 'كل يوم', en: 'Every day' },
  weekly: { ar: 'كل أسبوع', en: 'Every week' },
  monthly: { ar: 'كل شهر', en: 'Every month' },
} as const satisfies Record<string, Localized>;

/** A button on each record, pressed by people. */
export const buttonTriggers = {
  button: { ar: 'ضُغط زره في السجل', en: 'Its button on a record is pressed' },
} as const satisfies Record<string, Localized>;

type DateTrigger = keyof typeof dateTriggers;
export type ScheduleTrigger = keyof typeof scheduleTriggers;

export const isDateTrigger = (trigger: string): trigger is DateTrigger =>
  Object.hasOwn(dateTriggers, trigger);
export const isScheduleTrigger = (trigger: string): trigger is ScheduleTrigger =>
  Object.hasOwn(scheduleTriggers, trigger);

export const isButtonTrigger = (trigger: string): trigger is keyof typeof buttonTriggers =>
  Object.hasOwn(buttonTriggers, trigger);

/** Days of the week as `Date.getUTCDay` counts them. */
export const weekdays = {
  sunday: { ar: 'الأحد', en: 'Sunday' },
  monday: { ar: 'الاثنين', en: 'Monday' },
  tuesday: { ar: 'الثلاثاء', en: 'Tuesday' },
  wednesday: { ar: 'الأربعاء', en: 'Wednesday' },
  thursday: { ar: 'الخميس', en: 'Thursday' },
  friday: { ar: 'الجمعة', en: 'Friday' },
  saturday: { ar: 'السبت', en: 'Saturday' },
} as const satisfies Record<string, Localized>;

export type Weekday = keyof typeof weekdays;
