import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { riyadhDate, riyadhInstant } from '#domain/scheduling/riyadhTime';
import type { Api } from '../../http/api';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';

type MonthFigures = NonNullable<z.output<typeof dashboardView>['month']>;

/**
 * The Riyadh month so far. An order counts in the month in which its contract was signed and while it is not cancelled;
 * an inspection counts in the month in which its results were sent, with the score that it has now.
 */
export async function loadMonthFigures({ db, clock }: Pick<Api, 'db' | 'clock'>): Promise<MonthFigures> {
  const now = clock();
  const from = riyadhInstant(`${riyadhDate(now).slice(0, 'YYYY-MM'.length)}-01`);
  const { rows } = await db.execute<{
    orders: number;
    value: number;
    completed: number;
    average_score: number | null;
  }>(sql`
    select ordered.orders, ordered.value, inspected.completed, inspected.average_score
    from (
      select count(*)::int as orders, coalesce(sum(r.total), 0)::float8 as value
      from ${contracts} c join ${requests} r on r.id = c.request_id
      where c.signed_at >= ${from} and c.signed_at <= ${now} and r.status <> 'cancelled'
    ) ordered, (
      select count(*)::int as completed, round(avg(r.score), 1)::float8 as average_score
      from ${requests} r where r.results_sent_at >= ${from} and r.results_sent_at <= ${now}
    ) inspected`);
  const [row] = rows;
  return {
    orders: row?.orders ?? 0,
    value: row?.value ?? 0,
    completed: row?.completed ?? 0,
    averageScore: row?.average_score ?? null,
  };
}
