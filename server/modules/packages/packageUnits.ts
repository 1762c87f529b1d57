import { and, count, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { type OrderedPackage, requests, requestVehicles } from '../../db/schema/requests';
import { packageEndsOn } from '#domain/pricing/packages';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { packagePurchases } from '../../db/schema/money';
import { ApiError } from 'sijil/server/http/apiError';
import type { Effect, EffectContext, RequestRow } from '../../workflow/effect';
import type { Drawn } from '#domain/pricing/refunds';
import { tables } from '../../db/schema/declared';
import { performTransition } from '../../workflow/performTransition';
import { newestForm } from '../templates/readPublished';

/** Draws on the package that pays for the request, or opens the one that this request has just bought (rules 4.4). */
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

/**
 * Locks the package that a request has bought until the transaction ends, so that nobody draws on it. Null if the request
 * bought nothing beyond its own visit.
 */
export async function lockPurchase(
  tx: Transaction,
  { id, total }: Pick<RequestRow, 'id' | 'total'>,
): Promise<Drawn | null> {
  const { quantity, returned, used, requestId } = packagePurchases;
  const [purchase] = await tx
    .select({ quantity, returned, used })
    .from(packagePurchases)
    .where(eq(requestId, id))
    .for('update');
  if (!purchase) return null;
  const bought = purchase.quantity + purchase.returned;
  return bought > (await packageUnits(tx, id)) ? { total: total ?? 0, bought, drawn: purchase.used } : null;
}

/**
 * Removes undrawn visits from a refunded purchase; drawn visits continue. A fully drawn purchase is closed only if
 * `everything` paid was refunded: otherwise visits returned by a cancellation can be drawn again.
 */
export async function closePurchase(
  tx: Transaction,
  requestId: string,
  now: Date,
  everything: boolean,
): Promise<void> {
  const { quantity, used, returned, closedAt } = packagePurchases;
  await tx
    .update(packagePurchases)
    .set({ quantity: used, returned: sql`${returned} + ${quantity} - ${used}`, closedAt: now })
    .where(
      and(
        eq(packagePurchases.requestId, requestId),
        isNull(closedAt),
        everything ? undefined : gt(quantity, used),
      ),
    );
}

/** Units of a package that a request uses: one per branch, or one for each of its vehicles. */
export async function packageUnits(tx: Queryable, requestId: string): Promise<number> {
  const [row] = await tx
    .select({ vehicles: count() })
    .from(requestVehicles)
    .where(eq(requestVehicles.requestId, requestId));
  return Math.max(1, row?.vehicles ?? 0);
}

/**
 * Opens a request for each other branch of a newly paid order, drawn from its purchase (rules 3.15). A branch closed or
 * removed since gets none: its visit stays in the company's balance.
 */
async function openBranchRequests(
  { api, tx, request, now }: EffectContext,
  purchaseId: string,
): Promise<void> {
  if (request.otherBranchIds.length === 0) return;
  const { branches, services } = tables;
  const open = await tx
    .select({ id: branches.id, formId: services.formId })
    .from(branches)
    .innerJoin(services, eq(services.id, request.serviceId))
    .where(
      and(
        inArray(branches.id, request.otherBranchIds),
        eq(branches.active, true),
        isNull(branches.deletedAt),
      ),
    );
  const { clientId, serviceId, createdById, answers, notes } = request;
  const [first] = open;
  if (!first) return;
  const { id: formVersionId } = await newestForm(tx, first.formId);
  for (const { id: branchId } of open) {
    const [opened] = await tx
      .insert(requests)
      .values({
        clientId,
        serviceId,
        createdById,
        answers,
        notes,
        branchId,
        purchaseId,
        kind: 'redeemed',
        status: 'pending',
        orderedWithId: request.id,
        formVersionId,
        statusSince: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: requests.id });
    if (opened)
      await performTransition(api, { requestId: opened.id, name: 'openBranchRequest', actor: null }, tx);
  }
}
