import { correctionsDeadline } from '#domain/scheduling/deadlines';
import { endedStay, type Stay } from '#domain/workflow/lateness';
import { serviceQuestions } from '../../../modules/orders/readServices';
import type { requestHistory, requests } from '../../../db/schema/requests';
import { type Case, currentQuote, has, lastAt } from '../cases/case';
import type { TimedStep } from '../scenario/timeScenario';
import { demoTexts } from '../data/texts';

type NewRequest = typeof requests.$inferInsert;
type NewHistory = typeof requestHistory.$inferInsert;

/** Row of a request after its last step, without scores and deadlines, which the steps write. */
export function requestRow(one: Case, purchaseId: string | null): NewRequest {
  const { id, plan, company, branch, service, people, placedAt, steps, form } = one;
  const quote = currentQuote(one);
  const moved = steps.findLast(({ from, to }) => from !== to);
  return {
    id,
    quote,
    purchaseId,
    status: steps.at(-1)?.to ?? 'pending',
    statusSince: moved?.at ?? placedAt,
    version: 1 + steps.length,
    kind: plan.redeems ? 'redeemed' : plan.custom ? 'custom' : 'standard',
    clientId: company.id,
    branchId: branch.id,
    otherBranchIds: [...one.otherBranchIds],
    orderedWithId: one.orderedWithId,
    serviceId: service.id,
    createdById: people.client.id,
    package: one.package,
    total: quote?.total ?? null,
    paymentPlan: plan.paymentPlan ?? 'one',
    supervisorId: has(one, 'assignSupervisor') ? people.supervisor.id : null,
    inspectorId: has(one, 'assignInspector') ? people.inspector.id : null,
    signedAt: lastAt(one, 'signContract'),
    formVersionId: form.id,
    createdAt: placedAt,
    updatedAt: steps.at(-1)?.at ?? placedAt,
    ...wishes(one),
    ...visit(one),
  };
}

/** Preferences of the client in an order. */
function wishes({ plan, service, random, visitAt }: Case) {
  const notes = plan.custom
    ? random.pick(demoTexts.custom)
    : random.next() < 0.4
      ? random.pick(demoTexts.orderNotes)
      : null;
  const answers = serviceQuestions(service).map(({ text: question }) => ({
    question,
    answer: random.pick(demoTexts.answers[question.ar] ?? ['—']),
  }));
  // Several branches get a separate proposal each.
  const wished = random.next() < 0.35 && !plan.otherBranches && !plan.branchOrder;
  return { notes, answers, preferredOn: null, preferredAt: wished ? visitAt : null };
}

function visit(one: Case) {
  const notes = one.vehicles.length > 0 ? demoTexts.vehicleVisitNotes : demoTexts.visitNotes;
  const sent = has(one, 'sendDetails');
  const startedAt = lastAt(one, 'startInspection');
  const submittedAt = lastAt(one, 'submitForm');
  return {
    startedAt,
    submittedAt,
    visitAt: sent ? one.visitAt : null,
    visitNote: sent ? one.random.pick(notes) : null,
  };
}

/** History row of a step. */
export function historyRow(one: Case, step: TimedStep): NewHistory {
  const { id: requestId, people } = one;
  const { name: transition, from, to, stepActor, reason, at } = step;
  const actor = stepActor === 'system' ? null : people[stepActor];
  return {
    requestId,
    transition,
    from,
    to,
    reason,
    at,
    actorId: actor?.id ?? null,
    performer: actor?.performer ?? 'system',
    ...(from !== to && endedStay(stayBefore(one, step), at)),
  };
}

/** Stay that a step ends. */
function stayBefore(one: Case, step: TimedStep): Stay {
  const before = { steps: one.steps.slice(0, one.steps.indexOf(step)) };
  const sentAt = lastAt(before, 'sendResults');
  return {
    status: step.from,
    statusSince: before.steps.findLast(({ from, to }) => from !== to)?.at ?? one.placedAt,
    visitAt: one.visitAt,
    correctionsDueAt: sentAt && correctionsDeadline(sentAt),
  };
}
