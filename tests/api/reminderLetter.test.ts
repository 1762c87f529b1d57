import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { company } from '#domain/company';
import type { ExportView } from 'sijil/contract/exportViews';
import { instalments } from '../../server/db/schema/money';
import { loadLetter } from '../../server/modules/payments/reminderLetter';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { textOfFile } from '../support/textOfFile';
import { buildOrdersFixture, orderAndSign, type OrdersFixture } from './ordersFixture';
import { payByTransfer, payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => void (fixture = await buildOrdersFixture()), 120_000);
afterAll(() => fixture?.test.close());

interface Made {
  readonly status: number;
  readonly body: ExportView & { readonly code?: string };
}

const ask = (token: string, body: object = {}, id = fixture.client.id): Promise<Made> =>
  call<Made['body']>(fixture.test, 'payments.letter', { token, params: { id }, body });

/** Bytes of the file that an export has made. */
async function fileOf({ body }: Made, token: string): Promise<Buffer> {
  await fixture.test.runJobs();
  const headers = { authorization: `Bearer ${token}` };
  const made = await fixture.test.app.inject({ url: `/api/v1/exports/${body.id}`, headers });
  const { file } = made.json<ExportView>();
  return (await fixture.test.app.inject({ url: String(file?.url) })).rawPayload;
}

const setDue = ({ id }: RequestView, dueOn: string) =>
  fixture.test.api.db.update(instalments).set({ dueOn }).where(eq(instalments.requestId, id));
const codeOf = ({ number }: RequestView) => `R-${number}`;

describe('the letter that reminds a client of what is due', () => {
  it('is refused, with the reason, while nothing is due', async () => {
    const paid = await payInFull(fixture, await orderAndSign(fixture));
    expect(paid.status).toBe('payment_completed');
    expect(await ask(fixture.finance.token)).toMatchObject({ status: 409, body: { code: 'nothing_due' } });
  });

  it('names each sum that is due with its day and place, but none under review, paid or due later', async () => {
    // Today is Sunday, 22 November: a first payment is overdue a week after its day.
    const [late, new_, later] = [
      await orderAndSign(fixture),
      await orderAndSign(fixture),
      await orderAndSign(fixture),
    ];
    await setDue(late, '2026-11-01');
    await setDue(later, '2027-01-01');
    await payByTransfer(fixture, await orderAndSign(fixture));
    const letter = await loadLetter(fixture.test.api, fixture.client.id);
    expect(letter.lines.map(({ request, dueOn, days, amount }) => [request, dueOn, days, amount])).toEqual([
      [codeOf(late), '2026-11-01', 14, 115_000],
      [codeOf(new_), '2026-11-22', 0, 115_000],
    ]);
    expect(letter.lines.every(({ service, place }) => service !== '' && place !== null)).toBe(true);
  });

  it('is a file for finance alone, with sum, account and phone, in the client’s language', async () => {
    const { finance, operator, client } = fixture;
    const text = await textOfFile(await fileOf(await ask(finance.token), finance.token));
    for (const part of ['2,300.00', company.bank.iban, company.phone.slice(1)]) expect(text).toContain(part);
    expect((await ask(operator.token)).status).toBe(403);
    expect((await ask(client.token)).status).toBe(403);
    expect((await ask(finance.token, {}, finance.id)).status).toBe(404);
    const other = await asRole(fixture.test, 'client');
    expect((await ask(finance.token, {}, other.id)).body.code).toBe('nothing_due');
  });

  it('is emailed to the client once, with the amount and the IBAN, if finance asks for it', async () => {
    const mails = () => fixture.test.mails.filter(({ subject }) => subject.includes('مبالغ مستحقة'));
    expect(mails()).toEqual([]);
    await fileOf(await ask(fixture.finance.token, { toClient: true }), fixture.finance.token);
    const [mail, ...rest] = mails();
    expect(rest).toEqual([]);
    expect(mail?.text).toContain('2,300.00');
    expect(mail?.text).toContain(company.bank.iban);
    const [pdf] = mail?.attachments ?? [];
    expect(pdf?.filename).toMatch(/^reminder-C-\d+-2026-11-22\.pdf$/);
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
