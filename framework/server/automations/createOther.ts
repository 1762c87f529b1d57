import { resourceNamed } from '#app/resources';
import type { Transaction } from '../db/connect';
import type { AppContext } from '../http/appContext';
import { checkedInput, insertRecord } from '../resources/createRecord';
import { assertAccepted } from './assertAccepted';
import { actorOf } from './automationRow';
import { titleIn } from './messageOf';
import { newRecordOf } from './newRecordOf';
import { FieldGone } from './runErrors';
import { withLine } from './saveRun';
import type { Taken, Work } from './stepWork';

/** Creates a record with values of the record of the run, as anybody with the role would. @throws FieldGone, StepRefused */
export async function createOther(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
  const { run, automation, resource, record, step } = work;
  const target = step.record ? resourceNamed(step.record.resource) : undefined;
  if (!step.record || !target) throw new FieldGone(step.record?.resource ?? '');
  const input = newRecordOf(resource, automation.role, record, step.record);
  const write = { resource: target, actor: actorOf(automation), language: 'en' } as const;
  assertAccepted((language) => checkedInput({ ...write, language }, input, api.clock()));
  const made = await insertRecord(api, tx, write, input);
  const { one } = target.label;
  const outcome = withLine(run.outcome, {
    ar: `أُضيف: ${one.ar} «${titleIn(made, 'ar')}»`,
    en: `Created: ${one.en} “${titleIn(made, 'en')}”`,
  });
  return { changes: { step: run.step + 1, outcome } };
}
