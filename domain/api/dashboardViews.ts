import { z } from 'zod';
import { nextBranchReasons } from '../requests/nextForClient';
import type { WaitingListName } from '../requests/waitingLists';
import { workPaths } from '../requests/waitingWork';
import { branchDocumentKinds } from '../profile/documentFields';
import { documentStates } from '../scheduling/deadlines';
import { invoiceStates } from '../pricing/invoices';
import { keysOf } from 'sijil/base/objects';
import { phases } from '../workflow/statuses';
import { transitionNames } from '../workflow/requestWorkflow';
import { localizedText, nameText, type Wire } from 'sijil/contract/parts';
import { requestSummary, statedView } from './requestViews';

const requestPart = z.object({
  id: z.string(),
  number: z.number(),
  service: z.object({ id: z.string(), name: localizedText }),
  branch: z.object({ id: z.string(), name: nameText }).nullable(),
});

/** A step that waits for the client; `deadline` is an ISO instant or a Riyadh day, `amount` is in halalas for a payment. */
const moveView = requestPart.extend({
  action: z.enum(transitionNames),
  deadline: z.string().nullable(),
  amount: z.number().nullable(),
  /** Number of items to correct, when corrections are awaited. */
  items: z.number().nullable(),
});

/** An open request: its step and the number of steps, and who takes the next step by when. */
const runningView = requestPart.extend({
  ...statedView.shape,
  step: z.number(),
  steps: z.number(),
  who: z.enum(['client', 'supervisor', 'inspector', 'admin_operation', 'admin_finance']).nullable(),
  /** Name of the supervisor or inspector, once assigned. */
  name: nameText.nullable(),
  /** An ISO instant or a Riyadh day; null without a date. */
  by: z.string().nullable(),
  /** Next step. */
  next: localizedText.nullable(),
});

/** Figures of the client's home page, for one branch or for all branches that the reader may read. */
const clientDashboard = z.object({
  /** All requests ever placed, in any status. */
  requests: z.number(),
  /** Nearest deadline first, then longest waiting; `moreMoves` if only the most pressing requests were examined. */
  moves: z.array(moveView),
  moreMoves: z.boolean(),
  /** Documents of the branches that have expired or expire soon and are not renewed, the earliest first. */
  documents: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(keysOf(branchDocumentKinds)),
      /** Riyadh day. */
      expiresOn: z.string(),
      state: z.enum(documentStates),
      branch: z.object({ id: z.string(), name: nameText }),
    }),
  ),
  /** Open requests, dated ones first; `total` counts all of them. */
  running: z.object({ total: z.number(), rows: z.array(runningView) }),
  /** Three nearest agreed visits in the future; `proposed` while the client has not accepted the time. */
  nextVisits: z.array(requestPart.extend({ visitAt: z.date(), proposed: z.boolean() })),
  /** First unpaid instalment to fall due, in halalas; one whose transfer finance is checking only if there is no other. */
  nextPayment: requestPart
    .extend({ amount: z.number(), dueOn: z.string(), state: z.enum(keysOf(invoiceStates)) })
    .nullable(),
  /** Latest sent score of each branch and service, the largest decrease first. */
  scores: z.array(
    requestPart.extend({
      score: z.number(),
      grade: z.string().nullable(),
      change: z.number().nullable(),
      city: localizedText.nullable(),
      /** Scores of the last six visits, the latest last. */
      past: z.array(z.number()),
      /** Expiry of the branch's valid certificate of the service. */
      certifiedUntil: z.date().nullable(),
      /** Nearest visit of the branch, of any service. */
      nextVisitAt: z.date().nullable(),
    }),
  ),
  /** Active branches without a result in any service, in the order of their names. */
  unscored: z.array(
    z.object({
      id: z.string(),
      name: nameText,
      city: localizedText.nullable(),
      /** Nearest visit of the branch. */
      nextVisitAt: z.date().nullable(),
    }),
  ),
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
      /** True for a package of branches: an order can name one. Other packages are for vehicles. */
      forBranches: z.boolean(),
      /** The branch that should use it next, and the reason; null if each branch has an open visit. */
      next: z
        .object({
          branch: z.object({ id: z.string(), name: nameText }),
          reason: z.enum(nextBranchReasons),
          score: z.number().nullable(),
          lastOn: z.date().nullable(),
          certifiedUntil: z.date().nullable(),
        })
        .nullable(),
    }),
  ),
  /** Visits of branches over all packages: those that are left, and those that were bought. */
  balance: z.object({ left: z.number(), quantity: z.number() }),
  /** Certificates that are valid today. */
  certificates: z.number(),
  /** Revoked certificates without a successor, newest revocation first. */
  revoked: z.array(
    z.object({ code: z.string(), requestId: z.string(), subjectName: nameText, revokedAt: z.date() }),
  ),
  /** Certificates that expire within sixty days, earliest first. */
  expiring: z.array(
    z.object({
      code: z.string(),
      requestId: z.string(),
      subjectName: nameText,
      service: z.object({ id: z.string(), name: localizedText }),
      /** Subject of a new order; null for certificates of an entire fleet, as they were formerly issued. */
      branchId: z.string().nullable(),
      vehicleId: z.string().nullable(),
      validUntil: z.date(),
    }),
  ),
});

/** Part of a queue, most pressing first, with the length of the entire queue. */
const queueView = z.object({ total: z.number(), rows: z.array(requestSummary) });

/** A request that waits for its reader, with the action that moves it forward; null if none is allowed now. */
const ownMoveView = requestSummary.extend({ action: moveView.shape.action.nullable() });

const supervisorDashboard = z.object({
  mine: queueView.extend({ rows: z.array(ownMoveView) }),
  others: queueView,
  /** Visits whose day has passed without a submitted form, most overdue first. */
  late: queueView,
  /** Agreed or started visits of today and the six Riyadh days after it, in order. */
  week: z.array(z.object({ day: z.string(), visits: z.array(requestSummary) })),
  phases: z.array(z.object({ phase: z.enum(phases), count: z.number() })),
  /** Active inspectors of the team with their figures of this week (Sunday first), busiest first. */
  team: z.array(
    z.object({
      id: z.string(),
      name: nameText,
      /** Visits of the entire week, past ones included. */
      thisWeek: z.number(),
      /** Visits that they could still make in the rest of the week. */
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

/** Figures of a home page; a part is null for roles that do not have it. */
export const dashboardView = z.object({
  client: clientDashboard.nullable(),
  supervisor: supervisorDashboard.nullable(),
  waiting: waitingCounts.nullable(),
});

export type DashboardView = Wire<z.infer<typeof dashboardView>>;
export type ClientDashboardView = Wire<z.infer<typeof clientDashboard>>;
export type SupervisorDashboardView = Wire<z.infer<typeof supervisorDashboard>>;

/** Work that waits for the caller: its number, and whether the oldest has waited for longer than usual. */
export const waitingWork = z.array(
  z.object({
    name: z.enum(keysOf(workPaths)),
    count: z.number(),
    since: z.date().nullable(),
    late: z.boolean(),
  }),
);
export type WaitingWork = Wire<z.infer<typeof waitingWork>>;
