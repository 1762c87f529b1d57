import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { recordAudit } from '#framework/server/resources/audit';
import { setPassword } from './setPassword';

/** Sets a password that its owner chose, and writes that they did into the log of all writes. */
export async function changeOwnPassword(
  api: Pick<AppContext, 'clock'>,
  tx: Transaction,
  change: Parameters<typeof setPassword>[2],
): Promise<void> {
  await setPassword(api, tx, change);
  await recordAudit(tx, {
    resource: resources.users,
    id: change.userId,
    action: 'update',
    actor: change,
    at: api.clock(),
    version: 1,
    changes: {
      password: {
        from: null,
        to: null,
      },
    },
  });
}
