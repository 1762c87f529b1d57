import type { RequestStatus } from '#domain/workflow/statuses';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import type { ServiceKey } from './services';

/** Plan of one request of the demo; everything that it leaves out is drawn by its own random numbers. */
export interface Plan {
  readonly company: string;
  readonly service: ServiceKey;
  readonly branch: number;
  /** Indexes of the company's vehicles, for a vehicle service. */
  readonly vehicles?: readonly number[];
  /** Index of the package that is bought, and the name by which later requests redeem it. */
  readonly package?: number;
  readonly buys?: string;
  readonly redeems?: string;
  /** The other branches that the order is for, each with a plan of its own that redeems what this one buys. */
  readonly otherBranches?: readonly number[];
  /** Opened by the payment of the order that it redeems, which named its branch; paid, and nobody's yet. */
  readonly branchOrder?: true;
  readonly custom?: true;
  readonly until: RequestStatus;
  /** Days since its last step, or since the one before a deadline that the portal itself keeps. */
  readonly daysAgo?: number;
  readonly pays?: 'card' | 'transfer' | 'cardTwice' | 'transferTwice';
  readonly paymentPlan?: 'two';
  /** State of the second payment; absent: still open. */
  readonly second?: 'paid' | 'awaiting';
  readonly contractChanged?: true;
  readonly detailsRejected?: true;
  readonly findings?: 'none' | 'some' | 'many';
  /** The client contests the first finding instead of mending it. */
  readonly contests?: true;
  readonly ending?: 'accepted' | 'partly' | 'returned' | 'expired' | 'auto';
  /** Steps that leave the status as it is, taken after it was reached. */
  readonly also?: readonly TransitionName[];
  readonly cancelledAt?: RequestStatus;
  readonly refunded?: true;
  /** Halalas given back after a completed inspection that had gone wrong. */
  readonly goodwill?: number;
  readonly inspector?: string;
  /** Days until the visit, of one that lies ahead; 0 for the next that can be. */
  readonly visitIn?: number;
}
