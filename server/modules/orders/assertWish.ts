import type { Language } from '#domain/i18n/localized';
import { riyadhDate } from '#domain/time/riyadhTime';
import type { Actor } from '#domain/schema/access';
import type { Queryable } from '../../db/connect';
import { loadRequestPlace } from '../requests/requestPlace';
import { assertFree } from '../scheduling/assertVisitSlot';

/**
 * The time that a client wishes for, where it is one that somebody can keep; null for none. It is a wish: nothing is
 * booked before the supervisor proposes a visit. @throws ApiError validation_failed on `preferredAt`
 */
export async function assertWish(
  db: Queryable,
  actor: Actor,
  wish: {
    readonly serviceId: string;
    readonly branchId: string | null;
    readonly preferredAt: string | null | undefined;
  },
  now: Date,
  language: Language,
): Promise<Date | null> {
  const { serviceId, branchId, preferredAt } = wish;
  if (!preferredAt) return null;
  const moment = new Date(preferredAt);
  const day = riyadhDate(moment);
  const place = await loadRequestPlace(db, { branchId, clientId: String(actor.clientId) });
  const search = { cityId: place?.branch.cityId ?? null, serviceId, from: day, to: day };
  await assertFree(db, search, 'preferredAt', moment, now, language);
  return moment;
}
