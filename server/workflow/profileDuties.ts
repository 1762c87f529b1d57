import { eq, like, sql } from 'drizzle-orm';
import type { LearnedDuties } from '#domain/profile/profileDuties';
import {
  profileDutyDays,
  type ProfileFact,
  profileFactNames,
  type ProfileFacts,
} from '#domain/profile/profileParts';
import { riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { Database, Queryable } from 'sijil/server/db/connect';
import { installationValue } from 'sijil/server/db/storedRows';
import { installation } from 'sijil/server/db/schema/system';
import { requests } from '../db/schema/requests';
import { dutyPrefix } from '../db/signedOrders';
import { toActivity } from '#domain/profile/companyFields';
import { objectFrom } from 'sijil/base/objects';
import { tables } from '../db/schema/declared';

/** Times at which each duty took effect in the installation, by key. */
export type StoredDuties = Readonly<Record<string, string>> | null;

/** All of them as one value, to be selected with the rows that they decide about. */
export const learnedDuties = sql`(select jsonb_object_agg(${installation}.key, ${installation}.value) from ${installation} where ${installation}.key like ${sql.raw(`'${dutyPrefix}%'`)})`;

export function toLearnedDuties(stored: StoredDuties): LearnedDuties {
  return Object.fromEntries(
    Object.entries(stored ?? {}).map(([key, at]) => [key.slice(dutyPrefix.length), new Date(at)]),
  );
}

export async function readLearnedDuties(db: Queryable): Promise<LearnedDuties> {
  const rows = await db
    .select()
    .from(installation)
    .where(like(installation.key, `${dutyPrefix}%`));
  return toLearnedDuties(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}

/**
 * Stores, once per installation, when each duty took effect: now if orders exist, as after an upgrade; in a new installation,
 * from its declared day.
 */
export async function learnProfileDuties(db: Database, now: Date): Promise<void> {
  const [order] = await db.select({ id: requests.id }).from(requests).limit(1);
  for (const since of profileDutyDays)
    await installationValue(db, `${dutyPrefix}${since}`, () =>
      (order ? now : riyadhInstant(since)).toISOString(),
    );
}

const { clients, clientTypes } = tables;

/** Columns for checking a company's profile, to be selected with the columns of a query. */
export const companyColumns = {
  ...objectFrom(profileFactNames, (name) => clients[name]),
  activity: clientTypes.activity,
};

/** Join condition from a company to its type; required wherever `companyColumns` are selected. */
export const typeOfCompany = eq(clientTypes.id, clients.clientTypeId);

export function toCompanyFacts(row: Readonly<Record<ProfileFact | 'activity', unknown>>): ProfileFacts {
  return { ...row, activity: toActivity(row.activity) };
}

/** Facts of a company for checking the parts of its profile; undefined for an unknown company. */
export async function readCompanyFacts(db: Queryable, clientId: string): Promise<ProfileFacts | undefined> {
  const [row] = await db
    .select(companyColumns)
    .from(clients)
    .leftJoin(clientTypes, typeOfCompany)
    .where(eq(clients.id, clientId));
  return row && toCompanyFacts(row);
}
