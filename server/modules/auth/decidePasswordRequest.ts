import { eq } from 'drizzle-orm';
import type { passwordDecisionBody } from '#domain/auth/passwordChange';
import type { ShapeValues } from '#framework/schema/shape';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { passwordRequests } from '../../db/schema/accounts';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { recordAudit } from '#framework/server/resources/audit';
import { endWork } from '../../services/notifications/endWork';
import { lockUser } from '#framework/server/signIn/findUser';
import { notifyRequesterOfDecision } from './securityNotices';
import { setPassword } from '#framework/server/signIn/setPassword';

/** Decides once; an approved password is the account's from this moment and signs it out everywhere. */
export async function decidePasswordRequest(
  api: AppContext,
  actor: Actor,
  id: string,
  { decision, reason = null }: ShapeValues<typeof passwordDecisionBody>,
): Promise<void> {
  await api.db.transaction(async (tx) => {
    const isAsked = eq(passwordRequests.id, id);
    const [passwordRequest] = await tx
      .select({ userId: passwordRequests.userId })
      .from(passwordRequests)
      .where(isAsked);
    const person = passwordRequest && (await lockUser(tx, passwordRequest.userId));
    const [request] = await tx.select().from(passwordRequests).where(isAsked).for('update');
    if (!request || !person) throw new ApiError('not_found');
    if (request.status !== 'pending' || request.passwordHash === null)
      throw new ApiError('password_request_decided');
    await tx
      .update(passwordRequests)
      .set({ status: decision, reason, passwordHash: null, decidedAt: api.clock(), decidedBy: actor.userId })
      .where(eq(passwordRequests.id, id));
    if (decision === 'approved')
      await setPassword(api, tx, { userId: person.id, passwordHash: request.passwordHash });
    await recordAudit(tx, {
      resource: resources.passwordRequests,
      id,
      action: 'update',
      actor,
      at: api.clock(),
      version: 2,
      changes: { status: { from: 'pending', to: decision } },
    });
    await endWork(tx, id, api.clock());
    await notifyRequesterOfDecision(api, tx, person, { decision, reason });
  });
}
