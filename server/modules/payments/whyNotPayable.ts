import { and, eq, isNotNull } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import { instalments } from '../../db/schema/money';
import { ApiError } from '#framework/server/http/apiError';
import { type InstalmentChoice, chosenInstalment } from './instalments';

/** Rewords a refused payment: already made, or none due; other refusals are unchanged. */
export async function whyNotPayable(
  api: AppContext,
  requestId: string,
  choice: InstalmentChoice,
  error: unknown,
): Promise<unknown> {
  const refused =
    error instanceof ApiError &&
    ['guard_refused', 'illegal_transition', 'stale_version'].includes(error.code);
  if (!refused) return error;
  const [paid] = await api.db
    .select({ id: instalments.id })
    .from(instalments)
    .where(
      and(eq(instalments.requestId, requestId), chosenInstalment(choice), isNotNull(instalments.paidAt)),
    );
  if (paid) return new ApiError('payment_already_done');
  const [planned] = await api.db
    .select({ id: instalments.id })
    .from(instalments)
    .where(and(eq(instalments.requestId, requestId), chosenInstalment(choice)));
  return planned ? error : new ApiError('no_pending_payment');
}
