import { z } from 'zod';
import { ageingBandNames } from '../../pricing/ageing';
import {
  paymentsExportBody,
  refundBody,
  refundTransferBody,
  transferInsteadBody,
} from '../../requests/refundBody';
import { exportView } from '../exportViews';
import { done, listQuery } from '../exchange';
import { ageingView, owedView, paymentsGraphView, refundableView, refundView } from '../financeViews';

const owedBy = { band: z.enum(ageingBandNames).optional(), clientId: z.uuid().optional() };
const page = { _start: z.string().optional(), _end: z.string().optional() };

export const finance = {
  'payments.ageing': { query: z.strictObject(page), answer: ageingView },
  'payments.owed': { query: z.strictObject({ ...owedBy, ...page }), answer: z.array(owedView) },
  'payments.owedCsv': { query: z.strictObject(owedBy), answer: { file: 'text/csv' as const } },
  'payments.graph': { answer: paymentsGraphView },
  'payments.export': {
    body: paymentsExportBody,
    answer: z.object({ email: z.string(), export: exportView }),
  },
  'payments.webhook': { answer: done },
  'refunds.eligible': { query: listQuery, answer: z.array(refundableView) },
  'refunds.create': { body: refundBody, answer: refundView },
  'refunds.recordTransfer': { body: refundTransferBody, answer: refundView },
  'refunds.retry': { answer: refundView },
  'refunds.transferInstead': { body: transferInsteadBody, answer: refundView },
};
