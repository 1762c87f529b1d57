import { and, eq, isNull } from 'drizzle-orm';
import { ownershipOf } from '#app/server/ownership';
import type { Actor as Person } from '#framework/schema/access';
import type { Queryable } from '../db/connect';
import { actingRole } from '../db/actingRole';
import { followLatestDesign } from '../db/followDesign';
import { users } from '../db/schema/users';
import type { ExportRow } from './exports';

/** Owner of an export, with the rights of this moment. @throws Error for an account that is deactivated or deleted */
export async function ownerOf(db: Queryable, { ownerId }: Pick<ExportRow, 'ownerId'>): Promise<Person> {
  const [owner] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.active, true), isNull(users.deletedAt)));
  if (!owner) throw new Error('who asked for the export is no longer there');
  await followLatestDesign(db);
  return { userId: owner.id, role: actingRole(owner), ...(await ownershipOf(db, owner)) };
}
