import { eq } from 'drizzle-orm';
import type { Localized } from '#framework/base/i18n/localized';
import type { Queryable } from '../db/connect';
import { automationRuns } from '../db/schema/automations';

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
