import { companyName } from '../../db/names';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from 'sijil/server/http/appContext';
import { beginPaymentsExport } from './exportPayments';
import { operation } from 'sijil/server/http/operation';
import { setPlace } from 'sijil/server/resources/list';
import { readOrderedPage } from 'sijil/server/resources/orderedPage';
import { resources } from '#resources';
import { createRefund } from './createRefund';
import { recordTransfer, retryRefund, transferInstead } from './followUpRefund';
import { loadPaymentsGraph } from './loadPaymentsGraph';
import type { refundableView } from '#domain/api/financeViews';
import { type Drawn, maxRefund, uncoveredOf, undrawnRefund } from '#domain/pricing/refunds';
import type { Queryable } from 'sijil/server/db/connect';
import { packagePurchases, payments, taxDocuments } from '../../db/schema/money';
import { requests, requestVehicles } from '../../db/schema/requests';
import { statedColumns } from '../requests/summaryRows';
import { tables } from '../../db/schema/declared';
import { paidOf, refundedOf } from '../requests/refundableMoney';

/** Registers refunds, and finance's reports on payments. */
export function registerRefunds(api: AppContext): void {
  operation(api, 'refunds.eligible', {
    summary:
      'Requests on which more was paid than given back, the cancelled ones first; `q` finds by number, client or branch',
    handler: async ({ actor, language, query, reply }) => {
      const page = await readOrderedPage(api.db, refundable, { actor, language, query, at: api.clock() });
      setPlace(reply, page);
      return loadRefundable(api.db, page.ids);
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

const byTransferOf = sql<boolean>`exists (select 1 from ${payments} p
  where p.request_id = ${requests}.id and p.status = 'paid' and p.method = 'bank_transfer')`;

const totalOf = (kind: 'invoice' | 'credit_note') =>
  sql<number>`(select coalesce(sum(d.total), 0)::float8 from ${taxDocuments} d
    where d.request_id = ${requests}.id and d.kind = ${kind})`;

const invoiceOf = sql<number | null>`(select max(d.number)::float8 from ${taxDocuments} d
  where d.request_id = ${requests}.id and d.kind = 'invoice')`;
const paymentsOf = sql<
  z.output<typeof refundableView>['payments']
>`(select coalesce(json_agg(json_build_object('id', p.id,
    'method', p.method, 'reference', coalesce(p.card_last_four, p.reference), 'amount', p.amount::float8,
    'paidAt', coalesce(p.settled_at, p.created_at)) order by p.created_at), '[]') from ${payments} p
  where p.request_id = ${requests}.id and p.status = 'paid')`;

const purchaseOf = sql<Drawn | null>`(select json_build_object('total', coalesce(${requests}.total, 0)::float8,
    'bought', p.quantity + p.returned, 'drawn', p.used) from ${packagePurchases} p
  where p.request_id = ${requests}.id and p.quantity + p.returned
    > greatest(1, (select count(*) from ${requestVehicles} v where v.request_id = ${requests}.id)))`;

const { status, statusSince, id } = requests;

/** Requests with more paid than refunded, cancelled ones first, then the latest. Its index has the same expressions. */
const refundable = {
  resource: resources.requests,
  only: sql`${requests.isRefundable}`,
  terms: [
    { value: sql`(${status} = 'cancelled')`, direction: 'desc' },
    { value: statusSince, direction: 'desc' },
    { value: id, direction: 'desc' },
  ],
} as const;

/** Reads these requests, in the same order. */
async function loadRefundable(
  db: Queryable,
  ids: readonly string[],
): Promise<z.output<typeof refundableView>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id,
      number: requests.number,
      ...statedColumns,
      client: { id: tables.clients.id, name: companyName },
      service: tables.services.name,
      paid: paidOf,
      refunded: refundedOf,
      byTransfer: byTransferOf,
      // A card payment is refunded to the card.
      iban: sql<string | null>`case when ${byTransferOf} then ${tables.clients.iban} end`,
      invoice: invoiceOf,
      payments: paymentsOf,
      purchase: purchaseOf,
      invoiced: totalOf('invoice'),
      credited: totalOf('credit_note'),
    })
    .from(requests)
    .innerJoin(tables.clients, eq(tables.clients.id, requests.clientId))
    .innerJoin(tables.services, eq(tables.services.id, requests.serviceId))
    .where(inArray(id, [...ids]));
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({
      ...row,
      max: maxRefund(row.paid, row.refunded),
      uncovered: uncoveredOf(row),
      undrawn: undrawnRefund(row.paid, row.refunded, row.purchase),
    }));
}
