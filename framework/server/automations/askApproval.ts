import { textTable } from '#framework/schema/texts/textTable';
import { notifyOfAutomation } from '#app/server/notifyOfAutomation';
import { approvalPath } from '#framework/schema/automations/approvals';
import { worded } from '#framework/base/i18n/worded';
import { dayMs } from '#framework/base/time/riyadhTime';
import type { Transaction } from '../db/connect';
import type { AppContext } from '../http/appContext';
import { automationMessage } from './messageOf';
import { recipientsOf } from './recipients';
import { StepRefused, type Taken, withLine, type Work } from './run';
import { mostUnasked } from './startDueRuns';

const texts = textTable('words/askApproval', {
  nobody: { ar: 'لا يوجد من تُطلب موافقته.', en: 'There is nobody to ask for approval.' },
  asked: {
    ar: 'طُلبت الموافقة: {subject} (عدد المستلمين: {count})',
    en: 'Asked for approval: {subject} (recipients {count})',
  },
});

/**
 * Asks people, a batch in a transaction, and pauses the run until one of them has answered or the time is over.
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
  await notifyOfAutomation(api, tx, {
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
