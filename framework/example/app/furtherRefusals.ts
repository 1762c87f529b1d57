import { frameworkRefusals } from '#framework/contract/refusals';

export const furtherRefusals: Readonly<Record<string, readonly number[] | undefined>> = frameworkRefusals;
