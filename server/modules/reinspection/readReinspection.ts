import { eq, type Placeholder, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import { quoteReinspection } from '#domain/pricing/quote';
import { reinspectionRefusal } from '#domain/reinspection/reinspection';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import type { RequestRow } from '../../workflow/effect';
import { toStated } from '../requests/stated';
import { readCompany } from '../settings/readCompany';
import { selectEarlierVisit, toEarlierVisit } from './earlierVisit';

type Reinspection = z.output<typeof requestView>['reinspection'];

/** The visit that a request inspects items of again, and what of its own could be inspected again. */
export function selectReinspection(db: Queryable, id: Placeholder) {
  return {
    ...selectEarlierVisit(db, id),
    earlier: db
      .select({ id: requests.id, number: requests.number })
      .from(requests)
      .where(
        eq(requests.id, sql`(select one.reinspection_of_id from ${requests} as one where one.id = ${id})`),
      ),
  };
}

type SelectedReinspection = ReturnType<typeof selectReinspection>;
type ReinspectionRows = {
  readonly [Part in keyof SelectedReinspection]: SelectedReinspection[Part]['_']['result'];
};

/**
 * Re-inspection of a request: the visit it repeats, those ordered, and the offer; the offer, with its price, is its
 * client's alone.
 */
export async function readReinspection(
  api: AppContext,
  actor: Actor,
  request: RequestRow,
  rows: ReinspectionRows,
): Promise<Reinspection> {
  const [earlier] = rows.earlier;
  const of = earlier ? { ...earlier, items: request.reinspectedItems?.length ?? 0 } : null;
  if (request.resultsSentAt === null) return { of, ordered: null, offer: null };
  const visit = toEarlierVisit(request, rows);
  const mayOrder = actor.clientId === request.clientId && reinspectionRefusal(visit, api.clock()) === null;
  const offer = mayOrder
    ? {
        items: visit.failed,
        vehicles: [...visit.plates],
        total: quoteReinspection(visit, (await readCompany(api.db)).vatPercent).total,
      }
    : null;
  const { openOrder } = visit;
  return {
    of,
    ordered: openOrder && { id: openOrder.id, number: openOrder.number, ...toStated(openOrder, actor) },
    offer,
  };
}
