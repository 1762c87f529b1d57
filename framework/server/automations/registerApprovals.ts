import { eq } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import { worded } from '#framework/base/i18n/worded';
import type { Actor } from '#framework/schema/access';
import { isMessage } from '#framework/schema/automations/automationSteps';
import { textTable } from '#framework/schema/texts/textTable';
import { compile } from '../resources/compile';
import type { Queryable, Transaction } from '../db/connect';
import { automationRuns } from '../db/schema/automations';
import { users } from '../db/schema/users';
import { queueAutomations } from '../events/automationEvents';
import { ApiError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { operation } from '../http/operation';
import { recordAudit } from '../resources/audit';
import { readRecords } from '../resources/records';
import { actorOf, readAutomation } from './automationRow';
import { automationMessage } from './messageOf';
import { isRecipient } from './recipients';
import { type Run, saveRun, withLine } from './run';

const approved = textTable('words/registerApprovals/approved', {
  ar: 'تمت الموافقة: {name}',
  en: 'Approved: {name}',
});

/** Registers the answers of people whose approval an automation asks for. */
export function registerApprovals(api: AppContext): void {
  operation(api, 'approvals.get', {
    summary: 'What an automation asks the caller to approve',
    handler: async ({ actor, params: { id } }) => {
      const [run] = await api.db.select().from(automationRuns).where(eq(automationRuns.id, id));
      const { automation, step, resource, record } = await openApproval(api, api.db, actor, run);
      return {
        name: automation.name,
        ...automationMessage(resource, automation.role, record, step),
        resource: resource.name,
        recordId: record.id,
        title: record.$title,
        until: run?.nextAt ?? api.clock(),
      };
    },
  });

  operation(api, 'approvals.answer', {
    summary: 'Approve or reject what an automation asks; the first answer counts',
    handler: async ({ actor, params: { id }, body: { answer, reason } }) => {
      await api.db.transaction(async (tx) => {
        const [run] = await tx.select().from(automationRuns).where(eq(automationRuns.id, id)).for('update');
        const { automation } = await openApproval(api, tx, actor, run);
        if (!run) throw new ApiError('not_found');
        await (answer === 'yes' ? goOn(api, tx, actor, run) : end(api, tx, run, String(reason ?? '')));
        await recordAudit(tx, {
          resource: { name: 'automations' },
          id: automation.id,
          action: 'update',
          actor,
          at: api.clock(),
          version: automation.version,
          changes: { [answer === 'yes' ? 'approved' : 'declined']: { from: null, to: 1 } },
        });
      });
      return null;
    },
  });
}

async function goOn(api: AppContext, tx: Transaction, actor: Actor, run: Run): Promise<void> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, actor.userId));
  const name = person?.name ?? '';
  const outcome = withLine(run.outcome, worded(approved, { name }));
  await saveRun(tx, run, { step: run.step + 1, problem: null, reached: null, nextAt: api.clock(), outcome });
  await queueAutomations(tx);
}

async function end(api: AppContext, tx: Transaction, run: Run, reason: string): Promise<void> {
  const now = api.clock();
  await saveRun(tx, run, {
    status: 'stopped',
    problem: 'declined',
    refusal: { ar: reason, en: reason },
    nextAt: null,
    endedAt: now,
  });
}

/** An approval that is open, for those who were asked. @throws ApiError not_found, approval_closed */
async function openApproval(api: AppContext, db: Queryable, actor: Actor, run: Run | undefined) {
  if (!run) throw new ApiError('not_found');
  const automation = await readAutomation(db, run.automationId);
  const resource = resourceNamed(run.resource);
  const step = automation?.steps[run.step];
  const isOpen = run.status === 'waiting' && run.problem === 'unanswered' && run.nextAt !== null;
  // Until everybody has been asked, the next turn is that of the next batch of people.
  const isLate = run.reached === null && run.nextAt !== null && run.nextAt <= api.clock();
  if (!automation?.active || !resource || !step || !isMessage(step) || !isOpen || isLate)
    throw new ApiError('approval_closed');
  const where = eq(compile(resource).id, run.recordId);
  const [record] = await readRecords(api, db, resource, actorOf(automation), where);
  if (!record) throw new ApiError('approval_closed');
  if (!(await isRecipient(db, { resource, record, step }, actor.userId))) throw new ApiError('not_found');
  return { automation, step, resource, record };
}
