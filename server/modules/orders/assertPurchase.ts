import { and, eq } from 'drizzle-orm';
import type { Language } from '#domain/i18n/localized';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import type { Actor } from '#domain/schema/access';
import type { Transaction } from '../../db/connect';
import { packagePurchases } from '../../db/schema/money';
import { ApiError, fieldError } from '../../http/apiError';
import type { Subject } from './orderSubject';
import { orderTexts } from './orderTexts';
import type { ServiceRow } from './serviceRow';

/**
 * The company's own purchase of this service, still in time and not used up.
 * @throws ApiError not_found when it is not theirs or of another service, package_exhausted when nothing can be drawn.
 */
export async function assertPurchase(
  tx: Transaction,
  actor: Actor,
  service: ServiceRow,
  id: string,
  now: Date,
): Promise<typeof packagePurchases.$inferSelect> {
  if (!/^[\da-f-]{36}$/i.test(id)) throw new ApiError('not_found');
  const [purchase] = await tx
    .select()
    .from(packagePurchases)
    .where(
      and(
        eq(packagePurchases.id, id),
        eq(packagePurchases.clientId, String(actor.clientId)),
        eq(packagePurchases.serviceId, service.id),
      ),
    );
  if (!purchase) throw new ApiError('not_found');
  if (purchase.used >= purchase.quantity || purchase.endsOn < riyadhDate(now))
    throw new ApiError('package_exhausted');
  return purchase;
}

/** Said before anything is drawn; who draws at the same moment is told by the drawing itself. @throws ApiError validation_failed. */
export function assertEnoughLeft(
  { quantity, used }: typeof packagePurchases.$inferSelect,
  { vehicleIds }: Subject,
  language: Language,
): void {
  const left = quantity - used;
  if (vehicleIds.length > left)
    throw fieldError('vehicleIds', orderTexts.moreThanLeft[language].replace('{limit}', String(left)));
}
