import type { redeemBody } from '#domain/requests/orderBodies';
import type { ShapeValues } from '#framework/schema/shape';
import type { AppContext } from '#framework/server/http/appContext';
import { performTransition } from '../../workflow/performTransition';
import { chooseBalance } from './chooseBalance';
import { assertOrderAnswers } from './orderAnswers';
import { type Orderer, placeOnce, wishOf } from './orderRequest';
import { assertSubject, type Subject } from './orderSubject';
import { placeOrder } from './placeOrder';
import { findOffer } from './serviceRow';

/**
 * Pays for new inspections out of packages that the company has already bought: a request for each branch, all of them or
 * none. Answers the id of the first, which the others were ordered with.
 */
export async function redeemBalance(
  api: AppContext,
  { actor, language, key }: Orderer,
  body: ShapeValues<typeof redeemBody>,
): Promise<string> {
  return placeOnce(api, { userId: actor.userId, key, content: ['redeem', body] }, async (tx) => {
    const service = await findOffer(tx, body.serviceId);
    const subject = await assertSubject(tx, actor, service, body, language);
    const answers = assertOrderAnswers(service, body.answers ?? [], language);
    const wish = await wishOf(api, tx, actor, subject, body, language);
    const visits = visitsOf(subject);
    const drawn = await chooseBalance(tx, actor, service, {
      purchaseId: body.purchaseId ?? null,
      subject,
      now: api.clock(),
      language,
    });
    let first: string | null = null;
    for (const [index, visit] of visits.entries()) {
      const request = await placeOrder(api, tx, actor, service, visit, {
        kind: 'redeemed',
        answers,
        purchaseId: drawn[index] ?? null,
        orderedWithId: first,
        notes: body.notes ?? null,
        ...wish,
      });
      await performTransition(api, { requestId: request.id, name: 'redeemPackage', actor }, tx);
      first ??= request.id;
    }
    return String(first);
  });
}

/** Visits of the order: one per branch, or one for all vehicles. */
function visitsOf({ branchId, otherBranchIds, vehicleIds }: Subject) {
  return [branchId, ...otherBranchIds].map((id) => ({ branchId: id, vehicleIds }));
}
