import { getTableColumns, sql } from 'drizzle-orm';
import { demandsSecondFactor } from '#app/server/demandsSecondFactor';
import { users } from './schema/users';

/** True of somebody whose role demands a second step that they have not set up. */
export const mustAddSecondFactor = sql<boolean>`(not ${users.twoSteps} and ${demandsSecondFactor})`;

/** Columns of somebody who is signed in, as `accountViewOf` takes them. */
export const sessionUserColumns = { ...getTableColumns(users), mustAddSecondFactor };
