import { type SQL, sql } from 'drizzle-orm';
import { openVisitStatuses } from '#domain/workflow/statusGroups';
import { transitions } from '#domain/workflow/requestWorkflow';
import type { RequestStatus } from '#domain/workflow/statuses';
import { certificates } from '../db/schema/certificates';
import { hasCountedScore, isRevokedForVehicle } from './countedScore';
import { correctiveItems, requests, requestVehicles } from '../db/schema/requests';
import { qualified } from 'sijil/server/db/statement';
import { tables } from '../db/schema/declared';
import { computed, type DerivedField } from 'sijil/server/resources/derivedField';

/** Inspected subject, by the queries for its records. */
interface Inspected {
  /** Visits of the record, aliased `r`. */
  readonly visits: SQL;
  readonly certifiedUntil: SQL;
}

const among = (statuses: readonly RequestStatus[]) =>
  sql`(${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;

/** Expiry of the current certificate among these, aliased `c`. */
const validUntil = (certified: SQL) => sql`(select max(c.valid_until) from ${certificates} c
    where c.superseded_at is null and c.revoked_at is null and ${certified})`;

/**
 * Time of the next visit, and expiry of the current certificate. Both are computed for the rows that the reader may read, a
 * company's own, through the index of the inspected subject.
 */
const standing = ({ visits, certifiedUntil }: Inspected) => ({
  visitAt: computed(sql`(select min(r.visit_at) from ${visits} and r.status in ${among(openVisitStatuses)}
    and r.visit_at > now())`),
  certifiedUntil: computed(certifiedUntil),
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
    computed(sql`(select coalesce(json_agg(json_build_object('service', service.name, 'score', latest.score, 'grade', latest.grade)
    order by latest.score, service.id), '[]') from ${branchScores})`),
  ...standing({
    visits: branchVisits,
    certifiedUntil: validUntil(sql`c.vehicle_id is null and c.branch_id = ${branch}`),
  }),
  toCorrect: computed(sql`(select count(*)::int from ${correctiveItems} i
    where i.verdict is distinct from 'accepted' and i.request_id in (select r.id from ${branchVisits}
      and r.status in ${among(transitions.submitCorrectiveActions.from)}))`),
};

const vehicle = qualified(tables.vehicles.id);

const vehicleVisits = sql`${requestVehicles} v join ${requests} r on r.id = v.request_id where v.vehicle_id = ${vehicle}`;

const vehicleScore = sql`coalesce(v.score, r.score)`;

/** Latest results of a vehicle whose own certificate, or the former one of its entire fleet, was not revoked. */
const latestOfVehicle = (value: SQL) => sql`(select ${value} from ${vehicleVisits}
    and r.results_sent_at is not null and ${vehicleScore} is not null
    and not ${isRevokedForVehicle(sql`r.id`, vehicle)}
    order by r.results_sent_at desc limit 1)`;

export const vehicleStandingFields: Readonly<Record<string, DerivedField>> = {
  score: computed(latestOfVehicle(sql`${vehicleScore}::float8`)),
  grade: computed(latestOfVehicle(sql`case when v.score is null then r.grade else v.grade end`)),
  ...standing({
    visits: vehicleVisits,
    // A former certificate of an entire fleet belongs to each of its vehicles.
    // An index serves each of the two; joined by «or», they would read the certificates of every company.
    certifiedUntil: sql`greatest(${validUntil(sql`c.vehicle_id = ${vehicle}`)}, ${validUntil(
      sql`c.vehicle_id is null and c.request_id = any(array(select r.id from ${vehicleVisits}))`,
    )})`,
  }),
};

/**
 * THE score of a branch for a service: of the counted visit whose results were sent last, and of the one before it. Vehicles have
 * their own scores, which do not count for their branch, so the service must be one for branches. Returns at most one row of
 * `id`, `score`, `grade`, `before`, from the index of results by branch and service; a further condition on another table would make
 * the planner read all visits of the branch. With `past` the row also has that many last scores as `past`, the latest last.
 */
export function latestScore(branchId: SQL, serviceId: SQL, past = 0): SQL {
  const { id, score, grade, resultsSentAt: sentAt } = requests;
  const inOrder = sql`order by ${qualified(sentAt)} desc, ${qualified(id)}`;
  const lead = (by: number) => sql`lead(${qualified(score)}, ${sql.raw(String(by))}) over (${inOrder})`;
  // By windows, which read no further than the index order needs.
  const scores = () =>
    sql`array_remove(array[${sql.join(
      Array.from({ length: past }, (_, place) => lead(past - 1 - place)),
      sql`, `,
    )}]::float8[], null)`;
  return sql`select ${qualified(id)}, ${qualified(score)}::float8 as score, ${qualified(grade)} as grade,
      (lead(${qualified(score)}) over (${inOrder}))::float8 as before${past > 0 ? sql`, ${scores()} as past` : sql``}
    from ${requests}
    where ${qualified(requests.branchId)} = ${branchId} and ${qualified(requests.serviceId)} = ${serviceId}
      and ${hasCountedScore}
    ${inOrder} limit 1`;
}
