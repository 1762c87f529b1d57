import { sql } from 'drizzle-orm';
import { visitStatuses } from '#domain/workflow/standingVisit';
import { statuses } from '#domain/workflow/statuses';
import { payments } from '../db/schema/money';
import { requests, requestVehicles } from '../db/schema/requests';
import { tables } from '../db/schema/tables';
import { computed, dateOf, type DerivedField, lookedUp, ofReferred, translated } from './derivedField';

const turns = Object.fromEntries(Object.entries(statuses).map(([name, { turn }]) => [name, turn]));
const withVisit = sql.join(
  visitStatuses.map((status) => sql`${status}`),
  sql`, `,
);

/** What the declaration of requests says of a request beyond its own columns. */
export const requestFields: Readonly<Record<string, DerivedField>> = {
  // R-999 comes before R-1000.
  code: { ...computed(sql`${requests.code}`), order: requests.number },
  turn: translated(requests.status, turns),
  cityId: ofReferred(requests.branchId, tables.branches.cityId),
  clientTypeId: ofReferred(requests.clientId, tables.clients.clientTypeId),
  cuisineTypeId: ofReferred(requests.clientId, tables.clients.cuisineTypeId),
  vehiclesCount: lookedUp(
    requests.id,
    sql`select v.request_id as id, count(*)::int as value from ${requestVehicles} as v group by v.request_id`,
  ),
  receiptSince: dateOf(
    lookedUp(
      requests.id,
      sql`select p.request_id as id, min(p.created_at) as value from ${payments} as p where p.status = 'awaiting' group by p.request_id`,
    ),
  ),
  // A time that the client rejected, or of a cancelled request, is no visit's.
  visitAt: dateOf(computed(sql`case when ${requests.status} in (${withVisit}) then ${requests.visitAt} end`)),
};
