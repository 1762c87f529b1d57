import { and, eq, inArray, lt } from 'drizzle-orm';
import { goingStatuses } from '#framework/base/files/exports';
import { dayMs } from '#framework/base/time/riyadhTime';
import type { AppContext } from '../http/appContext';
import { exports } from '../db/schema/exports';
import { notifyOfExport } from '#app/server/notifyOfExport';

/** An export that has not ended by then never will: its job is gone. */
const lostAfterMs = dayMs;

/** Gives an export up and notifies its owner; one that has ended meanwhile is left as it is. */
export async function failExport(api: AppContext, id: string): Promise<void> {
  await api.db.transaction(async (tx) => {
    const [row] = await tx
      .update(exports)
      .set({ status: 'failed', endedAt: api.clock() })
      .where(and(eq(exports.id, id), inArray(exports.status, goingStatuses)))
      .returning();
    if (row) await notifyOfExport(api, tx, row, 'exportFailed');
  });
}

/** Gives up what nobody works on any more. */
export async function failLostExports(api: AppContext): Promise<void> {
  const lost = await api.db
    .select({ id: exports.id })
    .from(exports)
    .where(
      and(
        inArray(exports.status, goingStatuses),
        lt(exports.createdAt, new Date(api.clock().getTime() - lostAfterMs)),
      ),
    );
  for (const { id } of lost) await failExport(api, id);
}
