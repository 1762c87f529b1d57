import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { stepsReport } from '#domain/api/reportViews';
import { daysOf, type Period } from '#domain/figures/period';
import { lateAfterDays } from '#domain/figures/figures';
import { type RequestStatus, statuses, statusNames } from '#domain/workflow/statuses';
import { dayMs, endOfRiyadhDay, riyadhInstant } from '#framework/base/time/riyadhTime';
import type { AppContext } from '#framework/server/http/appContext';

interface Left extends Record<string, unknown> {
  readonly status: RequestStatus;
  readonly left: number;
  readonly hours: number | null;
  readonly leftLate: number;
}

interface Waiting extends Record<string, unknown> {
  readonly status: RequestStatus;
  readonly waiting: number;
  readonly waitingLate: number;
}

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');

/** Returns the requests that left each open status in a period, and those that are in it now. */
export async function loadSteps(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<z.output<typeof stepsReport>> {
  const now = clock();
  const { from, to } = daysOf(period, now);
  const late = sql`make_interval(days => ${lateAfterDays})`;
  // A row of the history ends a stay. It began with the row before it: of the same period, of an earlier one, or with the request.
  const { rows: left } = await db.execute<Left>(sql`
    with steps as (
      select request_id, position, "from", at, lag(at) over (partition by request_id order by position) as began_at
      from request_history
      where at between ${riyadhInstant(from)} and ${endOfRiyadhDay(to)} and "from" <> "to"
    ), stays as materialized (
      select steps."from" as status, steps.at - coalesce(
        steps.began_at,
        (select earlier.at from request_history earlier
          where earlier.request_id = steps.request_id and earlier.position < steps.position and earlier."from" <> earlier."to"
          order by earlier.position desc limit 1),
        requests.created_at) as duration
      from steps join requests on requests.id = steps.request_id
    )
    select status, count(*)::int as left, round((extract(epoch from avg(duration)) / 3600)::numeric, 1)::float8 as hours,
      (count(*) filter (where duration > ${late}))::int as "leftLate"
    from stays group by 1`);
  const { rows: waiting } = await db.execute<Waiting>(sql`
    select status, count(*)::int as waiting,
      (count(*) filter (where status_since < ${new Date(now.getTime() - lateAfterDays * dayMs)}))::int as "waitingLate"
    from requests where status = any(${sql.param(openStatuses)}::text[]) group by 1`);
  const leftBy = new Map(left.map((row) => [row.status, row]));
  const waitingBy = new Map(waiting.map((row) => [row.status, row]));
  return openStatuses.flatMap((status) => {
    const [gone, here] = [leftBy.get(status), waitingBy.get(status)];
    if (!gone && !here) return [];
    return {
      status,
      left: gone?.left ?? 0,
      hours: gone?.hours ?? null,
      leftLate: gone?.leftLate ?? 0,
      waiting: here?.waiting ?? 0,
      waitingLate: here?.waitingLate ?? 0,
    };
  });
}
