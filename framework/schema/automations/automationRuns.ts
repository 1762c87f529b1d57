import type { DeclaredRole } from '#app/roles';
import { choice, dateTime, integer, localized, reference, text } from '../kinds';
import { defineModuleResource } from '../resource';
import { runProblems, runStates } from './runProblems';

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
        label: { ar: 'الإجراء', en: 'Automation' },
        to: 'automations',
        mayOutlive: true,
      }),
      status: choice({ label: { ar: 'الحالة', en: 'Status' }, options: runStates }),
      occasion: text({ label: { ar: 'المناسبة', en: 'Occasion' } }),
      depth: integer({ label: { ar: 'التسلسل', en: 'Depth' } }),
      step: integer({ label: { ar: 'الخطوات المنفَّذة', en: 'Steps done' } }),
      createdAt: dateTime({ label: { ar: 'بدأ', en: 'Began' } }),
      nextAt: dateTime({ label: { ar: 'الموعد التالي', en: 'Next' } }),
      endedAt: dateTime({ label: { ar: 'انتهى', en: 'Ended' } }),
      inputs: localized({ label: { ar: 'ما بُني عليه', en: 'Inputs' }, long: true }),
      outcome: localized({ label: { ar: 'ما حدث', en: 'Outcome' }, long: true }),
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
        done: { ar: 'يُعاد التنفيذ الآن.', en: 'It is being tried again.' },
      },
    ],
  });
}
