import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { identityView } from '#domain/api/profileViews';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { identityChecks } from '../../db/schema/profile';

export type IdentityCheck = typeof identityChecks.$inferSelect;

/** A person's newest attempt. */
export async function newestCheck(db: Queryable, userId: string): Promise<IdentityCheck | undefined> {
  const [check] = await db
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.userId, userId))
    .orderBy(desc(identityChecks.createdAt))
    .limit(1);
  return check;
}

export async function isVerified(db: Queryable, userId: string): Promise<boolean> {
  const [check] = await db
    .select({ id: identityChecks.id })
    .from(identityChecks)
    .where(and(eq(identityChecks.userId, userId), eq(identityChecks.status, 'verified')))
    .limit(1);
  return check !== undefined;
}

/** Ends a waiting attempt once and erases the stored number. */
export async function decideCheck(
  api: Pick<AppContext, 'clock'>,
  db: Queryable,
  check: Pick<IdentityCheck, 'id'>,
  decision: { readonly status: 'verified' | 'refused' | 'expired'; readonly name?: string | null },
): Promise<void> {
  await db
    .update(identityChecks)
    .set({
      status: decision.status,
      verifiedName: decision.name ?? null,
      nationalIdSealed: null,
      decidedAt: api.clock(),
    })
    .where(and(eq(identityChecks.id, check.id), eq(identityChecks.status, 'waiting')));
}

export function toIdentityView(
  api: Pick<AppContext, 'config'>,
  check: IdentityCheck | undefined,
): z.output<typeof identityView> {
  const sandbox = api.config.identity.url === undefined;
  const waiting = check?.status === 'waiting';
  return {
    state: check?.status ?? 'none',
    random: waiting ? check.random : null,
    startedAt: waiting ? check.createdAt : null,
    expiresAt: waiting ? check.expiresAt : null,
    lastFour: check?.lastFour ?? null,
    name: check?.verifiedName ?? null,
    verifiedAt: check?.status === 'verified' ? check.decidedAt : null,
    sandbox,
  };
}
