import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { notifications } from '../../db/schema/messages';
import { requestHistory, requests, reviews } from '../../db/schema/requests';
import { eraseMailAbout } from './eraseMailAbout';

interface Erasure {
  readonly clientId: string;
  readonly userIds: readonly string[];
  readonly onPapers: boolean;
}

/**
 * Erases what its people wrote freely about a company's requests; what was ordered, paid and found stays. Where no paper
 * keeps the company's name, nobody's notices keep it either.
 */
export async function eraseRequestTexts(
  tx: Transaction,
  { clientId, userIds, onPapers }: Erasure,
): Promise<void> {
  const rows = await tx.select({ id: requests.id }).from(requests).where(eq(requests.clientId, clientId));
  const ids = rows.map(({ id }) => id);
  await tx.update(requests).set({ notes: null, answers: [] }).where(inArray(requests.id, ids));
  await tx.update(reviews).set({ comment: null }).where(inArray(reviews.requestId, ids));
  await tx
    .update(requestHistory)
    .set({ reason: null })
    .where(and(inArray(requestHistory.requestId, ids), inArray(requestHistory.actorId, [...userIds])));
  if (onPapers) return;
  await tx.delete(notifications).where(inArray(notifications.requestId, ids));
  await eraseMailAbout(tx, ids);
}
