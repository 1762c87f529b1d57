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

const staff = ['admin', 'admin_finance', 'admin_operation'] as const;

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
    score: decimal({ label: { ar: 'الدرجة', en: 'Score' } }),
    grade: text({ label: { ar: 'التقدير', en: 'Grade' } }),
    total: money({
      label: { ar: 'الإجمالي', en: 'Total' },
      access: { read: [...staff, 'client', 'branch_manager'] },
    }),
    createdAt: dateTime({ label: { ar: 'تاريخ الطلب', en: 'Ordered on' } }),
  },
  title: 'code',
  list: ['code', 'status', 'clientId', 'branchId', 'serviceId', 'visitAt', 'score', 'total', 'createdAt'],
  search: ['code'],
  access: {
    read: [
      ...staff,
      own('supervisorId', ['supervisor'], 'userId'),
      own('clientId', ['client']),
      own('branchId', ['branch_manager'], 'branchIds'),
    ],
  },
});
