import { type DeclaredRole, roleOptions } from 'sijil/schema/application';
import { choice, fieldName, fieldValue, integer, localized, newRecord, ownedList, reference } from '../kinds';
import type { NewRecord } from '../kinds/chosen';

export const stepKinds = {
  mail: { ar: 'إرسال بريد وإشعار', en: 'Send an email and a notification' },
  notify: { ar: 'إرسال إشعار في المنصة', en: 'Notify in the portal only' },
  set: { ar: 'تعديل حقل في السجل', en: 'Set a field in the record' },
  create: { ar: 'إضافة سجل', en: 'Create a record' },
  approval: { ar: 'طلب موافقة', en: 'Ask for approval' },
  webhook: { ar: 'إرسال إلى نظام آخر', en: 'Send to a webhook' },
  wait: { ar: 'الانتظار', en: 'Wait' },
} as const;

export type StepKind = keyof typeof stepKinds;
/** Steps that are sent to people. */
const messages = ['mail', 'notify', 'approval'] satisfies StepKind[];
/** Steps that take time. */
const lasting = ['wait', 'approval'] satisfies StepKind[];

export const longestWait = 366;

/** Steps of an automation, in their order. */
export const automationSteps = ownedList({
  label: { ar: 'الخطوات', en: 'Steps' },
  item: { ar: 'خطوة', en: 'Step' },
  required: true,
  min: 1,
  max: 10,
  fields: {
    kind: choice({
      label: { ar: 'نوع الخطوة', en: 'Step type' },
      required: true,
      default: 'mail',
      options: stepKinds,
    }),
    to: fieldName({
      label: { ar: 'المستلم المذكور في حقل', en: 'To the person in this field' },
      of: 'resource',
      use: 'people',
      shownWhen: { field: 'kind', in: messages },
    }),
    toRole: choice({
      label: { ar: 'المستلمون من أصحاب دور', en: 'And to everyone with this role who can see the record' },
      options: roleOptions,
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
        ar: 'اكتب {{اسم الحقل}} حيث تريد أن تظهر قيمته. أسماء الحقول في تبويب «التجربة».',
        en: 'Write {{field}} where its value should appear. Field names are listed under “Try it”.',
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
    value: fieldValue({
      label: { ar: 'القيمة الجديدة', en: 'New value' },
      help: { ar: 'اتركها فارغة ليُفرَّغ الحقل.', en: 'Leave empty to clear the field.' },
      of: 'field',
      shownWhen: { field: 'kind', in: ['set'] },
    }),
    record: newRecord({
      label: { ar: 'السجل الجديد', en: 'New record' },
      help: {
        ar: 'اكتب {{اسم الحقل}} حيث تريد نقل قيمة من السجل. أسماء الحقول في تبويب «التجربة».',
        en: 'Write {{field}} where a value from the record should go. Field names are listed under “Try it”.',
      },
      from: 'resource',
      as: 'role',
      required: true,
      shownWhen: { field: 'kind', in: ['create'] },
    }),
    webhookId: reference({
      label: { ar: 'النظام المرتبط', en: 'Webhook' },
      to: 'webhooks',
      required: true,
      mayOutlive: true,
      shownWhen: { field: 'kind', in: ['webhook'] },
    }),
    days: integer({
      label: { ar: 'عدد الأيام', en: 'Days' },
      required: true,
      min: 1,
      max: longestWait,
      shownWhen: { field: 'kind', in: lasting },
    }),
  },
});

interface Text {
  readonly ar: string;
  readonly en: string;
}

/** A step as its record stores it. */
export interface AutomationStep {
  readonly kind: StepKind;
  readonly to?: string | null;
  readonly toRole?: DeclaredRole | null;
  readonly subject?: Text | null;
  readonly text?: Text | null;
  readonly field?: string | null;
  readonly value?: string | null;
  readonly record?: NewRecord | null;
  readonly webhookId?: string | null;
  readonly days?: number | null;
}

/** True for a step that has a text for people. */
export const isMessage = ({ kind }: Pick<AutomationStep, 'kind'>): boolean =>
  messages.some((one) => one === kind);
