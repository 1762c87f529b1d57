import { namesRecord, showsNothing, showsOnly } from 'sijil/contract/masking/shows';
import { type Mark, needed } from 'sijil/schema/roles/mark';
import { availabilityView, timeSlotsView } from '../calendarViews';
import { comparableView, comparisonView } from '../comparisonViews';
import { contractPaperView } from '../paperViews';
import { dashboardView } from '../dashboardViews';
import { orderAgainView, ownBranchView, paymentStartedView, quoteView } from '../orderViews';
import { ownPackageView } from '../financeViews';
import { branchManagerView, unassignedView } from '../profileViews';
import { referredView, vehicleVisitsView } from '../requestViews';
import { aroundRequest } from './requestMasks';

const home = dashboardView.shape.client.unwrap();
const move = home.shape.moves.element;
const running = home.shape.running.shape.rows.element;
const nextVisit = home.shape.nextVisits.element;
const nextPayment = home.shape.nextPayment.unwrap();
const unscored = home.shape.unscored.element;
const bought = home.shape.packages.element;
const ending = home.shape.expiring.element;
const branchOfRequest = move.shape.branch.unwrap();
const suggested = bought.shape.next.unwrap();

/** Fields of a tax document from which an amount due is computed. */
const due = { total: needed, amountDue: needed, remaining: needed, dueOn: needed } as const;

/** Home page of a company and of its branch managers. */
const ofHome = [
  ...aroundRequest(home, {
    requests: {
      status: needed,
      turn: needed,
      total: ['nextPayment'],
      score: ['scores'],
      grade: ['scores'],
      resultsSentAt: ['scores'],
      visitAt: ['nextVisits'],
      certificateRevokedAt: ['revoked'],
    },
    payments: { amount: ['nextPayment'], status: ['nextPayment'], settledAt: ['nextPayment'] },
    certificates: {
      score: ['scores'],
      grade: ['scores'],
      state: needed,
      validUntil: needed,
      supersededAt: needed,
      revokedAt: needed,
    },
    taxDocuments: {
      total: ['nextPayment'],
      amountDue: ['nextPayment'],
      remaining: ['nextPayment'],
      dueOn: ['nextPayment'],
    },
  }),
  ...aroundRequest(move, {
    requests: {
      branchId: ['branch'],
      total: ['amount'],
      visitAt: ['deadline'],
      correctionsDueAt: ['deadline'],
      resultsSentAt: ['deadline'],
      failedCritical: ['items'],
    },
    payments: { amount: ['amount'] },
    taxDocuments: { total: ['amount'], amountDue: ['amount'], remaining: ['amount'], dueOn: ['deadline'] },
  }),
  showsOnly('branchDocuments', home.shape.documents.element, {
    branchId: ['branch'],
    kind: ['kind'],
    expiresOn: needed,
  }),
  namesRecord('branches', home.shape.documents.element.shape.branch, 'name'),
  ...aroundRequest(running, {
    requests: {
      branchId: ['branch'],
      supervisorId: ['name'],
      inspectorId: ['name'],
      visitAt: ['by'],
      statusSince: ['by'],
      receiptSince: ['receiptSince'],
      certificateRevokedAt: ['certificateRevokedAt'],
      correctionsDueAt: ['correctionsDueAt', 'by'],
    },
    payments: { status: ['receiptSince'], method: ['receiptSince'], createdAt: ['receiptSince'] },
    taxDocuments: { dueOn: ['by'] },
  }),
  ...[nextVisit, nextPayment].flatMap((part) => aroundRequest(part, { requests: { branchId: ['branch'] } })),
  ...aroundRequest(home.shape.scores.element, {
    requests: { branchId: ['branch', 'city'], cityId: ['city'], visitAt: ['nextVisitAt'] },
    certificates: {
      state: ['certifiedUntil'],
      validUntil: ['certifiedUntil'],
      supersededAt: ['certifiedUntil'],
      revokedAt: ['certifiedUntil'],
    },
  }),
  showsOnly('branches', unscored, { cityId: ['city'], name: needed }),
  showsOnly('requests', unscored, { visitAt: ['nextVisitAt'], branchId: ['nextVisitAt'] }),
  ...aroundRequest(bought, {
    requests: { branchId: ['next'], visitAt: ['next'], score: ['next'], grade: ['next'] },
    certificates: { score: ['next'], grade: ['next'], validUntil: ['next'], state: ['next'] },
  }),
  ...aroundRequest(ending, {
    certificates: { branchId: ['branchId'], vehicleId: ['vehicleId'] },
  }),
  namesRecord('branches', branchOfRequest, 'name'),
  namesRecord('branches', suggested.shape.branch, 'name'),
  ...(['branches', 'vehicles'] as const).flatMap((record) => [
    namesRecord(record, ending, 'subjectName'),
    namesRecord(record, home.shape.revoked.element, 'subjectName'),
  ]),
];

