import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import type { Queryable } from '../db/connect';
import { tableNamed } from '../db/schema/tables';
import { sessions } from '../db/schema/users';
import { apiTokenColumn } from '../http/sessions';
import { recordAudit } from '../resources/audit';

/** Revokes the API tokens of somebody whose password was changed. */
export async function revokeTokens(tx: Queryable, userId: string, at: Date): Promise<void> {
  const resource = resourceNamed('apiTokens');
  if (!resource) return;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isNotNull(sessions.apiTokenId)));
  const revoked = await tx
    .update(tableNamed(resource.name))
    .set({ deletedAt: at, updatedAt: at, version: sql`${apiTokenColumn('version')} + 1` })
    .where(and(eq(apiTokenColumn('userId'), userId), isNull(apiTokenColumn('deletedAt'))))
    .returning({ id: apiTokenColumn('id'), version: apiTokenColumn('version') });
  for (const { id, version } of revoked)
    await recordAudit(tx, {
      resource,
      id: String(id),
      action: 'delete',
      actor: { userId },
      at,
      version: Number(version),
      changes: {},
    });
}
