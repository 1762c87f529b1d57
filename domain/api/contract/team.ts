import { z } from 'zod';
import { reportDecisionBody, teamReportBody, teamReviewBody } from '../../inspectors/inspectorBodies';
import { type ReportState, reportStates } from '../../inspectors/reportStates';
import { teamInspectorDetailView, teamInspectorView, teamTotalView } from '../inspectorViews';

const made = z.object({ id: z.string() });

/** A supervisor's own inspectors, and what becomes of reports about them. */
export const team = {
  'supervisor.inspectors': { answer: z.array(teamInspectorView) },
  'supervisor.inspectorsTotal': { answer: teamTotalView },
  'supervisor.inspector': { answer: teamInspectorDetailView },
  'supervisor.reviewInspector': { body: teamReviewBody, answer: made },
  'supervisor.reportInspector': { body: teamReportBody, answer: made },
  'reportedInspectors.decide': {
    body: reportDecisionBody,
    answer: made.extend({ status: z.enum(Object.keys(reportStates) as [ReportState, ...ReportState[]]) }),
  },
};
