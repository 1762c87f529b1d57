import { announceRefundable } from '../modules/cancellations/announceRefundable';
import { settleCancellation } from '../modules/cancellations/cancellationAsks';
import { issueCertificate } from '../modules/certificates/issueCertificate';
import { generateContract } from '../modules/contracts/generateContract';
import { sealContract } from '../modules/contracts/sealContract';
import { forgetScore, scoreAnswers } from '../modules/inspections/answers/scores';
import { sendResults } from '../modules/inspections/sendResults';
import { settleCorrections } from '../modules/inspections/settleCorrections';
import {
  notifyClient,
  notifyFinance,
  notifyInspector,
  notifyOperations,
  notifySupervisor,
} from '../modules/notifications/notify';
import { announceReplacement } from '../modules/notifications/announceReplacement';
import { closePayments } from '../modules/payments/attemptLife';
import { raiseInvoice } from '../modules/payments/raiseInvoice';
import { releasePackage } from '../modules/payments/releasePackage';
import { usePackage } from '../modules/packages/usePackage';
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
