import path from 'node:path';
import { rootFolder } from '#framework/server/config/rootFolder';
import * as report from '../pdf/documents/report/reportLabels';
import { paperTexts } from '../pdf/paperTexts';
import { mailTexts } from './mail/mailTexts';

/** Tables of texts that only the server writes, by the first part of their keys. */
export const serverTextRoots: Readonly<Record<string, unknown>> = {
  mails: mailTexts,
  papers: { ...paperTexts, report },
};

/** Folders with the texts of the pages; the later ones take precedence. */
export const textFolders = ['framework/react/i18n', 'src/i18n'].map((folder) =>
  path.join(rootFolder, folder),
);
