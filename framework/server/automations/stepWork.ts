import type { RecordView } from '#framework/contract/recordView';
import type { AutomationStep } from '#framework/schema/automations/automationSteps';
import type { Resource } from '#framework/schema/resource';
import type { AutomationRow } from './automationRow';
import type { Run, RunChanges } from './saveRun';

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
