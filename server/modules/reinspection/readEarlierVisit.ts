import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import { reinspectionPrice } from '#domain/pricing/reinspectionPrice';
import type { EarlierVisit } from '#domain/reinspection/reinspectionRefusal';
import type { Queryable } from '../../db/connect';
import { correctiveItems, requests } from '../../db/schema/requests';
import { tables } from '../../db/tables/tables';
import type { RequestRow } from '../../workflow/requestRow';

/** A visit with what of it could be inspected again. */
interface Reinspectable extends EarlierVisit {
  readonly keys: readonly string[];
  /** Halalas without VAT; 0 where it is not offered. */
  readonly price: number;
  readonly standing: Pick<RequestRow, 'id' | 'number' | 'status'> | null;
}

export async function readEarlierVisit(db: Queryable, request: RequestRow): Promise<Reinspectable> {
  const { services } = tables;
  // One after the other: it is read within transactions too.
  const items = await db
    .select({ key: correctiveItems.questionKey })
    .from(correctiveItems)
    .where(
      and(
        eq(correctiveItems.requestId, request.id),
        or(isNull(correctiveItems.verdict), ne(correctiveItems.verdict, 'accepted')),
      ),
    )
    .orderBy(asc(correctiveItems.questionKey));
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
    ofVehicles: service?.subject === 'vehicle',
    failed: items.length,
    ordered: standing !== undefined,
    priced: percent !== null,
    keys: items.map(({ key }) => key),
    price: percent === null || !service ? 0 : reinspectionPrice(service.basePrice, percent),
    standing: standing ?? null,
  };
}
