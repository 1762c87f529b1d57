import { eq } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import type { dayOffRequests } from '../../db/schema/requests';
import { users } from '#framework/server/db/schema/users';
import { findGeneralAdmins } from '../notifications/findGeneralAdmins';
import { sendAccountNotice } from '../notifications/sendAccountNotice';

/** General admins, who decide, hear that an inspector asks for days off. */
export async function notifyAdminsOfDayOff(
  api: AppContext,
  tx: Transaction,
  { id, inspectorId, reason }: typeof dayOffRequests.$inferSelect,
): Promise<void> {
  const [inspector] = await tx.select({ name: users.name }).from(users).where(eq(users.id, inspectorId));
  await sendAccountNotice(api, tx, await findGeneralAdmins(tx), {
    kind: 'dayOffRequested',
    data: { person: inspector?.name ?? '', personId: inspectorId, reason },
    waitsFor: id,
    link: `/inspectors/daysOff/${id}`,
  });
}
