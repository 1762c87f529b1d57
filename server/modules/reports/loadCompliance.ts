import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { complianceReport } from '#domain/api/reportViews';
import type { Period } from '#domain/figures/period';
import type { AppContext } from '#framework/server/http/appContext';

type City = z.output<typeof complianceReport>[number];

/** The share of full compliance in the tallies of each city's visits; the city with the lowest first. */
export async function loadCompliance({ db }: Pick<AppContext, 'db'>, { from, to }: Period): Promise<City[]> {
  const { rows } = await db.execute<City & Record<string, unknown>>(sql`
    select tallies.city_id as "cityId", cities.name,
      sum(zero + one + two)::int as answers,
      round(100.0 * sum(two) / nullif(sum(zero + one + two), 0), 1)::float8 as share
    from question_tallies tallies left join cities on cities.id = tallies.city_id
    where tallies.month between ${`${from}-01`} and ${`${to}-01`}
    group by 1, 2 order by share nulls last, answers desc`);
  return rows;
}
