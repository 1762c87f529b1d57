import { and, eq, inArray } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import type { Actor } from 'sijil/schema/access';
import type { RunState } from 'sijil/schema/automations/automationRuns';
import type { Queryable, Transaction } from '../db/connect';
import { automationRuns } from '../db/schema/events';
import { queueAutomations } from '../events';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { recordAudit } from '../resources/audit';
import { rowFilter } from '../resources/rights';
import { tableNamed } from '../db/schema/tables';
import {
  automationColumn,
  type AutomationRow,
  readAutomation,
  type RunChanges,
  saveRun,
} from './automationRows';
import { registerButtons } from './pressButton';
import { registerApprovals } from './approvals';
import { tryAutomation } from './tryAutomation';

/** Registers the operations on automations beyond editing. */
export function registerAutomations(api: AppContext): void {
  registerApprovals(api);
  registerButtons(api);
  operation(api, 'automations.try', {
    summary:
      'What an automation would have done in the last 30 days, with its first three messages; nothing is sent',
    handler: async ({ actor, params: { id } }) => {
      await assertChangeable(api.db, actor, id);
      const automation = await readAutomation(api.db, id);
      if (!automation) throw new ApiError('not_found');
      return tryAutomation(api, automation);
    },
  });

  operation(api, 'automations.approve', {
    summary: 'Begin the runs of an automation that wait because they are many',
    handler: async ({ actor, params: { id } }) => {
      await changeRuns(api, actor, id, ['asks'], {
        status: 'waiting',
        approved: true,
        problem: null,
        nextAt: api.clock(),
      });
      return null;
    },
  });

  operation(api, 'automations.stop', {
    summary: 'Stop the runs of an automation that wait',
    handler: async ({ actor, params: { id } }) => {
      const stopped = { status: 'stopped', problem: 'stopped', nextAt: null, endedAt: api.clock() } as const;
      await changeRuns(api, actor, id, ['asks', 'waiting'], stopped);
      return null;
    },
  });

  operation(api, 'automationRuns.retry', {
    summary: 'Try a failed run again, from the step that failed',
    handler: async ({ actor, params: { id } }) => {
      await api.db.transaction(async (tx) => {
        const [run] = await tx.select().from(automationRuns).where(eq(automationRuns.id, id)).for('update');
        if (!run) throw new ApiError('not_found');
        const automation = await lockedAutomation(tx, actor, run.automationId);
        if (run.status !== 'failed') throw new ApiError('run_not_failed');
        await saveRun(tx, run, {
          status: 'waiting',
          nextAt: api.clock(),
          endedAt: null,
          problem: null,
          refusal: null,
        });
        await recordRuns(api, tx, actor, automation, { retried: 1 });
        await queueAutomations(tx);
      });
      return null;
    },
  });
}

/** Changes the runs of an automation in some states, and records how many. */
async function changeRuns(
  api: AppContext,
  actor: Actor,
  id: string,
  states: readonly RunState[],
  changes: RunChanges & { readonly status: RunState },
): Promise<void> {
  await api.db.transaction(async (tx) => {
    const automation = await lockedAutomation(tx, actor, id);
    const changed = await tx
      .update(automationRuns)
      .set(changes)
      .where(and(eq(automationRuns.automationId, id), inArray(automationRuns.status, [...states])))
      .returning({ id: automationRuns.id });
    await queueAutomations(tx);
    await recordRuns(api, tx, actor, automation, { [changes.status]: changed.length });
  });
}

/** Records in the audit log how many runs of an automation somebody has begun or stopped. */
async function recordRuns(
  api: AppContext,
  tx: Transaction,
  actor: Actor,
  { id, version }: AutomationRow,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const changes = Object.fromEntries(Object.entries(counts).map(([name, to]) => [name, { from: null, to }]));
  const resource = { name: 'automations' };
  await recordAudit(tx, { resource, id, action: 'update', actor, at: api.clock(), version, changes });
}

/** Locks the automation for a caller who may change it. @throws ApiError forbidden, not_found */
async function lockedAutomation(tx: Transaction, actor: Actor, id: string): Promise<AutomationRow> {
  await assertChangeable(tx, actor, id);
  await tx
    .select()
    .from(tableNamed('automations'))
    .where(eq(automationColumn('id'), id))
    .for('update');
  const automation = await readAutomation(tx, id);
  if (!automation) throw new ApiError('not_found');
  return automation;
}

async function assertChangeable(db: Queryable, actor: Actor, id: string): Promise<void> {
  const resource = resourceNamed('automations');
  const changeable = resource && rowFilter(resource, 'update', actor);
  if (!changeable) throw new ApiError('forbidden');
  const found = await db
    .select({ id: automationColumn('id') })
    .from(tableNamed('automations'))
    .where(and(eq(automationColumn('id'), id), changeable));
  if (found.length === 0) throw new ApiError('not_found');
}
