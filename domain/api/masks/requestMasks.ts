import { namesRecord, shows, showsOnly } from 'sijil/contract/masking/shows';
import { type Mark, needed, type PartsByField } from 'sijil/schema/roles/mark';
import { contractDraftView } from '../paperViews';
import { notesView } from '../messageViews';
import { placeView } from '../lookupViews';
import {
  bestCandidate,
  candidateForMany,
  candidateView,
  nextActionView,
  paymentView,
  requestSummary,
  requestView,
} from '../requestViews';
import type { z } from 'zod';

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
const results = ['score', 'grade', 'gradeReason', 'certificates', 'history'] as const;

/** A request in full, which is also the answer of each of its steps. */
const ofRequest = [
  shows('requests', requestView, {
    total: amounts,
    receiptSince: ['receiptSince', 'payments', 'history', 'promise'],
    receiptAmount: ['payments'],
    score: results,
    grade: results,
    failedCritical: [],
    visitAt: ['visitAt', 'rejectedVisitAt', 'startedAt', 'history', 'promise'],
    branchId: ['branch', 'orderedWith', 'contract', 'certificates', 'taxDocuments', 'history'],
    cityId: ['contract', 'certificates'],
    resultsSentAt: ['resultsSentAt', 'history'],
    correctionsDueAt: ['correctionsDueAt'],
    certificateRevokedAt: ['certificateRevokedAt', 'certificates', 'history'],
    cancelAskedSince: ['cancellation', 'history', 'promise'],
    supervisorId: ['supervisor', 'history'],
    inspectorId: ['inspector', 'reports', 'history'],
    cuisineTypeId: [],
    clientTypeId: [],
  }),
  showsOnly('requests', requestView.shape.vehicles.element, {
    score: ['score', 'grade'],
    grade: ['score', 'grade'],
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
    announced: ['payments'],
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
  showsOnly('daysOff', requestView, {}),
  showsOnly('refunds', requestView, { amount: ['refundable'] }),
  showsOnly('refunds', paymentView, {
    code: ['refunds'],
    amount: ['refunds', 'refunded'],
    status: ['refunds', 'refunded'],
    createdAt: ['refunds'],
    settledAt: ['refunds'],
  }),
  showsOnly('taxDocuments', requestView, {
    code: ['taxDocuments'],
    kind: ['taxDocuments'],
    issuedAt: ['taxDocuments'],
    subtotal: ['taxDocuments'],
    vat: ['taxDocuments'],
    total: ['taxDocuments'],
    buyerVatNumber: ['taxDocuments'],
    fileId: ['taxDocuments'],
  }),
];

/** Fields of a request that its rows in lists and queues show. */
export const inRows = {
  status: ['status'],
  turn: ['status'],
  statusSince: ['statusSince'],
  kind: ['kind'],
  serviceId: ['service'],
  clientId: ['client'],
  branchId: ['branch'],
  cityId: [],
  vehiclesCount: ['vehiclesCount'],
  total: ['total'],
  visitAt: ['visitAt'],
  score: ['score', 'grade', 'gradeReason'],
  grade: ['score', 'grade', 'gradeReason'],
  failedCritical: ['grade', 'gradeReason'],
  supervisorId: ['supervisor'],
  inspectorId: ['inspector'],
  createdAt: ['createdAt'],
  receiptSince: ['receiptSince'],
  certificateRevokedAt: ['certificateRevokedAt'],
  correctionsDueAt: ['correctionsDueAt'],
} as const;

const branch = requestSummary.shape.branch.unwrap();
const { contact, lastVisit } = placeView.shape;

/** Records that the answers about requests may show. */
const requestRecords = [
  'requests',
  'payments',
  'certificates',
  'daysOff',
  'refunds',
  'taxDocuments',
] as const;

/** Place of a visit, which is mostly data of the branch. */
const ofPlace = [
  ...aroundRequest(placeView, {
    requests: {
      branchId: ['branch', 'contact', 'address', 'mapLink'],
      cityId: ['address'],
      score: ['repeated'],
      failedCritical: ['repeated'],
      visitAt: ['lastVisit'],
    },
  }),
  ...aroundRequest(lastVisit.unwrap(), {
    requests: { score: ['score', 'grade'], grade: ['score', 'grade'] },
  }),
  showsOnly('branches', placeView, {
    name: ['branch'],
    responsibleName: ['contact'],
    cityId: ['address'],
    stateId: ['address'],
    districtId: ['address'],
    street: ['address'],
    place: ['mapLink'],
  }),
  showsOnly('branches', contact.unwrap(), { responsiblePhone: ['phone'] }),
  showsOnly('clients', contact.unwrap(), { phone: ['phone'] }),
  namesRecord('clients', contact.unwrap(), 'name'),
];

export const requestMasks: readonly Mark[] = [
  ...ofRequest,
  ...ofPlace,
  ...[notesView, nextActionView, candidateView, bestCandidate, candidateForMany].flatMap((view) =>
    aroundRequest(view),
  ),
  // A contract is written with its price, from the one before.
  ...aroundRequest(contractDraftView, { requests: { total: needed } }),
  ...aroundRequest(requestSummary, {
    requests: inRows,
    payments: { status: ['receiptSince'], method: ['receiptSince'], createdAt: ['receiptSince'] },
    certificates: { state: ['certificateRevokedAt'], revokedAt: ['certificateRevokedAt'] },
  }),
  showsOnly('requests', branch, { cityId: ['city'] }),
  showsOnly('branches', branch, { cityId: ['city'] }),
  namesRecord('clients', requestSummary.shape.client, 'name'),
  namesRecord('branches', branch, 'name'),
  namesRecord('services', requestSummary.shape.service, 'name'),
  namesRecord('supervisors', requestSummary.shape.supervisor.unwrap(), 'name'),
  namesRecord('inspectors', requestSummary.shape.inspector.unwrap(), 'name'),
];

type RequestRecord = (typeof requestRecords)[number];

/** Marks a part that shows these fields of the records around a request, and no others. */
export function aroundRequest<S extends z.ZodObject>(
  schema: S,
  fields: Partial<Record<RequestRecord, PartsByField<keyof S['shape'] & string>>> = {},
): Mark[] {
  return requestRecords.map((record) => showsOnly(record, schema, fields[record] ?? {}));
}
