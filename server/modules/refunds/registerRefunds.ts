import type { AppContext } from '#framework/server/http/appContext';
import { beginPaymentsExport } from './exportPayments';
import { operation } from '#framework/server/http/operation';
import { readPage } from '#framework/server/resources/pageAddress';
import { createRefund } from './createRefund';
import { recordTransfer, retryRefund, transferInstead } from './followUpRefund';
import { loadPaymentsGraph } from './loadPaymentsGraph';
import { loadRefundable } from './loadRefundable';

/** Giving money back, and finance's look at what came in. */
export function registerRefunds(api: AppContext): void {
  operation(api, 'refunds.eligible', {
    summary:
      'Requests on which more was paid than given back, the cancelled ones first; `q` finds by number or client',
    handler: async ({ query, reply }) => {
      const { rows, total } = await loadRefundable(api.db, { q: query['q'], ...readPage(query) });
      reply.header('x-total-count', total);
      return rows;
    },
  });

  operation(api, 'refunds.create', {
    summary: 'Decide to give money back on a request: credit note, then the gateway or a transfer',
    status: 201,
    handler: (call) => createRefund(api, call, call.body),
  });

  registerFollowUps(api);

  operation(api, 'payments.graph', {
    summary: 'Paid, refunded and due, by month of the last twelve; what is not due yet apart',
    handler: () => loadPaymentsGraph(api),
  });

  operation(api, 'payments.export', {
    summary: 'Have the payments of a period sent by e-mail as CSV',
    rateLimit: { max: 10, timeWindow: '1 minute' },
    handler: async ({ actor, body: { from, to }, language }) => {
      const period = { ...(from && { from }), ...(to && { to }) };
      const begun = await beginPaymentsExport(api, actor, period, language);
      return { email: actor.email, export: begun };
    },
  });
}

/** Operations on a refund once it is decided. */
function registerFollowUps(api: AppContext): void {
  operation(api, 'refunds.recordTransfer', {
    summary: 'The transfer to the client was made: its reference, day and proof',
    handler: (call) => recordTransfer(api, call, call.params.id, call.body),
  });

  operation(api, 'refunds.retry', {
    summary: 'Ask the card gateway once more for a refund that it did not make',
    handler: (call) => retryRefund(api, call, call.params.id),
  });

  operation(api, 'refunds.transferInstead', {
    summary: 'Refund by bank transfer what could not go back to a card',
    handler: (call) => transferInstead(api, call, call.params.id, call.body),
  });
}
