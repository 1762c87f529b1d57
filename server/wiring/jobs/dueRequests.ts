import { and, asc, gt, inArray, lt, lte, type SQL } from 'drizzle-orm';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { AppContext } from '#framework/server/http/appContext';
import { requests } from '../../db/schema/requests';
import { ApiError } from '#framework/server/http/apiError';
import { tryBatches } from '#framework/server/log/tryEach';
import { performTransition } from '../../workflow/performTransition';

/** Completes requests whose client has said nothing for 30 days. */
export function completeDueRequests(api: AppContext): Promise<void> {
  return moveDue(api, 'autoComplete', lte(requests.completionDueAt, api.clock()));
}

/** Closes corrective lists whose time has run out: what was sent of them in time is reviewed. */
export async function expireDueCorrections(api: AppContext): Promise<void> {
  for (const name of ['expireCorrections', 'closeSentCorrections'] as const)
    await moveDue(api, name, lt(requests.correctionsDueAt, api.clock()));
}

async function moveDue(api: AppContext, name: TransitionName, due: SQL): Promise<void> {
  const read = (after: string | undefined, limit: number) =>
    api.db
      .select({ requestId: requests.id })
      .from(requests)
      .where(
        and(
          inArray(requests.status, [...transitions[name].from]),
          due,
          after === undefined ? undefined : gt(requests.id, after),
        ),
      )
      .orderBy(asc(requests.id))
      .limit(limit);
  await tryBatches(api.app.log, `${name} failed`, { key: 'requestId', read }, async (requestId) => {
    try {
      await performTransition(api, { requestId, name, actor: null });
    } catch (error) {
      // Somebody moved it meanwhile: the table's guards decide.
      if (!(error instanceof ApiError)) throw error;
    }
  });
}
