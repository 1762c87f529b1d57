import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { revokeCertificate } from '../../modules/inspections/closing/registerRevocation';
import { performTransition } from '../../workflow/performTransition';
import { demoTexts } from './data/texts';
import type { Past } from './steps/moment';
import { need } from './demoBusiness';

/** Revokes the oldest valid certificate of the demo's client, by the usual step. */
export async function revokeOldest({ api, tx, actors, business }: Past): Promise<void> {
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
        gt(certificates.validUntil, business.now),
      ),
    )
    .orderBy(asc(certificates.issuedAt))
    .limit(1);
  if (!oldest) throw new Error('the demo has no certificate to take back');
  const actor = actors.of(need(business.staff.admins.get('admin'), 'admin').id);
  const reason = demoTexts.revocation;
  await performTransition(
    api,
    {
      requestId: oldest.requestId,
      name: 'revokeCertificate' as const,
      reason,
      actor,
      action: (inside, { id }, addDetail) =>
        revokeCertificate(inside, id, {
          code: null,
          reason,
          addDetail,
          at: business.now,
          language: 'ar' as const,
          actorId: actor.userId,
        }),
    },
    tx,
  );
}
