import { declaredTables } from 'sijil/server/db/schema/tables';

/** Tables of the library's declarations, by the resource's name. */
export const tables = declaredTables();
