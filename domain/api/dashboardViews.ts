import { z } from 'zod';
import { nextBranchReasons } from '../requests/nextForClient';
import type { WaitingListName } from '../requests/waitingLists';
import { phases } from '../workflow/statuses';
import { transitionNames } from '../workflow/requestWorkflow';
import { localizedText, type Wire } from '#framework/contract/parts';
import { requestSummary, statedView } from './requestViews';

const requestPart = z.object({
  id: z.string(),
  number: z.number(),
  service: z.object({ id: z.string(), name: localizedText }),
  branch: z.object({ id: z.string(), name: z.string() }).nullable(),
});

/** Something that waits for the client; `deadline` an ISO instant or a Riyadh day, `amount` halalas where it is a payment. */
const moveView = requestPart.extend({
  action: z.enum(transitionNames),
  deadline: z.string().nullable(),
  amount: z.number().nullable(),
  /** Number of items to correct, when corrections are awaited. */
  items: z.number().nullable(),
});

/** A request under way: which step of how many it is at, and who takes the next one by when. */
const runningView = requestPart.extend({
  ...statedView.shape,
  step: z.number(),
  steps: z.number(),
  who: z.enum(['client', 'supervisor', 'inspector', 'admin_operation', 'admin_finance']).nullable(),
  /** Name of the supervisor or inspector, once assigned. */
  name: z.string().nullable(),
  /** An ISO instant or a Riyadh day; null where nothing has a date. */
  by: z.string().nullable(),
  /** Next step. */
  next: localizedText.nullable(),
});

/** Figures of the client's home page, for one branch or for all that the reader may see. */
const clientDashboard = z.object({
  /** All requests ever placed, in any status. */
  requests: z.number(),
  /** The nearest deadline first, then the longest waiting; `moreMoves` where only the most pressing requests were looked through. */
  moves: z.array(moveView),
  moreMoves: z.boolean(),
  /** Open requests, those with a date first; `total` counts all of them. */
  running: z.object({ total: z.number(), rows: z.array(runningView) }),
  /** Nearest agreed visit ahead; `proposed` while the client has not accepted its time. */
  nextVisit: requestPart.extend({ visitAt: z.date(), proposed: z.boolean() }).nullable(),
  /** The unpaid instalment that falls due first; halalas. `checking`: finance has yet to confirm its transfer. */
  nextPayment: requestPart
    .extend({ amount: z.number(), dueOn: z.string(), checking: z.boolean() })
    .nullable(),
  /** The latest sent score of each branch and service, the worst change first. */
  scores: z.array(requestPart.extend({ score: z.number(), change: z.number().nullable() })),
  /** Balances of the company's packages, the first to end first. */
  packages: z.array(
    z.object({
      id: z.string(),
      name: localizedText,
      service: z.object({ id: z.string(), name: localizedText }),
      quantity: z.number(),
      left: z.number(),
      endsOn: z.string(),
      /** Interval in days at which the balance is used up in time. */
      paceDays: z.number(),
      /** True for a package of branches, of which one can be named; otherwise it is for vehicles. */
      forBranches: z.boolean(),
      /** The branch that it is best used for, and why; null where each has a visit under way. */
      next: z
        .object({
          branch: z.object({ id: z.string(), name: z.string() }),
          reason: z.enum(nextBranchReasons),
          score: z.number().nullable(),
          lastOn: z.date().nullable(),
          certifiedUntil: z.date().nullable(),
        })
        .nullable(),
    }),
  ),
  /** Certificates that are valid today. */
  certificates: z.number(),
  /** Revoked certificates without a successor, newest revocation first. */
  revoked: z.array(
    z.object({ code: z.string(), requestId: z.string(), subjectName: z.string(), revokedAt: z.date() }),
  ),
  /** Certificates that expire within sixty days, earliest first. */
  expiring: z.array(
    z.object({
      code: z.string(),
      requestId: z.string(),
      subjectName: z.string(),
      service: z.object({ id: z.string(), name: localizedText }),
      /** Subject of a new order; null for the old certificates of a whole fleet. */
      branchId: z.string().nullable(),
      vehicleId: z.string().nullable(),
      validUntil: z.date(),
    }),
  ),
});

/** A part of a queue, the most pressing first, with the length of the whole. */
const queueView = z.object({ total: z.number(), rows: z.array(requestSummary) });

/** A request that waits for its reader, with the action that leads it on; null where none is allowed now. */
const ownMoveView = requestSummary.extend({ action: moveView.shape.action.nullable() });

const supervisorDashboard = z.object({
  mine: queueView.extend({ rows: z.array(ownMoveView) }),
  others: queueView,
  /** Visits whose day is over and whose form is not in, the longest over first. */
  late: queueView,
  /** Agreed or started visits of today and the six Riyadh days after it, in order. */
  week: z.array(z.object({ day: z.string(), visits: z.array(requestSummary) })),
  phases: z.array(z.object({ phase: z.enum(phases), count: z.number() })),
  /** The active inspectors of the team, by what this week (Sunday first) holds for them, the busiest first. */
  team: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Visits of the whole week, those behind them too. */
      thisWeek: z.number(),
      /** Visits that they could still make in what is left of it. */
      free: z.number(),
      daysOff: z.number(),
    }),
  ),
});

const count = z.number().nullable();

/** Number of requests on each list of `waitingLists`; null for a list that the reader may not see. */
const waitingCounts = z.object({
  unassigned: count,
  transfers: count,
  cancellations: count,
  contracts: count,
  corrections: count,
} satisfies Record<WaitingListName, typeof count>);

/** The figures of a home; a part is null for the roles that it is not made for. */
export const dashboardView = z.object({
  client: clientDashboard.nullable(),
  supervisor: supervisorDashboard.nullable(),
  waiting: waitingCounts.nullable(),
});

export type DashboardView = Wire<z.infer<typeof dashboardView>>;
export type ClientDashboardView = Wire<z.infer<typeof clientDashboard>>;
export type SupervisorDashboardView = Wire<z.infer<typeof supervisorDashboard>>;
