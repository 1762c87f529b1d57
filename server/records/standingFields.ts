import { type SQL, sql } from 'drizzle-orm';
import { openVisitStatuses } from '#domain/workflow/statusGroups';
import { transitions } from '#domain/workflow/requestWorkflow';
import type { RequestStatus } from '#domain/workflow/statuses';
import { certificates } from '../db/schema/certificates';
import { correctiveItems, requests, requestVehicles } from '../db/schema/requests';
import { qualified } from '#framework/server/db/statement';
import { tables } from '#framework/server/db/schema/tables';
import { computed, type DerivedField } from '#framework/server/resources/derivedField';

/** Inspected subject, by the queries for its records. */
interface Inspected {
  /** Visits of the record, aliased `r`. */
  readonly visits: SQL;
  /** Condition on its own certificates, aliased `c`. */
  readonly certified: SQL;
}

const among = (statuses: readonly RequestStatus[]) =>
  sql`(${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;

/**
 * Time of the next visit, and expiry of the current certificate. Both are computed for the rows that the reader may read, a
 * company's own, through the index of the inspected subject.
 */
const standing = ({ visits, certified }: Inspected) => ({
  visitAt: computed(sql`(select min(r.visit_at) from ${visits} and r.status in ${among(openVisitStatuses)}
    and r.visit_at > now())`),
  certifiedUntil: computed(sql`(select max(c.valid_until) from ${certificates} c
    where c.superseded_at is null and c.revoked_at is null and ${certified})`),
});

const branch = qualified(tables.branches.id);

const branchVisits = sql`${requests} r where r.branch_id = ${branch}`;

const { services } = tables;

/**
 * Rows of the services that inspect branches, aliased `service`, with the branch's latest score in each, aliased `latest`.
 */
const branchScores = sql`${services} as service cross join lateral (${latestScore(branch, sql`service.id`)}) as latest where service.subject = 'branch'`;

export const branchStandingFields: Readonly<Record<string, DerivedField>> = {
  score: computed(sql`(select min(latest.score) from ${branchScores})`),
  scores:
    computed(sql`(select coalesce(json_agg(json_build_object('service', service.name, 'score', latest.score)
    order by latest.score, service.id), '[]') from ${branchScores})`),
  ...standing({
    visits: branchVisits,
    certified: sql`c.vehicle_id is null and c.branch_id = ${branch}`,
  }),
  toCorrect: computed(sql`(select count(*)::int from ${correctiveItems} i
    where i.verdict is distinct from 'accepted' and i.request_id in (select r.id from ${branchVisits}
      and r.status in ${among(transitions.submitCorrectiveActions.from)}))`),
};

const vehicle = qualified(tables.vehicles.id);

const vehicleVisits = sql`${requestVehicles} v join ${requests} r on r.id = v.request_id where v.vehicle_id = ${vehicle}`;

const vehicleScore = sql`coalesce(v.score, r.score)`;

export const vehicleStandingFields: Readonly<Record<string, DerivedField>> = {
  score: computed(sql`(select ${vehicleScore}::float8 from ${vehicleVisits}
    and r.results_sent_at is not null and ${vehicleScore} is not null order by r.results_sent_at desc limit 1)`),
  ...standing({
    visits: vehicleVisits,
    // A former certificate of an entire fleet belongs to each of its vehicles.
    certified: sql`(c.vehicle_id = ${vehicle}
      or (c.vehicle_id is null and c.request_id in (select r.id from ${vehicleVisits})))`,
  }),
};

/**
 * THE score of a branch for a service: of the visit whose results were sent last, and of the visit before it. Vehicles have
 * their own scores, which do not count for their branch, so the service must be one for branches. Returns at most one row of
 * `id`, `score`, `before`, from the index of results by branch and service; a further condition here would make the planner
 * read all visits of the branch.
 */
export function latestScore(branchId: SQL, serviceId: SQL): SQL {
  const { id, score, resultsSentAt: sentAt } = requests;
  const inOrder = sql`order by ${qualified(sentAt)} desc, ${qualified(id)}`;
  return sql`select ${qualified(id)}, ${qualified(score)}::float8 as score,
      (lead(${qualified(score)}) over (${inOrder}))::float8 as before
    from ${requests}
    where ${qualified(requests.branchId)} = ${branchId} and ${qualified(requests.serviceId)} = ${serviceId}
      and ${qualified(sentAt)} is not null and ${qualified(score)} is not null
    ${inOrder} limit 1`;
}
