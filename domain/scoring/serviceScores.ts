import type { Localized } from '#framework/base/i18n/localized';

/** Latest scores of a branch in the services that it was inspected in, the lowest first. */
export type ServiceScores = readonly { readonly service: Localized; readonly score: number }[];
