/** Outcomes of the last turn of a subscription. */
export const outcomes = {
  preparing: { ar: 'قيد الإعداد', en: 'Being prepared', tone: 'warning' },
  sent: { ar: 'أُرسل', en: 'Sent', tone: 'success' },
  inactive: { ar: 'حساب المستلم موقوف', en: 'The account is not active', tone: 'neutral' },
  forbidden: {
    ar: 'لم يعد يحق للمستلم قراءتها',
    en: 'The recipient may no longer read it',
    tone: 'neutral',
  },
  filterGone: {
    ar: 'حقل في التصفية حُذف أو لا يراه المستلم',
    en: 'A field of its filters is gone or hidden',
    tone: 'danger',
  },
  failed: { ar: 'تعذّر إعداد الملف', en: 'The file could not be made', tone: 'danger' },
} as const;

export type Outcome = keyof typeof outcomes;

export const fileFormats = {
  pdf: { ar: 'ملف PDF', en: 'PDF' },
  xlsx: { ar: 'ملف Excel', en: 'Excel' },
  csv: { ar: 'ملف CSV', en: 'CSV' },
} as const;

export type FileFormat = keyof typeof fileFormats;
