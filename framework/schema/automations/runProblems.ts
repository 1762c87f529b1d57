import type { Localized } from '../../base/i18n/localized';

/** Reasons for which an automation did not act on a record. */
export const runProblems = {
  notMatched: {
    ar: 'السجل خارج التصفية، أو لا يراه الدور',
    en: 'Outside the filter, or not seen by the role',
  },
  tooDeep: {
    ar: 'أُوقف التكرار: بدأته إجراءات تلقائية خمس مرات متتالية',
    en: 'Loop stopped: five automations in a row led here',
  },
  manyRecords: { ar: 'أكثر من 500 سجل دفعة واحدة', en: 'More than 500 records at once' },
  manyPeople: { ar: 'أكثر من 500 مستلم', en: 'More than 500 recipients' },
  fieldGone: { ar: 'حقل يذكره الإجراء لم يعد موجودًا', en: 'A field that the automation names has gone' },
  filterGone: { ar: 'لم تعد القائمة تعرف التصفية', en: 'The list no longer knows the filter' },
  unanswered: { ar: 'بانتظار رد من يوافق', en: 'Waits for an answer' },
  declined: { ar: 'رُفض طلب الموافقة', en: 'Approval was rejected' },
  tooLate: { ar: 'انتهت مهلة الرد', en: 'Nobody answered in time' },
  refused: { ar: 'رُفضت الخطوة', en: 'The step was rejected' },
  unexpected: { ar: 'خطأ غير متوقع', en: 'Unexpected error' },
  switchedOff: { ar: 'أُوقف الإجراء أو حُذف', en: 'The automation was switched off or deleted' },
  stopped: { ar: 'أُلغي قبل تنفيذه', en: 'Stopped before it ran' },
} as const satisfies Record<string, Localized>;

export type RunProblem = keyof typeof runProblems;

export const runStates = {
  waiting: { ar: 'بانتظار دوره', en: 'Waiting', tone: 'warning' },
  asks: { ar: 'بانتظار الموافقة', en: 'Waits for approval', tone: 'warning' },
  done: { ar: 'نُفّذ', en: 'Done', tone: 'success' },
  skipped: { ar: 'لم ينطبق', en: 'Did not apply', tone: 'neutral' },
  failed: { ar: 'تعذّر', en: 'Failed', tone: 'danger' },
  stopped: { ar: 'أُوقف', en: 'Stopped', tone: 'neutral' },
} as const;

export type RunState = keyof typeof runStates;
