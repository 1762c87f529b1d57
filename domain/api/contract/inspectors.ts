import { z } from 'zod';
import { reportDecisionBody, teamReportBody, teamReviewBody } from '../../inspectors/inspectorBodies';
import { availabilityView, timeSlotsView, visitSlotsView } from '../calendarViews';
import {
  calibrationView,
  ownReportView,
  teamInspectorDetailView,
  teamInspectorView,
  teamTotalView,
} from '../inspectorViews';
import { placeView } from '../placeView';

const made = z.object({ id: z.string() });
const subjectQuery = z.strictObject({ serviceId: z.uuid(), branchId: z.uuid().optional() });

/** A supervisor's inspectors, reports about inspectors, and the times that inspectors can keep. */
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
