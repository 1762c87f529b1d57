import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { AppContext } from '../http/appContext';
import { exports } from '../db/schema/exports';
import { tryEach } from '../log/tryEach';
import { eraseFiles } from '../files/eraseFiles';
import { failLostExports } from './runExport';

/** Job: takes away the files whose time is over, and gives up what nobody works on any more. */
export async function expireExports(api: AppContext): Promise<void> {
  await failLostExports(api);
  const due = await api.db
    .select({ exportId: exports.id, fileId: exports.fileId })
    .from(exports)
    .where(and(isNotNull(exports.fileId), lt(exports.expiresAt, api.clock())));
  await tryEach(api.app.log, due, 'an export could not be taken away', async ({ exportId, fileId }) => {
    await api.db.transaction(async (tx) => {
      await tx.update(exports).set({ status: 'expired', fileId: null }).where(eq(exports.id, exportId));
      await eraseFiles(tx, [String(fileId)], api.clock());
    });
  });
}
