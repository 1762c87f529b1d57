import { announceRefundable, settleCancellation } from '../modules/cancellations/cancellations';
import { issueCertificate } from '../modules/certificates/issueCertificate';
import { generateContract } from '../modules/contracts/addContract';
import { sealContract } from '../modules/contracts/drawContract';
import {
  forgetScore,
  scoreAnswers,
  sendResults,
  settleCorrections,
} from '../modules/inspections/settleResults';
import {
  announceReplacement,
  notifyClient,
  notifyFinance,
  notifyInspector,
  notifyOperations,
  notifySupervisor,
} from '../modules/notifications/notify';
import { closePayments } from '../modules/payments/lateAttempts';
import { raiseInvoice } from '../modules/payments/issueTaxDocument';
import { releasePackage } from '../modules/payments/releasePackage';
import { usePackage } from '../modules/packages/packageUnits';
import type { Effects } from '../workflow/effect';

/** Implementations of the workflow table's effects. A name without an effect does not compile. */
export const effects: Effects = {
  generateContract,
  sealContract,
  raiseInvoice,
  usePackage,
  releasePackage,
  closePayments,
  scoreAnswers,
  forgetScore,
  sendResults,
  settleCorrections,
  settleCancellation,
  announceRefundable,
  issueCertificate,
  notifyClient,
  notifyOperations,
  notifyFinance,
  notifySupervisor,
  notifyInspector,
  announceReplacement,
};
