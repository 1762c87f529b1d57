import { and, asc, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestSummary } from '#domain/api/requestViews';
import type { RequestFigure } from '#domain/figures/figures';
import { type Days, daysOf, type Period } from '#domain/figures/period';
import { addDays, riyadhInstant } from '#framework/base/time/riyadhTime';
import type { AppContext } from '#framework/server/http/appContext';
import { requests } from '../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { selectRequests, toSummary } from '../requests/summaryRows';
import { sumDays } from './periodSums';

interface AskedRequests {
  readonly name: RequestFigure;
  readonly period: Period;
  readonly serviceId?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

interface RequestList {
  readonly rows: z.output<typeof requestSummary>[];
  readonly total: number;
}

/**
 * The requests that a figure counts, the most telling first: the latest signed, the dearest, the latest results, the
 * lowest score. As many as the figure says.
 */
export async function listBehindFigure(
  api: AppContext,
  actor: Actor,
  { name, period, serviceId, offset, limit }: AskedRequests,
): Promise<RequestList> {
  const days = daysOf(period, api.clock());
  const orders: Record<RequestFigure, readonly SQL[]> = {
    orders: [desc(requests.signedAt)],
    value: [sql`${requests.total} desc nulls last`],
    inspections: [desc(requests.resultsSentAt)],
    averageScore: [sql`${requests.score} asc nulls last`, desc(requests.resultsSentAt)],
  };
  const [rows, sums] = await Promise.all([
    selectRequests(api.db)
      .where(
        and(countedBy(name, days), serviceId === undefined ? undefined : eq(requests.serviceId, serviceId)),
      )
      .orderBy(...orders[name], asc(requests.id))
      .limit(limit)
      .offset(offset),
    sumDays(api.db, days, serviceId),
  ]);
  const total = name === 'orders' || name === 'value' ? sums.orders : sums.inspections;
  return { rows: rows.map((row) => toSummary(row, actor)), total };
}

function countedBy(name: RequestFigure, { from, to }: Days): SQL | undefined {
  const [begin, end] = [riyadhInstant(from), riyadhInstant(addDays(to, 1))];
  const ordered = name === 'orders' || name === 'value';
  const at = ordered ? requests.signedAt : requests.resultsSentAt;
  return and(gte(at, begin), lt(at, end), ordered ? ne(requests.status, 'cancelled') : undefined);
}
