import { resourceNamed } from '#app/resources';
import { worded } from '#framework/base/i18n/worded';
import { textTable } from '#framework/schema/texts/textTable';
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

const created = textTable('words/createOther/created', {
  ar: 'أُضيف: {record} «{title}»',
  en: 'Created: {record} “{title}”',
});

/** Creates a record with values of the record of the run, as anybody with the role would. @throws FieldGone, StepRefused */
export async function createOther(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
  const { run, automation, resource, record, step } = work;
  const target = step.record ? resourceNamed(step.record.resource) : undefined;
  if (!step.record || !target) throw new FieldGone(step.record?.resource ?? '');
  const input = newRecordOf(resource, automation.role, record, step.record);
  const write = { resource: target, actor: actorOf(automation), language: 'en' } as const;
  assertAccepted((language) => checkedInput({ ...write, language }, input, api.clock()));
  const made = await insertRecord(api, tx, write, input);
  const title = { ar: titleIn(made, 'ar'), en: titleIn(made, 'en') };
  const outcome = withLine(run.outcome, worded(created, { record: target.label.one, title }));
  return { changes: { step: run.step + 1, outcome } };
}
