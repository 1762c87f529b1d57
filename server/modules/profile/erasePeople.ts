import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/connect';
import { mailMessages, notifications } from '../../db/schema/messages';
import { identityChecks, profileDrafts } from '../../db/schema/profile';
import { orderDrafts } from '../../db/schema/requests';
import { branchAssignments, oneTimeTokens, sessions, users } from '../../db/schema/users';

/**
 * Makes nobody of people: no name, no address, no way in. The rows stay, because requests and histories point at them;
 * the e-mail becomes free for a new registration.
 */
export async function erasePeople(tx: Transaction, userIds: readonly string[], at: Date): Promise<void> {
  const ids = [...userIds];
  const people = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
  for (const { id } of people) {
    await tx
      .update(users)
      .set({
        name: 'حساب محذوف',
        email: `deleted-${id}@deleted.invalid`,
        phone: '',
        image: null,
        // No hash at all: nothing that is typed can match it.
        passwordHash: '',
        active: false,
        deletedAt: at,
      })
      .where(eq(users.id, id));
  }
  await tx.delete(sessions).where(inArray(sessions.userId, ids));
  await tx.delete(oneTimeTokens).where(inArray(oneTimeTokens.userId, ids));
  await tx.delete(branchAssignments).where(inArray(branchAssignments.userId, ids));
  await tx.delete(notifications).where(inArray(notifications.userId, ids));
  await tx.delete(orderDrafts).where(inArray(orderDrafts.userId, ids));
  await tx.delete(profileDrafts).where(inArray(profileDrafts.userId, ids));
  await tx.delete(identityChecks).where(inArray(identityChecks.userId, ids));
  const addresses = people.map(({ email }) => email);
  await tx.delete(mailMessages).where(inArray(mailMessages.to, addresses));
}
