import type { RequestSummary, RequestView } from '#domain/api/requestViews';
import type { Localized } from '#domain/i18n/localized';
import { dayMs } from '#domain/scheduling/riyadhTime';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';

/** Something that waits for the client: what to do, until when (ISO instant or Riyadh date), on which request. */
export interface OwnMove {
  readonly request: RequestView;
  readonly action: TransitionName;
  readonly label: Localized;
  readonly deadline: string | null;
}

const deadlines: Partial<Record<TransitionName, (request: RequestView) => string | null>> = {
  pay: dueInstalment,
  payNext: dueInstalment,
  acceptDetails: ({ visitAt }) => visitAt,
  submitCorrectiveActions: ({ correctionsDueAt }) => correctionsDueAt,
};

/** The corrective list is refused until its page has gathered the answers; until its time is up it is a move all the same. */
const gathersFirst: TransitionName = 'submitCorrectiveActions';

/** A second payment months ahead is no matter for this morning. */
const paySoonMs = 14 * dayMs;

/** What waits for the client, the nearest deadline first, then the request that has waited longest. */
export function ownMoves(requests: readonly RequestView[], now: Date): readonly OwnMove[] {
  return requests
    .flatMap((request) => moveOf(request, now) ?? [])
    .sort(
      (one, other) =>
        instantOf(one.deadline) - instantOf(other.deadline) ||
        one.request.statusSince.localeCompare(other.request.statusSince),
    );
}

function moveOf(request: RequestView, now: Date): OwnMove | null {
  const open = request.actions.filter(
    ({ name, allowed }) =>
      allowed || (name === gathersFirst && instantOf(request.correctionsDueAt) > now.getTime()),
  );
  const main =
    open.find(({ name }) => transitions[name].tone === 'primary') ??
    open.find(
      ({ name }) => name === 'payNext' && instantOf(dueInstalment(request)) < now.getTime() + paySoonMs,
    );
  if (!main) return null;
  return {
    request,
    action: main.name,
    label: transitions[main.name].label,
    deadline: deadlines[main.name]?.(request) ?? null,
  };
}

function dueInstalment({ instalments }: RequestView): string | null {
  return instalments.find(({ paidAt }) => paidAt === null)?.dueOn ?? null;
}

const instantOf = (moment: string | null) => (moment === null ? Infinity : new Date(moment).getTime());

/** The next visit that lies ahead; undefined where none is planned. */
export function nextVisit(requests: readonly RequestSummary[], now: Date): RequestSummary | undefined {
  return requests
    .filter(({ visitAt, score }) => score === null && visitAt !== null && new Date(visitAt) > now)
    .sort((one, other) => instantOf(one.visitAt) - instantOf(other.visitAt))[0];
}

/** A branch's latest score beside the one before it; `change` null where there is nothing to compare with. */
export interface BranchScore {
  readonly branch: NonNullable<RequestSummary['branch']>;
  readonly latest: RequestSummary;
  readonly score: number;
  readonly change: number | null;
}

/** Each branch by its latest visit, the worst change first: what slipped is what the morning is about. */
export function branchScores(requests: readonly RequestSummary[]): readonly BranchScore[] {
  const byBranch = new Map<string, RequestSummary[]>();
  for (const request of requests) {
    if (!request.branch || request.score === null) continue;
    const key = `${request.branch.id} ${request.service.id}`;
    byBranch.set(key, [...(byBranch.get(key) ?? []), request]);
  }
  return [...byBranch.values()]
    .flatMap((visits): BranchScore[] => {
      const [latest, before] = visits.toSorted((one, other) => visitedAt(other) - visitedAt(one));
      if (!latest?.branch || latest.score === null) return [];
      const change = before?.score == null ? null : Math.round((latest.score - before.score) * 10) / 10;
      return [{ branch: latest.branch, latest, score: latest.score, change }];
    })
    .sort((one, other) => (one.change ?? 0) - (other.change ?? 0) || one.score - other.score);
}

const visitedAt = ({ visitAt, createdAt }: RequestSummary) => new Date(visitAt ?? createdAt).getTime();

export interface DuePayment {
  readonly request: RequestView;
  readonly amount: number;
  readonly dueOn: string;
}

/** The unpaid instalment that falls due first, halalas. */
export function nextPayment(requests: readonly RequestView[]): DuePayment | undefined {
  return requests
    .filter(({ actions }) => actions.some(({ name }) => name === 'pay' || name === 'payNext'))
    .flatMap((request) => {
      const due = request.instalments.find(({ paidAt }) => paidAt === null);
      return due ? [{ request, amount: due.amount, dueOn: due.dueOn }] : [];
    })
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn))[0];
}

const expiryNoticeDays = 60;

/** Certificates that stand now and end within sixty days, the first to end first. */
export function expiringSoon<C extends { readonly validUntil: string }>(
  certificates: readonly C[],
  now: Date,
): readonly C[] {
  const end = now.getTime() + expiryNoticeDays * dayMs;
  return certificates
    .filter(({ validUntil }) => new Date(validUntil) > now && instantOf(validUntil) <= end)
    .toSorted((one, other) => one.validUntil.localeCompare(other.validUntil));
}
