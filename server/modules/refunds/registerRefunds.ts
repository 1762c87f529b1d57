import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from '#framework/server/http/appContext';
import { beginPaymentsExport } from './exportPayments';
import { operation } from '#framework/server/http/operation';
import { readPage } from '#framework/server/resources/pageAddress';
import { createRefund } from './createRefund';
import { recordTransfer, retryRefund, transferInstead } from './followUpRefund';
import { loadPaymentsGraph } from './loadPaymentsGraph';
import type { refundableView } from '#domain/api/financeViews';
import { type Drawn, maxRefund, undrawnRefund } from '#domain/pricing/refunds';
import type { Queryable } from '#framework/server/db/connect';
import { packagePurchases, payments, taxDocuments } from '../../db/schema/money';
import { requests, requestVehicles } from '../../db/schema/requests';
import { statedColumns } from '../requests/summaryRows';
import { holdsFolded } from '#framework/server/db/searchKey';
import { tables } from '#framework/server/db/schema/tables';
import { holdsRefundable, paidOf, refundedOf } from '../requests/refundableMoney';

/** Registers refunds, and finance's reports on payments. */
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

const byTransferOf = sql<boolean>`exists (select 1 from ${payments} p
  where p.request_id = ${requests}.id and p.status = 'paid' and p.method = 'bank_transfer')`;

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

interface Wanted {
  readonly q: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Requests with more paid than refunded, cancelled ones first, then latest first. */
async function loadRefundable(
  db: Queryable,
  { q, offset, limit }: Wanted,
): Promise<{ rows: z.output<typeof refundableView>[]; total: number }> {
  const where = and(holdsRefundable, searched(q));
  const rows = await db
    .select({
      id: requests.id,
      number: requests.number,
      ...statedColumns,
      client: { id: tables.clients.id, name: tables.clients.companyName },
      service: tables.services.name,
      paid: paidOf,
      refunded: refundedOf,
      byTransfer: byTransferOf,
      // A card payment is refunded to the card.
      iban: sql<string | null>`case when ${byTransferOf} then ${tables.clients.iban} end`,
      invoice: invoiceOf,
      payments: paymentsOf,
      purchase: purchaseOf,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(requests)
    .innerJoin(tables.clients, eq(tables.clients.id, requests.clientId))
    .innerJoin(tables.services, eq(tables.services.id, requests.serviceId))
    .where(where)
    .orderBy(sql`${requests.status} = 'cancelled' desc`, desc(requests.statusSince), desc(requests.id))
    .offset(offset)
    .limit(limit);
  return {
    // Every row contains the total; the answer's schema drops it and the purchase.
    rows: rows.map((row) => ({
      ...row,
      max: maxRefund(row.paid, row.refunded),
      undrawn: undrawnRefund(row.paid, row.refunded, row.purchase),
    })),
    total: rows[0]?.total ?? 0,
  };
}

function searched(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const part = q.trim().slice(0, 100);
  return or(holdsFolded(requests.code, part), holdsFolded(tables.clients.companyName, part));
}
