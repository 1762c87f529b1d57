import { type DeclaredRole, roleLabels, type MenuGroup } from 'sijil/schema/application';
import type { Localized } from '../../base/i18n/localized';
import { boolean, choice, choices, dateTime, fieldName, integer, listFilter, text } from '../kinds';
import { defineResource, type Resource } from '../resource';
import { automationSteps } from './automationSteps';
import { buttonTriggers, dateTriggers, eventTriggers, scheduleTriggers, weekdays } from './triggers';

interface Options {
  /** Roles that write automations. */
  readonly keepers: readonly DeclaredRole[];
  /** Roles with whose rights an automation may act. */
  readonly actors: readonly DeclaredRole[];
  /** Roles to whose people an automation may give a button. */
  readonly pressers: readonly DeclaredRole[];
  /** The application's own declarations. */
  readonly of: Readonly<Record<string, Resource>>;
  /** Events that the application announces itself, in addition to those of every record. */
  readonly own?: Readonly<Record<string, Localized>>;
  /** Group of its menu entry. */
  readonly group?: MenuGroup;
}

const counted = ['before', 'after'] as const;
const timed = [...counted, 'daily', 'weekly', 'monthly'] as const;

/** Declares what the application does by itself: when something happens, if the list's filter holds, then these steps. */
export function automations({ keepers, actors, pressers, of, own, group }: Options) {
  const records = Object.values(of).filter(
    ({ single, label }) => !single && label.many.ar !== '' && label.many.en !== '',
  );
  return defineResource('automations', {
    label: {
      one: { ar: 'الإجراء التلقائي', en: 'Automation' },
      many: { ar: 'الإجراءات التلقائية', en: 'Automations' },
      counted: {
        one: 'إجراء تلقائي واحد',
        two: 'إجراءان تلقائيان',
        few: 'إجراءات تلقائية',
        many: 'إجراءً تلقائيًا',
      },
    },
    fields: {
      name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true, max: 80 }),
      resource: choice({
        label: { ar: 'السجلات', en: 'Records' },
        required: true,
        options: Object.fromEntries(records.map(({ name, label }) => [name, label.many])),
      }),
      trigger: choice({
        label: { ar: 'الحدث', en: 'Event' },
        required: true,
        options: { ...eventTriggers, ...own, ...dateTriggers, ...scheduleTriggers, ...buttonTriggers },
      }),
      pressers: choices({
        label: { ar: 'الأدوار التي يظهر لها الزر', en: 'Roles that see the button' },
        help: {
          ar: 'يظهر الزر باسم الإجراء التلقائي في كل سجل يراه صاحب الدور، ويُنفَّذ إذا تحقق الشرط.',
          en: 'The button carries the automation’s name, appears on every record that the role can see, and works if the condition is met.',
        },
        required: true,
        options: Object.fromEntries(pressers.map((role) => [role, roleLabels()[role]])),
        shownWhen: { field: 'trigger', in: ['button'] },
      }),
      dateField: fieldName({
        label: { ar: 'التاريخ', en: 'Date' },
        of: 'resource',
        use: 'time',
        required: true,
        shownWhen: { field: 'trigger', in: counted },
      }),
      days: integer({
        label: { ar: 'عدد الأيام قبله أو بعده', en: 'Days before or after' },
        required: true,
        min: 0,
        max: 3660,
        shownWhen: { field: 'trigger', in: counted },
      }),
      weekday: choice({
        label: { ar: 'يوم الأسبوع', en: 'Day of the week' },
        required: true,
        options: weekdays,
        shownWhen: { field: 'trigger', in: ['weekly'] },
      }),
      monthDay: integer({
        label: { ar: 'يوم الشهر', en: 'Day of the month' },
        help: { ar: 'في الشهر الأقصر: آخر يوم فيه.', en: 'In shorter months, the last day.' },
        required: true,
        min: 1,
        max: 31,
        shownWhen: { field: 'trigger', in: ['monthly'] },
      }),
      hour: integer({
        label: { ar: 'الساعة بتوقيت الرياض', en: 'Hour in Riyadh' },
        help: { ar: 'من 0 إلى 23.', en: 'From 0 to 23.' },
        required: true,
        min: 0,
        max: 23,
        shownWhen: { field: 'trigger', in: timed },
      }),
      condition: listFilter({
        label: { ar: 'الشرط', en: 'Condition' },
        help: {
          ar: 'دون تصفية يشمل الإجراء التلقائي كل السجلات.',
          en: 'Without a filter, the automation covers all records.',
        },
        of: 'resource',
        as: 'role',
      }),
      steps: automationSteps,
      role: choice({
        label: { ar: 'الدور المنفِّذ', en: 'Runs as' },
        help: {
          ar: 'لا يقرأ ولا يعدّل إلا ما يحق لهذا الدور. السجلات الخاصة بشخص بعينه لا تدخل فيه.',
          en: 'Reads and changes only what this role can. Records that belong to one person are not included.',
        },
        required: true,
        options: Object.fromEntries(actors.map((role) => [role, roleLabels()[role]])),
      }),
      active: boolean({ label: { ar: 'مفعّل', en: 'Active' }, default: true }),
      activeSince: dateTime({ label: { ar: 'مفعّل منذ', en: 'Active since' }, readOnly: true }),
      scheduledAt: dateTime({ label: { ar: 'آخر موعد تنفيذ', en: 'Last run' }, readOnly: true }),
    },
    title: 'name',
    list: ['name', 'resource', 'trigger', 'role', 'active', 'activeSince'],
    search: ['name'],
    inline: ['active'],
    sections: [
      {
        label: { ar: 'متى', en: 'When' },
        fields: ['resource', 'trigger', 'pressers', 'dateField', 'days', 'weekday', 'monthDay', 'hour'],
      },
      { label: { ar: 'إذا', en: 'If' }, fields: ['condition'] },
      {
        label: { ar: 'عندئذٍ', en: 'Then' },
        fields: ['steps', 'role', 'active', 'activeSince', 'scheduledAt'],
      },
    ],
    access: { read: keepers, create: keepers, update: keepers, delete: keepers },
    bodyKb: 160,
    actions: [
      {
        operation: 'automations.approve',
        label: { ar: 'الموافقة على ما ينتظر', en: 'Approve waiting runs' },
        icon: 'check',
        confirm: {
          ar: 'يبدأ كل ما ينتظر الموافقة من هذا الإجراء التلقائي، وقد تصل رسائل إلى أكثر من 500 شخص.',
          en: 'Every run of this automation that is waiting for approval starts. More than 500 people may be emailed.',
        },
        done: { ar: 'بدأ ما كان ينتظر الموافقة.', en: 'Approved runs have started.' },
      },
      {
        operation: 'automations.stop',
        label: { ar: 'إلغاء ما لم يُنفَّذ', en: 'Stop waiting runs' },
        icon: 'stop',
        danger: true,
        confirm: {
          ar: 'لا يُنفَّذ شيء مما ينتظر من هذا الإجراء التلقائي. ما أُرسل لا يُسترجع.',
          en: 'No waiting run of this automation will start. What has been sent cannot be recalled.',
        },
        done: { ar: 'أُلغي ما لم يُنفَّذ.', en: 'Waiting runs stopped.' },
      },
    ],
    children: [{ resource: 'automationRuns', by: 'automationId' }],
    menu: { icon: 'reload', ...(group && { group }) },
  });
}
