import { frameworkTables, tableNames } from 'sijil/server/db/schema/index';
import { tables } from './tables';

/** Tables of the framework and of the declarations. The library has none of its own. */
export const schema = { ...frameworkTables, ...tables };

export const moduleTableNames = tableNames(frameworkTables);
