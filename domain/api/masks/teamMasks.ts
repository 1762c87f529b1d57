import { type Mark, namesRecord, needed, showsNothing, showsOnly } from '#framework/contract/masking/shows';
import {
  inspectorsWeekView,
  inspectorWeekView,
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
import { aroundRequest } from './aroundRequest';

const inspectorInWeek = inspectorsWeekView.shape.inspectors.element;
const dayOfInspector = inspectorInWeek.shape.days.element;
const teamVisit = dayOfInspector.shape.booked.element;
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

/** Visits and who makes them. A calendar of inspectors cannot do without the inspectors of the visits. */
const ofCalendar = [
  ...aroundRequest(visitView, { requests: { ...inVisits, inspectorId: ['inspector'] } }),
  ...aroundRequest(teamVisit, { requests: inVisits }),
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

/** Inspectors of a team, and what each of them has to do. */
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
