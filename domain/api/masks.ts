import { type Mark, namesRecord, shows, showsNothing, showsOnly } from '#framework/contract/masking/shows';
import { notesView } from './noteViews';
import { candidateForMany, candidateView, nextActionView, requestSummary, requestView } from './requestViews';
import { ticketAssignee, ticketView, unreadTicketsView } from './ticketViews';

const amounts = [
  'total',
  'quote',
  'instalments',
  'payments',
  'taxDocuments',
  'refundable',
  'contract',
  'history',
] as const;
const results = ['score', 'grade', 'gradeReason', 'certificates', 'vehicles', 'history'] as const;

/** A request in full; what every one of its steps answers, too. */
const ofRequest = [
  shows('requests', requestView, {
    total: amounts,
    receiptSince: ['receiptSince', 'payments', 'history'],
    receiptAmount: ['payments'],
    score: results,
    grade: results,
    failedCritical: [],
    resultsSentAt: ['resultsSentAt', 'history'],
    correctionsDueAt: ['correctionsDueAt'],
    certificateRevokedAt: ['certificateRevokedAt', 'certificates', 'history'],
    cancelAskedSince: ['cancellation', 'history'],
    supervisorId: ['supervisor', 'history'],
    inspectorId: ['inspector', 'reports', 'history'],
    cuisineTypeId: [],
    clientTypeId: [],
  }),
  showsOnly('requests', requestView.shape.reinspection, {
    total: ['offer'],
    code: ['of', 'ordered', 'offer'],
    receiptSince: ['ordered'],
    certificateRevokedAt: ['ordered'],
    correctionsDueAt: ['ordered'],
    status: ['ordered'],
  }),
  showsOnly('payments', requestView, {
    amount: amounts,
    method: ['payments', 'history'],
    status: ['payments', 'instalments', 'receiptSince', 'history'],
    createdAt: ['payments', 'receiptSince', 'history'],
    cardBrand: ['payments'],
    cardLastFour: ['payments'],
    reference: ['payments'],
    receiptFileId: ['payments'],
    failure: ['payments'],
    settledAt: ['payments', 'instalments', 'history'],
    settledById: ['history'],
  }),
  showsOnly('certificates', requestView, {
    state: ['certificates', 'certificateRevokedAt', 'history'],
    code: ['certificates', 'history'],
    vehicleId: ['certificates'],
    score: results,
    grade: results,
    issuedAt: ['certificates', 'history'],
    validUntil: ['certificates'],
    supersededAt: ['certificates'],
    revokedAt: ['certificates', 'certificateRevokedAt', 'history'],
    fileAr: ['certificates'],
    fileEn: ['certificates'],
  }),
  ...showsNothing('daysOff', requestView),
];

const aroundRequests = [notesView, nextActionView, candidateView, candidateForMany];

/** Parts of hand-written answers that show a field of a record; they are emptied for custom roles that hide the field. */
export const masks: readonly Mark[] = [
  ...ofRequest,
  ...showsNothing('requests', ...aroundRequests),
  ...showsNothing('payments', ...aroundRequests),
  ...showsNothing('certificates', ...aroundRequests),
  ...showsNothing('tickets', ticketAssignee, unreadTicketsView),
  showsOnly('tickets', ticketView, {
    code: ['code'],
    subject: ['subject'],
    title: ['title'],
    message: ['message'],
    status: ['status'],
    requestId: ['requestId'],
  }),
  namesRecord('clients', requestSummary.shape.client),
  namesRecord('branches', requestSummary.shape.branch.unwrap()),
  namesRecord('services', requestSummary.shape.service),
  namesRecord('supervisors', requestSummary.shape.supervisor.unwrap()),
  namesRecord('inspectors', requestSummary.shape.inspector.unwrap()),
];
