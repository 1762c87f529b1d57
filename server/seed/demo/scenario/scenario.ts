import { type Performer, type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { RequestStatus } from '#domain/workflow/statuses';

/** Actors of a step; the plan's people replace them later. */
export type StepActor = 'client' | 'operations' | 'finance' | 'supervisor' | 'inspector' | 'system';

export interface Step {
  readonly name: TransitionName;
  readonly stepActor: StepActor;
  readonly from: RequestStatus;
  readonly to: RequestStatus;
  readonly reason: string | null;
  /** Working minutes since what came before it. */
  readonly pause: number;
  /** Method of a payment. */
  readonly method?: 'card' | 'bank_transfer';
}

interface StepOptions {
  readonly to?: RequestStatus;
  readonly reason?: string | undefined;
  readonly method?: 'card' | 'bank_transfer';
}

const performerOf: Readonly<Record<StepActor, Performer>> = {
  client: 'client',
  operations: 'admin_operation',
  finance: 'admin_finance',
  supervisor: 'supervisor',
  inspector: 'inspector',
  system: 'system',
};

/** A way through the workflow table; a step that the table does not know is refused, so that no seeded history is impossible. */
export class Scenario {
  readonly steps: Step[] = [];
  status: RequestStatus = 'pending';

  take(name: TransitionName, stepActor: StepActor, pause: number, options: StepOptions = {}): void {
    const { from, to, by } = transitions[name];
    const target = options.to ?? (to === 'same' ? this.status : to);
    const legal = typeof target === 'string' && [to, this.status].flat().includes(target);
    if (!legal || !from.includes(this.status) || !by.includes(performerOf[stepActor]))
      throw new Error(`the demo cannot take "${name}" by ${stepActor} at ${this.status}`);
    const { reason = null, method } = options;
    this.steps.push({
      name,
      stepActor,
      from: this.status,
      to: target,
      reason,
      pause,
      ...(method && { method }),
    });
    this.status = target;
  }
}
