import path from 'node:path';
import { rootFolder } from '#framework/server/config/rootFolder';

export const serverTextRoots: Readonly<Record<string, unknown>> = {};

/** Folder with the texts of the pages. */
export const textFolders = [path.join(rootFolder, 'framework/react/i18n')];
