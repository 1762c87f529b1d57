import { and, eq, lte } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import type { RecordView } from 'sijil/contract/recordView';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { RunProblem } from 'sijil/schema/automations/automationRuns';
import { isDateTrigger, isScheduleTrigger } from 'sijil/schema/automations/triggers';
import type { Resource } from 'sijil/schema/resource';
import type { Transaction } from '../db/connect';
import { automationRuns } from '../db/schema/events';
import { actAsRun } from '../events';
import { ApiError, fromDatabaseError } from '../http/apiError';
import type { AppContext } from '../http/appContext';
import { compile } from '../resources/compile';
import { readRecords } from '../resources/records';
import {
  actorOf,
  type AutomationRow,
  FieldGone,
  FilterGone,
  matching,
  readAutomation,
  type Run,
  type RunChanges,
  saveRun,
  StepRefused,
} from './automationRows';
import { inputsOf, titleIn } from './messageOf';
import { takeStep } from './takeStep';

/**
 * Performs the next part of a run: its steps up to a wait or to the end of a batch of people. Their effects and the progress of
 * the run are one transaction, so that a process that is killed midway has done nothing.
 */
export async function performRun(api: AppContext, id: string): Promise<void> {
  try {
    await api.db.transaction(async (tx) => {
      const [run] = await tx
        .select()
        .from(automationRuns)
        .where(
          and(
            eq(automationRuns.id, id),
            eq(automationRuns.status, 'waiting'),
            lte(automationRuns.nextAt, api.clock()),
          ),
        )
        .for('update', { skipLocked: true });
      if (run) await perform(api, tx, run);
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.problem === 'unexpected') api.app.log.error({ err: error, run: id }, 'an automation failed');
    await saveRun(api.db, { id }, { ...failure, status: 'failed', nextAt: null, endedAt: api.clock() });
  }
}

async function perform(api: AppContext, tx: Transaction, run: Run): Promise<void> {
  const now = api.clock();
  const end = (changes: RunChanges) => saveRun(tx, run, { nextAt: null, endedAt: now, ...changes });
  const automation = await readAutomation(tx, run.automationId);
  const resource = resourceNamed(run.resource);
  if (!automation?.active || !resource || automation.resource !== run.resource)
    return end({ status: 'stopped', problem: 'switchedOff' });
  const record = await readMatching(api, tx, resource, automation, run.recordId);
  if (!record) return end({ status: 'skipped', problem: 'notMatched' });
  await actAsRun(tx, { depth: run.depth, occasion: chainOf(automation, run) });
  const about = titleIn(record, 'ar') || titleIn(record, 'en');
  await saveRun(tx, run, { about, inputs: inputsOf(resource, automation, record) });
  await goOn(api, tx, { run, automation, resource, record });
}

/** Returns the key of the runs that a run leads to: its occasion, and the record where a day or an hour is the occasion of many. */
function chainOf({ trigger }: AutomationRow, { occasion, recordId }: Run): string {
  return isDateTrigger(trigger) || isScheduleTrigger(trigger) ? `${occasion} ${recordId}` : occasion;
}

interface Work {
  readonly run: Run;
  readonly automation: AutomationRow;
  readonly resource: Resource;
  readonly record: RecordView;
}

/** Takes the remaining steps, until one pauses the run. */
async function goOn(api: AppContext, tx: Transaction, work: Work): Promise<void> {
  const { automation, resource } = work;
  let { run, record } = work;
  for (const step of automation.steps.slice(run.step)) {
    const taken = await takeStep(api, tx, { run, automation, resource, record, step });
    run = { ...run, ...taken.changes };
    await saveRun(tx, run, taken.changes);
    if (taken.pauses) return;
    record = taken.record ?? record;
  }
  await saveRun(tx, run, {
    status: 'done',
    nextAt: null,
    endedAt: api.clock(),
    problem: null,
    refusal: null,
  });
}

/** Reads the record as the role of the automation, where the filter matches; a deleted one where the deletion is the trigger. */
async function readMatching(
  api: AppContext,
  tx: Transaction,
  resource: Resource,
  automation: AutomationRow,
  id: string,
): Promise<RecordView | undefined> {
  const where = and(eq(compile(resource).id, id), filterHolds(api, resource, automation));
  const [record] = await readRecords(api, tx, resource, actorOf(automation), where);
  return record;
}

function filterHolds(api: AppContext, resource: Resource, automation: AutomationRow) {
  try {
    return matching(resource, automation, api.clock());
  } catch (error) {
    if (error instanceof ApiError) throw new FilterGone();
    throw error;
  }
}

function failureOf(error: unknown): { problem: RunProblem; refusal: Localized | null } {
  if (error instanceof FieldGone)
    return { problem: 'fieldGone', refusal: { ar: error.message, en: error.message } };
  if (error instanceof FilterGone) return { problem: 'filterGone', refusal: null };
  if (error instanceof StepRefused) return { problem: 'refused', refusal: error.said };
  const refused = (language: Language) =>
    error instanceof ApiError ? error : fromDatabaseError(error, language);
  const [ar, en] = [refused('ar'), refused('en')];
  if (!ar || !en) return { problem: 'unexpected', refusal: null };
  return { problem: 'refused', refusal: { ar: messageOf(ar, 'ar'), en: messageOf(en, 'en') } };
}

function messageOf(refused: ApiError, language: Language): string {
  const messages = Object.values(refused.fields ?? {}).flat();
  return messages.length > 0 ? messages.join(' ') : refused.messageIn(language);
}
