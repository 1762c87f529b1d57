import { eq } from 'drizzle-orm';
import type { Localized } from '#framework/base/i18n/localized';
import type { Queryable } from '../db/connect';
import { automationRuns } from '../db/schema/automations';
import type { RecordView } from '#framework/contract/recordView';
import type { AutomationStep } from '#framework/schema/automations/automationSteps';
import type { Resource } from '#framework/schema/resource';
import type { AutomationRow } from './automationRow';

export type Run = typeof automationRuns.$inferSelect;
export type RunChanges = Partial<typeof automationRuns.$inferInsert>;

export async function saveRun(tx: Queryable, { id }: Pick<Run, 'id'>, changes: RunChanges): Promise<void> {
  await tx.update(automationRuns).set(changes).where(eq(automationRuns.id, id));
}

/** Appends a line to the outcome of a run. */
export const withLine = (before: Localized | null, { ar, en }: Localized): Localized => ({
  ar: before ? `${before.ar}\n${ar}` : ar,
  en: before ? `${before.en}\n${en}` : en,
});

/** A field that an automation names is not there any more, or its role may no longer read it. */
export class FieldGone extends Error {}

/** The list no longer knows the filter of an automation. */
export class FilterGone extends Error {}

/** A step was refused, in the words of the declaration. */
export class StepRefused extends Error {
  constructor(readonly said: Localized) {
    super('a step was refused');
  }
}

/** A step of a run, and the record that it is about. */
export interface Work {
  readonly run: Run;
  readonly automation: AutomationRow;
  readonly resource: Resource;
  readonly record: RecordView;
  readonly step: AutomationStep;
}

/** Result of a step. */
export interface Taken {
  readonly changes: RunChanges & Partial<Run>;
  /** The rest comes later. */
  readonly pauses?: true;
  /** The record as it is now. */
  readonly record?: RecordView;
}
