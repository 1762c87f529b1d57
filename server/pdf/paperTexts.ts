import { certificateLabels } from './documents/certificate/certificateData';
import { comparisonLabels } from './documents/comparison/comparisonData';
import { letterLabels } from './documents/letter/letterData';
import { statementLabels } from './documents/statement/statementData';
import { invoiceLabels } from './documents/invoice/invoiceData';
import { reportLabels } from './documents/report/reportLabels';
import { shortLabels } from './text/formats';

/** Text tables of the documents. */
export const paperTexts: Readonly<Record<string, unknown>> = {
  certificate: certificateLabels,
  comparison: comparisonLabels,
  invoice: invoiceLabels,
  statement: statementLabels,
  letter: letterLabels,
  report: reportLabels,
  short: shortLabels,
};
