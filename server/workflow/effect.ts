import type { EffectName, TransitionName } from '#domain/workflow/requestWorkflow';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import type { Actor } from 'sijil/schema/access';
import { requestHistory, type requests } from '../db/schema/requests';
import { and, eq, sql } from 'drizzle-orm';
import type { HistoryDetail } from '#domain/workflow/historyDetail';

/** Context of a transition's effect: the open transaction and the request as the step left it. */
export interface EffectContext {
  readonly api: AppContext;
  readonly tx: Transaction;
  readonly request: RequestRow;
  /** The request before the step. */
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

declare module 'sijil/server/http/appContext' {
  interface AppContext {
    /** Passed in where the server is built: effects are in the modules, which themselves perform transitions. */
    readonly effects: Effects;
  }
}

/** Row of a request. */
export type RequestRow = typeof requests.$inferSelect;

/** Changes that a step may make to a request; only performTransition writes status and version. */
export type RequestChanges = Partial<
  Omit<typeof requests.$inferInsert, 'id' | 'number' | 'status' | 'statusSince' | 'version'>
>;

/** Adds an effect's result to the history of its step, the request's latest. */
export async function addToHistory(tx: Transaction, requestId: string, detail: HistoryDetail): Promise<void> {
  const ofRequest = eq(requestHistory.requestId, requestId);
  const latest = tx
    .select({ position: sql`max(${requestHistory.position})` })
    .from(requestHistory)
    .where(ofRequest);
  await tx
    .update(requestHistory)
    .set({ detail: sql`coalesce(${requestHistory.detail}, '{}') || ${JSON.stringify(detail)}::jsonb` })
    // The position alone identifies the step, but the index starts with the request.
    .where(and(ofRequest, eq(requestHistory.position, latest)));
}
