import { paymentSchedule } from '#domain/pricing/instalments';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { instalments } from '../../db/schema/money';
import type { Effect } from '../../workflow/effect';
import { issueInvoice } from './issueTaxDocument';

/** Invoices what the signed contract says and sets the days on which it is paid. */
export const raiseInvoice: Effect = async ({ tx, request, now }) => {
  const { quote, paymentPlan } = request;
  if (!quote) throw new Error(`request ${request.id} has no price to invoice`);
  const schedule = paymentSchedule({
    total: quote.total,
    duration: request.package?.duration ?? 'weekly',
    plan: paymentPlan,
    signedOn: riyadhDate(now),
  });
  await tx
    .insert(instalments)
    .values(schedule.map((instalment) => ({ ...instalment, requestId: request.id })));
  await issueInvoice(tx, request, now);
};
