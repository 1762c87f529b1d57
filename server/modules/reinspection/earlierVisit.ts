import { and, asc, eq, isNull, ne, or, type Placeholder, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  carriedAnswers,
  type EarlierVisit,
  type ReinspectedItem,
  reinspectionRefusal,
} from '#domain/reinspection/reinspection';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { answers, correctiveItems, requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import type { RequestRow } from '../../workflow/effect';
import { statedColumns, toStated } from '../requests/summaryRows';
import { loadAcceptedKeys } from '../filledForms/loadScoredForm';
import type { requestView } from '#domain/api/requestViews';
import { quoteReinspection } from '#domain/pricing/quote';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { readCompany } from '../settings/readCompany';

type Reinspection = z.output<typeof requestView>['reinspection'];

/** The visit whose items a request inspects again, and the items of the request that could be inspected again. */
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
 * Re-inspection of a request: the visit it repeats, the ones ordered, and the offer; only its client gets the offer with its
 * price.
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

/** A visit with the items that could be inspected again. */
interface Reinspectable extends EarlierVisit {
  readonly items: readonly ReinspectedItem[];
  /** Plates of the vehicles to visit again. */
  readonly plates: readonly string[];
  /** Price of the service in halalas; a null percent: it offers no re-inspection. */
  readonly basePrice: number;
  readonly percent: number | null;
  readonly openOrder: ReturnType<typeof selectEarlierVisit>['openOrder']['_']['result'][number] | null;
}

/**
 * Selects the items of a request that can still be inspected again, and the re-inspections ordered: separate queries, or
 * parts of one batch.
 */
function selectEarlierVisit(db: Queryable, id: string | Placeholder) {
  const { services, vehicles } = tables;
  return {
    items: db
      .select({
        vehicleId: correctiveItems.vehicleId,
        questionKey: correctiveItems.questionKey,
        plate: vehicles.number,
      })
      .from(correctiveItems)
      .innerJoin(requests, eq(requests.id, correctiveItems.requestId))
      .leftJoin(vehicles, eq(vehicles.id, correctiveItems.vehicleId))
      .where(
        and(
          eq(correctiveItems.requestId, id),
          or(isNull(correctiveItems.verdict), ne(correctiveItems.verdict, 'accepted')),
          // A vehicle sold or closed since then cannot be visited.
          or(
            isNull(correctiveItems.vehicleId),
            and(
              eq(vehicles.clientId, requests.clientId),
              eq(vehicles.active, true),
              isNull(vehicles.deletedAt),
            ),
          ),
        ),
      )
      .orderBy(asc(vehicles.number), asc(correctiveItems.questionKey)),
    openOrder: db
      .select({ id: requests.id, number: requests.number, ...statedColumns })
      .from(requests)
      .where(and(eq(requests.reinspectionOfId, id), ne(requests.status, 'cancelled')))
      .limit(1),
    service: db
      .select({
        active: services.active,
        deletedAt: services.deletedAt,
        percent: services.reinspectionPercent,
        basePrice: services.basePrice,
      })
      .from(requests)
      .innerJoin(services, eq(services.id, requests.serviceId))
      .where(eq(requests.id, id)),
  };
}

type Selected = ReturnType<typeof selectEarlierVisit>;

type Rows = { readonly [Part in keyof Selected]: Selected[Part]['_']['result'] };

type Visited = Pick<RequestRow, 'status' | 'resultsSentAt'>;

/** Runs the queries one by one, as a transaction requires. */
export async function readEarlierVisit(db: Queryable, request: RequestRow): Promise<Reinspectable> {
  const { items, openOrder, service } = selectEarlierVisit(db, request.id);
  return toEarlierVisit(request, { items: await items, openOrder: await openOrder, service: await service });
}

function toEarlierVisit({ status, resultsSentAt }: Visited, rows: Rows): Reinspectable {
  const { items } = rows;
  const [[openOrder], [service]] = [rows.openOrder, rows.service];
  const onOffer = service?.active === true && service.deletedAt === null;
  const percent = onOffer ? service.percent : null;
  return {
    status,
    resultsSentAt,
    failed: items.length,
    ordered: openOrder !== undefined,
    priced: percent !== null,
    items: items.map(({ vehicleId, questionKey }) => ({ vehicleId, questionKey })),
    plates: [...new Set(items.flatMap(({ plate }) => plate ?? []))],
    basePrice: service?.basePrice ?? 0,
    percent,
    openOrder: openOrder ?? null,
  };
}

type NewAnswer = typeof answers.$inferInsert;

/**
 * Answers that a re-inspection takes over from the visit whose failed items it inspects again; none for a visit of
 * the entire form.
 */
export async function carryAnswers(
  tx: Transaction,
  { id, reinspectionOfId, reinspectedItems }: RequestRow,
): Promise<NewAnswer[]> {
  if (reinspectionOfId === null || reinspectedItems === null) return [];
  const earlier = await tx.select().from(answers).where(eq(answers.requestId, reinspectionOfId));
  const acceptedKeysOf = await loadAcceptedKeys(tx, reinspectionOfId);
  return carriedAnswers(earlier, reinspectedItems, acceptedKeysOf).map(
    ({ vehicleId, questionKey, score, reading, entries, note, supervisorNote, fileIds }) => ({
      requestId: id,
      vehicleId,
      questionKey,
      score,
      reading,
      entries,
      note,
      supervisorNote,
      fileIds,
      carried: true,
    }),
  );
}
