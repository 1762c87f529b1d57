import { type SQL, sql } from 'drizzle-orm';
import { requests } from '../db/schema/requests';
import { qualified } from '#framework/server/db/qualified';
import { tables } from '#framework/server/db/schema/tables';

const { services } = tables;
const column = {
  id: qualified(requests.id),
  branchId: qualified(requests.branchId),
  serviceId: qualified(requests.serviceId),
  score: qualified(requests.score),
  sentAt: qualified(requests.resultsSentAt),
};
const inOrder = sql`(partition by ${column.branchId}, ${column.serviceId} order by ${column.sentAt} desc, ${column.id})`;

/**
 * THE scores of branches: of each branch and service the score of the visit whose results were sent last, and that of the
 * visit before it. Vehicles are inspected for themselves: they are no score of the branch that they belong to. Rows of
 * `id`, `branch_id`, `service_id`, `score`, `before`, of the requests that `within` leaves.
 */
export function latestScores(within: SQL | undefined): SQL {
  return sql`select * from (select ${column.id}, ${column.branchId}, ${column.serviceId}, ${column.score}::float8 as score,
      (lead(${column.score}) over ${inOrder})::float8 as before, row_number() over ${inOrder} as nth
    from ${requests} join ${services} on ${qualified(services.id)} = ${column.serviceId}
    where ${within ?? sql`true`} and ${column.branchId} is not null and ${column.sentAt} is not null
      and ${column.score} is not null and ${qualified(services.subject)} = 'branch') as sent where sent.nth = 1`;
}
