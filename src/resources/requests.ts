import { operations } from '#domain/access/operations';
import { adminRoles, clientRoles } from '#domain/access/roles';
import type { FieldAccess } from 'sijil/schema/fieldAccess';
import {
  choice,
  dateTime,
  decimal,
  defineModuleResource,
  integer,
  money,
  own,
  reference,
  text,
} from 'sijil/schema/index';
import type { Localized } from 'sijil/base/i18n/localized';
import { grades } from '#domain/scoring/grades';
import { endStatuses, statuses, type Turn } from '#domain/workflow/statuses';

const workers = ['admin', 'admin_operation', 'supervisor', 'inspector'] as const;

/**
 * Parts of a request and the readers of each (rules 1.8), used by the fields below and by every hand-written view of a request.
 * Finance sees money, not forms; operations sees work, not refunds; supervisors and inspectors see work and no money.
 */
export const requestParts = {
  /** Prices, payments and invoices. */
  money: { read: [...adminRoles, ...clientRoles] },
  /** Credit notes: amounts refunded to the client. */
  refunds: { read: ['admin', 'admin_finance', ...clientRoles] },
  /** Other requests with the same transfer, for roles that decide about transfers. */
  sharedTransfers: { read: operations['adminInspections.confirmPayment'].audience },
  /** Answers of the order, findings of the visit and their consequences. */
  work: { read: [...workers, ...clientRoles] },
  /** A client reads the score once the results have been sent. */
  score: {
    read: [...workers, ...clientRoles],
    when: { field: 'resultsSentAt', is: 'set', for: clientRoles },
  },
} as const satisfies Record<string, FieldAccess>;

/** Roles for whom a request may wait (rules 3.10). */
const turns = {
  admin_operation: { ar: 'فريق العمليات', en: 'Operations' },
  admin_finance: { ar: 'الإدارة المالية', en: 'Finance' },
  client: { ar: 'العميل', en: 'The client' },
  supervisor: { ar: 'المشرف', en: 'The supervisor' },
  inspector: { ar: 'المفتش', en: 'The inspector' },
} as const satisfies Record<Exclude<Turn, null>, Localized>;

