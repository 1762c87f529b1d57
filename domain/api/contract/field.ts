import { z } from 'zod';
import { dayOffBody, submitFormBody, versionBody } from '../../requests/bodies';
import { dayOffDecisionBody } from '../../requests/dayOffDecision';
import { assignmentView } from '../assignmentView';
import { inspectorsWeekView, inspectorWeekView, visitView, workloadView } from '../calendarViews';
import { dayOffView, formReceipt } from '../fieldViews';
import { fileLink } from '../parts';
import { requestView } from '../requestViews';

/** Any day of the week that is asked for; this week without one. */
const weekQuery = z.strictObject({ week: z.iso.date().optional() });

/** Inspectors: their app, their calendar and their days off. */
export const field = {
  'field.assignments': { answer: z.array(assignmentView) },
  'field.start': { body: versionBody, answer: requestView },
  'field.uploadEvidence': { answer: fileLink },
  'field.submitForm': { body: submitFormBody, answer: requestView },
  'field.form': { answer: formReceipt },
  'field.requestDayOff': { body: dayOffBody, answer: dayOffView },
  'sandbox.bringVisitForward': { body: versionBody, answer: requestView },
  'daysOff.decide': { body: dayOffDecisionBody, answer: dayOffView.pick({ id: true, status: true }) },
  'calendar.inspectors': {
    query: weekQuery.extend({ supervisorId: z.uuid().optional() }),
    answer: inspectorsWeekView,
  },
  'calendar.inspectorDay': { params: { day: z.iso.date() }, answer: z.array(visitView) },
  'calendar.inspector': { query: weekQuery, answer: inspectorWeekView },
  'supervisor.workload': { query: weekQuery, answer: workloadView },
};
