import { eq } from 'drizzle-orm';
import { toActivity } from '#domain/profile/activities';
import { type ProfileFact, profileFactNames, type ProfileFacts } from '#domain/profile/profileParts';
import { objectFrom } from '#framework/base/objects';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';

const { clients, clientTypes } = tables;

/** Columns by which a company's profile is checked, to be read with the columns of a query. */
export const companyColumns = {
  ...objectFrom(profileFactNames, (name) => clients[name]),
  activity: clientTypes.activity,
};

/** Join condition from a company to its type; needed wherever `companyColumns` are read. */
export const typeOfCompany = eq(clientTypes.id, clients.clientTypeId);

export function toCompanyFacts(row: Readonly<Record<ProfileFact | 'activity', unknown>>): ProfileFacts {
  return { ...row, activity: toActivity(row.activity) };
}

/** Profile of a company as its parts are checked by it; undefined where there is no such company. */
export async function readCompanyFacts(db: Queryable, clientId: string): Promise<ProfileFacts | undefined> {
  const [row] = await db
    .select(companyColumns)
    .from(clients)
    .leftJoin(clientTypes, typeOfCompany)
    .where(eq(clients.id, clientId));
  return row && toCompanyFacts(row);
}