/** Inspection requests as the console finds, filters and exports them; their pages are built by hand. */
export const requestsResource = defineModuleResource('requests', {
  label: {
    one: { ar: 'الطلب', en: 'Request' },
    many: { ar: 'الطلبات', en: 'Requests' },
    counted: { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا' },
  },
  fields: {
    code: text({ required: true, label: { ar: 'رقم الطلب', en: 'Number' } }),
    status: choice({ required: true, label: { ar: 'الحالة', en: 'Status' }, options: statuses }),
    turn: choice({ label: { ar: 'صاحب الخطوة التالية', en: 'Waiting for' }, options: turns }),
    statusSince: dateTime({
      required: true,
      label: { ar: 'بداية الحالة الحالية', en: 'In this status since' },
    }),
    branchId: reference({ label: { ar: 'الفرع', en: 'Branch' }, to: 'branches' }),
    serviceId: reference({ required: true, label: { ar: 'الخدمة', en: 'Service' }, to: 'services' }),
    cityId: reference({
      label: { ar: 'المدينة', en: 'City' },
      to: 'cities',
      drawnFrom: ['branches.cityId'],
    }),
    kind: choice({
      required: true,
      label: { ar: 'نوع الطلب', en: 'Type' },
      options: {
        standard: { ar: 'عادي', en: 'Standard' },
        custom: { ar: 'مخصص', en: 'Custom', tone: 'info' },
        redeemed: { ar: 'من رصيد باقة', en: 'From a package', tone: 'progress' },
      },
    }),
    cuisineTypeId: reference({
      label: { ar: 'نوع المطبخ', en: 'Cuisine' },
      to: 'cuisineTypes',
      drawnFrom: ['clients.cuisineTypeId'],
    }),
    clientId: reference({ required: true, label: { ar: 'العميل', en: 'Client' }, to: 'clients' }),
    clientTypeId: reference({
      label: { ar: 'نوع العميل', en: 'Client type' },
      to: 'clientTypes',
      drawnFrom: ['clients.clientTypeId'],
    }),
    vehiclesCount: integer({ label: { ar: 'عدد المركبات', en: 'Vehicles' }, drawnFrom: ['vehicles'] }),
    supervisorId: reference({ label: { ar: 'المشرف', en: 'Supervisor' }, to: 'supervisors' }),
    inspectorId: reference({ label: { ar: 'المفتش', en: 'Inspector' }, to: 'inspectors' }),
    visitAt: dateTime({ label: { ar: 'موعد الزيارة', en: 'Visit' } }),
    score: decimal({ label: { ar: 'الدرجة', en: 'Score' }, access: requestParts.score }),
    grade: choice({
      label: { ar: 'التقدير', en: 'Grade' },
      options: grades,
      access: requestParts.score,
    }),
    failedCritical: integer({
      label: { ar: 'البنود الحرجة غير المستوفاة', en: 'Failed critical items' },
      access: requestParts.score,
    }),
    resultsSentAt: dateTime({ label: { ar: 'تاريخ إرسال النتائج', en: 'Results sent on' } }),
    correctionsDueAt: dateTime({ endOfDay: true, label: { ar: 'مهلة التصحيح', en: 'Corrections due' } }),
    total: money({ label: { ar: 'الإجمالي', en: 'Total' }, access: requestParts.money }),
    /** Time since which a transfer waits for finance: a second one arrives long after the status was reached. */
    receiptSince: dateTime({
      label: { ar: 'إيصال بانتظار الإدارة المالية منذ', en: 'Receipt waiting since' },
      drawnFrom: ['payments.createdAt'],
      access: requestParts.money,
    }),
    /** Sum of the transfers that wait for finance. */
    receiptAmount: money({
      label: { ar: 'مبلغ الحوالة', en: 'Transferred amount' },
      drawnFrom: ['payments.amount'],
      access: requestParts.money,
    }),
    certificateRevokedAt: dateTime({
      label: { ar: 'تاريخ إلغاء الشهادة', en: 'Certificate revoked on' },
      drawnFrom: ['certificates.revokedAt'],
    }),
    /** Time since which the client's request to cancel waits for operations. */
    cancelAskedSince: dateTime({ label: { ar: 'تاريخ طلب الإلغاء', en: 'Cancellation requested on' } }),
    createdAt: dateTime({ required: true, label: { ar: 'تاريخ الطلب', en: 'Ordered on' } }),
  },
  title: 'code',
  about: ['clientId', 'branchId', 'serviceId'],
  list: ['code', 'status', 'clientId', 'branchId', 'serviceId', 'visitAt', 'score', 'total', 'createdAt'],
  search: ['code', 'clientId', 'branchId'],
  filters: {
    first: ['status', 'turn', 'clientId', 'branchId', 'serviceId', 'cityId', 'visitAt'],
    more: [
      {
        label: { ar: 'الطلب', en: 'Request' },
        fields: ['code', 'kind', 'createdAt', 'statusSince', 'cancelAskedSince'],
      },
      { label: { ar: 'فريق التفتيش', en: 'Inspection team' }, fields: ['supervisorId', 'inspectorId'] },
      {
        label: { ar: 'المنشأة', en: 'Company' },
        fields: ['clientTypeId', 'cuisineTypeId', 'vehiclesCount'],
      },
      {
        label: { ar: 'النتائج', en: 'Results' },
        fields: [
          'score',
          'grade',
          'failedCritical',
          'resultsSentAt',
          'correctionsDueAt',
          'certificateRevokedAt',
        ],
      },
      { label: { ar: 'المبالغ', en: 'Amounts' }, fields: ['total', 'receiptSince', 'receiptAmount'] },
    ],
  },
  longOrders: { code: 'all', statusSince: ['supervisor'] },
  actions: [
    {
      link: '/services/:serviceId?again=:id',
      roles: clientRoles,
      label: { ar: 'إعادة الطلب نفسه', en: 'Order the same again' },
      icon: 'reload',
      when: { field: 'status', in: endStatuses },
    },
  ],
  access: {
    read: [
      ...adminRoles,
      own('supervisorId', ['supervisor'], 'userId'),
      own('clientId', ['client'], 'clientId'),
      own('branchId', ['branch_manager'], 'branchIds'),
      own('inspectorId', ['inspector'], 'userId'),
    ],
  },
});
