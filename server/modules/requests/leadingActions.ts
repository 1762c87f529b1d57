import { type AvailableAction, availableActions } from '#domain/workflow/availableActions';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { isOneOf } from 'sijil/server/db/statement';
import { requests } from '../../db/schema/requests';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { judgedColumns, type JudgedRow, loadFactsOf } from '../../workflow/loadFacts';

/**
 * Action that moves each request forward, as its page would offer it; null if the actor may take none now. The caller selects
 * the requests that its actor may read.
 */
export async function leadingActions(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TransitionName | null>> {
  const rows = await db.select(judgedColumns).from(requests).where(isOneOf(requests.id, ids));
  return leadingActionsOf({ db, clock }, actor, rows);
}

/** Leading actions of rows that have already been read. */
export async function leadingActionsOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: Actor,
  rows: readonly JudgedRow[],
): Promise<ReadonlyMap<string, TransitionName | null>> {
  const facts = await loadFactsOf(db, rows, actor, clock());
  return new Map(
    rows.map(({ id, status }) => {
      const known = facts.get(id);
      return [id, leadingAction(known ? availableActions(status, actor.role, known) : [])];
    }),
  );
}

/** Action that moves a request forward: the first primary one that its reader may take now; null if there is none. */
function leadingAction(actions: readonly Pick<AvailableAction, 'name' | 'allowed'>[]): TransitionName | null {
  return actions.find(({ name, allowed }) => allowed && transitions[name].tone === 'primary')?.name ?? null;
}
