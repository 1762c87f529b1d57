import type { SeededRandom } from '../../sample/seededRandom';
import { demoTexts } from '../data/texts';
import { Scenario, type Step } from './timeScenario';
import type { Plan } from '../data/plan';

/** Expected result of the visit, as far as it determines the course. */
export interface Outlook {
  readonly corrections: number;
  /** Number of corrections that the supervisor refuses. */
  readonly refused: number;
  readonly requiresContractReview: boolean;
  /** True if the supervisor detects in a photo what the inspector missed. */
  readonly doubted: boolean;
}

interface Draft extends Outlook {
  readonly plan: Plan;
  readonly scenario: Scenario;
  readonly random: SeededRandom;
}

const second = 1 / 60;

/** Steps of a planned request from its order to its current status. */
export function chooseScenario(
  plan: Plan,
  requiresContractReview: boolean,
  outlook: Outlook,
  random: SeededRandom,
): Step[] {
  const scenario = new Scenario();
  const draft: Draft = { ...outlook, requiresContractReview, plan, scenario, random };
  if (plan.branchOrder) scenario.take('openBranchRequest', 'system', 2 * second);
  else if (plan.redeems) scenario.take('redeemPackage', 'client', 2 * second);
  else {
    agreeContract(draft);
    pay(draft);
  }
  planVisit(draft);
  inspect(draft);
  if (outlook.corrections > 0) correct(draft);
  close(draft);
  return cut(draft);
}

function agreeContract({ plan, scenario, random, requiresContractReview }: Draft): void {
  const uploaded = requiresContractReview || plan.custom === true;
  if (uploaded) upload();
  else scenario.take('sendContract', 'system', 2 * second);
  if (plan.contractChanged || plan.until === 'change_request') {
    scenario.take('requestContractChange', 'client', random.between(60, 400), {
      reason: random.pick(demoTexts.contractChange),
    });
    upload();
  }
  scenario.take('signContract', 'client', random.between(60, 700));
  scenario.take('requestPayment', 'system', second);

  function upload(): void {
    scenario.take('uploadContract', 'operations', random.between(120, 700), {
      reason: random.pick(demoTexts.contractNote),
    });
  }
}

function pay({ plan, scenario, random }: Draft): void {
  const { pays = 'card' } = plan;
  const pause = random.between(8, 300);
  if (pays === 'card' || pays === 'cardTwice') {
    if (pays === 'cardTwice') scenario.take('pay', 'client', pause, { method: 'card' });
    scenario.take('pay', 'client', pays === 'cardTwice' ? 4 : pause, { method: 'card' });
    scenario.take('settlePayment', 'system', 1.2);
    return;
  }
  if (pays === 'transferTwice') {
    scenario.take('pay', 'client', pause, { method: 'bank_transfer' });
    scenario.take('rejectPayment', 'finance', random.between(90, 420), {
      reason: random.pick(demoTexts.transferRefused),
    });
  }
  scenario.take('pay', 'client', pause, { method: 'bank_transfer' });
  if (pays === 'transferPart') {
    scenario.take('confirmPartPayment', 'finance', random.between(60, 420), {
      reason: demoTexts.halfArrived,
    });
    scenario.take('pay', 'client', random.between(60, 420), { method: 'bank_transfer' });
  }
  const arrived = pays === 'transferMore' ? { reason: demoTexts.moreArrived } : {};
  scenario.take('confirmPayment', 'finance', random.between(60, 420), arrived);
}

function planVisit({ plan, scenario, random }: Draft): void {
  scenario.take('assignSupervisor', 'operations', random.between(40, 300));
  scenario.take('sendDetails', 'supervisor', random.between(50, 350));
  if (plan.detailsRejected) {
    scenario.take('rejectDetails', 'client', random.between(40, 300), {
      reason: random.pick(demoTexts.detailsRejected),
    });
    scenario.take('sendDetails', 'supervisor', random.between(50, 250));
  }
  scenario.take('acceptDetails', 'client', random.between(40, 500));
  if (plan.also?.includes('askToCancel')) {
    scenario.take('askToCancel', 'client', random.between(60, 200), {
      reason: random.pick(demoTexts.cancelWish),
    });
  }
  scenario.take('assignInspector', 'supervisor', random.between(30, 300));
  if (plan.also?.includes('reschedule')) {
    scenario.take('reschedule', 'client', random.between(60, 200), {
      reason: random.pick(demoTexts.reschedule),
    });
  }
}

