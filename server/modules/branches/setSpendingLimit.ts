import { eq } from 'drizzle-orm';
import type { Actor } from '#framework/schema/access';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { users } from '#framework/server/db/schema/users';
import { recordAudit } from '#framework/server/resources/audit';

interface NewLimit {
  /** The manager's. */
  readonly id: string;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Sets the limit up to which a manager may sign for and pay one order, in halalas with VAT; null: no limit (rules
 * 6.9). It is valid from their next call on.
 */
export async function setSpendingLimit(
  api: AppContext,
  actor: Actor,
  { id, from, to }: NewLimit,
): Promise<void> {
  if (from === to) return;
  await api.db.transaction(async (tx) => {
    await tx.update(users).set({ spendingLimit: to }).where(eq(users.id, id));
    await recordAudit(tx, {
      resource: resources.users,
      id,
      action: 'update',
      actor,
      at: api.clock(),
      version: 1,
      changes: {
        spendingLimit: {
          from,
          to,
        },
      },
    });
  });
}
