import type { FieldSetter } from '#framework/server/automations/fieldSetter';

/** No module of the library keeps records. */
export const fieldSetters: Readonly<Record<string, FieldSetter>> = {};
