import { and, eq, lte, sql } from 'drizzle-orm';
import type { PackageDuration } from '#domain/pricing/packageDurations';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import type { Transaction } from '../../db/connect';
import { packagePurchases } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { ApiError } from '../../http/apiError';
import type { Effect } from '../../workflow/effect';
import { packageEndsOn } from './packageEndsOn';
import { packageUnits } from './packageUnits';

/** Draws on the package that pays for the request, or opens it where this request has just bought it (rules 4.4). */
export const usePackage: Effect = async ({ tx, request, now }) => {
  const units = await packageUnits(tx, request.id);
  if (request.purchaseId) {
    await drawOn(tx, request.purchaseId, units);
    return;
  }
  if (!request.package) return;
  const { name, duration, quantity } = request.package;
  const startsOn = riyadhDate(now);
  const [purchase] = await tx
    .insert(packagePurchases)
    .values({
      requestId: request.id,
      clientId: request.clientId,
      serviceId: request.serviceId,
      name,
      quantity,
      used: units,
      startsOn,
      endsOn: packageEndsOn(startsOn, duration as PackageDuration),
    })
    .returning({ id: packagePurchases.id });
  await tx
    .update(requests)
    .set({ purchaseId: String(purchase?.id) })
    .where(eq(requests.id, request.id));
};

/** In one statement, so that two who redeem the last inspection at once cannot both have it. */
async function drawOn(tx: Transaction, purchaseId: string, units: number): Promise<void> {
  const { used, quantity } = packagePurchases;
  const drawn = await tx
    .update(packagePurchases)
    .set({ used: sql`${used} + ${units}` })
    .where(and(eq(packagePurchases.id, purchaseId), lte(sql`${used} + ${units}`, quantity)))
    .returning({ id: packagePurchases.id });
  if (drawn.length === 0) throw new ApiError('package_exhausted');
}
