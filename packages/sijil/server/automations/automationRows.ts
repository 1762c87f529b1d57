import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type DeclaredRole, ownsNothing } from 'sijil/schema/application';
import type { AutomationStep } from 'sijil/schema/automations/automationSteps';
import type { Weekday } from 'sijil/schema/automations/triggers';
import type { Actor } from 'sijil/schema/access';
import type { Queryable } from '../db/connect';
import { columnNamed } from '../db/schema/tables';
import { storedRow, storedRows } from '../db/storedRows';
import { filterParameters } from 'sijil/schema/lists/filterParameters';
import type { Resource } from 'sijil/schema/resource';
import { listQuery } from '../resources/listQuery';
import { rowFilter } from '../resources/rights';
import type { Localized } from 'sijil/base/i18n/localized';
import { automationRuns } from '../db/schema/events';
import type { RecordView } from 'sijil/contract/recordView';

/** An automation as stored in its table. */
export interface AutomationRow {
  readonly id: string;
  readonly name: string;
  readonly resource: string;
  readonly trigger: string;
  /** Roles that have its button. */
  readonly pressers: readonly DeclaredRole[] | null;
  readonly dateField: string | null;
  readonly days: number | null;
  readonly weekday: Weekday | null;
  readonly monthDay: number | null;
  readonly hour: number | null;
  readonly condition: string | null;
  readonly steps: readonly AutomationStep[];
  readonly role: DeclaredRole;
  readonly active: boolean;
  readonly activeSince: Date | null;
  readonly version: number;
}

/** A column of the declared automations. */
export const automationColumn = (name: string) => columnNamed('automations', name);

const notDeleted = () => isNull(automationColumn('deletedAt'));

/** Returns the automation; undefined for a deleted one. */
export function readAutomation(db: Queryable, id: string): Promise<AutomationRow | undefined> {
  return storedRow(db, 'automations', and(eq(automationColumn('id'), id), notDeleted()));
}

export function activeAutomations(db: Queryable): Promise<readonly AutomationRow[]> {
  return storedRows(db, 'automations', { where: and(eq(automationColumn('active'), true), notDeleted()) });
}

/** Returns the actor of an automation: no account, the rights of its role, and its own id in the audit log. */
export function actorOf({ id, role }: Pick<AutomationRow, 'id' | 'role'>): Actor {
  return { userId: id, role, ...ownsNothing() };
}

/**
 * Returns the condition, for the rows of `compile`, of the records of an automation: those of its filter that its role may read.
 * The filter is parsed as by the list. @throws ApiError unknown_parameter
 */
export function matching(
  resource: Resource,
  automation: Pick<AutomationRow, 'id' | 'role' | 'condition' | 'trigger'>,
  at: Date,
): SQL {
  const actor = actorOf(automation);
  const state = automation.trigger === 'deleted' ? 'deleted' : 'alive';
  const visible = rowFilter(resource, 'read', actor, state) ?? sql`false`;
  const { where } = listQuery(resource, actor.role, filterParameters(automation.condition), {
    language: 'en',
    at,
  });
  return and(visible, where) ?? visible;
}

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

/** A field of an automation no longer exists, or its role may no longer read it. */
export class FieldGone extends Error {}

/** The list no longer supports the filter of an automation. */
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
  /** True where the remaining steps come later. */
  readonly pauses?: true;
  /** The record as it is now. */
  readonly record?: RecordView;
}
