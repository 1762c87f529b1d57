import { ofPeriod } from './figures';
import { drawTemplateBody } from '../../templates/templateBodies';
import {
  changedWeightsReport,
  complianceReport,
  inspectorsReport,
  packagesReport,
  stepsReport,
} from '../reportViews';

/** Riyadh months, `YYYY-MM`, both included; without them the last twelve. */
/** The reports of a manager's week; revenue and cash are figures that have operations of their own. */
export const reportOperations = {
  'reports.steps': { query: ofPeriod, answer: stepsReport },
  'reports.inspectors': { query: ofPeriod, answer: inspectorsReport },
  'reports.compliance': { query: ofPeriod, answer: complianceReport },
  'reports.packages': { answer: packagesReport },
  'reports.changedWeights': { body: drawTemplateBody, bodyKb: 1024, answer: changedWeightsReport },
};
