import { z } from 'zod';
import {
  paymentsExportBody,
  refundBody,
  refundTransferBody,
  transferInsteadBody,
} from '../../requests/refundBody';
import { done, listQuery } from '../exchange';
import { paymentsGraphView, refundableView, refundView } from '../financeViews';

export const finance = {
  'payments.graph': { answer: paymentsGraphView },
  'payments.export': { body: paymentsExportBody, answer: z.object({ email: z.string() }) },
  'payments.webhook': { answer: done },
  'refunds.eligible': { query: listQuery, answer: z.array(refundableView) },
  'refunds.create': { body: refundBody, answer: refundView },
  'refunds.recordTransfer': { body: refundTransferBody, answer: refundView },
  'refunds.retry': { answer: refundView },
  'refunds.transferInstead': { body: transferInsteadBody, answer: refundView },
};
