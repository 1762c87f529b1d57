import type { Localized } from '#framework/base/i18n/localized';

/** Messages for a chosen time that a visit cannot have, shown next to the field. */
export const slotTexts = {
  past: { ar: 'اختر موعدًا لم يمضِ بعد.', en: 'Choose a time that has not passed.' },
  tooFar: {
    ar: 'اختر موعدًا خلال الأشهر الستة القادمة.',
    en: 'Choose a time within the next six months.',
  },
  holiday: {
    ar: 'هذا اليوم إجازة رسمية ولا زيارات فيه. اختر يومًا آخر.',
    en: 'This day is a public holiday without visits. Choose another one.',
  },
  offGrid: {
    ar: 'هذا الوقت ليس من أوقات الزيارات في مدينة الفرع. اختر من الأوقات المعروضة.',
    en: 'This is not a visiting time in the branch’s city. Choose one of those offered.',
  },
  taken: {
    ar: 'لم يعد هذا الموعد متاحًا: لا مفتش متفرغ فيه. اختر موعدًا آخر.',
    en: 'This time is no longer free: no inspector is available. Choose another one.',
  },
  dayTaken: {
    ar: 'لم يعد في هذا اليوم موعد متاح. اختر يومًا آخر.',
    en: 'No time of this day is free any longer. Choose another day.',
  },
} as const satisfies Record<string, Localized>;
