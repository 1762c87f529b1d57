import type { FieldSetter } from '#framework/server/automations/askedOfApplication';

/** Setters of records that modules store: none. */
export const fieldSetters: Readonly<Record<string, FieldSetter>> = {};
