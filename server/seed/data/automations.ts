import type { tables } from '../../db/schema/declared';

type Automation = (typeof tables.automations)['$inferInsert'];

/** Automations of every installation, switched off: an admin tries, adapts and enables them. */
export const seedAutomations: readonly Automation[] = [
  {
    name: 'شهادة تنتهي بعد شهرين',
    resource: 'certificates',
    trigger: 'before',
    dateField: 'certificates.validUntil',
    days: 60,
    hour: 9,
    condition: 'state=valid',
    role: 'admin',
    active: false,
    steps: [
      {
        kind: 'mail',
        to: 'certificates.clientId',
        toRole: 'branch_manager',
        subject: { ar: 'شهادتك {{code}} تنتهي قريبًا', en: 'Your certificate {{code}} ends soon' },
        text: {
          ar: 'الشهادة {{code}} ({{serviceId}}) سارية حتى {{validUntil}}. اطلب التفتيش القادم قبل أن تنتهي.',
          en: 'Certificate {{code}} ({{serviceId}}) is valid until {{validUntil}}. Order the next inspection before it ends.',
        },
      },
    ],
  },
  {
    name: 'دفعة ثانية متأخرة',
    resource: 'instalments',
    trigger: 'after',
    dateField: 'instalments.dueOn',
    days: 3,
    hour: 9,
    condition: 'state=overdue&sequence_gte=2',
    role: 'admin_finance',
    active: false,
    steps: [
      {
        kind: 'notify',
        toRole: 'admin_finance',
        subject: { ar: 'دفعة متأخرة: {{clientId}}', en: 'Late payment: {{clientId}}' },
        text: {
          ar: 'استحق على {{clientId}} قسط الطلب {{requestId}} ({{amount}} ريال) في {{dueOn}} ولم يُسدَّد.',
          en: 'The instalment of {{clientId}} for request {{requestId}} (SAR {{amount}}) was due on {{dueOn}} and is not paid.',
        },
      },
    ],
  },
  {
    name: 'فرع مضت سنة على آخر شهادة له',
    resource: 'certificates',
    trigger: 'after',
    dateField: 'certificates.issuedAt',
    days: 365,
    hour: 9,
    condition: 'state_in=valid,expired&branchId_null=false',
    role: 'admin',
    active: false,
    steps: [
      {
        kind: 'notify',
        toRole: 'admin_operation',
        subject: { ar: 'لم يُفتَّش منذ سنة: {{branchId}}', en: 'Not inspected for a year: {{branchId}}' },
        text: {
          ar: 'آخر شهادة للفرع {{branchId}} صدرت في {{issuedAt}}، ولم تصدر بعدها شهادة للخدمة {{serviceId}}.',
          en: 'The last certificate of {{branchId}} was issued on {{issuedAt}}; none has followed for {{serviceId}}.',
        },
      },
    ],
  },
  {
    name: 'طلب ينتظر المشرف منذ ثلاثة أيام',
    resource: 'requests',
    trigger: 'after',
    dateField: 'requests.statusSince',
    days: 3,
    hour: 9,
    condition: 'turn=supervisor',
    role: 'admin_operation',
    active: false,
    steps: [
      {
        kind: 'mail',
        to: 'requests.supervisorId',
        toRole: 'admin_operation',
        subject: { ar: 'الطلب {{code}} ينتظر المشرف', en: 'Request {{code}} is waiting for its supervisor' },
        text: {
          ar: 'الطلب {{code}} في حالة «{{status}}» منذ {{statusSince}}، والخطوة التالية للمشرف {{supervisorId}}.',
          en: 'Request {{code}} has been “{{status}}” since {{statusSince}}; the next step is {{supervisorId}}’s.',
        },
      },
    ],
  },
];
