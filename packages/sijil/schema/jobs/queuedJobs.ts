import type { DeclaredRole, MenuGroup } from 'sijil/schema/application';
import { choice, dateTime, integer, localized } from '../kinds';
import { defineModuleResource } from '../resource';
import type { Localized } from '../../base/i18n/localized';
import type { Tone } from '../field';

interface Options {
  /** Roles that watch the queue, run jobs again and give them up. */
  readonly watchers: readonly DeclaredRole[];
  readonly group?: MenuGroup;
}

/** Declares the jobs of the queue that are not done: a list that people only read, run again from and give up in. */
export function queuedJobs({ watchers, group }: Options) {
  return defineModuleResource('queuedJobs', {
    label: {
      one: { ar: 'المهمة', en: 'Job' },
      many: { ar: 'المهام في الخلفية', en: 'Background jobs' },
      counted: { one: 'مهمة واحدة', two: 'مهمتان', few: 'مهام', many: 'مهمة' },
    },
    fields: {
      name: localized({ label: { ar: 'المهمة', en: 'Job' } }),
      status: choice({ label: { ar: 'الحالة', en: 'Status' }, options: jobStates }),
      attempts: integer({ label: { ar: 'المحاولات', en: 'Attempts' } }),
      mostAttempts: integer({ label: { ar: 'أقصى عدد للمحاولات', en: 'Maximum attempts' } }),
      runAt: dateTime({ label: { ar: 'موعد التنفيذ', en: 'Runs at' } }),
      createdAt: dateTime({ label: { ar: 'وقت الإضافة', en: 'Queued at' } }),
      lastError: localized({ label: { ar: 'آخر خطأ', en: 'Last error' } }),
    },
    title: 'name',
    list: ['name', 'status', 'attempts', 'runAt', 'lastError'],
    search: [],
    filters: { first: ['status', 'runAt'] },
    sort: { field: 'runAt', order: 'desc' },
    access: { read: watchers },
    path: '/jobs',
    api: '/jobs',
    actions: [
      {
        operation: 'queuedJobs.runNow',
        label: { ar: 'التنفيذ الآن', en: 'Run now' },
        icon: 'reload',
        when: { field: 'status', in: ['failed', 'later', 'due'] },
        done: { ar: 'ستُنفَّذ المهمة الآن.', en: 'The job runs now.' },
      },
      {
        operation: 'queuedJobs.giveUp',
        label: { ar: 'إيقاف المحاولات', en: 'Stop retrying' },
        icon: 'stop',
        danger: true,
        when: { field: 'status', in: ['later', 'due'] },
        confirm: {
          ar: 'لن تُنفَّذ المهمة تلقائيًا بعد ذلك، وتبقى في القائمة لمن يريد تنفيذها.',
          en: 'The job no longer runs automatically. It stays in the list, where it can be run again.',
        },
        done: { ar: 'لن تُنفَّذ المهمة.', en: 'Retries stopped.' },
      },
    ],
    menu: { icon: 'reload', ...(group && { group }) },
  });
}

/** States of a queued job. One that is done leaves the queue. */
const jobStates = {
  running: { ar: 'قيد التنفيذ', en: 'Running', tone: 'progress' },
  due: { ar: 'بانتظار التنفيذ', en: 'Due', tone: 'warning' },
  later: { ar: 'في موعد لاحق', en: 'Later', tone: 'neutral' },
  failed: { ar: 'أخفقت', en: 'Failed', tone: 'danger' },
} as const satisfies Record<string, Localized & { readonly tone: Tone }>;

export type JobState = keyof typeof jobStates;

/** Last error of a job that somebody gave up, as the queue stores it. */
export const givenUpError = 'Given up by an admin';

/** The same error as shown to people. */
export const givenUp: Localized = { ar: 'أوقفها أحد المسؤولين', en: 'Stopped by an admin' };
