import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import { quoteReinspection } from '#domain/pricing/quoteReinspection';
import { reinspectionRefusal } from '#domain/reinspection/reinspectionRefusal';
import type { AppContext } from '../../http/appContext';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import type { RequestRow } from '../../workflow/requestRow';
import { readCompany } from '../settings/readCompany';
import { readEarlierVisit } from './readEarlierVisit';

type Reinspection = z.output<typeof requestView>['reinspection'];

/** What a request has to do with inspecting items again; the offer, with its price, is its client's alone. */
export async function readReinspection(
  api: AppContext,
  actor: Actor,
  request: RequestRow,
): Promise<Reinspection> {
  const of = await readEarlier(api, request);
  if (request.resultsSentAt === null) return { of, ordered: null, offer: null };
  const visit = await readEarlierVisit(api.db, request);
  const mayOrder = actor.clientId === request.clientId && reinspectionRefusal(visit, api.clock()) === null;
  const offer = mayOrder
    ? {
        items: visit.failed,
        vehicles: [...visit.plates],
        total: quoteReinspection(visit, (await readCompany(api.db)).vatPercent).total,
      }
    : null;
  return { of, ordered: visit.standing, offer };
}

async function readEarlier(api: AppContext, request: RequestRow): Promise<Reinspection['of']> {
  if (request.reinspectionOfId === null) return null;
  const [earlier] = await api.db
    .select({ id: requests.id, number: requests.number })
    .from(requests)
    .where(eq(requests.id, request.reinspectionOfId));
  return earlier ? { ...earlier, items: request.reinspectedItems?.length ?? 0 } : null;
}
