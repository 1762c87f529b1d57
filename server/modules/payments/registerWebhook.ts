import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { addJob } from '#framework/server/jobs/addJob';

/** Only what we need of a gateway event (rules 10.3); whatever else it says of the payment is not believed. */
const event = z.object({
  type: z.string(),
  secret_token: z.string(),
  data: z.object({ id: z.uuid() }),
});

/** Compares hashes, which have one length: neither the time nor the length reveals anything of the secret. */
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/**
 * Webhook of the gateway, which only makes the portal look for itself. Answers at once; the payment is fetched by a
 * job, so that a repeated event, or a gateway that is slow just then, does no harm.
 */
export function registerWebhook(api: AppContext): void {
  operation(api, 'payments.webhook', {
    summary: 'Events of the card gateway; answered at once, believed only after fetching the payment',
    handler: async ({ request }) => {
      const parsed = event.safeParse(request.body);
      if (!parsed.success) throw new ApiError('malformed_request');
      const { type, secret_token: token, data } = parsed.data;
      if (!isSecret(token, api.config.cardGateway.webhookSecret)) throw new ApiError('forbidden');
      if (type.startsWith('payment_')) {
        await addJob(api.db, 'settlePayment', { paymentId: data.id }, { key: `settle:${data.id}` });
      }
      return null;
    },
  });
}
