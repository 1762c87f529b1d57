import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import { resourceNamed, hasRole } from 'sijil/schema/application';
import type { Actor } from 'sijil/schema/access';
import { isButtonTrigger } from 'sijil/schema/automations/triggers';
import type { Resource } from 'sijil/schema/resource';
import type { Transaction } from '../db/connect';
import { automationRuns } from '../db/schema/events';
import { tableNamed } from '../db/schema/tables';
import { queueAutomations } from '../events';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { recordAudit } from '../resources/audit';
import { compile } from '../resources/compile';
import { readableRows } from '../resources/rights';
import { automationColumn, type AutomationRow, matching, readAutomation } from './automationRows';

/** Registers the buttons that automations add to records. */
export function registerButtons(api: AppContext): void {
  operation(api, 'automations.press', {
    summary: 'Begin an automation for a record that has its button',
    handler: async ({ actor, params: { id: recordId }, body: { automationId } }) => {
      await api.db.transaction(async (tx) => {
        await tx
          .select()
          .from(tableNamed('automations'))
          .where(eq(automationColumn('id'), automationId))
          .for('update');
        const automation = await readAutomation(tx, automationId);
        const resource = automation && resourceNamed(automation.resource);
        if (!resource || !mayPress(actor, automation)) throw new ApiError('not_found');
        await begin(api, tx, { actor, automation, resource, recordId });
        await queueAutomations(tx);
      });
      return null;
    },
  });
}

function mayPress(actor: Actor, { active, trigger, pressers }: AutomationRow): boolean {
  return active && isButtonTrigger(trigger) && hasRole(actor.role, pressers ?? []);
}

interface Press {
  readonly actor: Actor;
  readonly automation: AutomationRow;
  readonly resource: Resource;
  readonly recordId: string;
}

/**
 * @throws ApiError not_found for a record that the caller may not read; button_not_offered where the condition does not hold;
 * button_under_way while the run of an earlier press is not finished
 */
async function begin(api: AppContext, tx: Transaction, press: Press): Promise<void> {
  const { actor, automation, resource, recordId } = press;
  const now = api.clock();
  const { id, rows } = compile(resource);
  const isThere = async (condition: SQL) => {
    const found = await tx.execute(sql`select from ${rows} where ${and(eq(id, recordId), condition)}`);
    return found.rows.length > 0;
  };
  if (!(await isThere(readableRows(resource, actor)))) throw new ApiError('not_found');
  if (!(await isThere(matching(resource, automation, now)))) throw new ApiError('button_not_offered');
  const underWay = and(
    eq(automationRuns.automationId, automation.id),
    eq(automationRuns.recordId, recordId),
    inArray(automationRuns.status, ['waiting', 'asks']),
    like(automationRuns.occasion, 'button %'),
  );
  if ((await tx.$count(automationRuns, underWay)) > 0) throw new ApiError('button_under_way');
  await tx.insert(automationRuns).values({
    automationId: automation.id,
    resource: resource.name,
    recordId,
    occasion: `button ${crypto.randomUUID()}`,
    createdAt: now,
    nextAt: now,
  });
  await recordAudit(tx, {
    resource: { name: 'automations' },
    id: automation.id,
    action: 'update',
    actor,
    at: now,
    version: automation.version,
    changes: { pressed: { from: null, to: recordId } },
  });
}
