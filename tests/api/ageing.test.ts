import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgeingView, OwedView } from '#domain/api/financeViews';
import type { RequestView } from '#domain/api/requestViews';
import { instalments } from '../../server/db/schema/money';
import { requests } from '../../server/db/schema/requests';
import { call } from '../support/call';
import { buildOrdersFixture, orderAndSign, type OrdersFixture } from './ordersFixture';

let fixture: OrdersFixture;
/** Unpaid requests of each age, by the last day to pay their instalment; today is 22 November 2026. */
const due = {
  tomorrow: '2026-11-23',
  today: '2026-11-22',
  'a day ago': '2026-11-21',
  '30 days ago': '2026-10-23',
  '31 days ago': '2026-10-22',
  '60 days ago': '2026-09-23',
  '61 days ago': '2026-09-22',
  '90 days ago': '2026-08-24',
  '91 days ago': '2026-08-23',
};
/** Its due day with terms of 30 days. */
const thirtyBefore = (day: string) => new Date(Date.parse(day) - 30 * 86_400_000).toISOString().slice(0, 10);
const made = new Map<string, RequestView>();
let amount = 0;

beforeAll(async () => {
  fixture = await buildOrdersFixture();
  for (const [when, payBy] of Object.entries(due)) {
    const request = await orderAndSign(fixture, {});
    await fixture.test.api.db
      .update(instalments)
      .set({ dueOn: thirtyBefore(payBy), termDays: 30 })
      .where(eq(instalments.requestId, request.id));
    made.set(when, request);
  }
  const [row] = await fixture.test.api.db.select().from(instalments).limit(1);
  amount = row?.amount ?? 0;
});
afterAll(() => fixture.test.close());

const ageing = async (token = fixture.finance.token) =>
  call<AgeingView>(fixture.test, 'payments.ageing', { token });
const owed = async (query: Record<string, string>) =>
  call<OwedView[]>(fixture.test, 'payments.owed', { token: fixture.finance.token, query });

describe('receivables ageing', () => {
  it('groups unpaid instalments by days since the last day to pay, bounds included', async () => {
    const { body } = await ageing();
    expect(amount).toBeGreaterThan(0);
    expect(body.bands).toEqual({
      notOverdue: 2 * amount,
      upTo30: 2 * amount,
      upTo60: 2 * amount,
      upTo90: 2 * amount,
      over90: amount,
      review: 0,
    });
    expect(body.sum).toBe(9 * amount);
    expect(body.clientsTotal).toBe(1);
    expect(body.clients[0]).toMatchObject({
      sum: 9 * amount,
      oldestDueOn: '2026-07-24',
      bands: body.bands,
      phone: expect.stringMatching(/^\+9665/),
    });
  });

  it('lists the payments of a band or of a client, the longest overdue first', async () => {
    const { body, headers } = await owed({ band: 'upTo60' });
    expect(headers['x-total-count']).toBe('2');
    expect(body.map(({ request, days }) => [request.id, days])).toEqual([
      [made.get('60 days ago')?.id, 60],
      [made.get('31 days ago')?.id, 31],
    ]);
    const { clientId } = (await fixture.test.api.db.select().from(requests).limit(1))[0] ?? {};
    expect((await owed({ clientId: String(clientId) })).body).toHaveLength(9);
    expect((await owed({ clientId: '00000000-0000-4000-8000-000000000000' })).body).toEqual([]);
  });

  it('leaves out instalments that are paid or whose request is cancelled', async () => {
    const before = (await ageing()).body.sum;
    const [one, other] = [made.get('today'), made.get('91 days ago')];
    const { db } = fixture.test.api;
    await db
      .update(instalments)
      .set({ paidAt: fixture.test.api.clock() })
      .where(eq(instalments.requestId, String(one?.id)));
    await db
      .update(requests)
      .set({ status: 'cancelled' })
      .where(eq(requests.id, String(other?.id)));
    const { body } = await ageing();
    expect(body.sum).toBe(before - 2 * amount);
    expect(body.bands.over90).toBe(0);
  });

  it('exports a CSV with one line per instalment and amounts in riyals', async () => {
    const response = await fixture.test.app.inject({
      url: '/api/v1/admin/payments/owed.csv?band=upTo90',
      headers: { authorization: `Bearer ${fixture.finance.token}`, 'accept-language': 'en' },
    });
    const [head, ...lines] = response.body.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Client,Request,Instalment,Amount (SAR),Due on,Days overdue');
    expect(lines.map((line) => line.split(',').slice(2))).toEqual([
      ['1', (amount / 100).toFixed(2), '2026-07-25', '90'],
      ['1', (amount / 100).toFixed(2), '2026-08-23', '61'],
    ]);
  });

  it('is for finance only, and refuses an unknown band or a malformed client id', async () => {
    expect((await ageing(fixture.operator.token)).status).toBe(403);
    expect((await ageing(fixture.client.token)).status).toBe(403);
    expect((await owed({ band: 'upTo10' })).status).toBe(400);
    expect((await owed({ clientId: 'x' })).status).toBe(400);
  });
});
