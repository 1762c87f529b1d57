import type { Language } from 'sijil/base/i18n/localized';
import { openingHoursOf } from '#domain/scheduling/openingHours';
import { noSlotsText } from '#domain/scheduling/freeVisits';
import { addDays, riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Actor } from 'sijil/schema/access';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { findRequest, loadRequestPlace } from '../requests/findRequest';
import { assertOwnBranch } from '../branches/ownBranches';
import { searchForRequest } from './assertVisitSlot';
import { loadSlots, type SlotSearch, whyNoSlots } from './loadSlots';

/** Number of days in one answer: a calendar page of a month, with the adjacent days. */
const pageDays = 45;
/** Number of days ahead among which a client can prefer one. */
const wishDays = 21;

/** Registers operations that list a visit's possible times, before and after it is ordered. */
export function registerScheduling(api: AppContext): void {
  const none = async (
    search: SlotSearch,
    days: Awaited<ReturnType<typeof loadSlots>>,
    language: Language,
  ) => {
    const reason = await whyNoSlots(api.db, search, days);
    return reason && noSlotsText(reason, language);
  };

  operation(api, 'clientInspections.availability', {
    summary:
      'The coming days on which a visit to a branch can be wished for, and how many times each has left',
    handler: async ({ actor, query, language }) => {
      const tomorrow = addDays(riyadhDate(api.clock()), 1);
      const from = query.from && query.from > tomorrow ? query.from : tomorrow;
      const search = await searchForWish(api, actor, query, from, addDays(from, wishDays - 1));
      const days = await loadSlots(api.db, search, api.clock());
      return {
        days: days.map(({ day, closed, slots }) => ({
          day,
          closed,
          free: slots.filter(({ remaining }) => remaining > 0).length,
        })),
        none: await none(search, days, language),
      };
    },
  });

  operation(api, 'clientInspections.timeSlots', {
    summary: 'The times of a day at which a visit to a branch can begin, with what is left of each',
    handler: async ({ actor, query, language }) => {
      const search = await searchForWish(api, actor, query, query.day, query.day);
      const days = await loadSlots(api.db, search, api.clock());
      const { closed = null, slots = [] } = days[0] ?? {};
      return { day: query.day, closed, slots: [...slots], none: await none(search, days, language) };
    },
  });

  operation(api, 'inspections.visitSlots', {
    summary: 'The times that the visit of a request can have: of its inspector, or of its supervisor’s team',
    handler: async ({ actor, params, query, language }) => {
      const request = await findRequest(api.db, actor, params.id);
      const from = query.from ?? riyadhDate(api.clock());
      const search = await searchForRequest(api.db, request, from, addDays(from, pageDays - 1));
      const days = await loadSlots(api.db, search, api.clock());
      return {
        days: days.map(({ day, closed, slots }) => ({ day, closed, slots: [...slots] })),
        none: await none(search, days, language),
      };
    },
  });
}

interface WishQuery {
  readonly serviceId: string;
  readonly branchId?: string | undefined;
  /** Opening hours as the order states them. */
  readonly hours?: string | undefined;
}

/** Searches all inspectors: an order's supervisor is unknown before it is placed. */
async function searchForWish(
  api: AppContext,
  actor: Actor,
  { serviceId, branchId: chosen, hours = '' }: WishQuery,
  from: string,
  to: string,
): Promise<SlotSearch> {
  const branchId = chosen ?? null;
  if (branchId !== null) await assertOwnBranch(api.db, actor, branchId);
  const place = await loadRequestPlace(api.db, { branchId, clientId: String(actor.clientId) });
  return {
    cityId: place?.branch.cityId ?? null,
    opening: openingHoursOf(place?.branch, hours),
    serviceId,
    from,
    to,
  };
}