function inspect({ plan, scenario, random, corrections, doubted }: Draft): void {
  scenario.take('startInspection', 'inspector', random.between(490, 900));
  scenario.take('submitForm', 'inspector', 90);
  if (doubted || plan.also?.includes('updateAnswers'))
    scenario.take('updateAnswers', 'supervisor', random.between(100, 300));
  scenario.take('submitChanges', 'supervisor', random.between(120, 500));
  const to = corrections > 0 ? 'corrections_needed' : 'certificate_generated';
  scenario.take('sendResults', 'supervisor', random.between(15, 200), { to });
}

function correct(draft: Draft): void {
  const { plan, scenario, random, corrections, refused } = draft;
  if (plan.ending === 'expired') {
    scenario.take('expireCorrections', 'system', 0);
    return;
  }
  // A list that is returned again still has to be finished within its 15 days.
  judge(plan.ending === 'returned' ? random.between(500, 1200) : random.between(1100, 3000), corrections);
  if (plan.ending === 'returned') {
    scenario.take('returnCorrectiveActions', 'supervisor', random.between(20, 120));
    judge(random.between(400, 900), refused);
  }
  scenario.take('approveCorrectiveActions', 'supervisor', random.between(20, 240));

  function judge(pause: number, items: number): void {
    scenario.take('submitCorrectiveActions', 'client', pause);
    for (let item = 0; item < items; item += 1) {
      const wait = item === 0 ? random.between(100, 500) : random.between(1, 4.5);
      scenario.take('updateCorrectiveAnswer', 'supervisor', wait);
    }
    scenario.take('reviewCorrectiveActions', 'supervisor', random.between(1, 4));
  }
}

function close({ plan, scenario, random }: Draft): void {
  if (scenario.status === 'inspection_completed') return;
  if (plan.also?.includes('sharePost')) scenario.take('sharePost', 'client', random.between(30, 200));
  if (plan.also?.includes('reportInspector')) {
    scenario.take('reportInspector', 'client', random.between(30, 200), {
      reason: random.pick(demoTexts.inspectorReports),
    });
  }
  if (plan.ending === 'auto') {
    scenario.take('autoComplete', 'system', 0);
    return;
  }
  scenario.take('review', 'client', random.between(60, 1400));
}

/** Scenario up to the last time that its status is reached, with the additional steps of the plan. */
function cut({ plan, scenario, random }: Draft): Step[] {
  const { until, cancelledAt, also = [] } = plan;
  const goal = cancelledAt ?? until;
  if (cancelledAt === undefined && until === 'inspection_completed') return scenario.steps;
  let end = scenario.steps.findLastIndex(({ from, to }) => to === goal && from !== goal) + 1;
  if (until === 'change_request') end = scenario.steps.findIndex(({ to }) => to === goal) + 1;
  const pending = [...also];
  for (let step = scenario.steps[end]; step && !cancelledAt; step = scenario.steps[end]) {
    const place = step.from === step.to ? pending.indexOf(step.name) : -1;
    if (place < 0) break;
    pending.splice(place, 1);
    end += 1;
  }
  const steps = scenario.steps.slice(0, end);
  if (cancelledAt) steps.push(cancellation(steps.at(-1), random));
  return steps;
}

/** Cancellation by the client before payment, by operations afterwards. */
function cancellation(last: Step | undefined, random: SeededRandom): Step {
  const scenario = new Scenario();
  scenario.status = last?.to ?? 'pending';
  const own = ['contract_sent', 'payment_pending'].includes(scenario.status);
  if (own) {
    const reason = random.pick(demoTexts.withdrawn);
    scenario.take('withdraw', 'client', random.between(300, 900), { reason });
  } else {
    const reason = random.pick(demoTexts.cancelled);
    scenario.take('cancel', 'operations', random.between(200, 700), { reason });
  }
  const [step] = scenario.steps;
  if (!step) throw new Error('The demo has no step that ends a request.');
  return step;
}