const visitFields = {
  branchId: ['branch'],
  visitAt: ['on'],
  score: ['score', 'grade'],
  grade: ['score', 'grade'],
  certificateRevokedAt: ['revoked'],
} as const;

/** Compared inspections: their differences reveal the score. */
const ofComparison = [
  ...aroundRequest(comparableView, { requests: { status: needed, resultsSentAt: needed } }),
  ...aroundRequest(comparableView.shape.inspections.element, { requests: visitFields }),
  ...aroundRequest(comparisonView, {
    requests: { score: needed, grade: needed, failedCritical: needed },
  }),
  ...aroundRequest(comparisonView.shape.inspections.element, { requests: visitFields }),
  ...[comparableView.shape.inspections.element, comparisonView.shape.inspections.element].map((visit) =>
    namesRecord('branches', visit.shape.branch.unwrap(), 'name'),
  ),
  namesRecord('branches', comparableView.shape.branches.element, 'name'),
];

/** Ordering and paying. Nobody has to agree to an amount, or pay one, without seeing it. */
const ofOrders = [
  ...aroundRequest(quoteView, { requests: { total: needed }, taxDocuments: due }),
  ...aroundRequest(paymentStartedView, {
    requests: { total: needed },
    payments: { amount: needed, status: needed, settledAt: needed },
    taxDocuments: due,
  }),
  ...aroundRequest(contractPaperView, {
    requests: { total: needed, branchId: needed, serviceId: needed, cityId: needed, visitAt: needed },
    payments: { amount: needed },
    taxDocuments: { ...due, buyerVatNumber: needed },
  }),
  ...aroundRequest(orderAgainView, { requests: { branchId: ['branchIds'], serviceId: needed } }),
  ...[availabilityView, timeSlotsView, referredView].flatMap((view) => aroundRequest(view)),
];

const use = ownPackageView.shape.uses.element;

/** Packages and the visits drawn from them. */
const ofPackages = [
  ...aroundRequest(ownPackageView, { requests: { status: ['uses'], turn: ['uses'], createdAt: ['uses'] } }),
  ...aroundRequest(use, {
    requests: {
      branchId: ['branch'],
      vehiclesCount: needed,
      receiptSince: ['receiptSince'],
      certificateRevokedAt: ['certificateRevokedAt'],
      correctionsDueAt: ['correctionsDueAt'],
    },
    payments: { status: ['receiptSince'], method: ['receiptSince'], createdAt: ['receiptSince'] },
  }),
  namesRecord('branches', use.shape.branch.unwrap(), 'name'),
];

const visitOfVehicle = vehicleVisitsView.element;

/** Branches, vehicles and the people responsible for them. */
const ofPlaces = [
  ...aroundRequest(visitOfVehicle, {
    requests: {
      status: needed,
      turn: needed,
      visitAt: ['visitAt'],
      score: ['score', 'grade'],
      grade: ['score', 'grade'],
      receiptSince: ['receiptSince'],
      certificateRevokedAt: ['certificateRevokedAt', 'revoked'],
      correctionsDueAt: ['correctionsDueAt'],
    },
  }),
  showsOnly('branches', ownBranchView, {
    restaurantId: ['restaurant'],
    cityId: needed,
    stateId: needed,
    districtId: ['district'],
    street: needed,
    main: needed,
    place: ['place'],
    responsibleName: needed,
    responsiblePhone: needed,
  }),
  showsOnly('branches', branchManagerView, { name: ['branches'] }),
  showsOnly('branches', unassignedView, { name: ['branches'] }),
  ...showsNothing('branchStandings', ownBranchView, branchManagerView, unassignedView),
];

/** Masks of answers that only companies and their branch managers receive. */
export const clientMasks: readonly Mark[] = [
  ...ofHome,
  ...ofComparison,
  ...ofOrders,
  ...ofPackages,
  ...ofPlaces,
];
