import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { purchaseView, serviceView } from '#domain/api/orderViews';
import { packageDiscount } from '#domain/pricing/quote';
import { addVat } from '#domain/pricing/amounts';
import type { Actor } from 'sijil/schema/access';
import type { AppContext } from 'sijil/server/http/appContext';
import { tables } from '../../db/schema/declared';
import { linksOf } from 'sijil/server/files/fileLinks';
import { requests } from '../../db/schema/requests';
import { readCompany } from '../settings/readCompany';
import { openPurchases } from '../packages/openPurchases';
import type { RecordValues } from 'sijil/schema/shape';
import { services as declaration } from '#resources/services';
import type { Queryable } from 'sijil/server/db/connect';
import { ApiError } from 'sijil/server/http/apiError';

const { services } = tables;
type Purchase = z.output<typeof purchaseView>;
type ServiceView = z.output<typeof serviceView>;

/** Number of latest orders from which services are ranked. */
const countedOrders = 500;

/**
 * Offered services, most ordered first, with the caller's company's balance of their packages; retired services for admins
 * only.
 */
export async function readServices(
  api: AppContext,
  /** Null for an anonymous caller, who has bought nothing. */
  actor: Actor | null,
  id?: string,
): Promise<ServiceView[]> {
  const latest = api.db
    .select({ serviceId: requests.serviceId })
    .from(requests)
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(countedOrders)
    .as('latest');
  const ordered = api.db
    .select({ serviceId: latest.serviceId, orders: count().as('orders') })
    .from(latest)
    .groupBy(latest.serviceId)
    .as('ordered');
  const rows: ServiceRow[] = await api.db
    .select(getTableColumns(services))
    .from(services)
    .leftJoin(ordered, eq(ordered.serviceId, services.id))
    .where(
      and(
        isNull(services.deletedAt),
        actor && hasPrivilege(actor.role, 'services.readRetired') ? undefined : eq(services.active, true),
        id === undefined ? undefined : eq(services.id, id),
      ),
    )
    .orderBy(sql`${ordered.orders} desc nulls last`, sql`${services.name}->>'ar'`, services.id);
  const [links, purchases, { vatPercent }] = await Promise.all([
    linksOf(
      api,
      api.db,
      rows.map(({ image }) => image),
    ),
    readPurchases(api, actor, rows),
    readCompany(api.db),
  ]);
  return rows.map((row) => ({
    ...toOffer(row, vatPercent),
    image: links.get(String(row.image)) ?? null,
    ...balanceOf(purchases.get(row.id) ?? []),
  }));
}

function toOffer(row: ServiceRow, vatPercent: number): Omit<ServiceView, 'image' | 'purchases' | 'balance'> {
  const { id, name, description, subject, billing, basePrice, min, max } = row;
  return {
    id,
    name,
    description,
    subject,
    billing,
    basePrice,
    min,
    max,
    basePriceWithVat: addVat(basePrice, vatPercent).total,
    packages: servicePackages(row).map((offer) => toPackageView(offer, vatPercent)),
    howItWorks: serviceSteps(row).map((step) => ({
      id: step.id,
      title: step.title,
      details: step.details,
    })),
    questions: serviceQuestions(row).map((question) => ({
      id: question.id,
      text: question.text,
      mandatory: question.mandatory ?? false,
    })),
  };
}

const balanceOf = (purchases: Purchase[]) => ({
  purchases,
  balance: purchases.reduce((sum, { remaining }) => sum + remaining, 0),
});

function toPackageView(
  { id, name, duration, quantity, price, ...discount }: Owned<'packages'>,
  vatPercent: number,
) {
  const payable = price - packageDiscount({ price, ...discount });
  return { id, name, duration, quantity, price, payable, payableWithVat: addVat(payable, vatPercent).total };
}

/** Balance of the company's packages that are usable today, by service. */
async function readPurchases(
  api: AppContext,
  actor: Actor | null,
  rows: readonly ServiceRow[],
): Promise<Map<string, Purchase[]>> {
  if (!actor?.clientId || rows.length === 0) return new Map();
  const found = await openPurchases(
    api.db,
    actor.clientId,
    rows.map(({ id }) => id),
    api.clock(),
  );
  const byService = new Map<string, Purchase[]>();
  for (const { serviceId, ...purchase } of found) {
    byService.set(serviceId, [...(byService.get(serviceId) ?? []), purchase]);
  }
  return byService;
}

export type ServiceRow = typeof tables.services.$inferSelect;

type Lists = typeof declaration.fields;
/** Row of one of a service's lists as it is stored, with the id that the engine assigned. */
type OwnedName = 'packages' | 'questions' | 'howItWorks';
export type Owned<N extends OwnedName> = RecordValues<Lists[N]['fields']> & {
  readonly id: string;
};

const rowsOf = <N extends OwnedName>(service: ServiceRow, name: N) =>
  (service[name] ?? []) as readonly Owned<N>[];
export const servicePackages = (service: ServiceRow) => rowsOf(service, 'packages');
export const serviceQuestions = (service: ServiceRow) => rowsOf(service, 'questions');
const serviceSteps = (service: ServiceRow) => rowsOf(service, 'howItWorks');

/** A service that can be ordered. @throws ApiError not_found for an unknown service, or one no longer offered. */
export async function findOffer(tx: Queryable, id: string): Promise<ServiceRow> {
  const { services } = tables;
  const [service] = await tx
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.active, true), isNull(services.deletedAt)));
  if (!service) throw new ApiError('not_found');
  return service;
}
