import { certificateLabels } from './documents/certificate/certificateDesign';
import { comparisonLabels } from './documents/comparison/comparisonLabels';
import { invoiceLabels } from './documents/invoice/invoiceLabels';
import { reportLabels } from './documents/report/reportLabels';
import { shortLabels } from './text/shortLabels';

/** Tables of the texts of documents. */
export const paperTexts: Readonly<Record<string, unknown>> = {
  certificate: certificateLabels,
  comparison: comparisonLabels,
  invoice: invoiceLabels,
  report: reportLabels,
  short: shortLabels,
};
