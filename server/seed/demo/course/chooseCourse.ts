import type { SeededRandom } from '../../sample/seededRandom';
import { texts } from '../data/texts';
import { Course, type Step } from './course';
import type { Plan } from './plan';

/** What the visit will find, as far as it decides the way. */
export interface Outlook {
  readonly corrections: number;
  /** Of them, how many the supervisor does not accept. */
  readonly refused: number;
  readonly reviewed: boolean;
  /** The supervisor sees in a photo what the inspector had not. */
  readonly doubted: boolean;
}

interface Way extends Outlook {
  readonly plan: Plan;
  readonly course: Course;
  readonly random: SeededRandom;
}

const second = 1 / 60;

/** The steps of a planned request from its order to where it now stands. */
export function chooseCourse(plan: Plan, reviewed: boolean, outlook: Outlook, random: SeededRandom): Step[] {
  const course = new Course();
  const way: Way = { ...outlook, reviewed, plan, course, random };
  if (plan.redeems) course.take('redeemPackage', 'client', 2 * second);
  else {
    agreeContract(way);
    pay(way);
  }
  planVisit(way);
  inspect(way);
  if (outlook.corrections > 0) correct(way);
  close(way);
  return cut(way);
}

function agreeContract({ plan, course, random, reviewed }: Way): void {
  const uploaded = reviewed || plan.custom === true;
  if (uploaded) upload();
  else course.take('sendContract', 'system', 2 * second);
  if (plan.contractChanged || plan.until === 'change_request') {
    course.take('requestContractChange', 'client', random.between(60, 400), {
      reason: random.pick(texts.contractChange),
    });
    upload();
  }
  course.take('signContract', 'client', random.between(60, 700));
  course.take('requestPayment', 'system', second);

  function upload(): void {
    course.take('uploadContract', 'operations', random.between(120, 700), {
      reason: random.pick(texts.contractNote),
    });
  }
}

function pay({ plan, course, random }: Way): void {
  const { pays = 'card' } = plan;
  const pause = random.between(8, 300);
  if (pays === 'card' || pays === 'cardTwice') {
    if (pays === 'cardTwice') course.take('pay', 'client', pause, { method: 'card' });
    course.take('pay', 'client', pays === 'cardTwice' ? 4 : pause, { method: 'card' });
    course.take('settlePayment', 'system', 1.2);
    return;
  }
  if (pays === 'transferTwice') {
    course.take('pay', 'client', pause, { method: 'bank_transfer' });
    course.take('rejectPayment', 'finance', random.between(90, 420), {
      reason: random.pick(texts.transferRefused),
    });
  }
  course.take('pay', 'client', pause, { method: 'bank_transfer' });
  course.take('confirmPayment', 'finance', random.between(60, 420));
}

function planVisit({ plan, course, random }: Way): void {
  course.take('assignSupervisor', 'operations', random.between(40, 300));
  course.take('sendDetails', 'supervisor', random.between(50, 350));
  if (plan.detailsRejected) {
    course.take('rejectDetails', 'client', random.between(40, 300), {
      reason: random.pick(texts.detailsRejected),
    });
    course.take('sendDetails', 'supervisor', random.between(50, 250));
  }
  course.take('acceptDetails', 'client', random.between(40, 500));
  course.take('assignInspector', 'supervisor', random.between(30, 300));
  if (plan.also?.includes('reschedule')) {
    course.take('reschedule', 'client', random.between(60, 200), { reason: random.pick(texts.reschedule) });
  }
}

function inspect({ plan, course, random, corrections, doubted }: Way): void {
  course.take('startInspection', 'inspector', random.between(490, 900));
  course.take('submitForm', 'inspector', 90);
  if (doubted || plan.also?.includes('updateAnswers'))
    course.take('updateAnswers', 'supervisor', random.between(100, 300));
  course.take('submitChanges', 'supervisor', random.between(120, 500));
  const to = corrections > 0 ? 'corrections_needed' : 'certificate_generated';
  course.take('sendResults', 'supervisor', random.between(15, 200), { to });
}

function correct(way: Way): void {
  const { plan, course, random, corrections, refused } = way;
  if (plan.ending === 'expired') {
    course.take('expireCorrections', 'system', 0);
    return;
  }
  // A list that goes back once more still has to fit into its 15 days.
  judge(plan.ending === 'returned' ? random.between(500, 1200) : random.between(1100, 3000), corrections);
  if (plan.ending === 'returned') {
    course.take('returnCorrectiveActions', 'supervisor', random.between(20, 120));
    judge(random.between(400, 900), refused);
  }
  course.take('approveCorrectiveActions', 'supervisor', random.between(20, 240));

  function judge(pause: number, items: number): void {
    course.take('submitCorrectiveActions', 'client', pause);
    for (let item = 0; item < items; item += 1) {
      const wait = item === 0 ? random.between(100, 500) : random.between(1, 4.5);
      course.take('updateCorrectiveAnswer', 'supervisor', wait);
    }
    course.take('reviewCorrectiveActions', 'supervisor', random.between(1, 4));
  }
}

function close({ plan, course, random }: Way): void {
  if (course.status === 'inspection_completed') return;
  if (plan.also?.includes('sharePost')) course.take('sharePost', 'client', random.between(30, 200));
  if (plan.also?.includes('reportInspector')) {
    course.take('reportInspector', 'client', random.between(30, 200), {
      reason: random.pick(texts.inspectorReports),
    });
  }
  if (plan.ending === 'auto') {
    course.take('autoComplete', 'system', 0);
    return;
  }
  course.take('review', 'client', random.between(60, 1400));
  course.take('complete', 'client', 2);
}

/** The way as far as the plan goes: to the last time that its status is reached, with the acts that it still names. */
function cut({ plan, course, random }: Way): Step[] {
  const { until, cancelledAt, also = [] } = plan;
  const goal = cancelledAt ?? until;
  if (cancelledAt === undefined && until === 'inspection_completed') return course.steps;
  let end = course.steps.findLastIndex(({ from, to }) => to === goal && from !== goal) + 1;
  if (until === 'change_request') end = course.steps.findIndex(({ to }) => to === goal) + 1;
  const wanted = [...also];
  for (let step = course.steps[end]; step && !cancelledAt; step = course.steps[end]) {
    const place = step.from === step.to ? wanted.indexOf(step.name) : -1;
    if (place < 0) break;
    wanted.splice(place, 1);
    end += 1;
  }
  const steps = course.steps.slice(0, end);
  if (cancelledAt) steps.push(cancellation(steps.at(-1), random));
  return steps;
}

/** Before it paid the client withdraws by itself; afterwards operations cancels. */
function cancellation(last: Step | undefined, random: SeededRandom): Step {
  const course = new Course();
  course.status = last?.to ?? 'pending';
  const own = ['contract_sent', 'payment_pending'].includes(course.status);
  if (own) {
    const reason = random.pick(texts.withdrawn);
    course.take('withdraw', 'client', random.between(300, 900), { reason });
  } else {
    const reason = random.pick(texts.cancelled);
    course.take('cancel', 'operations', random.between(200, 700), { reason });
  }
  return course.steps[0] as Step;
}
