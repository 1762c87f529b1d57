import { eq } from 'drizzle-orm';
import { maxRefund } from '#domain/pricing/refunds';
import { requests } from '../../db/schema/requests';
import type { Effect } from '../../workflow/effect';
import { notifyAbout } from '../notifications/notify';
import { paidOf, refundedOf } from '../requests/refundableMoney';

/** Asks finance for the refund of a cancelled request on which money was paid. */
export const announceRefundable: Effect = async ({ api, tx, request, actor, reason }) => {
  const [money] = await tx
    .select({ paid: paidOf, refunded: refundedOf })
    .from(requests)
    .where(eq(requests.id, request.id));
  if (!money || maxRefund(money.paid, money.refunded) === 0) return;
  await notifyAbout(api, tx, request, 'refundAwaits', 'finance', { actor, reason });
};
