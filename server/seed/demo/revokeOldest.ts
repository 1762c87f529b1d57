import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { AppContext } from '../../http/appContext';
import type { Transaction } from '../../db/connect';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { revokeCertificate } from '../../modules/certificates/revokeCertificate';
import { performTransition } from '../../workflow/performTransition';
import { texts } from './data/texts';
import { need, type World } from './world';

/** The oldest certificate of the demo's client that is still valid is taken back, by the step that takes back any. */
export async function revokeOldest(api: AppContext, tx: Transaction, { staff, now }: World): Promise<void> {
  const [oldest] = await tx
    .select({ requestId: certificates.requestId })
    .from(certificates)
    .innerJoin(requests, eq(requests.id, certificates.requestId))
    .innerJoin(users, eq(users.id, certificates.clientId))
    .where(
      and(
        eq(users.email, 'client@demo.test'),
        eq(requests.status, 'inspection_completed'),
        isNull(certificates.vehicleId),
        isNull(certificates.supersededAt),
        gt(certificates.validUntil, now),
      ),
    )
    .orderBy(asc(certificates.issuedAt))
    .limit(1);
  if (!oldest) throw new Error('the demo has no certificate to take back');
  const { id: userId } = need(staff.admins.get('admin'), 'admin');
  const reason = texts.revocation;
  const [admin] = await tx.select().from(users).where(eq(users.id, userId));
  const { name, email } = need(admin, 'admin');
  await performTransition(
    api,
    {
      ...{ requestId: oldest.requestId, name: 'revokeCertificate' as const, reason },
      actor: {
        ...{ userId, role: 'admin' as const, clientId: null, branchIds: null, name, email },
        ...{ sessionId: '', language: 'ar' as const, mustChangePassword: false, spendingLimit: null },
      },
      action: (inside, { id }, tell) =>
        revokeCertificate(inside, id, {
          ...{ code: null, reason, tell, at: now, language: 'ar' as const, actorId: userId },
        }),
    },
    tx,
  );
}
