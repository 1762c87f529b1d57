import { z } from 'zod';
import {
  dayOffBody,
  dayOffDecisionBody,
  reportDecisionBody,
  teamReportBody,
  teamReviewBody,
} from '../../inspectors';
import {
  availabilityView,
  inspectorsWeekView,
  inspectorWeekView,
  timeSlotsView,
  visitSlotsView,
  visitView,
  workloadView,
} from '../calendarViews';
import {
  calibrationView,
  ownReportView,
  teamInspectorDetailView,
  teamInspectorView,
  teamTotalView,
} from '../inspectorViews';
import { placeView } from '../lookupViews';
import { draftBody, leftoverBody, submitFormBody } from '../../requests/answerBodies';
import { versionBody } from '../../requests/stepBodies';
import { openEvidenceBody, startVisitBody } from '../../requests/inspectionBodies';
import {
  assignmentChangesView,
  assignmentView,
  dayOffView,
  evidenceUploadView,
  formReceipt,
  draftReceipt,
  leftoverReceipt,
} from '../fieldViews';
import { fileLink } from 'sijil/contract/parts';
import { requestView } from '../requestViews';

const made = z.object({ id: z.string() });

const subjectQuery = z.strictObject({
  serviceId: z.uuid(),
  branchId: z.uuid().optional(),
  /** The order's answer about opening hours, for a branch without any. */
  hours: z.string().max(500).optional(),
});

/** A supervisor's inspectors, reports about inspectors, and the times at which inspectors are available. */
export const inspectorOperations = {
  'supervisor.inspectors': { answer: z.array(teamInspectorView) },
  'supervisor.inspectorsTotal': { answer: teamTotalView },
  'supervisor.inspector': { answer: teamInspectorDetailView },
  'supervisor.inspectorCalibration': { answer: calibrationView },
  'supervisor.reviewInspector': { body: teamReviewBody, answer: made },
  'supervisor.reportInspector': { body: teamReportBody, answer: made },
  'reportedInspectors.decide': {
    body: reportDecisionBody,
    answer: ownReportView.pick({ id: true, status: true }),
  },
  'clientInspections.availability': {
    query: subjectQuery.extend({ from: z.iso.date().optional() }),
    answer: availabilityView,
  },
  'clientInspections.timeSlots': { query: subjectQuery.extend({ day: z.iso.date() }), answer: timeSlotsView },
  'inspections.place': { answer: placeView },
  'inspections.visitSlots': {
    query: z.strictObject({ from: z.iso.date().optional() }),
    answer: visitSlotsView,
  },
};

/** Any day of the requested week; the current week by default. */
const weekQuery = z.strictObject({ week: z.iso.date().optional() });

const ids = z.string().regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,49}$/);

/** Inspectors: their app, their calendar and their days off. */
export const fieldOperations = {
  'field.assignments': { answer: z.array(assignmentView) },
  'field.assignmentChanges': {
    query: z.strictObject({ cursor: z.string().max(20_000).optional() }),
    answer: assignmentChangesView,
  },
  'field.start': { body: startVisitBody, answer: requestView },
  'field.uploadEvidence': { answer: fileLink },
  'field.openEvidence': { body: openEvidenceBody, answer: evidenceUploadView },
  'field.evidence': { answer: evidenceUploadView },
  'field.appendEvidence': {
    query: z.strictObject({ offset: z.coerce.number().int().min(0) }),
    answer: evidenceUploadView,
  },
  'field.saveDraft': { body: draftBody, bodyKb: 1024, answer: draftReceipt },
  'field.submitForm': { body: submitFormBody, bodyKb: 1024, answer: formReceipt },
  'field.form': { answer: formReceipt },
  'field.submitLeftover': { body: leftoverBody, bodyKb: 1024, answer: leftoverReceipt },
  'field.requestDayOff': { body: dayOffBody, answer: dayOffView },
  'sandbox.bringVisitForward': { body: versionBody, answer: requestView },
  'daysOff.decide': { body: dayOffDecisionBody, answer: dayOffView.pick({ id: true, status: true }) },
  'calendar.inspectors': {
    query: weekQuery.extend({
      supervisorId: z.uuid().optional(),
      cityIds: ids.optional(),
      serviceIds: ids.optional(),
    }),
    answer: inspectorsWeekView,
  },
  'calendar.inspectorDay': { params: { day: z.iso.date() }, answer: z.array(visitView) },
  'calendar.inspector': { query: weekQuery, answer: inspectorWeekView },
  'supervisor.workload': { query: weekQuery, answer: workloadView },
};
