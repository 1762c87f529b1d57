import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import type { ReinspectedItem } from '#domain/reinspection/reinspectedItem';
import type { EarlierVisit } from '#domain/reinspection/reinspectionRefusal';
import type { Queryable } from '../../db/connect';
import { correctiveItems, requests } from '../../db/schema/requests';
import { tables } from '../../db/tables/tables';
import type { RequestRow } from '../../workflow/requestRow';

/** A visit with what of it could be inspected again. */
interface Reinspectable extends EarlierVisit {
  readonly items: readonly ReinspectedItem[];
  /** Of the vehicles that would be visited again. */
  readonly plates: readonly string[];
  /** Of the service, in halalas; a percent of null: it offers none. */
  readonly basePrice: number;
  readonly percent: number | null;
  readonly standing: Pick<RequestRow, 'id' | 'number' | 'status'> | null;
}

export async function readEarlierVisit(db: Queryable, request: RequestRow): Promise<Reinspectable> {
  const { services, vehicles } = tables;
  // One after the other: it is read within transactions too.
  const rows = await db
    .select({
      vehicleId: correctiveItems.vehicleId,
      questionKey: correctiveItems.questionKey,
      plate: vehicles.number,
    })
    .from(correctiveItems)
    .leftJoin(vehicles, eq(vehicles.id, correctiveItems.vehicleId))
    .where(
      and(
        eq(correctiveItems.requestId, request.id),
        or(isNull(correctiveItems.verdict), ne(correctiveItems.verdict, 'accepted')),
        // A vehicle that was sold or closed since cannot be visited.
        or(
          isNull(correctiveItems.vehicleId),
          and(eq(vehicles.clientId, request.clientId), eq(vehicles.active, true), isNull(vehicles.deletedAt)),
        ),
      ),
    )
    .orderBy(asc(vehicles.number), asc(correctiveItems.questionKey));
  const items = rows.map(({ vehicleId, questionKey }) => ({ vehicleId, questionKey }));
  const [standing] = await db
    .select({ id: requests.id, number: requests.number, status: requests.status })
    .from(requests)
    .where(and(eq(requests.reinspectionOfId, request.id), ne(requests.status, 'cancelled')))
    .limit(1);
  const [service] = await db.select().from(services).where(eq(services.id, request.serviceId));
  const onOffer = service?.active === true && service.deletedAt === null;
  const percent = onOffer ? service.reinspectionPercent : null;
  return {
    status: request.status,
    resultsSentAt: request.resultsSentAt,
    failed: items.length,
    ordered: standing !== undefined,
    priced: percent !== null,
    items,
    plates: [...new Set(rows.flatMap(({ plate }) => plate ?? []))],
    basePrice: service?.basePrice ?? 0,
    percent,
    standing: standing ?? null,
  };
}
