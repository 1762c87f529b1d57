import { z } from 'zod';
import {
  applePaySessionBody,
  arrivalBody,
  clientPriceBody,
  customOrderBody,
  orderBody,
  payBody,
  paymentsExportBody,
  quoteBody,
  redeemBody,
} from '../../requests/orderBodies';
import {
  contractChangeBody,
  openContractBody,
  signContractBody,
  drawContractBody,
  uploadContractBody,
  writeContractBody,
} from '../../requests/contractBodies';
import { reasonBody, versionBody } from '../../requests/stepBodies';
import { orderDraftBody } from '../../requests/orderDraftBody';
import { done, pageQuery } from 'sijil/contract/exchange';
import { servicePair } from '../lookupViews';
import { contractDraftView, contractPaperView } from '../paperViews';
import { orderAgainView, orderDraftView, paymentStartedView, quoteView, serviceView } from '../orderViews';
import {
  ageingView,
  owedView,
  ownPackageView,
  paymentsGraphView,
  refundableView,
  refundView,
  savedCardView,
} from '../financeViews';
import { requestView } from '../requestViews';
import { recordView } from 'sijil/contract/recordView';
import { ageingBandNames } from '../../pricing/invoices';
import { letterBody } from '../../requests/letterBody';
import { paymentTermsBody } from '../../requests/paymentTermsBody';
import { statementBody } from '../../requests/statementBody';
import { refundBody, refundTransferBody, transferInsteadBody } from '../../requests/refundBody';
import { exportView } from 'sijil/contract/exportViews';

/** Operations between offer and payment. */
export const orderOperations = {
  'services.offers': { answer: z.array(serviceView) },
  'services.list': { answer: z.array(serviceView) },
  'services.get': { answer: serviceView },
  'services.deactivate': { answer: recordView },
  'services.clientPrice': { body: clientPriceBody, bodyKb: 32, answer: quoteView },
  'services.clientDropdown': { answer: z.array(servicePair) },
  'packages.listOwn': { query: z.strictObject(pageQuery), answer: z.array(ownPackageView) },
  'orderDrafts.get': { answer: orderDraftView },
  'orderDrafts.save': { body: orderDraftBody, bodyKb: 64, answer: orderDraftView },
  'clientInspections.orderAgain': { answer: orderAgainView },
  'clientInspections.quote': { body: quoteBody, bodyKb: 32, answer: quoteView },
  'clientInspections.request': { body: orderBody, bodyKb: 128, answer: requestView },
  'clientInspections.requestCustom': { body: customOrderBody, bodyKb: 128, answer: requestView },
  'clientInspections.redeem': { body: redeemBody, bodyKb: 128, answer: requestView },
  'clientInspections.orderReinspection': { answer: requestView },
  'clientInspections.cancel': { body: versionBody, answer: requestView },
  'clientInspections.contract': { answer: contractPaperView },
  'clientInspections.openContract': { body: openContractBody, answer: contractPaperView },
  'clientInspections.signContract': { body: signContractBody, answer: requestView },
  'clientInspections.requestContractChange': { body: contractChangeBody, answer: requestView },
  'savedCards.list': { answer: z.array(savedCardView) },
  'savedCards.setDefault': { answer: z.array(savedCardView) },
  'savedCards.delete': { answer: done },
  'payments.applePaySession': { body: applePaySessionBody, answer: z.record(z.string(), z.unknown()) },
  'clientInspections.pay': { body: payBody, bodyKb: 64, answer: paymentStartedView },
  'clientInspections.payNext': { body: payBody, bodyKb: 64, answer: paymentStartedView },
  'clientInspections.settleCard': { answer: requestView },
  'adminInspections.contractDraft': { answer: contractDraftView },
  'adminInspections.drawContractDraft': {
    body: drawContractBody,
    bodyKb: 1024,
    answer: { file: 'application/pdf' as const },
  },
  'adminInspections.writeContract': { body: writeContractBody, bodyKb: 1024, answer: requestView },
  'adminInspections.uploadContract': { body: uploadContractBody, answer: requestView },
  'adminInspections.confirmPayment': { body: arrivalBody, answer: requestView },
  'adminInspections.rejectPayment': { body: reasonBody, answer: requestView },
};

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
  'payments.correctInvoice': { answer: done },
  'payments.statement': { body: statementBody, answer: exportView },
  'payments.letter': { body: letterBody, answer: exportView },
  'payments.setTerms': { body: paymentTermsBody, answer: done },
  'refunds.create': { body: refundBody, answer: refundView },
  'refunds.recordTransfer': { body: refundTransferBody, answer: refundView },
  'refunds.retry': { answer: refundView },
  'refunds.transferInstead': { body: transferInsteadBody, answer: refundView },
};
