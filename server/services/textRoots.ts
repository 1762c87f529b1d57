import path from 'node:path';
import { rootFolder } from '#framework/server/config/rootFolder';
import { certificateLabels } from '../pdf/documents/certificate/certificateLabels';
import { comparisonLabels } from '../pdf/documents/comparison/comparisonLabels';
import { invoiceLabels } from '../pdf/documents/invoice/invoiceLabels';
import { reportLabels } from '../pdf/documents/report/reportLabels';
import { mailTexts } from './mail/mailTexts';

/** Tables of texts that only the server writes, by the first part of their keys. */
export const serverTextRoots: Readonly<Record<string, unknown>> = {
  mails: mailTexts,
  papers: {
    certificate: certificateLabels,
    comparison: comparisonLabels,
    invoice: invoiceLabels,
    report: reportLabels,
  },
};

/** Folders with the texts of the pages; the later ones take precedence. */
export const textFolders = ['framework/react/i18n', 'src/i18n'].map((folder) =>
  path.join(rootFolder, folder),
);
