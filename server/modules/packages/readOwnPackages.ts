import { branchName } from '../../db/names';
import { and, desc, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ownPackageView } from '#domain/api/financeViews';
import { packageState } from '#domain/pricing/packages';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Actor } from 'sijil/schema/access';
import { resources } from '#resources';
import type { Queryable } from 'sijil/server/db/connect';
import { qualified } from 'sijil/server/db/statement';
import { instalments, packagePurchases } from '../../db/schema/money';
import { requests, requestVehicles } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { readableRows } from 'sijil/server/resources/rights';
import { instalmentStatesOn, ofInstalments } from '../../records/owedFields';
import { statedColumns } from '../requests/summaryRows';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { readPage } from 'sijil/server/resources/pageAddress';

/** Registers operations on the packages that a company has bought. */
export function registerPackages(api: AppContext): void {
  operation(api, 'packages.listOwn', {
    summary: "The company's packages: what is left of each, until when, and which requests drew on it",
    handler: async ({ actor, query, reply }) => {
      const { rows, total } = await readOwnPackages(api.db, actor, readPage(query), api.clock());
      reply.header('x-total-count', total);
      return rows;
    },
  });
}

type OwnPackage = z.output<typeof ownPackageView>;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Packages bought by the actor's company, latest end first, each with the requests that drew on it. */
async function readOwnPackages(
  db: Queryable,
  actor: Actor,
  { offset, limit }: Page,
  now: Date,
): Promise<{ rows: OwnPackage[]; total: number }> {
  const today = riyadhDate(now);
  const own = eq(packagePurchases.clientId, String(actor.clientId));
  const { id, name, quantity, used, startsOn, endsOn, closedAt, requestId } = packagePurchases;
  const overdue = exists(
    db
      .select({ one: sql`1` })
      .from(instalments)
      .where(
        and(
          eq(instalments.requestId, requestId),
          instalmentStatesOn(sql`${today}::date`, ofInstalments).overdue,
        ),
      ),
  );
  const { services } = tables;
  const [bought, total] = await Promise.all([
    db
      .select({
        id,
        name,
        quantity,
        used,
        startsOn,
        endsOn,
        closedAt,
        overdue: sql<boolean>`${overdue}`,
        service: {
          id: services.id,
          name: services.name,
        },
        boughtWith: {
          id: requests.id,
          number: requests.number,
        },
      })
      .from(packagePurchases)
      .innerJoin(services, eq(services.id, packagePurchases.serviceId))
      .leftJoin(requests, and(eq(requests.id, requestId), readableRows(resources.requests, actor)))
      .where(own)
      .orderBy(desc(endsOn), id)
      .limit(limit)
      .offset(offset),
    db.$count(packagePurchases, own),
  ]);
  const uses = await readUses(
    db,
    actor,
    bought.map((one) => one.id),
  );
  const rows = bought.map(({ used: taken, closedAt: closed, overdue: late, ...one }) => {
    const left = one.quantity - taken;
    const state = packageState({ left, endsOn: one.endsOn, closed: closed !== null, overdue: late }, today);
    return { ...one, left, state, uses: uses.get(one.id) ?? [] };
  });
  return { rows, total };
}

/** Excludes cancelled requests, which have returned what they drew. */
async function readUses(
  db: Queryable,
  actor: Actor,
  purchaseIds: readonly string[],
): Promise<ReadonlyMap<string, OwnPackage['uses']>> {
  if (purchaseIds.length === 0) return new Map();
  const { branches } = tables;
  const units = sql<number>`greatest(1, (select count(*) from ${requestVehicles}
    where ${qualified(requestVehicles.requestId)} = ${qualified(requests.id)}))::int`;
  const found = await db
    .select({
      purchaseId: requests.purchaseId,
      id: requests.id,
      number: requests.number,
      branch: { id: branches.id, name: branchName },
      units,
      ...statedColumns,
      createdAt: requests.createdAt,
    })
    .from(requests)
    .leftJoin(branches, eq(branches.id, requests.branchId))
    .where(
      and(
        inArray(requests.purchaseId, [...purchaseIds]),
        ne(requests.status, 'cancelled'),
        readableRows(resources.requests, actor),
      ),
    )
    .orderBy(desc(requests.createdAt), requests.id);
  const byPurchase = new Map<string, OwnPackage['uses']>();
  for (const { purchaseId, ...use } of found) {
    const key = String(purchaseId);
    byPurchase.set(key, [...(byPurchase.get(key) ?? []), use]);
  }
  return byPurchase;
}
