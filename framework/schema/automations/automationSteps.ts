import { type DeclaredRole, roleLabels } from '#app/roles';
import { choice, fieldName, integer, localized, ownedList, text } from '../kinds';

export const stepKinds = {
  mail: { ar: 'إرسال بريد وإشعار', en: 'Send an email and a notification' },
  notify: { ar: 'إرسال إشعار في المنصة', en: 'Notify in the portal only' },
  set: { ar: 'تعديل حقل في السجل', en: 'Set a field of the record' },
  wait: { ar: 'الانتظار', en: 'Wait' },
} as const;

type StepKind = keyof typeof stepKinds;
const messages = ['mail', 'notify'] satisfies StepKind[];

export const longestWait = 366;

/** Steps of an automation, in their order. */
export const automationSteps = ownedList({
  label: { ar: 'الخطوات', en: 'Steps' },
  item: { ar: 'الخطوة', en: 'Step' },
  required: true,
  min: 1,
  max: 10,
  fields: {
    kind: choice({
      label: { ar: 'الخطوة', en: 'What is done' },
      required: true,
      default: 'mail',
      options: stepKinds,
    }),
    to: fieldName({
      label: { ar: 'إلى صاحب الحقل', en: 'To the person in' },
      of: 'resource',
      use: 'people',
      shownWhen: { field: 'kind', in: messages },
    }),
    toRole: choice({
      label: { ar: 'وإلى كل من له الدور ويرى السجل', en: 'And to all of a role who see the record' },
      options: roleLabels,
      shownWhen: { field: 'kind', in: messages },
    }),
    subject: localized({
      label: { ar: 'الموضوع', en: 'Subject' },
      required: true,
      max: 150,
      shownWhen: { field: 'kind', in: messages },
    }),
    text: localized({
      label: { ar: 'النص', en: 'Text' },
      help: {
        ar: 'اكتب {{اسم الحقل}} حيث تظهر قيمته. أسماء الحقول في تبويب «التجربة».',
        en: 'Write {{field}} where its value belongs. The names of the fields are under “Try it”.',
      },
      required: true,
      long: true,
      shownWhen: { field: 'kind', in: messages },
    }),
    field: fieldName({
      label: { ar: 'الحقل', en: 'Field' },
      of: 'resource',
      use: 'value',
      required: true,
      shownWhen: { field: 'kind', in: ['set'] },
    }),
    value: text({
      label: { ar: 'القيمة الجديدة', en: 'New value' },
      help: { ar: 'اتركها فارغة ليُفرَّغ الحقل.', en: 'Empty: the field is emptied.' },
      shownWhen: { field: 'kind', in: ['set'] },
    }),
    days: integer({
      label: { ar: 'عدد الأيام', en: 'Days' },
      required: true,
      min: 1,
      max: longestWait,
      shownWhen: { field: 'kind', in: ['wait'] },
    }),
  },
});

interface Text {
  readonly ar: string;
  readonly en: string;
}

/** A step as its record has it. */
export interface AutomationStep {
  readonly kind: StepKind;
  readonly to?: string | null;
  readonly toRole?: DeclaredRole | null;
  readonly subject?: Text | null;
  readonly text?: Text | null;
  readonly field?: string | null;
  readonly value?: string | null;
  readonly days?: number | null;
}

export const isMessage = ({ kind }: Pick<AutomationStep, 'kind'>): boolean =>
  kind === 'mail' || kind === 'notify';
