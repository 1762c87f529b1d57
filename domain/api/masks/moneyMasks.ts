import { type Mark, namesRecord, needed, showsOnly } from '#framework/contract/masking/shows';
import { ageingView, owedView, paymentsGraphView, refundableView, refundView } from '../financeViews';
import { aroundRequest } from './aroundRequest';

/** Fields that an amount owed is made of. */
const owed = {
  requests: { total: needed },
  payments: { amount: needed, status: needed, settledAt: needed },
  taxDocuments: { total: needed, amountDue: needed, remaining: needed, dueOn: needed },
} as const;

/** Money that is owed, was paid and went back. Sums and their order cannot do without the amounts. */
export const moneyMasks: readonly Mark[] = [
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
  ...aroundRequest(owedView, { ...owed, requests: { ...owed.requests, clientId: ['client'] } }),
  namesRecord('clients', owedView.shape.client, 'name'),
  ...aroundRequest(paymentsGraphView, {
    ...owed,
    payments: { ...owed.payments, createdAt: needed },
    refunds: { amount: needed, createdAt: needed, settledAt: needed },
  }),
];
