import { bulkResult } from 'sijil/contract/consoleViews';
import { z } from 'zod';
import { exportView } from 'sijil/contract/exportViews';
import {
  assignInspectorBody,
  assignInspectorsBody,
  assignSupervisorBody,
  assignSupervisorsBody,
  reportInspectorBody,
  rescheduleBody,
  reviewBody,
  revocationReplyBody,
  revokeCertificateBody,
  sendDetailsBody,
  sharePostBody,
} from '../../requests/inspectionBodies';
import {
  approveCorrectionsBody,
  finishReviewBody,
  assignCorrectionsBody,
  correctionDraftBody,
  correctiveAnswersBody,
  verdictBody,
} from '../../requests/correctionBodies';
import { outcomeBody, changeAnswersBody } from '../../requests/answerBodies';
import { noteBody, reasonBody, versionBody } from '../../requests/stepBodies';
import { leftoverView } from '../fieldViews';
import { notesView } from '../messageViews';
import { recordView } from 'sijil/contract/recordView';
import { certificateKeysView, ownCertificateView, sharePostView } from '../paperViews';
import { recordListQuery, pageQuery } from 'sijil/contract/exchange';
import { contractFileView, verificationView } from '../orderViews';
import {
  nextActionView,
  referredView,
  outcomeView,
  previousAnswersView,
  bestCandidate,
  candidateForMany,
  candidateView,
  categoryOfPart,
  correctiveActionsView,
  requestView,
  vehicleVisitsView,
  resultsPart,
  resultsView,
} from '../requestViews';

const pdf = { file: 'application/pdf' } as const;
const step = { body: versionBody, answer: requestView };
const stepWithReason = { body: reasonBody, answer: requestView };

/** Ids of requests that are assigned in one step. */
const manyRequests = z.strictObject({ ids: z.string().regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/) });

/** Ids of the rows of one page of a list. */
const pageOfRequests = z.strictObject({ ids: z.string().regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/) });

/** Records by a part of their name, or by their ids. */
const referredQuery = z.object({
  q: z.string().max(100).optional(),
  ids: pageOfRequests.shape.ids.optional(),
});

