import type { FieldSetter } from '#framework/server/automations/askedOfApplication';

/** No module of the library keeps records. */
export const fieldSetters: Readonly<Record<string, FieldSetter>> = {};
