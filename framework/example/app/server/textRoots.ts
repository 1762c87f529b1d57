import path from 'node:path';
import type { Localized } from '#framework/base/i18n/localized';
import { rootFolder } from '#framework/server/config/serverConfig';

export const serverTextRoots: Readonly<Record<string, unknown>> = {};

/** Names of the library's tables of texts. */
export const textAreas: Readonly<Record<string, Localized>> = {
  errors: { ar: 'رسائل الرفض', en: 'Refusals' },
};

/** Folder with the texts of the pages. */
export const textFolders = [path.join(rootFolder, 'framework/react/i18n')];