/** Operations between payment and certificate. */
export const inspectionOperations = {
  'inspections.list': { query: recordListQuery, answer: z.array(recordView) },
  'inspections.nextActions': { query: pageOfRequests, answer: z.array(nextActionView) },
  'inspections.referred': {
    params: { resource: z.string() },
    query: referredQuery,
    answer: z.array(referredView),
  },
  'inspections.completed': { query: recordListQuery, answer: z.array(recordView) },
  'clientInspections.list': { query: recordListQuery, answer: z.array(recordView) },
  'supervisorForms.list': { query: recordListQuery, answer: z.array(recordView) },
  'inspections.get': { answer: requestView },
  'clientInspections.get': { answer: requestView },
  'inspections.notes': { answer: notesView },
  'inspections.leftovers': { answer: z.array(leftoverView) },
  'inspections.addNote': { body: noteBody, answer: notesView },
  'supervisorForms.get': { answer: resultsView },
  'supervisorForms.previous': { answer: previousAnswersView },
  'supervisorForms.outcome': { body: outcomeBody, bodyKb: 256, answer: outcomeView },
  'inspections.results': { answer: resultsView },
  'clientInspections.results': { answer: resultsView },
  'adminInspections.categoryQuestions': {
    params: { category: z.string() },
    answer: z.array(categoryOfPart),
  },
  'supervisorInspections.vehicleQuestions': { answer: resultsPart },
  'supervisorInspections.history': { answer: requestView.shape.history },
  'clientInspections.ofVehicle': { answer: vehicleVisitsView },
  'clientInspections.vehicles': { answer: requestView.shape.vehicles },
  'inspections.supervisorsForMany': { query: manyRequests, answer: z.array(candidateForMany) },
  'inspections.supervisorOfEach': { query: manyRequests, answer: z.array(bestCandidate) },
  'inspections.inspectorOfEach': { query: manyRequests, answer: z.array(bestCandidate) },
  'inspections.inspectorsForMany': { query: manyRequests, answer: z.array(candidateForMany) },
  'adminInspections.assignSupervisors': { body: assignSupervisorsBody, answer: z.array(bulkResult) },
  'adminInspections.assignInspectors': { body: assignInspectorsBody, answer: z.array(bulkResult) },
  'supervisorInspections.assignInspectors': { body: assignInspectorsBody, answer: z.array(bulkResult) },
  'inspections.supervisorCandidates': { answer: z.array(candidateView) },
  'inspections.inspectorCandidates': { answer: z.array(candidateView) },
  'adminInspections.assignSupervisor': { body: assignSupervisorBody, answer: requestView },
  'supervisorInspections.assignInspector': { body: assignInspectorBody, answer: requestView },
  'adminInspections.assignInspector': { body: assignInspectorBody, answer: requestView },
  'adminInspections.unassignSupervisor': step,
  'inspections.unassignInspector': step,
  'adminInspections.cancel': stepWithReason,
  'clientInspections.askToCancel': stepWithReason,
  'adminInspections.declineCancellation': stepWithReason,
  'supervisorInspections.sendDetails': { body: sendDetailsBody, answer: requestView },
  'clientInspections.acceptDetails': step,
  'clientInspections.rejectDetails': stepWithReason,
  'clientInspections.reschedule': { body: rescheduleBody, answer: requestView },
  'inspections.undoStart': stepWithReason,
  'supervisorInspections.updateAnswers': { body: changeAnswersBody, bodyKb: 256, answer: requestView },
  'supervisorInspections.returnForm': stepWithReason,
  'supervisorInspections.reopenReview': step,
  'supervisorInspections.submitChanges': { body: finishReviewBody, answer: requestView },
  'supervisorInspections.sendResults': step,
  'supervisorInspections.recalculateScore': step,
  'supervisorInspections.regenerateCertificate': step,
  'exports.report': { answer: exportView },
  'clientInspections.report': { answer: pdf },
  'supervisorInspections.finalReport': { answer: pdf },
  'supervisorInspections.finalVehicleReport': { answer: pdf },
  'clientInspections.draftCorrectiveAction': { body: correctionDraftBody, answer: correctiveActionsView },
  'clientInspections.assignCorrectiveActions': {
    body: assignCorrectionsBody,
    bodyKb: 128,
    answer: correctiveActionsView,
  },
  'clientInspections.correctiveActions': { answer: correctiveActionsView },
  'supervisorInspections.correctiveActions': { answer: correctiveActionsView },
  'adminInspections.correctiveActions': { answer: correctiveActionsView },
  'clientInspections.vehicleCorrectiveActions': { answer: correctiveActionsView },
  'clientInspections.submitCorrectiveActions': {
    body: correctiveAnswersBody,
    bodyKb: 512,
    answer: requestView,
  },
  'supervisorInspections.acceptCorrectiveAnswers': step,
  'supervisorInspections.updateCorrectiveAnswer': { body: verdictBody, answer: requestView },
  'supervisorInspections.approveCorrectiveActions': { body: approveCorrectionsBody, answer: requestView },
  'clientInspections.review': { body: reviewBody, answer: requestView },
  'clientInspections.complete': step,
  'adminInspections.revokeCertificate': { body: revokeCertificateBody, answer: requestView },
  'clientInspections.replyToRevocation': { body: revocationReplyBody, answer: requestView },
  'clientInspections.reportInspector': { body: reportInspectorBody, answer: requestView },
  'clientInspections.sharePost': { body: sharePostBody, answer: sharePostView },
  'clientInvoices.list': { query: recordListQuery, answer: z.array(recordView) },
  'clients.ownCertificates': { query: recordListQuery, answer: z.array(recordView) },
  'clients.exportCertificates': { query: recordListQuery, answer: exportView },
  'clients.certificates': { query: z.strictObject(pageQuery), answer: z.array(ownCertificateView) },
  'certificates.keys': { answer: certificateKeysView },
  'contracts.verify': {
    params: { sha256: z.string().regex(/^[0-9a-f]{64}$/) },
    answer: z.array(contractFileView),
  },
  'certificates.verify': { params: { code: z.string().max(40) }, answer: verificationView },
};
