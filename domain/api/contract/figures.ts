import { z } from 'zod';
import { pageQuery } from 'sijil/contract/exchange';
import { clientFigures, clientSorts, requestFigures } from '../../figures/figures';
import { branchStatisticsView, comparableView, comparisonView } from '../comparisonViews';
import {
  chartView,
  clientFiguresRow,
  clientManagementView,
  inspectionsView,
  questionDetailsView,
  questionList,
  questionsView,
} from '../figureViews';
import { requestSummary } from '../requestViews';
import { exportView } from 'sijil/contract/exportViews';
import {
  changedWeightsReport,
  complianceReport,
  galleryClients,
  galleryFilters,
  galleryOptions,
  galleryPart,
  inspectorsReport,
  packagesReport,
  stepsReport,
} from '../reportViews';
import { drawTemplateBody } from '../../templates/templateBodies';

/** Riyadh months, `YYYY-MM`, both included; without them the last twelve. */
const ofPeriod = z.strictObject({ from: z.string().optional(), to: z.string().optional() });

/** The reports of a manager's week; revenue and cash are figures that have operations of their own. */
export const reportOperations = {
  'reports.steps': { query: ofPeriod, answer: stepsReport },
  'reports.inspectors': { query: ofPeriod, answer: inspectorsReport },
  'reports.compliance': { query: ofPeriod, answer: complianceReport },
  'reports.packages': { answer: packagesReport },
  'reports.changedWeights': { body: drawTemplateBody, bodyKb: 1024, answer: changedWeightsReport },
};

const requestFigure = z.enum(requestFigures);

const clientFigure = z.enum(clientFigures);

const ofBranch = ofPeriod.extend({ branchId: z.uuid(), serviceId: z.uuid().optional() });

/** Statistics: the results of a period, and the list behind each of its numbers. */
export const figureOperations = {
  'dashboards.clientManagement': { query: ofPeriod, answer: clientManagementView },
  'dashboards.clientTable': {
    query: ofPeriod.extend({
      ...pageQuery,
      _sort: z.enum(clientSorts).default('value'),
      _order: z.enum(['asc', 'desc']).default('desc'),
      only: clientFigure.default('clients'),
      q: z.string().max(100).optional(),
    }),
    answer: z.array(clientFiguresRow),
  },
  'dashboards.chart': { query: ofPeriod.extend({ name: requestFigure }), answer: chartView },
  'dashboards.chartDetails': {
    query: ofPeriod.extend({ ...pageQuery, name: requestFigure, serviceId: z.uuid().optional() }),
    answer: z.array(requestSummary),
  },
  'dashboards.inspections': { query: ofPeriod, answer: inspectionsView },
  /** Default period: the last month with results. */
  'dashboards.questions': { query: ofPeriod, answer: questionsView },
  'dashboards.questionDetails': {
    query: ofPeriod.extend({
      ...pageQuery,
      service: z.uuid(),
      score: questionList,
      question: z.string().max(100).optional(),
      answer: questionList.optional(),
    }),
    answer: questionDetailsView,
  },
  'clientInspections.dashboardCategories': { query: ofBranch, answer: branchStatisticsView },
  'clients.branchStatistics': { query: ofBranch, answer: branchStatisticsView },
};

/** Comma-separated ids in one query parameter. */
const idList = z
  .string()
  .max(2_000)
  .default('')
  .transform((list) => list.split(',').filter(Boolean));

export const comparisonOperations = {
  'clientInspections.compareBranches': { query: z.object({ branches: idList }), answer: comparableView },
  'clientInspections.compare': { query: z.object({ ids: idList }), answer: comparisonView },
  'exports.comparison': {
    query: z.object({ ids: idList, show: z.enum(['differences', 'all']).default('differences') }),
    answer: exportView,
  },
  'clientInspections.compareReport': {
    query: z.object({ ids: idList, show: z.enum(['differences', 'all']).default('differences') }),
    answer: { file: 'application/pdf' as const },
  },
};

export const galleryOperations = {
  'gallery.list': { query: galleryFilters.extend({ after: z.string().optional() }), answer: galleryPart },
  'gallery.categories': { answer: galleryOptions },
  'gallery.questions': { query: z.object({ category: z.string().optional() }), answer: galleryOptions },
  'gallery.clients': { query: z.object({ q: z.string().max(100).optional() }), answer: galleryClients },
  'gallery.export': { query: galleryFilters, answer: exportView },
};
