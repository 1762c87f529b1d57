import { sql } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { statusCounts } from '../../db/schema/figures';
import { requests } from '../../db/schema/requests';
import { modelsOf } from './models';

/** Adds the figures of a batch that the triggers would have counted one by one. */
export async function addFigures(tx: Transaction): Promise<void> {
  const source = sql`from copies join ${modelsOf(requests)} as model on model.id = copies.model_id`;
  for (const subject of ['service', 'client'] as const) {
    const [days, key] = [sql.identifier(`${subject}_days`), sql.identifier(`${subject}_id`)];
    const owner = subject === 'client' ? sql`copies.client_id` : sql`model.service_id`;
    await tx.execute(sql`
      with counted as (
        select riyadh_day(signed_at + copies.shift) as day, ${owner}, 1 as orders, coalesce(total, 0) as value, 0 as inspections, 0 as scored, 0::numeric as score_sum
        ${source} where signed_at is not null and status <> 'cancelled'
        union all
        select riyadh_day(results_sent_at + copies.shift), ${owner}, 0, 0, 1, (score is not null)::int, coalesce(score, 0)
        ${source} where results_sent_at is not null)
      insert into ${days} as kept (day, ${key}, orders, value, inspections, scored, score_sum)
      select day, ${key}, sum(orders), sum(value), sum(inspections), sum(scored), sum(score_sum) from counted group by day, ${key}
      on conflict (day, ${key}) do update set orders = kept.orders + excluded.orders, value = kept.value + excluded.value,
        inspections = kept.inspections + excluded.inspections, scored = kept.scored + excluded.scored, score_sum = kept.score_sum + excluded.score_sum`);
  }
  await tx.execute(sql`insert into ${statusCounts} as kept (status, slot, total)
    select status, 0, count(*) ${source} group by status
    on conflict (status, slot) do update set total = kept.total + excluded.total`);
}
