import { namesRecord, showsNothing, showsOnly } from 'sijil/contract/masking/shows';
import { type Mark, needed } from 'sijil/schema/roles/mark';
import { recordView } from 'sijil/contract/recordView';
import { clientMasks } from './masks/clientMasks';
import { figureMasks } from './masks/figureMasks';
import { aroundRequest, requestMasks } from './masks/requestMasks';
import { resultMasks, teamMasks } from './masks/workMasks';
import { ticketAssignee, ticketView, unreadTicketsView } from './messageViews';
import { ageingView, owedView, paymentsGraphView, refundableView, refundView } from './financeViews';

/** Fields from which an amount owed is computed. */
const owed = {
  requests: { total: needed },
  payments: { amount: needed, status: needed, settledAt: needed },
  taxDocuments: { total: needed, amountDue: needed, remaining: needed, dueOn: needed },
} as const;

/** Money that is owed, was paid or was refunded. Sums and sorted rows need the amounts. */
const moneyMasks: readonly Mark[] = [
  ...aroundRequest(refundableView, {
    requests: {
      status: ['status'],
      turn: ['status'],
      receiptSince: ['receiptSince'],
      certificateRevokedAt: ['certificateRevokedAt'],
      correctionsDueAt: ['correctionsDueAt'],
      clientId: ['client'],
      serviceId: ['service'],
      total: needed,
    },
    payments: {
      amount: needed,
      method: needed,
      status: ['payments'],
      createdAt: ['payments'],
      settledAt: ['payments'],
    },
    refunds: { amount: needed },
    taxDocuments: { code: ['invoice'] },
  }),
  ...aroundRequest(refundableView.shape.payments.element, {
    payments: { reference: ['reference'], cardLastFour: ['reference'] },
  }),
  showsOnly('clients', refundableView, { iban: ['iban'] }),
  namesRecord('clients', refundableView.shape.client, 'name'),
  namesRecord('services', refundableView, 'service'),
  ...aroundRequest(refundView, { refunds: { amount: ['amount'], status: ['status'], code: ['code'] } }),
  ...aroundRequest(ageingView, { ...owed, requests: { ...owed.requests, clientId: ['clients'] } }),
  namesRecord('clients', ageingView.shape.clients.element.shape.client, 'name'),
  showsOnly('clients', ageingView.shape.clients.element, { phone: ['phone'] }),
  ...aroundRequest(owedView, { ...owed, requests: { ...owed.requests, clientId: ['client'] } }),
  namesRecord('clients', owedView.shape.client, 'name'),
  ...aroundRequest(paymentsGraphView, {
    ...owed,
    payments: { ...owed.payments, createdAt: needed },
    refunds: { amount: needed, createdAt: needed, settledAt: needed },
  }),
];

/** Parts of hand-written answers that show a field of a record; they are emptied for custom roles that hide the field. */
export const masks: readonly Mark[] = [
  ...requestMasks,
  ...resultMasks,
  ...figureMasks,
  ...moneyMasks,
  ...teamMasks,
  ...clientMasks,
  // Records are read through their declaration, which masks them already.
  ...(
    ['requests', 'clients', 'branches', 'branchStandings', 'restaurants', 'users', 'certificates'] as const
  ).flatMap((record) => showsNothing(record, recordView)),
  ...showsNothing('tickets', ticketAssignee, unreadTicketsView),
  showsOnly('tickets', ticketView, {
    code: ['code'],
    subject: ['subject'],
    title: ['title'],
    message: ['message'],
    status: ['status'],
    requestId: ['requestId'],
  }),
];
