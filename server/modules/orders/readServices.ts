import { and, count, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasPrivilege } from '#domain/access/privileges';
import type { purchaseView, serviceView } from '#domain/api/orderViews';
import { packageDiscount } from '#domain/pricing/quote';
import { addVat } from '#domain/pricing/amounts';
import type { Actor } from '#framework/schema/access';
import type { AppContext } from '#framework/server/http/appContext';
import { tables } from '#framework/server/db/schema/tables';
import { linksOf } from '#framework/server/files/fileLinks';
import { requests } from '../../db/schema/requests';
import { readCompany } from '../settings/readCompany';
import { openPurchases } from '../packages/openPurchases';
import { type Owned, servicePackages, serviceQuestions, type ServiceRow, serviceSteps } from './serviceRow';

const { services } = tables;
type Purchase = z.output<typeof purchaseView>;
type ServiceView = z.output<typeof serviceView>;

/** Number of latest orders that decide the order of services. */
const countedOrders = 500;

/** The services on offer, the most ordered first, with what the caller's company still holds of their packages; retired ones for admins only. */
export async function readServices(
  api: AppContext,
  /** Null: anybody, who has bought nothing. */
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

/** Balance of the company's own packages that can be used today, by service. */
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
