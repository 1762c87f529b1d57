import type { RequestStatus } from '#domain/workflow/statuses';

interface NoteSpec {
  /** Status of the first demo requests that get the note. */
  readonly status: RequestStatus;
  readonly by: 'operations' | 'finance' | 'supervisor';
  /** Colleague who is mentioned. */
  readonly to?: 'operations' | 'finance' | 'supervisor';
  readonly body: string;
  /** Hours after the request reached the status. */
  readonly hoursAfter: number;
}

/** Notes between staff. */
export const notes: readonly NoteSpec[] = [
  {
    status: 'payment_pending',
    by: 'finance',
    to: 'operations',
    body: 'اتصل العميل وذكر أنه حوّل المبلغ، ولم يصل إلى الحساب بعد. لا تُعيّنوا مشرفًا حتى أؤكد.',
    hoursAfter: 5,
  },
  {
    status: 'inspector_assigned',
    by: 'operations',
    to: 'supervisor',
    body: 'الفرع يستلم البضاعة صباحًا، ويفضّل ألّا تبدأ الزيارة قبل التاسعة.',
    hoursAfter: 2,
  },
  {
    status: 'inspector_assigned',
    by: 'supervisor',
    body: 'تمام، نُبّه المفتش إلى الدخول من الباب الخلفي.',
    hoursAfter: 3,
  },
  {
    status: 'form_submitted',
    by: 'supervisor',
    body: 'قراءة الثلاجة الثانية غريبة مقارنة بالزيارة السابقة، سأسأل المفتش قبل إنهاء المراجعة.',
    hoursAfter: 1,
  },
  {
    status: 'corrections_needed',
    by: 'supervisor',
    to: 'operations',
    body: 'مسؤول الفرع تغيّر هذا الأسبوع. الرقم الجديد عند العميل، وسيحدّثه في بياناته.',
    hoursAfter: 20,
  },
];
