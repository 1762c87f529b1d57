import { randomUUID } from 'node:crypto';
import { dayMs } from '#framework/base/time/riyadhTime';
import { resources } from '#resources';
import { recordAudit } from '#framework/server/resources/audit';
import type { Transaction } from '#framework/server/db/connect';
import { passwordRequests } from '../../db/schema/accounts';
import { workingMinutesBefore } from './calendar/workTime';
import { insertAll } from './insertAll';
import { need, type DemoBusiness } from './demoBusiness';

const rejection = 'لم نتمكن من الوصول إليك على جوالك المسجّل للتأكد من الطلب.';

/** New passwords that wait for an admin or were decided on; the one that waits is the demo's own. */
export async function insertPasswordRequests(
  tx: Transaction,
  { now, staff, companies }: DemoBusiness,
  passwordHash: string,
): Promise<void> {
  const decidedBy = need(staff.admins.get('admin'), 'admin').id;
  const before = (days: number, minutes: number) =>
    workingMinutesBefore(new Date(now.getTime() - days * dayMs), minutes);
  const rows = [
    { userId: need(companies.get('sufra'), 'sufra').id, days: 64, status: 'approved' as const },
    { userId: need(staff.supervisors.get('central'), 'central').id, days: 23, status: 'rejected' as const },
    { userId: need(staff.supervisors.get('east'), 'east').id, days: 0, status: 'pending' as const },
  ].map(({ userId, days, status }) => {
    const waits = status === 'pending';
    return {
      id: randomUUID(),
      userId,
      status,
      createdAt: before(days, 95),
      passwordHash: waits ? passwordHash : null,
      reason: status === 'rejected' ? rejection : null,
      decidedAt: waits ? null : before(days, 40),
      decidedBy: waits ? null : decidedBy,
    };
  });
  await insertAll(tx, passwordRequests, rows);
  for (const { id, status, decidedAt } of rows)
    if (decidedAt)
      await recordAudit(tx, {
        resource: resources.passwordRequests,
        id,
        action: 'update',
        actor: { userId: decidedBy },
        at: decidedAt,
        version: 2,
        changes: {
          status: {
            from: 'pending',
            to: status,
          },
        },
      });
}
