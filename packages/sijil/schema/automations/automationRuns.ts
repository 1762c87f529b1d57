import type { DeclaredRole } from 'sijil/schema/application';
import { choice, dateTime, integer, localized, reference, text } from '../kinds';
import { defineModuleResource } from '../resource';
import type { Localized } from '../../base/i18n/localized';

interface Options {
  /** Roles that write automations. */
  readonly keepers: readonly DeclaredRole[];
}

/** Declares what automations did: a list that people only read, and try again from. */
export function automationRuns({ keepers }: Options) {
  return defineModuleResource('automationRuns', {
    label: {
      one: { ar: 'التنفيذ', en: 'Run' },
      many: { ar: 'سجل التنفيذ', en: 'Runs' },
      counted: { one: 'تنفيذ واحد', two: 'تنفيذان', few: 'مرات تنفيذ', many: 'مرة تنفيذ' },
    },
    fields: {
      about: text({ label: { ar: 'السجل', en: 'Record' } }),
      automationId: reference({
        label: { ar: 'الإجراء التلقائي', en: 'Automation' },
        to: 'automations',
        mayOutlive: true,
      }),
      status: choice({ label: { ar: 'الحالة', en: 'Status' }, options: runStates }),
      occasion: text({ label: { ar: 'سبب التنفيذ', en: 'Trigger' } }),
      depth: integer({ label: { ar: 'رقمه في التسلسل', en: 'Chain position' } }),
      step: integer({ label: { ar: 'الخطوات المنفَّذة', en: 'Steps done' } }),
      createdAt: dateTime({ label: { ar: 'وقت البدء', en: 'Started' } }),
      nextAt: dateTime({ label: { ar: 'الموعد التالي', en: 'Next run' } }),
      endedAt: dateTime({ label: { ar: 'وقت الانتهاء', en: 'Ended' } }),
      inputs: localized({ label: { ar: 'المدخلات', en: 'Inputs' }, long: true }),
      outcome: localized({ label: { ar: 'النتيجة', en: 'Outcome' }, long: true }),
      problem: choice({ label: { ar: 'السبب', en: 'Reason' }, options: runProblems }),
      refusal: localized({ label: { ar: 'نص الخطأ', en: 'Error' }, long: true }),
    },
    title: 'about',
    list: ['about', 'automationId', 'status', 'createdAt', 'nextAt', 'endedAt', 'problem'],
    search: [],
    filters: { first: ['automationId', 'status', 'problem', 'createdAt'] },
    sort: { field: 'createdAt', order: 'desc' },
    access: { read: keepers },
    path: '/automation-runs',
    api: '/automation-runs',
    actions: [
      {
        operation: 'automationRuns.retry',
        label: { ar: 'إعادة المحاولة', en: 'Try again' },
        icon: 'reload',
        when: { field: 'status', in: ['failed'] },
        done: { ar: 'يُعاد التنفيذ الآن.', en: 'Trying again now.' },
      },
    ],
  });
}

/** Reasons for which an automation did not act on a record. */
const runProblems = {
  notMatched: {
    ar: 'السجل خارج التصفية، أو لا يراه الدور',
    en: 'Outside the filter, or hidden from the role',
  },
  tooDeep: {
    ar: 'أُوقف التكرار: بدأته إجراءات تلقائية خمس مرات متتالية',
    en: 'Loop stopped: five automations in a row led here',
  },
  tooMany: {
    ar: 'أُوقف التسلسل: تغيير واحد أدّى إلى أكثر من 50 تنفيذًا',
    en: 'Chain stopped: one change led to more than 50 runs',
  },
  manyRecords: { ar: 'أكثر من 500 سجل دفعة واحدة', en: 'More than 500 records at once' },
  manyPeople: { ar: 'أكثر من 500 مستلم', en: 'More than 500 recipients' },
  fieldGone: {
    ar: 'حقل يستخدمه الإجراء التلقائي لم يعد موجودًا',
    en: 'A field that the automation uses no longer exists',
  },
  filterGone: { ar: 'لم تعد هذه التصفية ممكنة', en: 'This filter is no longer possible' },
  unanswered: { ar: 'بانتظار الرد على طلب الموافقة', en: 'Waiting for an answer' },
  declined: { ar: 'رُفض طلب الموافقة', en: 'Approval was rejected' },
  tooLate: { ar: 'انتهت مهلة الرد', en: 'Nobody answered in time' },
  refused: { ar: 'رُفضت الخطوة', en: 'The step was rejected' },
  unexpected: { ar: 'خطأ غير متوقع', en: 'Unexpected error' },
  switchedOff: { ar: 'أُوقف الإجراء التلقائي أو حُذف', en: 'The automation was switched off or deleted' },
  stopped: { ar: 'أُلغي قبل تنفيذه', en: 'Stopped before it ran' },
} as const satisfies Record<string, Localized>;

export type RunProblem = keyof typeof runProblems;

const runStates = {
  waiting: { ar: 'بانتظار التنفيذ', en: 'Waiting', tone: 'warning' },
  asks: { ar: 'بانتظار الموافقة', en: 'Waiting for approval', tone: 'warning' },
  done: { ar: 'نُفّذ', en: 'Done', tone: 'success' },
  skipped: { ar: 'لم ينطبق', en: 'Did not apply', tone: 'neutral' },
  failed: { ar: 'تعذّر', en: 'Failed', tone: 'danger' },
  stopped: { ar: 'أُوقف', en: 'Stopped', tone: 'neutral' },
} as const;

export type RunState = keyof typeof runStates;
