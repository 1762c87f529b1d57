import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { hasPrivilege } from '#domain/access/privileges';
import type { personView } from '#domain/api/profileViews';
import type { personBody } from '#domain/profile/accountBodies';
import type { ShapeValues } from '#framework/schema/shape';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { changesBetween, recordAudit } from '#framework/server/resources/audit';
import { tables } from '#framework/server/db/schema/tables';

type Person = z.output<typeof personView>;

export async function readPerson(db: Queryable, userId: string): Promise<Person> {
  const { clients } = tables;
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      position: clients.position,
    })
    .from(users)
    .leftJoin(clients, eq(clients.id, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Changes what a person may change of themselves; a branch manager has no position of their own. */
export function updatePerson(
  api: AppContext,
  actor: Actor,
  body: ShapeValues<typeof personBody>,
): Promise<Person> {
  const { clients } = tables;
  const { name, phone, position = null } = body;
  return api.db.transaction(async (tx) => {
    const before = await readPerson(tx, actor.userId);
    await tx.update(users).set({ name, phone }).where(eq(users.id, actor.userId));
    const [client] = hasPrivilege(actor.role, 'profile.tellPosition')
      ? await tx.select().from(clients).where(eq(clients.id, actor.userId)).for('update')
      : [];
    const version = (client?.version ?? 0) + 1;
    const at = api.clock();
    if (client) {
      await tx.update(clients).set({ position, version, updatedAt: at }).where(eq(clients.id, actor.userId));
    }
    const changes = changesBetween({ ...before }, { name, phone, ...(client && { position }) });
    const resource = client ? resources.clients : resources.users;
    if (Object.keys(changes).length > 0)
      await recordAudit(tx, { resource, id: actor.userId, action: 'update', actor, at, version, changes });
    return readPerson(tx, actor.userId);
  });
}
