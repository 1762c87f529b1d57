import { type SQL, sql } from 'drizzle-orm';
import { toActivity } from '#domain/profile/companyFields';
import { type Condition, profileOccasions, requiredFacts } from '#domain/profile/profileParts';
import { transitions } from '#domain/workflow/requestWorkflow';
import { qualified } from 'sijil/server/db/statement';
import { requests } from '../db/schema/requests';
import { tables } from '../db/schema/declared';
import { users } from '../db/schema/users';
import { isOrderBefore } from '../db/signedOrders';
import { computed, type DerivedField, ofReferred } from 'sijil/server/resources/derivedField';

const { clients, clientTypes } = tables;

const activity = sql`coalesce((select one.activity from ${clientTypes} as one where one.id = ${qualified(clients.clientTypeId)}), ${toActivity(null)})`;

const valueOf = (fact: Condition['fact']) => (fact === 'activity' ? activity : qualified(clients[fact]));

const isEmpty = (value: SQL) => sql`coalesce(to_jsonb(${value}), 'null') in ('null', '""', 'false', '[]')`;

const isAskedOf = (of: Condition) =>
  'is' in of
    ? sql`${valueOf(of.fact)} is not distinct from ${of.is}`
    : sql`${valueOf(of.fact)} is distinct from ${of.isNot}`;

const listed = (values: readonly string[]) =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

/** Actions that require a profile, each with the statuses in which a request waits for it. */
const occasions = (['contract', 'visit'] as const).map((occasion) => ({
  statuses: transitions[profileOccasions[occasion].action].from,
  facts: requiredFacts(occasion),
}));

/** `missingFacts` as conditions on a request and its company: for each fact, true if the request waits for it. */
const waits = occasions.flatMap(({ statuses, facts }) =>
  facts.map(({ name, of, since }) => ({
    name,
    isMissing: sql.join(
      [
        sql`${qualified(requests.status)} in ${listed(statuses)}`,
        isEmpty(valueOf(name)),
        ...(of ? [isAskedOf(of)] : []),
        ...(since ? [sql`not ${isOrderBefore(since)}`] : []),
      ],
      sql` and `,
    ),
  })),
);

/** The company's requests in these statuses, found by an index on both. */
const waiting = sql`${requests} where ${qualified(requests.clientId)} = ${qualified(clients.id)}
  and ${qualified(requests.status)} in ${listed(occasions.flatMap(({ statuses }) => statuses))}`;
const held = sql`${waiting} and (${sql.join(
  waits.map(({ isMissing }) => isMissing),
  sql` or `,
)})`;
const facts = sql.join(
  waits.map(
    ({ name, isMissing }) => sql`case when exists (select from ${waiting} and ${isMissing}) then ${name} end`,
  ),
  sql`, `,
);

/** True if a company has a request that waits for its profile. */
export const isOnHold = sql`exists (select from ${held})`;

/** Missing profile parts that hold up a company's requests, and the contact. */
export const clientOnHoldFields: Readonly<Record<string, DerivedField>> = {
  missing: computed(sql`array_remove(array[${facts}]::text[], null)`),
  waitingSince: computed(sql`(select min(${qualified(requests.statusSince)}) from ${held})`),
  requests: computed(sql`(select count(*)::int from ${held})`),
  name: ofReferred(clients.id, users.name),
  nameEn: ofReferred(clients.id, users.nameEn),
  phone: ofReferred(clients.id, users.phone),
  email: ofReferred(clients.id, users.email),
};
