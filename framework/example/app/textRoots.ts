import * as savedViews from '#framework/contract/savedViewBody';
import * as approvals from '#framework/schema/automations/approvals';
import { summaryTexts } from '#framework/schema/summaryPeriods';
import { shapesIn } from '#framework/schema/texts/shapesIn';
import { errors } from '../domain/errors';

/** Tables of texts for display, by the first part of their keys. */
export const textRoots: Readonly<Record<string, unknown>> = { errors, summaries: summaryTexts };

/** Bodies of operations, by a stable name. */
export const formBodies: Readonly<Record<string, unknown>> = {
  approvals: shapesIn(approvals),
  savedViews: shapesIn(savedViews),
};
