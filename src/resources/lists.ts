import { defineList, type DeclaredList } from 'sijil/schema/declaredList';
import { transitions } from '#domain/workflow/requestWorkflow';
import { waitingLists } from '#domain/requests/waitingLists';
import { statusesBetween } from '#domain/workflow/statuses';
import { admins } from './admins';
import { certificatesResource } from './certificates';
import { clients } from './clients';
import { clientTypes } from './clientTypes';
import { nationalities } from './nationalities';
import { requestsResource } from './requests';
import { taxDocumentsResource } from './taxDocuments';

const submitted = statusesBetween('form_submitted', 'inspection_completed').join(',');

/** Filter of visits that the client has approved and that have no inspector yet. */
export const withoutInspector = { status_in: transitions.assignInspector.from.join(',') };

/** Lists of declared records under operations of their own (rules 1.9), all served by the engine's list. */
export const lists = {
  staffRequests: defineList(requestsResource, 'inspections.list', {
    columns: ['code', 'clientId', 'serviceId', 'status', 'visitAt', 'supervisorId', 'total'],
    columnsOf: {
      admin_operation: ['code', 'clientId', 'serviceId', 'cityId', 'status', 'statusSince', 'supervisorId'],
      admin_finance: ['code', 'clientId', 'serviceId', 'status', 'total', 'receiptSince', 'createdAt'],
    },
    presets: [
      {
        id: 'operations',
        label: { ar: 'لدى فريق العمليات', en: 'With operations' },
        filters: { turn_in: 'admin_operation' },
        // Nobody supervises them yet, and the button of a row says what it asks for.
        columns: ['code', 'clientId', 'serviceId'],
        // Longest waiting first.
        sort: 'statusSince',
        none: { ar: 'لا شيء بانتظار فريق العمليات', en: 'Nothing waiting for operations' },
      },
      {
        id: 'unassigned',
        label: { ar: 'بلا مشرف', en: 'Without a supervisor' },
        filters: waitingLists.unassigned.filter,
        sort: waitingLists.unassigned.sort,
        columns: waitingLists.unassigned.columns,
        none: { ar: 'لكل طلب مدفوع مشرف', en: 'Every paid request has a supervisor' },
        roles: ['admin', 'admin_operation'],
      },
      {
        id: 'cancellations',
        label: { ar: 'طلبات الإلغاء', en: 'Cancellation requests' },
        filters: waitingLists.cancellations.filter,
        sort: waitingLists.cancellations.sort,
        columns: waitingLists.cancellations.columns,
        none: { ar: 'لا طلبات إلغاء', en: 'No cancellation requests' },
        // Finance refunds what operations cancels.
        roles: ['admin', 'admin_operation', 'admin_finance'],
      },
      {
        id: 'finance',
        label: { ar: 'لدى الإدارة المالية', en: 'With finance' },
        filters: { receiptSince_null: 'false' },
        sort: 'receiptSince',
        none: { ar: 'لا تحويلات بانتظار الإدارة المالية', en: 'No transfers waiting for finance' },
      },
    ],
    startsWithOf: { admin_operation: 'operations' },
  }),
  completedRequests: defineList(requestsResource, 'inspections.completed', {
    where: { status: 'inspection_completed' },
  }),
  clientRequests: defineList(requestsResource, 'clientInspections.list', {
    columns: ['code', 'serviceId', 'status', 'visitAt', 'score', 'createdAt'],
    without: ['clientId', 'clientTypeId', 'cuisineTypeId', 'receiptSince', 'receiptAmount'],
    presets: [
      {
        id: 'mine',
        label: { ar: 'بانتظارك', en: 'Waiting for you' },
        filters: { turn_in: 'client' },
        none: { ar: 'لا شيء بانتظارك', en: 'Nothing waiting for you' },
      },
    ],
    rowPath: ['/client/requests/:branchId/:id', '/client/requests/:id'],
  }),
  /** Certificates without a successor. */
  ownCertificates: defineList(certificatesResource, 'clients.ownCertificates', {
    where: { supersededAt_null: 'true' },
    look: 'cards',
    columns: [
      'code',
      'branchId',
      'vehicleId',
      'serviceId',
      'score',
      'grade',
      'state',
      'validUntil',
      'fileAr',
      'fileEn',
    ],
    without: ['clientId', 'supersededAt'],
    rowPath: ['/client/requests/:requestId'],
  }),
  ownInvoices: defineList(taxDocumentsResource, 'clientInvoices.list', {
    columns: ['code', 'kind', 'total', 'state', 'remaining', 'dueOn', 'payBy', 'fileId'],
    without: ['clientId', 'buyerVatNumber'],
    presets: [
      {
        id: 'unpaid',
        label: { ar: 'غير مسددة', en: 'Unpaid' },
        filters: { state_in: 'overdue,due,review,later' },
        none: { ar: 'سددت كل فواتيرك', en: 'All your invoices are paid' },
      },
      {
        id: 'overdue',
        label: { ar: 'متأخرة', en: 'Overdue' },
        filters: { state_in: 'overdue' },
        none: { ar: 'لا فواتير متأخرة', en: 'Nothing is overdue' },
      },
    ],
    rowPath: ['/client/requests/:requestId'],
  }),
  supervisorRequests: defineList(requestsResource, 'inspections.list', {
    sort: { field: 'statusSince', order: 'desc' },
    columns: ['code', 'serviceId', 'status', 'visitAt', 'inspectorId'],
    without: ['supervisorId'],
    presets: [
      {
        id: 'mine',
        label: { ar: 'بانتظارك', en: 'Waiting for you' },
        filters: { turn_in: 'supervisor' },
        sort: 'statusSince',
        none: { ar: 'لا شيء بانتظارك', en: 'Nothing waiting for you' },
      },
      {
        id: 'unassigned',
        label: { ar: 'بلا مفتش', en: 'Without an inspector' },
        filters: withoutInspector,
        sort: 'visitAt',
        none: { ar: 'لكل زيارة معتمدة مفتش', en: 'Every approved visit has an inspector' },
      },
    ],
    rowPath: ['/supervisor/requests/:id'],
  }),
  supervisorForms: defineList(requestsResource, 'supervisorForms.list', {
    where: { status_in: submitted },
    sort: { field: 'statusSince', order: 'desc' },
    columns: ['code', 'serviceId', 'status', 'visitAt', 'inspectorId'],
    without: ['supervisorId'],
    presets: [
      {
        id: 'waiting',
        label: { ar: 'بانتظار المراجعة', en: 'Waiting for review' },
        none: { ar: 'لا نماذج بانتظار مراجعتك', en: 'No forms waiting for your review' },
        filters: { turn_in: 'supervisor' },
        sort: 'statusSince',
      },
    ],
    startsWith: 'waiting',
    rowPath: ['/inspectorForms/:id'],
  }),
  clients: defineList(clients, 'adminUsers.listClients'),
  admins: defineList(admins, 'adminUsers.listAdmins'),
  nationalities: defineList(nationalities, 'adminNationalities.list'),
  clientTypes: defineList(clientTypes, 'adminClientTypes.list'),
} as const satisfies Record<string, DeclaredList>;
