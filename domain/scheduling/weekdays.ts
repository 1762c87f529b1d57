import { keysOf } from 'sijil/base/objects';

/** Days of the week in the order of `Date.getUTCDay()`. */
export const weekdays = {
  sun: { ar: 'الأحد', en: 'Sunday' },
  mon: { ar: 'الاثنين', en: 'Monday' },
  tue: { ar: 'الثلاثاء', en: 'Tuesday' },
  wed: { ar: 'الأربعاء', en: 'Wednesday' },
  thu: { ar: 'الخميس', en: 'Thursday' },
  fri: { ar: 'الجمعة', en: 'Friday' },
  sat: { ar: 'السبت', en: 'Saturday' },
} as const;

export type Weekday = keyof typeof weekdays;
export const weekdayNames = keysOf(weekdays);
