import { packageFolder } from 'sijil/server/config/serverConfig';

/** The folder of the portal's `package.json`, both when this is read as TypeScript and when it runs from `dist/server`. */
export const rootFolder = packageFolder(import.meta.dirname);
