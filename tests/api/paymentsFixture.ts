import { randomUUID } from 'node:crypto';
import { eq, sum } from 'drizzle-orm';
import type { OperationId } from '#domain/access/operations';
import type { PaymentStartedView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import { ledgerEntries } from '../../server/db/schema/money';
import type { TestApp } from '../support/buildTestApp';
import { type Answer, call } from '../support/call';
import { tinyPdf, upload } from '../support/upload';
import type { OrdersFixture } from './ordersFixture';

export const cards = {
  mada: '4201320111111010',
  visa: '4111111111111111',
  withoutFunds: '4201320000311101',
  unlisted: '4000000000000002',
};

const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` });

/** Returns the gateway's token for a card, as the browser gets it. */
export async function tokenOf({ app, api }: TestApp, number: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/sandbox/gateway/v1/tokens',
    headers: basic(api.config.cardGateway.publicKey),
    payload: { name: 'Khalid Alotaibi', number, month: '12', year: '2030', cvc: '123' },
  });
  return response.json<{ id: string }>().id;
}

type Paying = Extract<OperationId, 'clientInspections.pay' | 'clientInspections.payNext'>;

export async function payByCard(
  { test, client }: OrdersFixture,
  request: RequestView,
  number: string,
  id: Paying = 'clientInspections.pay',
): Promise<Answer<PaymentStartedView>> {
  const token = await tokenOf(test, number);
  const body = { version: request.version, method: 'card', token };
  return call(test, id, { token: client.token, params: { id: request.id }, body });
}

export async function payByTransfer(
  { test, client }: OrdersFixture,
  request: RequestView,
  id: Paying = 'clientInspections.pay',
  reference = `FT-${randomUUID().slice(0, 8)}`,
): Promise<Answer<PaymentStartedView>> {
  const receipt = await upload(test, client.token, { content: tinyPdf, name: 'receipt.pdf' }, 'document');
  const body = {
    version: request.version,
    method: 'bank_transfer',
    reference,
    receipt: receipt.body.id,
  };
  return call(test, id, { token: client.token, params: { id: request.id }, body });
}

/** Presses a button on the bank's page; returns the address of the redirect. */
export async function decideAtBank(
  { app }: TestApp,
  { redirectUrl }: PaymentStartedView,
  decision: 'approve' | 'refuse',
): Promise<URL> {
  const { pathname } = new URL(String(redirectUrl));
  const response = await app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
  return new URL(String(response.headers.location));
}

/** Settles a payment as the page does after the return from the bank. */
export function settle(
  { test, client }: OrdersFixture,
  request: RequestView,
  { paymentId }: PaymentStartedView,
  token = client.token,
): Promise<Answer<RequestView & { message?: string }>> {
  return call(test, 'clientInspections.settleCard', { token, params: { id: request.id, paymentId } });
}

/** Pays the first instalment with a valid card, as a user would. */
export async function payInFull(fixture: OrdersFixture, request: RequestView): Promise<RequestView> {
  const started = await payByCard(fixture, request, cards.mada);
  await decideAtBank(fixture.test, started.body, 'approve');
  const settled = await settle(fixture, request, started.body);
  if (settled.status !== 200) throw new Error(JSON.stringify([started, settled]));
  return settled.body;
}

/** Returns the amount that a client owes for a request, in halalas. */
export async function owedFor({ api }: TestApp, requestId: string): Promise<number> {
  const [row] = await api.db
    .select({ owed: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.requestId, requestId));
  return Number(row?.owed ?? 0);
}

interface Arrival {
  /** Halalas on the bank statement; by default what the client has announced. */
  readonly amount?: unknown;
  readonly reason?: string;
  readonly version?: number;
  readonly token?: string;
}

/** Finance confirms the transfer that waits on a request, with the sum that arrived. */
export async function confirmArrival(
  { test, finance }: OrdersFixture,
  requestId: string,
  { token = finance.token, ...arrival }: Arrival = {},
): Promise<Answer<RequestView>> {
  const params = { id: requestId };
  const { body: waiting } = await call<RequestView>(test, 'inspections.get', {
    token: finance.token,
    params,
  });
  const announced = waiting.payments.find(({ status }) => status === 'awaiting')?.amount ?? 1;
  const body = { version: waiting.version, amount: announced, ...arrival };
  return call<RequestView>(test, 'adminInspections.confirmPayment', { token, params, body });
}
