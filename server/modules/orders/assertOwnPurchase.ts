import { and, eq } from 'drizzle-orm';
import type { Actor } from '#framework/schema/access';
import type { Transaction } from '#framework/server/db/connect';
import { packagePurchases } from '../../db/schema/money';
import { ApiError } from '#framework/server/http/apiError';
import type { ServiceRow } from './serviceRow';

/** @throws ApiError not_found where a purchase is not the company's own or of another service. */
export async function assertOwnPurchase(
  tx: Transaction,
  actor: Actor,
  service: ServiceRow,
  id: string,
): Promise<void> {
  if (!/^[\da-f-]{36}$/i.test(id)) throw new ApiError('not_found');
  const [purchase] = await tx
    .select({ id: packagePurchases.id })
    .from(packagePurchases)
    .where(
      and(
        eq(packagePurchases.id, id),
        eq(packagePurchases.clientId, String(actor.clientId)),
        eq(packagePurchases.serviceId, service.id),
      ),
    );
  if (!purchase) throw new ApiError('not_found');
}
