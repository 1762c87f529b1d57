import { resourceNamed } from '#app/resources';
import { worded } from '#framework/base/i18n/worded';
import { textTable } from '#framework/schema/texts/textTable';
import type { Transaction } from '../db/connect';
import type { AppContext } from '../http/appContext';
import { checkedInput, insertRecord } from '../resources/createRecord';
import { actorOf } from './automationRow';
import { titleIn } from './messageOf';
import { newRecordOf } from './newRecordOf';
import { FieldGone, StepRefused, type Taken, withLine, type Work } from './run';
import type { Language } from '#framework/base/i18n/localized';
import { recordRefusal } from '../resources/refusalOf';

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

/** @throws StepRefused, in both languages, what a check of a write refuses it with */
export function assertAccepted(check: (language: Language) => unknown): void {
  const refusalIn = (language: Language): string | null => {
    try {
      check(language);
      return null;
    } catch (error) {
      return recordRefusal(error, { language }).message;
    }
  };
  const [ar, en] = [refusalIn('ar'), refusalIn('en')];
  if (ar !== null && en !== null) throw new StepRefused({ ar, en });
}
