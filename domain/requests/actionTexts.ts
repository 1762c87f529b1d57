import type { Localized } from '#framework/base/i18n/localized';

/** Labels of buttons and columns that lead to steps of a request, where the step's own label would not do. */
export const actionTexts = {
  nextStep: { ar: 'الخطوة التالية', en: 'Next step' },
  reviewForm: { ar: 'مراجعة النموذج', en: 'Review the form' },
  reviewCorrections: { ar: 'مراجعة الإجراءات التصحيحية', en: 'Review the corrective actions' },
  otherTime: { ar: 'طلب موعد آخر', en: 'Ask for another time' },
} as const satisfies Record<string, Localized>;
