import type { Mark } from '#framework/contract/masking/shows';

/** No answer written by hand shows fields that a custom role may hide. */
export const masks: readonly Mark[] = [];
