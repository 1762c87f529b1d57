import type { EffectName, TransitionName } from '#domain/workflow/requestWorkflow';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import type { Actor } from '#framework/schema/access';
import type { RequestRow } from './requestRow';

/** Context of a transition's effect: the open transaction and the request as the step left it. */
export interface EffectContext {
  readonly api: AppContext;
  readonly tx: Transaction;
  readonly request: RequestRow;
  /** The request as it was before the step. */
  readonly before: RequestRow;
  readonly transition: TransitionName;
  /** Null where the portal itself acts. */
  readonly actor: Actor | null;
  readonly reason: string | null;
  readonly now: Date;
}

/**
 * Consequence of a step, inside its transaction. Database work is done at once; anything outside (email, PDF) is queued
 * with `add_job`, so that it happens if and only if the transaction commits.
 */
export type Effect = (context: EffectContext) => Promise<void>;

/** An effect for each name of the workflow table. */
export type Effects = Readonly<Record<EffectName, Effect>>;

declare module '#framework/server/http/appContext' {
  interface AppContext {
    /** Passed in where the server is built: effects are in the modules, which themselves perform transitions. */
    readonly effects: Effects;
  }
}
