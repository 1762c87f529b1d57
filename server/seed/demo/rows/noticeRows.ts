import { dayMs } from '#domain/scheduling/riyadhTime';
import type { NoticeData } from '#domain/notifications/fillNotice';
import { type NoticeAudience, type NoticeKind, requestNotices } from '#domain/notifications/requestNotices';
import { asksForMove, endsFinanceMove } from '#domain/notifications/asksForMove';
import { type EffectName, transitions } from '#domain/workflow/requestWorkflow';
import type { RequestStatus } from '#domain/workflow/statuses';
import type { notifications } from '../../../db/schema/messages';
import { type Case, lastAt } from '../cases/case';
import type { TimedStep } from '../scenario/timeScenario';
import type { Staff, World } from '../world';
import { requestRow } from './requestRows';
import { currentScore } from './scores';

type NewNotice = typeof notifications.$inferInsert;

/** Older notices would only make the list long. */
const rememberedDays = 30;

const audienceOf: Readonly<Partial<Record<EffectName, NoticeAudience>>> = {
  notifyClient: 'client',
  notifyOperations: 'operations',
  notifyFinance: 'finance',
  notifySupervisor: 'supervisor',
  notifyInspector: 'inspector',
};

/** What people were told of a request's recent steps; what is older than three days they have read. */
export function noticeRows(world: World, one: Case, number: number): NewNotice[] {
  const since = world.now.getTime() - rememberedDays * dayMs;
  const placed = one.plan.custom
    ? 'customOrdered'
    : one.service.requiresContractReview
      ? 'orderPlaced'
      : null;
  const asked: NewNotice[] =
    placed && one.placedAt.getTime() > since
      ? tell(
          world,
          one,
          number,
          placed,
          'operations',
          { at: one.placedAt, reason: null, to: 'pending' },
          one.people.client.id,
        )
      : [];
  return [
    ...asked,
    ...one.steps.filter(({ at }) => at.getTime() > since).flatMap((step) => ofStep(world, one, number, step)),
  ];
}

function ofStep(world: World, one: Case, number: number, step: TimedStep): NewNotice[] {
  const actorId = step.stepActor === 'system' ? null : one.people[step.stepActor].id;
  if (step.method === 'bank_transfer')
    return tell(world, one, number, 'transferSent', 'finance', step, actorId);
  const corrections = step.name === 'sendResults' && step.to === 'corrections_needed';
  const kind: NoticeKind = corrections ? 'sendResultsWithCorrections' : step.name;
  return transitions[step.name].effects.flatMap((effect) => {
    const audience = audienceOf[effect];
    return audience ? tell(world, one, number, kind, audience, step, actorId) : [];
  });
}

function tell(
  world: World,
  one: Case,
  number: number,
  kind: NoticeKind,
  audience: NoticeAudience,
  { at: createdAt, reason, to }: Pick<TimedStep, 'at' | 'reason'> & { readonly to: RequestStatus },
  actorId: string | null,
): NewNotice[] {
  if (!requestNotices[kind]?.[audience]) return [];
  const data = { ...noticeData(world.staff, one, number, audience, createdAt), reason };
  const age = world.now.getTime() - createdAt.getTime();
  const asks = asksForMove(kind, audience, to);
  const work = { waitsFor: asks ? one.id : null, doneAt: asks ? doneAt(one, audience, createdAt, to) : null };
  return recipientsOf(world.staff, one, audience, createdAt)
    .filter((id) => id !== actorId)
    .map((userId) => {
      const read = age > 3 * dayMs || (age > dayMs / 2 && one.random.next() < 0.5);
      const readAt = read
        ? new Date(createdAt.getTime() + Math.min(age, one.random.between(0.1, 9) * 3_600_000))
        : null;
      return { userId, kind, requestId: one.id, data: { ...data }, createdAt, readAt, ...work };
    });
}

/** When the move that was asked for was made; null where it still waits. */
function doneAt(one: Case, audience: NoticeAudience, at: Date, status: RequestStatus): Date | null {
  const ending = one.steps.find(
    (step) => step.at > at && (audience === 'finance' ? endsFinanceMove(step.name) : step.to !== status),
  );
  return ending?.at ?? null;
}

function recipientsOf({ admins }: Staff, one: Case, audience: NoticeAudience, at: Date): string[] {
  const withRole = (...roles: string[]) =>
    [...admins.values()].filter(({ role }) => roles.includes(role)).map(({ id }) => id);
  const { company, people, plan } = one;
  const managed = company.spec.manager?.branches.includes(plan.branch) ? company.managerId : null;
  switch (audience) {
    case 'client':
      return managed ? [company.id, managed] : [company.id];
    case 'operations':
      return withRole('admin', 'admin_operation');
    case 'finance':
      return withRole('admin', 'admin_finance');
    case 'supervisor':
      return since(one, 'assignSupervisor', at) ? [people.supervisor.id] : [];
    case 'inspector':
      return since(one, 'assignInspector', at) ? [people.inspector.id] : [];
  }
}

const since = (one: Case, name: 'assignSupervisor' | 'assignInspector' | 'sendDetails', at: Date) =>
  one.steps.some((step) => step.name === name && step.at <= at);

/** What the words are filled from, as it was at that moment. */
function noticeData(
  staff: Staff,
  one: Case,
  number: number,
  audience: NoticeAudience,
  at: Date,
): Omit<NoticeData, 'reason'> {
  const nameOf = (people: ReadonlyMap<string, { readonly id: string; readonly name: string }>, id: string) =>
    [...people.values()].find((person) => person.id === id)?.name ?? null;
  const results = lastAt(one, 'sendResults');
  const scored = lastAt(one, 'submitForm');
  return {
    audience,
    number,
    service: one.service.name,
    client: one.company.spec.companyName,
    place: one.branch.name,
    supervisor: since(one, 'assignSupervisor', at)
      ? nameOf(staff.supervisors, one.people.supervisor.id)
      : null,
    inspector: since(one, 'assignInspector', at) ? nameOf(staff.inspectors, one.people.inspector.id) : null,
    visitAt: since(one, 'sendDetails', at) ? (one.visitAt?.toISOString() ?? null) : null,
    deadline: results && at >= results ? deadlineOf(one) : null,
    score: scored && at >= scored ? scoreAt(one, at) : null,
  };
}

const deadlineOf = (one: Case) => requestRow(one, null).correctionsDueAt?.toISOString() ?? null;

function scoreAt(one: Case, at: Date): number | null {
  const approved = lastAt(one, 'approveCorrectiveActions');
  return approved && at >= approved ? (currentScore(one)?.total ?? null) : one.findings.score.total;
}
