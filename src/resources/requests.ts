import { adminRoles, clientRoles } from '#domain/access/roles';
import type { FieldAccess } from '#domain/schema/fieldAccess';
import {
  choice,
  dateTime,
  decimal,
  defineModuleResource,
  money,
  own,
  reference,
  text,
} from '#domain/schema/index';
import { statuses } from '#domain/workflow/statuses';

const workers = ['admin', 'admin_operation', 'supervisor', 'inspector'] as const;

/**
 * The parts of a request and who reads each (rules 1.8); fields below and every hand-written view of a request ask here. Finance sees
 * money, not forms; operations sees work, not refunds; supervisors and inspectors see work and no money.
 */
export const requestParts = {
  /** Prices, payments and invoices. */
  money: { read: [...adminRoles, ...clientRoles] },
  /** Credit notes: what went back to the client. */
  refunds: { read: ['admin', 'admin_finance', ...clientRoles] },
  /** The order's answers, what the visit found and what followed from it. */
  work: { read: [...workers, ...clientRoles] },
  /** A client reads the score once the results have been sent. */
  score: {
    read: [...workers, ...clientRoles],
    when: { field: 'resultsSentAt', is: 'set', for: clientRoles },
  },
} as const satisfies Record<string, FieldAccess>;

/** Inspection requests as the console finds, filters and exports them; their pages are built by hand. */
export const requests = defineModuleResource('requests', {
  label: { one: { ar: 'الطلب', en: 'Request' }, many: { ar: 'الطلبات', en: 'Requests' } },
  fields: {
    code: text({ label: { ar: 'رقم الطلب', en: 'Number' } }),
    status: choice({ label: { ar: 'الحالة', en: 'Status' }, options: statuses }),
    clientId: reference({ label: { ar: 'العميل', en: 'Client' }, to: 'clients' }),
    branchId: reference({ label: { ar: 'الفرع', en: 'Branch' }, to: 'branches' }),
    serviceId: reference({ label: { ar: 'الخدمة', en: 'Service' }, to: 'services' }),
    kind: choice({
      label: { ar: 'نوع الطلب', en: 'Type' },
      options: {
        standard: { ar: 'عادي', en: 'Standard' },
        custom: { ar: 'مخصص', en: 'Custom', tone: 'info' },
        redeemed: { ar: 'من رصيد باقة', en: 'From a package', tone: 'progress' },
      },
    }),
    supervisorId: reference({ label: { ar: 'المشرف', en: 'Supervisor' }, to: 'supervisors' }),
    inspectorId: reference({ label: { ar: 'المفتش', en: 'Inspector' }, to: 'inspectors' }),
    visitAt: dateTime({ label: { ar: 'موعد الزيارة', en: 'Visit' } }),
    score: decimal({ label: { ar: 'الدرجة', en: 'Score' }, access: requestParts.score }),
    grade: text({ label: { ar: 'التقدير', en: 'Grade' }, access: requestParts.score }),
    resultsSentAt: dateTime({ label: { ar: 'تاريخ إرسال النتائج', en: 'Results sent on' } }),
    total: money({ label: { ar: 'الإجمالي', en: 'Total' }, access: requestParts.money }),
    createdAt: dateTime({ label: { ar: 'تاريخ الطلب', en: 'Ordered on' } }),
  },
  title: 'code',
  list: ['code', 'status', 'clientId', 'branchId', 'serviceId', 'visitAt', 'score', 'total', 'createdAt'],
  search: ['code'],
  access: {
    read: [
      ...adminRoles,
      own('supervisorId', ['supervisor'], 'userId'),
      own('clientId', ['client']),
      own('branchId', ['branch_manager'], 'branchIds'),
      own('inspectorId', ['inspector'], 'userId'),
    ],
  },
});
