import type { ModuleTable } from '#framework/server/resources/compile';

/** Every table of the library is made by its declaration. */
export const moduleTables: Readonly<Record<string, ModuleTable>> = {};
