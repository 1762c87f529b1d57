import { z } from 'zod';
import { applePaySessionBody, payBody } from '../../requests/paymentBodies';
import {
  contractChangeBody,
  openContractBody,
  signContractBody,
  uploadContractBody,
} from '../../requests/contractBodies';
import { customOrderBody, orderBody, quoteBody, redeemBody } from '../../requests/orderBodies';
import { reasonBody, versionBody } from '../../requests/stepBodies';
import { clientPriceBody } from '../../requests/clientPriceBody';
import { orderDraftBody } from '../../requests/orderDraftBody';
import { done, pageQuery } from '#framework/contract/exchange';
import { servicePair } from '../lookupViews';
import { contractPaperView } from '../contractPaperView';
import { orderAgainView, orderDraftView, paymentStartedView, quoteView, serviceView } from '../orderViews';
import { ownPackageView } from '../packageViews';
import { requestView } from '../requestViews';
import { savedCardView } from '../savedCardView';
import { recordView } from '#framework/contract/recordView';

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
  'adminInspections.uploadContract': { body: uploadContractBody, answer: requestView },
  'adminInspections.confirmPayment': { body: versionBody, answer: requestView },
  'adminInspections.rejectPayment': { body: reasonBody, answer: requestView },
};
