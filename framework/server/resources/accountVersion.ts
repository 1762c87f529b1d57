import { type SQL, sql } from 'drizzle-orm';
import { resourceList } from '#app/resources';
import { qualified } from '../db/qualified';
import { tableNamed } from '../db/schema/tables';
import { users } from '../db/schema/users';

const versions = resourceList
  .filter(({ account }) => account !== undefined)
  .map(
    ({ name }) =>
      sql`(select one.version from ${tableNamed(name)} as one where one.id = ${qualified(users.id)})`,
  );

/** The version of an account: that of its kind's record, which is written and deleted by it. Managers have no such record. */
export const accountVersion: SQL = sql`coalesce(${sql.join(versions, sql`, `)}, 1)`;
