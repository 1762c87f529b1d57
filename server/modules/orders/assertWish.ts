import type { Language } from '#framework/base/i18n/localized';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { Actor } from '#framework/schema/access';
import type { Queryable } from '#framework/server/db/connect';
import { loadRequestPlace } from '../requests/requestPlace';
import { assertFree, assertFreeDay } from '../scheduling/assertVisitSlot';

/** Preferred visit time: a day, or an hour of it; neither means no preference. */
export interface Wish {
  readonly preferredOn: string | null;
  readonly preferredAt: Date | null;
}

interface WishAsked {
  readonly serviceId: string;
  readonly branchId: string | null;
  readonly preferredOn?: string | null;
  readonly preferredAt?: string | null;
}

/**
 * A client's wish, where it is one that somebody can keep. Nothing is booked before the supervisor proposes a visit.
 * @throws ApiError validation_failed on `preferredAt` or `preferredOn`
 */
export async function assertWish(
  db: Queryable,
  actor: Actor,
  { serviceId, branchId, preferredOn = null, preferredAt }: WishAsked,
  now: Date,
  language: Language,
): Promise<Wish> {
  const moment = preferredAt ? new Date(preferredAt) : null;
  const day = moment ? riyadhDate(moment) : preferredOn;
  if (day === null) return { preferredOn: null, preferredAt: null };
  const place = await loadRequestPlace(db, { branchId, clientId: String(actor.clientId) });
  const search = { cityId: place?.branch.cityId ?? null, serviceId, from: day, to: day };
  if (moment) await assertFree(db, search, 'preferredAt', moment, now, language);
  else await assertFreeDay(db, search, 'preferredOn', now, language);
  return { preferredOn: moment ? null : day, preferredAt: moment };
}
