import { dayMs } from 'sijil/base/time/riyadhTime';
import { type EffectName, type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { Transaction } from 'sijil/server/db/connect';
import { requestHistory } from '../../../db/schema/requests';
import { notifyAbout } from '../../../modules/notifications/notify';
import { creditUnpaid } from '../../../modules/payments/releasePackage';
import { endAskedMoves } from '../../../workflow/endAskedMoves';
import type { Case } from '../cases/case';
import type { DemoFiles } from '../fileShelf';
import { insertAll } from '../insertAll';
import { historyRow } from '../rows/requestRows';
import type { TimedStep } from '../scenario/timeScenario';
import { writeCorrections } from './corrections';
import { type Moment, type Past, type PastEvent, portalAt, requestAfter } from './moment';
import { attemptPayment, receivePayment } from './payments';
import { reviewBody } from '#domain/requests/inspectionBodies';
import { addReport, addReview } from '../../../modules/inspections/closing/registerClosing';
import { openAsk } from '../../../modules/cancellations/cancellations';
import { demoTexts } from '../data/texts';

/** Age in days up to which notices are created; older ones would only lengthen the list. */
const rememberedDays = 30;

/** Effects whose rows the demo writes itself, because their files and packages must exist before. */
const writtenAlready: readonly EffectName[] = ['generateContract', 'usePackage', 'closePayments'];

type Doing = (moment: Moment, shelf: DemoFiles) => Promise<void>;

/** Side effects of steps, apart from moving the request. */
const doing: Readonly<Partial<Record<TransitionName, Doing>>> = {
  pay: attemptPayment,
  payNext: attemptPayment,
  settlePayment: (moment) => receivePayment(moment),
  confirmPayment: (moment) => receivePayment(moment),
  confirmPartPayment: (moment) => receivePayment(moment),
  confirmNextPayment: (moment) => receivePayment(moment),
  review: reviewInspection,
  reportInspector,
  askToCancel,
};

/**
 * Every step of every request at its time, with its history, its payments and its effects by the workflow table. Invoices and
 * credit notes, the ledger, scores, deadlines, corrective lists, certificates and notices are written by the real effects.
 */
export function stepEvents(past: Past, cases: readonly Case[]): PastEvent[] {
  const history = new History(past.tx);
  return [
    ...cases.flatMap((one) => [
      { at: one.placedAt, take: () => notifyOfOrder(past, one) },
      ...one.steps.map(({ at }, place) => ({ at, take: () => takeStep(past, one, place, history) })),
    ]),
    { at: past.business.now, take: () => history.write() },
  ];
}

/** Buffer of steps, written before something reads them, or at the end. */
class History {
  private rows: (typeof requestHistory.$inferInsert)[] = [];

  constructor(private readonly tx: Transaction) {}

  add(one: Case, step: TimedStep): void {
    this.rows.push(historyRow(one, step));
  }

  async write(): Promise<void> {
    await insertAll(this.tx, requestHistory, this.rows.splice(0));
  }
}

async function takeStep(past: Past, one: Case, place: number, history: History): Promise<void> {
  const moment = momentOf(past, one, place);
  const { api, tx, step, actor, reason, isRecent, readRequest } = moment;
  history.add(one, step);
  await doing[step.name]?.(moment, past.shelf);
  // Writes all answers of all rounds with the first submission.
  if (step === one.steps.find(({ name }) => name === 'submitCorrectiveActions'))
    await writeCorrections(tx, one, past.shelf);
  const effects = transitions[step.name].effects.filter((name) => isDue(name, step.name, isRecent));
  if (isRecent) {
    const [before, after] = [{ status: step.from }, { id: one.id, status: step.to }];
    await endAskedMoves(tx, step.name, before, after, step.at);
  }
  if (effects.length === 0) return;
  if (effects.includes('issueCertificate')) await history.write();
  const before = await requestAfter(tx, one, one.steps.slice(0, place));
  for (const name of effects) {
    const context = { api, tx, before, actor, reason, request: await readRequest(), now: step.at };
    if (name === 'releasePackage') await creditUnpaid(context);
    else await api.effects[name]({ ...context, transition: step.name });
  }
}

/** True for an effect to run. The answers already have their final values, so scoring once is enough. */
function isDue(name: EffectName, transition: TransitionName, isRecent: boolean): boolean {
  if (writtenAlready.includes(name)) return false;
  if (name === 'scoreAnswers') return transition === 'submitForm';
  return isRecent || !name.startsWith('notify');
}

function momentOf({ api, tx, actors, business: { now } }: Past, one: Case, place: number): Moment {
  const step = one.steps[place];
  if (!step) throw new Error(`a request has no step ${place}`);
  return {
    api: portalAt(api, tx, step.at),
    tx,
    one,
    step,
    reason: step.reason,
    actor: step.stepActor === 'system' ? null : actors.of(one.people[step.stepActor].id),
    isRecent: now.getTime() - step.at.getTime() < rememberedDays * dayMs,
    readRequest: () => requestAfter(tx, one, one.steps.slice(0, place + 1)),
  };
}

/** Notifies operations of an order that needs a contract from them. */
async function notifyOfOrder({ api, tx, actors, business: { now } }: Past, one: Case): Promise<void> {
  const kind = one.plan.custom ? 'customOrdered' : one.service.requiresContractReview ? 'orderPlaced' : null;
  if (kind === null || now.getTime() - one.placedAt.getTime() >= rememberedDays * dayMs) return;
  const actor = actors.of(one.people.client.id);
  const request = await requestAfter(tx, one, []);
  await notifyAbout(portalAt(api, tx, one.placedAt), tx, request, kind, 'operations', { actor });
}

/** Questions of a review: all fields except the version and the comment. */
const ratingNames = Object.keys(reviewBody.fields).filter((name) => name !== 'version' && name !== 'comment');

const inspectedOf = ({ id, people }: Moment['one']) => ({ id, inspectorId: people.inspector.id });

/** Writes the client's review of the visit. */
async function reviewInspection({ tx, one, step }: Moment): Promise<void> {
  const { people, random } = one;
  const rate = () => (random.next() < 0.62 ? 5 : random.next() < 0.7 ? 4 : 3);
  const ratings = Object.fromEntries(ratingNames.map((name) => [name, rate()]));
  const comment = random.pick(demoTexts.comments);
  await addReview(tx, inspectedOf(one), { ratings, comment }, { by: people.client.id, at: step.at });
}

/** Writes the client's report about the inspector. */
async function reportInspector({ tx, one, step }: Moment): Promise<void> {
  await addReport(tx, inspectedOf(one), step.reason ?? '', { by: one.people.client.id, at: step.at });
}

/** Writes the client's request to cancel the paid order. */
async function askToCancel({ tx, one, step }: Moment): Promise<void> {
  await openAsk(tx, one, { reason: step.reason ?? '', by: one.people.client.id, at: step.at });
}
