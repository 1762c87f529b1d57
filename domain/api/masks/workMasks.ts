import { namesRecord, showsNothing, showsOnly } from 'sijil/contract/masking/shows';
import { type Mark, needed } from 'sijil/schema/roles/mark';
import {
  categoryOfPart,
  correctiveActionsView,
  outcomeView,
  previousAnswersView,
  resultsPart,
  resultsView,
} from '../requestViews';
import { earlierFinding } from '../fieldViews';
import { aroundRequest } from './requestMasks';
import {
  inspectorsWeekView,
  inspectorWeekView,
  teamVisit,
  visitSlotsView,
  visitView,
  workloadView,
} from '../calendarViews';
import {
  calibrationView,
  teamInspectorDetailView,
  teamInspectorView,
  teamTotalView,
} from '../inspectorViews';

/** Shows the score and the grade that follows from it in the same parts. */
const scored = <Part extends string>(...parts: readonly Part[]) => ({ score: parts, grade: parts });

const category = resultsPart.shape.categories.element;

/** The filled form and its results. Answers are hidden with the score, which could be computed from them. */
export const resultMasks: readonly Mark[] = [
  ...aroundRequest(resultsView, {
    requests: {
      ...scored('total', 'grade', 'gradeReason'),
      failedCritical: ['grade', 'gradeReason'],
      certificateRevokedAt: ['revoked'],
    },
  }),
  ...aroundRequest(resultsView.shape.atVisit, {
    requests: { ...scored('total', 'grade'), visitAt: ['on'] },
  }),
  ...aroundRequest(resultsPart, { requests: scored('score', 'scoreAtVisit') }),
  ...[category, categoryOfPart].flatMap((view) =>
    aroundRequest(view, { requests: scored('score', 'scoreAtVisit') }),
  ),
  ...aroundRequest(category.shape.questions.element, {
    requests: {
      ...scored(
        'score',
        'mended',
        'onSite',
        'withdrawn',
        'reading',
        'entries',
        'inspectorScore',
        'inspectorSaid',
        'changes',
      ),
      failedCritical: ['score', 'mended', 'reading', 'entries', 'inspectorScore', 'changes'],
    },
  }),
  ...aroundRequest(correctiveActionsView, {
    requests: { correctionsDueAt: ['dueAt'], failedCritical: ['items'] },
  }),
  ...aroundRequest(correctiveActionsView.shape.items.element, {
    requests: scored('originalScore', 'points', 'reading', 'entries'),
  }),
  ...aroundRequest(previousAnswersView.element, {
    requests: { ...scored('score', 'said'), visitAt: ['on'] },
  }),
  ...aroundRequest(earlierFinding, {
    requests: { ...scored('score', 'said'), visitAt: ['on'] },
  }),
  // The outcome of sending the results consists of the score alone.
  ...aroundRequest(outcomeView, {
    requests: {
      score: needed,
      grade: needed,
      failedCritical: needed,
      correctionsDueAt: ['correctionsDueAt'],
    },
  }),
];

const inspectorInWeek = inspectorsWeekView.shape.inspectors.element;
const dayOfInspector = inspectorInWeek.shape.days.element;
const ownDay = inspectorWeekView.shape.days.element;
const inWorkload = workloadView.shape.inspectors.element;

const inVisits = {
  status: ['status'],
  turn: ['status'],
  visitAt: ['visitAt'],
  branchId: ['branch', 'city'],
  cityId: ['city'],
  serviceId: ['service'],
} as const;

const dayOff = { startsOn: needed, endsOn: needed, status: needed, inspectorId: needed } as const;

/** Visits and their inspectors. A calendar of inspectors cannot hide the inspectors of the visits. */
const ofCalendar = [
  ...aroundRequest(visitView, { requests: { ...inVisits, inspectorId: ['inspector'] } }),
  ...aroundRequest(teamVisit, {
    requests: {
      ...inVisits,
      status: ['status', 'moves', 'suitable'],
      turn: ['status', 'moves', 'suitable'],
      supervisorId: ['supervisor', 'suitable'],
    },
  }),
  ...aroundRequest(inspectorsWeekView.shape.days.element, { requests: { inspectorId: ['unassigned'] } }),
  ...[visitView, teamVisit].flatMap((visit) => [
    showsOnly('branches', visit, { name: ['branch'], cityId: ['city'] }),
    namesRecord('clients', visit, 'company'),
    namesRecord('services', visit, 'service'),
  ]),
  ...aroundRequest(ownDay, {
    requests: { inspectorId: needed },
    daysOff: { startsOn: ['off'], endsOn: ['off'], reason: ['off'], status: ['off'], inspectorId: ['off'] },
  }),
  ...aroundRequest(dayOfInspector, { requests: { inspectorId: needed }, daysOff: dayOff }),
  ...aroundRequest(visitSlotsView),
  namesRecord('inspectors', inspectorWeekView.shape.inspector, 'name'),
  namesRecord('inspectors', inspectorInWeek, 'name'),
  namesRecord('supervisors', inspectorInWeek.shape.supervisor, 'name'),
];

/** Inspectors of a team and their work. */
const ofTeam = [
  ...aroundRequest(workloadView.shape.open.element, { requests: { status: ['status'], turn: ['status'] } }),
  ...aroundRequest(inWorkload, { requests: { inspectorId: needed }, daysOff: dayOff }),
  ...[teamInspectorView, teamInspectorDetailView].flatMap((view) =>
    aroundRequest(view, { requests: { inspectorId: needed }, daysOff: dayOff }),
  ),
  ...[teamTotalView, calibrationView].flatMap((view) => aroundRequest(view)),
  showsOnly('inspectors', inWorkload, { name: ['name'], level: ['level'] }),
  showsOnly('inspectors', teamInspectorView, {
    name: ['name'],
    level: ['level'],
    cityId: ['city'],
    active: ['active'],
  }),
  showsOnly('inspectors', teamInspectorDetailView, {
    name: ['name'],
    level: ['level'],
    cityId: ['city'],
    active: ['active'],
    phone: ['phone'],
    email: ['email'],
  }),
  showsOnly('inspectors', teamTotalView, { active: ['active'] }),
  ...showsNothing('inspectors', calibrationView),
  ...showsNothing('inspectorReports', workloadView, calibrationView),
  ...showsNothing('reviews', workloadView, calibrationView),
];

export const teamMasks: readonly Mark[] = [...ofCalendar, ...ofTeam];
