import { declaredTables } from '#framework/server/db/schema/tables';

/** Tables of the portal's declarations, by the resource's name. */
export const tables = declaredTables();
