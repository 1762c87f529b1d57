import { textTable } from 'sijil/schema/texts/textTable';
import { approvalPath } from 'sijil/schema/automations/approvals';
import { worded } from 'sijil/base/i18n/worded';
import { dayMs } from 'sijil/base/time/riyadhTime';
import type { Queryable, Transaction } from '../db/connect';
import type { AppContext } from '../http/appContext';
import { automationMessage } from './messageOf';
import { isRecipient, recipientsOf } from './recipients';
import {
  actorOf,
  readAutomation,
  type Run,
  saveRun,
  StepRefused,
  type Taken,
  withLine,
  type Work,
} from './automationRows';
import { mostUnasked } from './startDueRuns';
import { eq } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import type { Actor } from 'sijil/schema/access';
import { isMessage } from 'sijil/schema/automations/automationSteps';
import { compile } from '../resources/compile';
import { automationRuns } from '../db/schema/events';
import { users } from '../db/schema/users';
import { queueAutomations } from '../events';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';
import { recordAudit } from '../resources/audit';
import { readRecords } from '../resources/records';

const texts = textTable('words/askApproval', {
  nobody: { ar: 'لا يوجد من تُطلب موافقته.', en: 'No one can be asked for approval.' },
  asked: {
    ar: 'طُلبت الموافقة: {subject} (عدد المستلمين: {count})',
    en: 'Asked for approval: {subject} (recipients {count})',
  },
});

/**
 * Asks people, a batch in a transaction, and pauses the run until one of them has answered or the time limit passes.
 * @throws StepRefused, FieldGone
 */
export async function askApproval(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
  const { run, automation, resource, record, step } = work;
  if (run.problem === 'unanswered' && run.reached === null)
    return {
      changes: { status: 'stopped', problem: 'tooLate', nextAt: null, endedAt: api.clock() },
      pauses: true,
    };
  const message = automationMessage(resource, automation.role, record, step);
  const asked = { resource, record, step };
  const found = await recipientsOf(tx, asked, { after: run.reached, limit: mostUnasked + 1 });
  if (found.length === 0 && run.reached === null) throw new StepRefused(texts.nobody);
  const isMore = found.length > mostUnasked;
  if (isMore && !run.approved)
    return { changes: { status: 'asks', problem: 'manyPeople', nextAt: null }, pauses: true };
  const people = found.slice(0, mostUnasked);
  await api.handlers.notices.automation(api, tx, {
    automation,
    resource,
    record,
    people,
    mailed: true,
    page: approvalPath(run.id),
    ...message,
  });
  const outcome = withLine(
    run.outcome,
    worded(texts.asked, { subject: message.subject, count: people.length }),
  );
  const reached = isMore ? (people.at(-1)?.id ?? null) : null;
  const now = api.clock();
  const nextAt = isMore ? now : new Date(now.getTime() + (step.days ?? 1) * dayMs);
  return { changes: { problem: 'unanswered', reached, outcome, nextAt }, pauses: true };
}

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

/** Returns an open approval to a person who was asked. @throws ApiError not_found, approval_closed */
async function openApproval(api: AppContext, db: Queryable, actor: Actor, run: Run | undefined) {
  if (!run) throw new ApiError('not_found');
  const automation = await readAutomation(db, run.automationId);
  const resource = resourceNamed(run.resource);
  const step = automation?.steps[run.step];
  const isOpen = run.status === 'waiting' && run.problem === 'unanswered' && run.nextAt !== null;
  // While people are still being asked, `nextAt` is the time of the next batch.
  const isLate = run.reached === null && run.nextAt !== null && run.nextAt <= api.clock();
  if (!automation?.active || !resource || !step || !isMessage(step) || !isOpen || isLate)
    throw new ApiError('approval_closed');
  const where = eq(compile(resource).id, run.recordId);
  const [record] = await readRecords(api, db, resource, actorOf(automation), where);
  if (!record) throw new ApiError('approval_closed');
  if (!(await isRecipient(db, { resource, record, step }, actor.userId))) throw new ApiError('not_found');
  return { automation, step, resource, record };
}
