import { summaryTexts } from '#framework/schema/summaryWords';
import { errors } from './errors';

/** Tables of texts that people may be shown, by the first part of their keys. */
export const textRoots: Readonly<Record<string, unknown>> = { errors, summaries: summaryTexts };
