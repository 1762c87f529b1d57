import { textTable } from 'sijil/schema/texts/textTable';
import { eq } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import type { Language } from 'sijil/base/i18n/localized';
import { daysText, worded } from 'sijil/base/i18n/worded';
import type { StepKind } from 'sijil/schema/automations/automationSteps';
import { namedField } from 'sijil/schema/automations/namedField';
import type { RecordView } from 'sijil/contract/recordView';
import type { Field } from 'sijil/schema/field';
import { fromText } from 'sijil/schema/cellText';
import type { Transaction } from '../db/connect';
import type { AppContext } from '../http/appContext';
import { changeInTransaction, checkedChange } from '../resources/changeRecord';
import { compile } from '../resources/compile';
import { readRecords } from '../resources/records';
import type { FieldSetter } from '../http/handlers';
import { askApproval } from './approvals';
import { actorOf, FieldGone, StepRefused, type Taken, withLine, type Work } from './automationRows';
import { automationMessage, newRecordOf, shownValue, titleIn } from './messageOf';
import { recipientsOf } from './recipients';
import { mostUnasked } from './startDueRuns';
import { sendToWebhook } from '../events';
import { checkedInput, insertRecord } from '../resources/createRecord';
import { recordRefusal } from '../resources/judgeInput';

const texts = textTable('words/takeStep', {
  off: { ar: 'الربط موقوف أو محذوف.', en: 'The webhook is switched off or deleted.' },
  called: {
    ar: 'أُرسل إلى النظام المرتبط. نتيجته في «عمليات الإرسال».',
    en: 'Sent to the webhook. Its result is under “Deliveries”.',
  },
  waited: { ar: 'انتظار {days}', en: 'Waited {days}' },
  sent: { ar: '{subject} (عدد المستلمين: {count})', en: '{subject}: recipients {count}' },
});

/** Puts the record into the outbox of a webhook, which signs and retries it like every event. @throws StepRefused */
async function callWebhook(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
  const { run, resource, record, step } = work;
  const isSent = await sendToWebhook(tx, {
    webhookId: step.webhookId ?? '',
    resource: resource.name,
    recordId: record.id,
    kind: 'automation',
    at: api.clock(),
  });
  if (!isSent) throw new StepRefused(texts.off);
  const outcome = withLine(run.outcome, texts.called);
  return { changes: { step: run.step + 1, outcome } };
}

const dayMs = 86_400_000;

/** Takes a step of an automation. @throws FieldGone, ApiError as the refused change */
export function takeStep(api: AppContext, tx: Transaction, work: Work): Promise<Taken> | Taken {
  const takers = {
    mail: sendMessage,
    notify: sendMessage,
    set: setField,
    create: createOther,
    approval: askApproval,
    webhook: callWebhook,
    wait,
  } as const satisfies Record<StepKind, unknown>;
  return takers[work.step.kind](api, tx, work);
}

function wait(api: AppContext, _: Transaction, { run, step }: Work): Taken {
  const days = step.days ?? 1;
  const nextAt = new Date(api.clock().getTime() + days * dayMs);
  const outcome = withLine(run.outcome, worded(texts.waited, { days: daysText(days) }));
  return { changes: { step: run.step + 1, nextAt, outcome }, pauses: true };
}

async function setField(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
  const { automation, resource, record, step } = work;
  const found = namedField(step.field, resourceNamed);
  if (!found || found.resource.name !== resource.name) throw new FieldGone(step.field ?? '');
  const setter = api.handlers.fieldSetters[`${resource.name}.${found.name}`];
  if (setter) return setByModule(api, tx, work, setter);
  const write = { resource, actor: actorOf(automation), language: 'en' } as const;
  const sent = { [found.name]: step.value ? fromText(found.field, step.value) : null };
  assertAccepted((language) => checkedChange({ ...write, language }, record, sent));
  const changed = await changeInTransaction(api, tx, write, { id: record.id, sent, expected: {} });
  return settled(work, found, changed);
}

/** Sets a field of a record that a module stores. @throws ApiError as the module's operation */
async function setByModule(
  api: AppContext,
  tx: Transaction,
  work: Work,
  setter: FieldSetter,
): Promise<Taken> {
  const { automation, resource, record, step } = work;
  const actor = actorOf(automation);
  const found = namedField(step.field, resourceNamed);
  if (!found || !setter.roles.includes(automation.role)) throw new FieldGone(step.field ?? '');
  await setter.set(api, tx, { actor, language: 'ar', id: record.id, value: step.value ?? '' });
  const where = eq(compile(resource).id, record.id);
  const [changed = record] = await readRecords(api, tx, resource, actor, where);
  return settled(work, found, changed);
}

/** Returns the step as taken: the field with its value in the run's outcome. */
function settled(
  { run }: Work,
  { field, name }: { readonly field: Field; readonly name: string },
  record: RecordView,
): Taken {
  const valueIn = (language: Language) => shownValue(field, record, name, language);
  const outcome = withLine(run.outcome, {
    ar: `${field.label.ar}: ${valueIn('ar')}`,
    en: `${field.label.en}: ${valueIn('en')}`,
  });
  return { changes: { step: run.step + 1, outcome }, record };
}

/** Sends to a batch of people; a further batch is a transaction of its own. */
async function sendMessage(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
  const { run, automation, resource, record, step } = work;
  const message = automationMessage(resource, automation.role, record, step);
  const asked = { resource, record, step };
  const found = await recipientsOf(tx, asked, { after: run.reached, limit: mostUnasked + 1 });
  const isMore = found.length > mostUnasked;
  if (isMore && !run.approved)
    return { changes: { status: 'asks', problem: 'manyPeople', nextAt: null }, pauses: true };
  const people = found.slice(0, mostUnasked);
  await api.handlers.notices.automation(api, tx, {
    automation,
    resource,
    record,
    people,
    mailed: step.kind === 'mail',
    ...message,
  });
  const outcome = withLine(
    run.outcome,
    worded(texts.sent, { subject: message.subject, count: people.length }),
  );
  const last = people.at(-1)?.id ?? null;
  if (isMore) return { changes: { reached: last, outcome, nextAt: api.clock() }, pauses: true };
  return { changes: { step: run.step + 1, reached: null, outcome } };
}

const created = textTable('words/createOther/created', {
  ar: 'أُضيف: {record} «{title}»',
  en: 'Created: {record} “{title}”',
});

/** Creates a record with values of the record of the run, as anybody with the role would. @throws FieldGone, StepRefused */
async function createOther(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
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

/** @throws StepRefused with the reason of a failed check, in both languages */
function assertAccepted(check: (language: Language) => unknown): void {
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
