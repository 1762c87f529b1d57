import { and, eq, isNull } from 'drizzle-orm';
import { ownsNothing } from '#app/ownership';
import type { DeclaredRole } from '#app/roles';
import type { AutomationStep } from '#framework/schema/automations/automationSteps';
import type { Weekday } from '#framework/schema/automations/triggers';
import type { Actor } from '#framework/schema/access';
import type { Queryable } from '../db/connect';
import { columnNamed } from '../db/schema/tables';
import { storedRow, storedRows } from '../db/storedRows';

/** An automation as its table has it. */
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

/** The automation; undefined of a deleted one. */
export function readAutomation(db: Queryable, id: string): Promise<AutomationRow | undefined> {
  return storedRow(db, 'automations', and(eq(automationColumn('id'), id), notDeleted()));
}

export function activeAutomations(db: Queryable): Promise<readonly AutomationRow[]> {
  return storedRows(db, 'automations', { where: and(eq(automationColumn('active'), true), notDeleted()) });
}

/** Returns the actor of an automation: no account, the rights of its role, and its own id in the audit log. */
export function actorOf({ id, role }: Pick<AutomationRow, 'id' | 'role'>): Actor {
  return { userId: id, role, ...ownsNothing };
}
