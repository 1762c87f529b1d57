import { resourceNamed } from '#app/resources';
import { notifyOfAutomation } from '#app/server/notifyOfAutomation';
import type { RecordView } from '#framework/contract/recordView';
import type { Language } from '#framework/base/i18n/localized';
import { type AutomationStep, isMessage } from '#framework/schema/automations/automationSteps';
import { namedField } from '#framework/schema/automations/namedField';
import { fromText } from '#framework/schema/fromText';
import type { Resource } from '#framework/schema/resource';
import type { Transaction } from '../db/connect';
import type { AppContext } from '../http/appContext';
import { changeInTransaction, checkedChange } from '../resources/changeRecord';
import type { Write } from '../resources/lockRecord';
import { recordRefusal } from '../resources/refusalOf';
import { actorOf, type AutomationRow } from './automationRow';
import { FieldGone, StepRefused } from './runErrors';
import { messageOf } from './messageOf';
import { recipientsOf } from './recipients';
import { type Run, type RunChanges, withLine } from './saveRun';
import { mostUnasked } from './startDueRuns';

interface Work {
  readonly run: Run;
  readonly automation: AutomationRow;
  readonly resource: Resource;
  readonly record: RecordView;
  readonly step: AutomationStep;
}

interface Taken {
  readonly changes: RunChanges & Partial<Run>;
  /** The rest comes later. */
  readonly pauses?: true;
  /** The record as it is now. */
  readonly record?: RecordView;
}

const dayMs = 86_400_000;

/** Takes a step of an automation. @throws FieldGone, ApiError what the change is refused with */
export function takeStep(api: AppContext, tx: Transaction, work: Work): Promise<Taken> | Taken {
  if (isMessage(work.step)) return sendMessage(api, tx, work);
  return work.step.kind === 'set' ? setField(api, tx, work) : wait(api, work);
}

function wait(api: AppContext, { run, step }: Work): Taken {
  const days = step.days ?? 1;
  const nextAt = new Date(api.clock().getTime() + days * dayMs);
  const outcome = withLine(run.outcome, { ar: `انتظار، بالأيام: ${days}`, en: `Waited, in days: ${days}` });
  return { changes: { step: run.step + 1, nextAt, outcome }, pauses: true };
}

async function setField(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
  const { run, automation, resource, record, step } = work;
  const found = namedField(step.field, resourceNamed);
  if (!found || found.resource.name !== resource.name) throw new FieldGone(step.field ?? '');
  const write = { resource, actor: actorOf(automation), language: 'en' } as const;
  const sent = { [found.name]: step.value ? fromText(found.field, step.value) : null };
  assertAccepted(write, record, sent);
  const changed = await changeInTransaction(api, tx, write, { id: record.id, sent, expected: {} });
  const { label } = found.field;
  const typed = step.value ?? '';
  const outcome = withLine(run.outcome, { ar: `${label.ar}: ${typed}`, en: `${label.en}: ${typed}` });
  return { changes: { step: run.step + 1, outcome }, record: changed };
}

/** @throws StepRefused, in both languages, what the declaration refuses a change with */
function assertAccepted(write: Write, record: RecordView, sent: Record<string, unknown>): void {
  const refusalIn = (language: Language): string | null => {
    try {
      checkedChange({ ...write, language }, record, sent);
      return null;
    } catch (error) {
      return recordRefusal(error, { language }).message;
    }
  };
  const [ar, en] = [refusalIn('ar'), refusalIn('en')];
  if (ar !== null && en !== null) throw new StepRefused({ ar, en });
}

/** Sends to a batch of people; where there are more, the next batch is a transaction of its own. */
async function sendMessage(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
  const { run, automation, resource, record, step } = work;
  const message = messageOf(resource, automation.role, record, step);
  const asked = { resource, record, step };
  const found = await recipientsOf(tx, asked, { after: run.reached, limit: mostUnasked + 1 });
  const isMore = found.length > mostUnasked;
  if (isMore && !run.approved)
    return { changes: { status: 'asks', problem: 'manyPeople', nextAt: null }, pauses: true };
  const people = found.slice(0, mostUnasked);
  await notifyOfAutomation(api, tx, {
    automation,
    resource,
    record,
    people,
    mailed: step.kind === 'mail',
    ...message,
  });
  const outcome = withLine(run.outcome, {
    ar: `${message.subject.ar}: المستلمون ${people.length}`,
    en: `${message.subject.en}: recipients ${people.length}`,
  });
  const last = people.at(-1)?.id ?? null;
  if (isMore) return { changes: { reached: last, outcome, nextAt: api.clock() }, pauses: true };
  return { changes: { step: run.step + 1, reached: null, outcome } };
}
