import { namesRecord, showsNothing, showsOnly, showsWhere } from 'sijil/contract/masking/shows';
import { type Mark, needed } from 'sijil/schema/roles/mark';
import { branchStatisticsView } from '../comparisonViews';
import { dashboardView } from '../dashboardViews';
import {
  chartView,
  clientFiguresRow,
  clientManagementView,
  inspectionsView,
  questionDetailsView,
  questionsView,
} from '../figureViews';
import {
  complianceReport,
  galleryClients,
  galleryOptions,
  galleryPicture,
  inspectorsReport,
  packagesReport,
  stepsReport,
} from '../reportViews';
import { requestSummary } from '../requestViews';
import { aroundRequest, inRows } from './requestMasks';

const waiting = dashboardView.shape.waiting.unwrap();
const team = dashboardView.shape.supervisor.unwrap();
const ownMove = team.shape.mine.shape.rows.element;
const figure = clientManagementView.shape.figures.element;
const figureParts = ['value', 'before', 'change', 'months'] as const;

/** Home pages of the team. */
const ofHomes = [
  ...aroundRequest(ownMove, { requests: inRows }),
  ...aroundRequest(team, {
    requests: { visitAt: needed, inspectorId: needed },
    daysOff: { startsOn: needed, endsOn: needed, status: needed },
  }),
  namesRecord('inspectors', team.shape.team.element, 'name'),
  ...aroundRequest(waiting, {
    requests: { receiptSince: ['transfers'], cancelAskedSince: ['cancellations'] },
    payments: { status: ['transfers'], method: ['transfers'] },
  }),
];

/** Figures of a period: a hidden field hides the figures computed from it. */
const ofStatistics = [
  ...aroundRequest(clientManagementView),
  showsWhere('requests', figure, ['name', ['averageScore']], { score: figureParts }),
  showsWhere('requests', figure, ['name', ['value']], { total: figureParts }),
  showsWhere('requests', figure, ['name', ['inspections']], { resultsSentAt: figureParts }),
  showsWhere('clients', figure, ['name', ['newClients']], { createdAt: figureParts }),
  ...aroundRequest(chartView, { requests: { serviceId: ['services', 'months'] } }),
  showsWhere('requests', chartView, ['name', ['averageScore']], { score: ['months'] }),
  showsWhere('requests', chartView, ['name', ['value']], { total: ['months'] }),
  showsWhere('requests', chartView, ['name', ['inspections']], { resultsSentAt: ['months'] }),
  ...aroundRequest(inspectionsView, {
    requests: { status: ['phases'], turn: ['phases'], serviceId: ['services'], resultsSentAt: ['services'] },
  }),
  ...aroundRequest(inspectionsView.shape.services.element, { requests: { score: ['averageScore'] } }),
  // The table is sorted by these fields, so its order would reveal them.
  ...aroundRequest(clientFiguresRow, {
    requests: { total: needed, score: needed, resultsSentAt: needed, status: ['open'] },
  }),
  showsOnly('clients', clientFiguresRow, { code: ['code'], companyName: ['name'], createdAt: ['createdAt'] }),
  ...aroundRequest(questionsView, {
    requests: {
      score: ['services'],
      grade: ['services'],
      failedCritical: ['services'],
      serviceId: ['services'],
    },
  }),
  ...aroundRequest(questionDetailsView, {
    requests: {
      score: ['questions', 'visits'],
      grade: ['questions', 'visits'],
      failedCritical: ['questions', 'visits'],
      resultsSentAt: ['visits'],
    },
  }),
  ...aroundRequest(branchStatisticsView, {
    requests: { score: needed, grade: needed, failedCritical: needed, resultsSentAt: needed },
    certificates: { score: needed, grade: needed },
  }),
  ...(['clients', 'restaurants', 'users', 'exports'] as const).flatMap((record) =>
    showsNothing(record, branchStatisticsView),
  ),
  showsOnly('branches', branchStatisticsView.shape.branch, { name: ['name'], cityId: ['city'] }),
  ...aroundRequest(galleryPicture, {
    requests: { score: ['score'], grade: ['score'], failedCritical: ['score'], branchId: ['branch'] },
  }),
  showsOnly('branches', galleryPicture, { name: ['branch'] }),
  namesRecord('clients', galleryPicture.shape.client, 'name'),
  ...showsNothing('requests', galleryOptions, galleryClients),
  namesRecord('clients', galleryClients.element, 'label'),
];

const { quality } = inspectorsReport.element.shape;

/** The reports of a manager's week. */
const ofReports = [
  ...aroundRequest(stepsReport.element, {
    requests: { status: ['status'], turn: ['status'], statusSince: ['left'] },
  }),
  ...aroundRequest(inspectorsReport.element),
  showsOnly('inspectors', inspectorsReport.element, { name: ['name'] }),
  showsOnly('reviews', quality, { average: ['clientAverage'], createdAt: ['clientReviews'] }),
  showsOnly('inspectorReports', quality, { status: ['reports', 'reportsUpheld'] }),
  ...aroundRequest(complianceReport.element, {
    requests: { score: ['share'], grade: ['share'], failedCritical: ['share'], cityId: ['cityId', 'name'] },
  }),
  ...aroundRequest(packagesReport.element, { requests: { clientId: ['company'] } }),
  namesRecord('clients', packagesReport.element, 'company'),
];

const dashboards = [
  dashboardView,
  clientManagementView,
  chartView,
  requestSummary,
  inspectionsView,
  questionsView,
  questionDetailsView,
];

const reports = [stepsReport.element, complianceReport.element, packagesReport.element];

export const figureMasks: readonly Mark[] = [
  ...ofHomes,
  ...ofStatistics,
  ...ofReports,
  ...showsNothing('clients', ...dashboards, ...reports, inspectorsReport.element),
  ...showsNothing('tickets', ...dashboards, clientFiguresRow),
  ...showsNothing('inspectors', ...reports),
  ...showsNothing('reviews', ...reports),
  ...showsNothing('inspectorReports', ...reports),
];
