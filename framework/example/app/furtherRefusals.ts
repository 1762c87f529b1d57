import { frameworkRefusals } from '#framework/contract/operations';

export const furtherRefusals: Readonly<Record<string, readonly number[] | undefined>> = frameworkRefusals;
