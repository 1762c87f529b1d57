import { sql } from 'drizzle-orm';
import { visitStatuses } from '#domain/workflow/statusGroups';
import { statuses } from '#domain/workflow/statuses';
import { qualified } from 'sijil/server/db/statement';
import { requestPrefix } from 'sijil/server/db/schema/columns';
import { payments } from '../db/schema/money';
import { cancellationAsks, requests, requestVehicles } from '../db/schema/requests';
import { tables } from '../db/schema/declared';
import {
  computed,
  type DerivedField,
  lookedUp,
  ofReferred,
  translated,
} from 'sijil/server/resources/derivedField';

const turns = Object.entries(statuses).map(([name, { turn }]) => [name, turn] as const);

/** True while a bank transfer for it waits for finance. */
const isWithFinance = sql`${qualified(requests.status)} = 'payment_pending' and exists (
  select from ${payments} as p where p.request_id = ${qualified(requests.id)} and p.status = 'awaiting')`;
/** `correctionsExpired` as a condition on the database's clock, since time alone makes a list expire. */
const isOverdue = sql`${qualified(requests.status)} = 'corrections_needed' and ${qualified(requests.correctionsDueAt)} < now()`;

const turnByStatus = translated(requests.status, [
  ...turns,
  ['payment_pending', 'admin_finance'],
  ['corrections_needed', null],
]);
const turn = sql`case when ${isWithFinance} then 'admin_finance' when ${isOverdue} then null
  else ${turnByStatus.value} end`;
const withVisit = sql.join(
  visitStatuses.map((status) => sql`${status}`),
  sql`, `,
);

/** Derived fields of requests. */
export const requestFields: Readonly<Record<string, DerivedField>> = {
  // Sorted by number: R-999 comes before R-1000.
  code: { ...computed(sql`${requests.code}`), order: requests.number, prefix: requestPrefix },
  // An index finds the statuses of a turn; the two statuses that do not determine the turn are then checked by row.
  turn: {
    value: turn,
    narrow: (condition) => sql`(${turnByStatus.narrow(condition)} and ${condition(turn)})`,
  },
  cityId: ofReferred(requests.branchId, tables.branches.cityId),
  clientTypeId: ofReferred(requests.clientId, tables.clients.clientTypeId),
  cuisineTypeId: ofReferred(requests.clientId, tables.clients.cuisineTypeId),
  vehiclesCount: lookedUp(
    requests.id,
    sql`select v.request_id as id, count(*)::int as value from ${requestVehicles} as v group by v.request_id`,
  ),
  receiptSince: lookedUp(
    requests.id,
    sql`select p.request_id as id, min(p.created_at) as value from ${payments} as p where p.status = 'awaiting' group by p.request_id`,
  ),
  receiptAmount: lookedUp(
    requests.id,
    sql`select p.request_id as id, sum(p.amount)::float8 as value from ${payments} as p where p.status = 'awaiting' group by p.request_id`,
  ),
  cancelAskedSince: lookedUp(
    requests.id,
    sql`select a.request_id as id, a.created_at as value from ${cancellationAsks} as a where a.status = 'open'`,
  ),
  // A rejected time, or that of a cancelled request, is not a visit.
  visitAt: computed(sql`case when ${requests.status} in (${withVisit}) then ${requests.visitAt} end`),
};
