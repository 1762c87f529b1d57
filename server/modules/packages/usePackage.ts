import { and, eq, lte, sql } from 'drizzle-orm';
import { packageEndsOn } from '#domain/pricing/packages';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { Transaction } from '#framework/server/db/connect';
import { packagePurchases } from '../../db/schema/money';
import { type OrderedPackage, requests } from '../../db/schema/requests';
import { ApiError } from '#framework/server/http/apiError';
import type { Effect, EffectContext } from '../../workflow/effect';
import { openBranchRequests } from './openBranchRequests';
import { packageUnits } from './packageUnits';

/** Draws on the package that pays for the request, or opens it where this request has just bought it (rules 4.4). */
export const usePackage: Effect = async (context) => {
  const { tx, request } = context;
  const units = await packageUnits(tx, request.id);
  if (request.purchaseId) {
    await drawOn(tx, request.purchaseId, units);
    return;
  }
  if (!request.package) return;
  const purchaseId = await openPurchase(context, request.package, units);
  await openBranchRequests(context, purchaseId);
};

async function openPurchase(
  { tx, request, now }: EffectContext,
  { name, duration, quantity }: OrderedPackage,
  units: number,
): Promise<string> {
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
      endsOn: packageEndsOn(startsOn, duration),
    })
    .returning({ id: packagePurchases.id });
  const purchaseId = String(purchase?.id);
  await tx.update(requests).set({ purchaseId }).where(eq(requests.id, request.id));
  return purchaseId;
}

/** Single statement, so that two requests cannot both use the last inspection. */
async function drawOn(tx: Transaction, purchaseId: string, units: number): Promise<void> {
  const { used, quantity } = packagePurchases;
  const drawn = await tx
    .update(packagePurchases)
    .set({ used: sql`${used} + ${units}` })
    .where(and(eq(packagePurchases.id, purchaseId), lte(sql`${used} + ${units}`, quantity)))
    .returning({ id: packagePurchases.id });
  if (drawn.length === 0) throw new ApiError('package_exhausted');
}
