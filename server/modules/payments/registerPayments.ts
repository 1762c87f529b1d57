import { and, eq } from 'drizzle-orm';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from 'sijil/server/http/appContext';
import { payments } from '../../db/schema/money';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { loadRequestView } from '../requestView/loadRequestView';
import { confirmTransfer, rejectTransfer } from './decideTransfer';
import { correctInvoice } from './correctInvoice';
import { declineReason } from '../../adapters/cardGateway';
import { registerSavedCards } from './savedCards';
import { beginLetter } from './reminderLetter';
import { beginStatement } from './statement';
import { setTerms } from './setTerms';
import { settleCardPayment } from './settleCardPayment';
import { startPayment } from './startPayment';
import { addJob } from 'sijil/server/jobs/addJob';
import { fromReplica } from 'sijil/server/db/replica/fromReplica';
import { readPage } from 'sijil/server/resources/pageAddress';
import { loadAgeing, loadOwed, writeOwedCsv } from './ageing';

/** Registers payment by card or transfer, and finance's decisions on transfers. */
export function registerPayments(api: AppContext): void {
  registerPaying(api);
  registerTransfers(api);
  registerInvoices(api);
  registerAccounts(api);
  registerWebhook(api);
  registerSavedCards(api);
}

function registerPaying(api: AppContext): void {
  operation(api, 'clientInspections.pay', {
    summary: 'Pay the first instalment; a card is then proven at `redirectUrl`',
    handler: (call) => startPayment(api, call, call.params.id, 'first', call.body),
  });

  operation(api, 'payments.applePaySession', {
    summary: 'What Apple asks of a shop before it shows its sheet, brought from Apple by the gateway',
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: async ({ body, request }) => {
      if (!api.config.cardGateway.applePay) throw new ApiError('not_found');
      return api.gateway.applePaySession(body.validationUrl).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the card gateway did not open an Apple Pay session');
        throw new ApiError('gateway_unavailable');
      });
    },
  });

  operation(api, 'clientInspections.payNext', {
    summary: 'Pay the second instalment',
    handler: (call) => startPayment(api, call, call.params.id, 'next', call.body),
  });

  operation(api, 'clientInspections.settleCard', {
    summary: "Back from the bank's page: ask the gateway what became of the payment; 402 when it failed",
    handler: async ({ actor, params: { id, paymentId }, language }) => {
      // Checked before it is settled: the id of another's payment reveals and changes nothing.
      await loadRequestView(api, actor, id, language);
      const [own] = await api.db
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.id, paymentId), eq(payments.requestId, id)));
      if (!own) throw new ApiError('not_found');
      const payment = await settleCardPayment(api, paymentId);
      if (payment.status === 'failed')
        throw new ApiError('payment_failed', { detail: declineReason(payment.failure, language) });
      if (payment.status === 'expired' || payment.status === 'reversed')
        throw new ApiError('payment_expired');
      return loadRequestView(api, actor, id, language);
    },
  });
}

function registerTransfers(api: AppContext): void {
  operation(api, 'adminInspections.confirmPayment', {
    summary: 'The transfer has arrived, with this sum: a part of what is due, all of it, or more',
    handler: async ({ actor, params: { id }, body, language }) => {
      await confirmTransfer(api, { actor, language }, id, body);
      return loadRequestView(api, actor, id, language);
    },
  });

  operation(api, 'adminInspections.rejectPayment', {
    summary: 'The transfer cannot be accepted, and why',
    handler: async ({ actor, params: { id }, body, language }) => {
      await rejectTransfer(api, actor, id, body);
      return loadRequestView(api, actor, id, language);
    },
  });
}

/** The fields of a gateway event that we need (rules 10.3); nothing else in it is trusted. */
const event = z.object({
  type: z.string(),
  secret_token: z.string(),
  data: z.object({ id: z.uuid() }),
});

/** Compares hashes, which have equal lengths: neither timing nor length reveals anything about the secret. */
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/**
 * Webhook of the gateway, which only triggers a check. It answers at once; a job fetches the payment, so that repeated events
 * or a slow gateway do no harm.
 */
function registerWebhook(api: AppContext): void {
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

/** Registers the correction of invoices. */
function registerInvoices(api: AppContext): void {
  operation(api, 'payments.correctInvoice', {
    summary:
      'Issue an invoice again with the client’s current data: a credit note over the rest, and a new invoice',
    handler: async (call) => {
      await correctInvoice(api, call, call.params.id);
      return null;
    },
  });
}

/** Registers the payment terms of a client, the statement of its account and the letter about what is due. */
function registerAccounts(api: AppContext): void {
  operation(api, 'payments.statement', {
    summary: 'Have the statement of a client’s account drawn; finance can have it emailed to the client',
    status: 202,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: (call) => beginStatement(api, call, call.params.id, call.body),
  });

  operation(api, 'payments.letter', {
    summary: 'Have a letter drawn that reminds a client of what is due; it can be emailed to the client',
    status: 202,
    // Finance writes to all selected clients at once.
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: (call) => beginLetter(api, call, call.params.id, call.body),
  });

  operation(api, 'payments.setTerms', {
    summary: 'Set the days that a client has after the due day of new invoices before a sum is overdue',
    handler: async (call) => {
      await setTerms(api, call, call.params.id, call.body.paymentTerms);
      return null;
    },
  });
}

/** Registers the ageing report of receivables: amounts due by age band, in total and per client. */
export function registerAgeing(api: AppContext): void {
  operation(api, 'payments.ageing', {
    summary: 'What is owed by age, in all and by client, the largest debt first',
    handler: ({ query }) => fromReplica(api, (reading) => loadAgeing(reading, readPage(query))),
  });

  operation(api, 'payments.owed', {
    summary: 'The instalments behind a figure of the ageing, the longest due first',
    handler: async ({ query, reply }) => {
      const { band, clientId, ...page } = query;
      const { rows, total } = await fromReplica(api, (reading) =>
        loadOwed(reading, { band, clientId }, readPage(page)),
      );
      reply.header('x-total-count', total);
      return rows;
    },
  });

  operation(api, 'payments.owedCsv', {
    summary: 'The same list as CSV',
    handler: async ({ query, language, reply }) => {
      const csv = await fromReplica(api, (reading) => writeOwedCsv(reading, query, language));
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="ageing.csv"');
      return Buffer.from(csv);
    },
  });
}
