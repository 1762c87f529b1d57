import { and, desc, eq, isNull } from 'drizzle-orm';
import { resources } from '#resources';
import type { Queryable } from 'sijil/server/db/connect';
import { requests } from '../../db/schema/requests';
import type { Actor } from 'sijil/schema/access';
import { ApiError } from 'sijil/server/http/apiError';
import type { RequestRow } from '../../workflow/effect';
import { readableRows } from 'sijil/server/resources/rights';
import type { Localized } from 'sijil/base/i18n/localized';
import { tables } from '../../db/schema/declared';

/** The request's row, if the actor may read it. @throws ApiError not_found */
export async function findRequest(db: Queryable, actor: Actor, id: string): Promise<RequestRow> {
  const [request] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), readableRows(resources.requests, actor)));
  if (!request) throw new ApiError('not_found');
  return request;
}

type BranchRow = typeof tables.branches.$inferSelect;

export interface RequestPlace {
  readonly branch: BranchRow;
  readonly city: Localized;
  readonly district: Localized | null;
}

/**
 * Place of the visit: the request's branch or, for vehicles that were ordered without one, the company's main
 * branch. Null for a company without a branch.
 */
export async function loadRequestPlace(
  db: Queryable,
  request: Pick<RequestRow, 'branchId' | 'clientId'>,
): Promise<RequestPlace | null> {
  const { branches, cities, districts } = tables;
  const [row] = await db
    .select({ branch: branches, city: cities.name, district: districts.name })
    .from(branches)
    .innerJoin(cities, eq(cities.id, branches.cityId))
    .leftJoin(districts, eq(districts.id, branches.districtId))
    .where(
      request.branchId
        ? eq(branches.id, request.branchId)
        : and(eq(branches.clientId, request.clientId), isNull(branches.deletedAt)),
    )
    .orderBy(desc(branches.main), branches.createdAt)
    .limit(1);
  return row ?? null;
}

/** Google Maps link of a place, which every phone opens in its map. */
export function mapLinkOf({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
