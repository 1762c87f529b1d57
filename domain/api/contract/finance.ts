import { z } from 'zod';
import { ageingBandNames } from '../../pricing/invoices';
import { refundBody, refundTransferBody, transferInsteadBody } from '../../requests/refundBody';
import { paymentsExportBody } from '../../requests/paymentBodies';
import { exportView } from '#framework/contract/exportViews';
import { done, pageQuery } from '#framework/contract/exchange';
import { ageingView, owedView, paymentsGraphView, refundableView, refundView } from '../financeViews';

const owedBy = { band: z.enum(ageingBandNames).optional(), clientId: z.uuid().optional() };

export const financeOperations = {
  'payments.ageing': { query: z.strictObject(pageQuery), answer: ageingView },
  'payments.owed': { query: z.strictObject({ ...owedBy, ...pageQuery }), answer: z.array(owedView) },
  'payments.owedCsv': { query: z.strictObject(owedBy), answer: { file: 'text/csv' as const } },
  'payments.graph': { answer: paymentsGraphView },
  'payments.export': {
    body: paymentsExportBody,
    answer: z.object({ email: z.string(), export: exportView }),
  },
  'payments.webhook': { answer: done },
  'refunds.eligible': {
    query: z.strictObject({ ...pageQuery, q: z.string().optional() }),
    answer: z.array(refundableView),
  },
  'refunds.create': { body: refundBody, answer: refundView },
  'refunds.recordTransfer': { body: refundTransferBody, answer: refundView },
  'refunds.retry': { answer: refundView },
  'refunds.transferInstead': { body: transferInsteadBody, answer: refundView },
};
