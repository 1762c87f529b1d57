import type { Mark } from '#framework/contract/masking/shows';

/** Masks of hand-written answers for custom roles: none, because no such answer shows maskable fields. */
export const masks: readonly Mark[] = [];
