import { and, asc, inArray, lt, lte, type SQL } from 'drizzle-orm';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { AppContext } from '../../http/appContext';
import { requests } from '../../db/schema/requests';
import { ApiError } from '../../http/apiError';
import { tryEach } from '../../log/tryEach';
import { performTransition } from '../../workflow/performTransition';

/** How many are moved in one run; the rest are due again in a quarter of an hour. */
const batch = 500;

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
  const rows = await api.db
    .select({ requestId: requests.id })
    .from(requests)
    .where(and(inArray(requests.status, [...transitions[name].from]), due))
    .orderBy(asc(requests.statusSince))
    .limit(batch);
  await tryEach(api.app.log, rows, `${name} failed`, async ({ requestId }) => {
    try {
      await performTransition(api, { requestId, name, actor: null });
    } catch (error) {
      // Somebody moved it meanwhile: the table's guards decide.
      if (!(error instanceof ApiError)) throw error;
    }
  });
}
