import { z } from 'zod';
import { pageQuery } from '#framework/contract/exchange';
import { clientFigures, clientSorts, requestFigures } from '../../figures/figures';
import { branchStatisticsView } from '../branchStatisticsView';
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
import { exportView } from '#framework/contract/exportViews';
import { comparableView, comparisonView } from '../comparisonViews';
import { galleryClients, galleryFilters, galleryOptions, galleryPart } from '../galleryViews';

/** Riyadh months, `YYYY-MM`, both included; without them the last twelve. */
export const ofPeriod = z.strictObject({ from: z.string().optional(), to: z.string().optional() });

const requestFigure = z.enum(requestFigures);

const clientFigure = z.enum(clientFigures);

const ofBranch = ofPeriod.extend({ branchId: z.uuid(), serviceId: z.uuid().optional() });

/** The statistics: what a period came to, and the list behind each of its numbers. */
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
  /** Without a period: the last month of which there are results. */
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

/** Ids in one word of the address, between commas. */
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
