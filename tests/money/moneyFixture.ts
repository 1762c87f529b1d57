import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { quoteOrder } from '#domain/pricing/quote';
import type { Actor } from 'sijil/server/http/appContext';
import { files } from 'sijil/server/db/schema/files';
import { contracts, packagePurchases, payments, refunds, taxDocuments } from '../../server/db/schema/money';
import { formVersions, requests } from '../../server/db/schema/requests';
import { signContract } from '../../server/modules/contracts/registerContracts';
import { buildOrdersFixture, type OrdersFixture, sunday } from '../api/ordersFixture';
import { cards, tokenOf } from '../api/paymentsFixture';

/** The app with a client, finance and operations, and what a signed order needs besides; no PDF is ever drawn. */
export interface MoneyFixture {
  readonly orders: OrdersFixture;
  readonly client: Actor;
  readonly finance: Actor;
  readonly operator: Actor;
  /** Two good cards and one without funds, each as a token. */
  readonly tokens: readonly string[];
  readonly fileId: string;
  readonly formVersionId: string;
}

const actor = (userId: string, role: Actor['role'], clientId: string | null): Actor => ({
  userId,
  role,
  clientId,
  branchIds: null,
  spendingLimit: null,
  sessionId: userId,
  name: role,
  email: `${role}@test.sa`,
  language: 'ar',
  mustChangePassword: false,
  mustAddSecondFactor: false,
  throughProvider: false,
  seenBy: null,
  apiTokenId: null,
  scopes: null,
});

export async function buildMoneyFixture(): Promise<MoneyFixture> {
  const orders = await buildOrdersFixture();
  const { test } = orders;
  const { db } = test.api;
  const fileId = randomUUID();
  await db.insert(files).values({
    id: fileId,
    sha256: 'x',
    type: 'application/pdf',
    size: 1,
    name: 'receipt.pdf',
    ownerId: orders.client.id,
  });
  const [form] = await db.select().from(formVersions).limit(1);
  if (!form) throw new Error('the reference data holds no form');
  return {
    orders,
    client: actor(orders.client.id, 'client', orders.client.id),
    finance: actor(orders.finance.id, 'admin_finance', null),
    operator: actor(orders.operator.id, 'admin_operation', null),
    tokens: await Promise.all(
      [cards.mada, cards.visa, cards.withoutFunds].map((card) => tokenOf(test, card)),
    ),
    fileId,
    formVersionId: form.id,
  };
}

/** Every history begins with empty books, at the same moment. */
export async function emptyBooks({ orders: { test } }: MoneyFixture): Promise<void> {
  test.setNow(sunday);
  const { db } = test.api;
  await db.execute(
    sql`truncate requests, contracts, instalments, payments, package_purchases, tax_documents, refunds, refund_parts,
      ledger_entries, counters, notifications, sandbox_payments, service_days, client_days, city_months, status_stays cascade`,
  );
  await db.execute(sql`delete from graphile_worker._private_jobs`);
}

interface Sold {
  readonly price: number;
  readonly visits: number;
  readonly plan: 'one' | 'two';
}

/** An order with its contract, signed by the module that signs; the invoice and the instalments are its own work. */
export async function signOrder(fixture: MoneyFixture, { price, visits, plan }: Sold): Promise<string> {
  const { orders, client, fileId, formVersionId } = fixture;
  const { api } = orders.test;
  const quote = quoteOrder({ package: { price }, extraFees: [], vatPercent: 15 });
  const [request] = await api.db
    .insert(requests)
    .values({
      status: 'contract_sent',
      statusSince: api.clock(),
      createdAt: api.clock(),
      kind: 'standard',
      clientId: client.userId,
      branchId: orders.branchId,
      serviceId: orders.serviceId,
      createdById: client.userId,
      formVersionId,
      quote,
      total: quote.total,
      package: {
        id: orders.packages.pair,
        name: {
          ar: 'باقة',
          en: 'Package',
        },
        duration: 'month_3',
        quantity: visits,
      },
      paymentPlan: plan,
    })
    .returning();
  if (!request) throw new Error('the order was not written');
  await api.db
    .insert(contracts)
    .values({ requestId: request.id, version: 1, source: 'template', fileId, sha256: 'x' });
  const signature = {
    version: request.version,
    contractVersion: 1,
    kind: 'typed',
    name: 'خالد',
    position: 'المدير العام',
    accepted: true,
  } as const;
  await signContract(api, client, request.id, signature, { ip: '127.0.0.1', userAgent: null });
  return request.id;
}

export const readRequest = async ({ orders: { test } }: MoneyFixture, id: string) => {
  const [request] = await test.api.db.select().from(requests).where(eq(requests.id, id));
  if (!request) throw new Error(`request ${id} vanished`);
  return request;
};

export const readRows = async ({ orders: { test } }: MoneyFixture) => ({
  payments: await test.api.db.select().from(payments).orderBy(payments.number),
  refunds: await test.api.db.select().from(refunds).orderBy(refunds.number),
  purchases: await test.api.db.select().from(packagePurchases),
  taxDocuments: await test.api.db.select().from(taxDocuments).orderBy(taxDocuments.kind, taxDocuments.number),
});
