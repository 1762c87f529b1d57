import {
  reportInspectorBody,
  revocationReplyBody,
  revokeCertificateBody,
} from '#domain/requests/inspectionBodies';
import { contractChangeBody, uploadContractBody } from '#domain/requests/contractBodies';
import { soldWith } from '#domain/pricing/packages';
import { reasonBody } from '#domain/requests/stepBodies';
import { awaitsReply, isCurrent } from '#domain/certificates/certificateState';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import type { ActionForm } from './FormButtons';
import { ArrivalForm } from './ArrivalForm';
import { assignInspectorForm, assignSupervisorForm } from './assignForms';
import { confirmAction, forCertificate, shapeAction } from './shapeAction';
import { AskedFacts, RefundFacts, ScoreFacts, VerdictCounts, VisitFacts } from './decisionFacts';
import { FinishCorrections } from './FinishCorrections';
import { ReviewForm } from './ReviewForm';
import { ShareForm } from './ShareForm';
import { VisitForm } from './VisitForm';

/**
 * Form of each action. An action without one has a page of its own (payment, signature, corrections, the review of a form),
 * whose link is passed to the bar.
 */
export const actionForms: Readonly<Partial<Record<TransitionName, ActionForm>>> = {
  // Order and contract
  uploadContract: shapeAction(uploadContractBody, ({ quote, package: ordered }) => ({
    // Before the fees, which the contract states separately.
    subtotal: quote && quote.subtotal - quote.extraFees,
    extraFees: quote?.extraFees,
    ...soldWith(ordered),
  })),
  requestContractChange: shapeAction(contractChangeBody),
  cancel: shapeAction(reasonBody),
  withdraw: confirmAction(),
  releaseVisit: confirmAction(),
  askToCancel: shapeAction(reasonBody, undefined, RefundFacts),
  declineCancellation: shapeAction(reasonBody, undefined, AskedFacts),

  // Payment
  confirmPayment: ArrivalForm,
  confirmNextPayment: ArrivalForm,
  confirmLatePayment: ArrivalForm,
  rejectPayment: shapeAction(reasonBody),
  rejectNextPayment: shapeAction(reasonBody),
  rejectLatePayment: shapeAction(reasonBody),

  // Visit
  assignSupervisor: assignSupervisorForm,
  replaceSupervisor: assignSupervisorForm,
  unassignSupervisor: confirmAction(),
  sendDetails: VisitForm,
  acceptDetails: confirmAction({}, VisitFacts),
  rejectDetails: shapeAction(reasonBody),
  reschedule: VisitForm,
  chooseVisitTime: VisitForm,
  changeProposal: VisitForm,
  assignInspector: assignInspectorForm,
  replaceInspector: assignInspectorForm,
  unassignInspector: confirmAction(),
  undoStart: shapeAction(reasonBody),

  // Results and corrections
  submitChanges: confirmAction(),
  returnForm: shapeAction(reasonBody),
  reopenReview: confirmAction(),
  sendResults: confirmAction({}, ScoreFacts),
  reviewCorrectiveActions: FinishCorrections,
  reopenCorrectionsReview: confirmAction(),
  returnCorrectiveActions: confirmAction({ approved: false }, VerdictCounts),
  approveCorrectiveActions: confirmAction({ approved: true }, VerdictCounts),
  recalculateScore: confirmAction(),
  regenerateCertificate: confirmAction(),
  revokeCertificate: forCertificate(shapeAction(revokeCertificateBody), isCurrent),
  replyToRevocation: forCertificate(shapeAction(revocationReplyBody), awaitsReply),

  // Closing
  review: ReviewForm,
  sharePost: ShareForm,
  reportInspector: shapeAction(reportInspectorBody),
  complete: confirmAction(),
};
