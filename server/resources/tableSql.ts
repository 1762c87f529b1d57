import { type SQL, sql } from 'drizzle-orm';
import type { Resource } from '#domain/schema/resource';
import { users } from '../db/schema/users';
import { columnOf } from './columnOf';
import { storeOf } from './storeOf';

/** Where a resource's rows are kept, to select from; of an account, together with its user: see `from`. */
export function tableSql(resource: Resource): SQL {
  const { table } = storeOf(resource);
  return resource.account
    ? sql`${table} left join ${users} on ${users.id} = ${columnOf(resource, 'id')}`
    : sql`${table}`;
}
