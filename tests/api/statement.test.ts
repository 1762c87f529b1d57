import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportView } from 'sijil/contract/exportViews';
import { loadStatement } from '../../server/modules/payments/statement';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, orderAndSign, type OrdersFixture, sunday } from './ordersFixture';
import { owedFor, payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => void (fixture = await buildOrdersFixture()), 120_000);
afterAll(() => fixture?.test.close());

interface Made {
  readonly status: number;
  readonly body: ExportView & { readonly errors?: Record<string, string[]> };
}

const ask = (token: string, body: object = {}, id = fixture.client.id): Promise<Made> =>
  call<Made['body']>(fixture.test, 'payments.statement', { token, params: { id }, body });

/** Bytes of the file that an export has made. */
async function fileOf({ body }: Made, token: string): Promise<Buffer> {
  await fixture.test.runJobs();
  const headers = { authorization: `Bearer ${token}` };
  const made = await fixture.test.app.inject({ url: `/api/v1/exports/${body.id}`, headers });
  const { file } = made.json<ExportView>();
  return (await fixture.test.app.inject({ url: String(file?.url) })).rawPayload;
}

const statementOf = (from: string | null, to: string) =>
  loadStatement(fixture.test.api, fixture.client.id, { from, to });

describe('the statement of a client’s account', () => {
  let paidId = '';

  // 22 November: an invoice of 1,150.00, paid at once. 24 November: another, of which nothing is paid; 300.00 of the first are refunded.
  beforeAll(async () => {
    const paid = await payInFull(fixture, await orderAndSign(fixture));
    paidId = paid.id;
    fixture.test.setNow(new Date('2026-11-24T07:00:00Z'));
    await orderAndSign(fixture);
    const refund = await call(fixture.test, 'refunds.create', {
      token: fixture.finance.token,
      body: { requestId: paid.id, amount: 30_000, reason: 'خطأ', drawnReason: 'خطأ' },
    });
    expect(refund.status).toBe(201);
    await fixture.test.runJobs();
  });
  afterAll(() => fixture.test.setNow(sunday));

  it('has every movement with its number, and the ledger’s balance at the end', async () => {
    const { opening, closing, lines } = await statementOf(null, '2026-11-24');
    expect(opening).toBe(0);
    const moved = lines.map(({ kind, amount, code }) => `${code.replace(/\d+/, '')} ${kind} ${amount}`);
    expect(moved.slice(0, 2)).toEqual(['INV- invoice 115000', 'P- payment -115000']);
    expect(moved.slice(2).toSorted()).toEqual([
      'CN- credit_note -30000',
      'INV- invoice 115000',
      'RF- refund 30000',
    ]);
    expect(closing).toBe(115_000);
    const [first, second] = [...new Set(lines.map(({ request }) => request))];
    expect([first, second].every((code) => /^R-\d+$/.test(String(code)))).toBe(true);
    expect(await owedFor(fixture.test, paidId)).toBe(0);
  });

  it('begins with the balance before its first day and ends with its last day, by days in Riyadh', async () => {
    expect(await statementOf('2026-11-23', '2026-11-23')).toMatchObject({
      opening: 0,
      closing: 0,
      lines: [],
    });
    const last = await statementOf('2026-11-24', '2026-11-24');
    expect([last.opening, last.lines.length, last.closing]).toEqual([0, 3, 115_000]);
    // A midnight in Riyadh: 22 November ends at 21:00 UTC.
    expect((await statementOf('2026-11-25', '2026-11-30')).opening).toBe(115_000);
  });

  it('is a file that its client and finance can have, and nobody else', async () => {
    for (const { token } of [fixture.client, fixture.finance]) {
      const made = await ask(token, { from: '2026-11-01', to: '2026-11-30' });
      expect(made.status).toBe(202);
      const file = await fileOf(made, token);
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const other = await asRole(fixture.test, 'client');
    expect((await ask(other.token)).status).toBe(404);
    expect((await ask(fixture.operator.token)).status).toBe(403);
    expect((await ask(fixture.finance.token, {}, fixture.finance.id)).status).toBe(404);
    const reversed = await ask(fixture.finance.token, { from: '2026-11-30', to: '2026-11-01' });
    expect([reversed.status, Object.keys(reversed.body.errors ?? {})]).toEqual([400, ['to']]);
  });

  it('is emailed to the client once, with the balance, if finance asks for it', async () => {
    const mails = () => fixture.test.mails.filter(({ subject }) => subject.includes('كشف حسابك'));
    const { finance } = fixture;
    await fileOf(await ask(finance.token, { to: '2026-11-24' }), finance.token);
    expect(mails()).toEqual([]);
    await fileOf(await ask(finance.token, { to: '2026-11-24', toClient: true }), finance.token);
    const [mail, ...rest] = mails();
    expect(rest).toEqual([]);
    expect(mail?.text).toContain('1,150.00');
    const [pdf] = mail?.attachments ?? [];
    expect(pdf?.filename).toMatch(/^statement-C-\d+-2026-11-24\.pdf$/);
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
