import { and, eq } from 'drizzle-orm';
import { quoteReinspection } from '#domain/pricing/quote';
import { reinspectionRefusal, vehiclesOf } from '#domain/reinspection/reinspection';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { requests } from '../../db/schema/requests';
import { ApiError } from '#framework/server/http/apiError';
import { readableRows } from '#framework/server/resources/rowFilter';
import { performTransition } from '../../workflow/performTransition';
import { drawContractNow } from '../contracts/drawContract';
import { notifyAbout } from '../notifications/notify';
import type { Orderer } from './orderRequest';
import { placeOrder } from './placeOrder';
import { findOffer } from './serviceRow';
import { readCompany } from '../settings/readCompany';
import { readEarlierVisit } from '../reinspection/earlierVisit';

/**
 * Orders a visit that inspects again only what an earlier one found wanting (rules 3.18); its contract is sent as that of
 * any order. Answers the new request's id.
 * @throws ApiError not_found for a request that is not the actor's; guard_refused with the reason.
 */
export async function orderReinspection(
  api: AppContext,
  { actor }: Pick<Orderer, 'actor'>,
  earlierId: string,
): Promise<string> {
  const id = await api.db.transaction(async (tx) => {
    // Locked, so that of two orders at once the second finds the first.
    const [earlier] = await tx
      .select()
      .from(requests)
      .where(and(eq(requests.id, earlierId), readableRows(resources.requests, actor)))
      .for('update');
    if (!earlier) throw new ApiError('not_found');
    const visit = await readEarlierVisit(tx, earlier);
    const refusal = reinspectionRefusal(visit, api.clock());
    if (refusal) throw new ApiError('guard_refused', { reason: refusal });
    const service = await findOffer(tx, earlier.serviceId);
    const { vatPercent } = await readCompany(tx);
    const quote = quoteReinspection(visit, vatPercent);
    const request = await placeOrder(
      api,
      tx,
      actor,
      service,
      { branchId: earlier.branchId, vehicleIds: vehiclesOf(visit.items) },
      {
        kind: 'standard',
        answers: earlier.answers,
        quote,
        total: quote.total,
        paymentPlan: 'one',
        reinspectionOfId: earlier.id,
        reinspectedItems: visit.items,
        formVersionId: earlier.formVersionId,
      },
    );
    if (service.requiresContractReview)
      await notifyAbout(api, tx, request, 'orderPlaced', 'operations', { actor });
    else await performTransition(api, { requestId: request.id, name: 'sendContract', actor: null }, tx);
    return request.id;
  });
  await drawContractNow(api, id);
  return id;
}
