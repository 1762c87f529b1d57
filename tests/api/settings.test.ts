import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuoteView, SettingsView } from '#domain/api/orderViews';
import { notifications } from '../../server/db/schema/messages';
import { taxDocuments } from '../../server/db/schema/money';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, orderAndSign, type OrdersFixture, reread } from './ordersFixture';
import { payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
let admin: string;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  admin = (await asRole(fixture.test, 'admin')).token;
});
afterAll(() => fixture?.test.close());

type Row = Record<string, unknown> & { id: string; version: number };

async function ask<T = Row>(method: 'GET' | 'PATCH' | 'POST' | 'DELETE', url: string, payload?: object) {
  const response = await fixture.test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${admin}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json<T>() };
}

async function invoiceOf(requestId: string) {
  const { db } = fixture.test.api;
  const [document] = await db
    .select()
    .from(taxDocuments)
    .where(and(eq(taxDocuments.requestId, requestId), eq(taxDocuments.kind, 'invoice')));
  if (!document) throw new Error('no invoice');
  return document.data;
}

async function change(values: object): Promise<void> {
  const [row] = (await ask<Row[]>('GET', '/admin/settings')).body;
  const { status } = await ask('PATCH', `/admin/settings/${row?.id}`, { version: row?.version, ...values });
  expect(status).toBe(200);
}

describe("the company's settings", () => {
  it('apply to the next invoice, and leave issued ones unchanged', async () => {
    const before = await orderAndSign(fixture);
    const name = { ar: 'شركة سلامة القابضة', en: 'Salama Holding' };
    await change({ name, iban: 'SA4420000001234567891234', vatPercent: 5 });
    const after = await orderAndSign(fixture);
    expect(await invoiceOf(before.id)).toMatchObject({
      seller: { name: { ar: 'شركة سلامة للتفتيش' } },
      iban: 'SA0380000000608010167519',
      vatRate: 1500,
      vat: 15_000,
    });
    expect(await invoiceOf(after.id)).toMatchObject({
      seller: { name },
      iban: 'SA4420000001234567891234',
      vatRate: 500,
      vat: 5_000,
      total: 105_000,
    });
  });

  it('set the VAT of the next quote and the bank account for transfers', async () => {
    await change({ vatPercent: 10, bank: { ar: 'البنك الأهلي', en: 'SNB' } });
    const { body } = await call<QuoteView>(fixture.test, 'clientInspections.quote', {
      token: fixture.client.token,
      body: { serviceId: fixture.serviceId, branchId: fixture.branchId, packageId: fixture.packages.weekly },
    });
    expect(body).toMatchObject({ subtotal: 100_000, vat: 10_000, total: 110_000 });
    const answer = await call<SettingsView>(fixture.test, 'portal.settings');
    expect(answer.body.bank?.bank.en).toBe('SNB');
    expect(answer.body.support.email).toBe('support@salama.test');
  });

  it('are a single record that cannot be created or deleted, and require a valid IBAN', async () => {
    const rows = (await ask<Row[]>('GET', '/admin/settings')).body;
    expect(rows).toHaveLength(1);
    expect((await ask('POST', '/admin/settings', {})).status).toBe(404);
    expect((await ask('DELETE', `/admin/settings/${rows[0]?.id}`)).status).toBe(404);
    const wrong = await ask<{ errors: object }>('PATCH', `/admin/settings/${rows[0]?.id}`, {
      version: rows[0]?.version,
      iban: 'SA0380000000608010167510',
    });
    expect(wrong.body.errors).toHaveProperty('iban');
  });
});

describe('a kind of notification', () => {
  const kindOf = async (kind: string) =>
    (await ask<Row[]>('GET', `/notificationKinds?kind=${kind}`)).body[0] as Row;
  const answer = (requestId: string, kind: string) =>
    fixture.test.api.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.requestId, requestId), eq(notifications.kind, kind)));

  it('is sent only by the channels that an admin allows', async () => {
    const { id, version } = await kindOf('sendContract');
    await ask('PATCH', `/notificationKinds/${id}`, { version, byPortal: false });
    await fixture.test.runJobs();
    const mailsBefore = fixture.test.mails.length;
    const request = await orderAndSign(fixture);
    expect(await answer(request.id, 'sendContract')).toEqual([]);
    await fixture.test.runJobs();
    const subject = new RegExp(`R-${request.number}`);
    expect(fixture.test.mails.slice(mailsBefore).some((mail) => subject.test(mail.subject))).toBe(true);

    const quiet = await kindOf('settlePayment');
    await ask('PATCH', `/notificationKinds/${quiet.id}`, { version: quiet.version, byMail: false });
    const count = fixture.test.mails.length;
    await payInFull(fixture, await reread(fixture, request.id));
    await fixture.test.runJobs();
    expect((await answer(request.id, 'settlePayment')).length).toBeGreaterThan(0);
    const about = fixture.test.mails.slice(count).filter(({ subject: text }) => subject.test(text));
    expect(
      about.map(({ subject: text }) => text).filter((text) => /دفعتك|Payment received/.test(text)),
    ).toEqual([]);
  });

  it('cannot be renamed, created or deleted', async () => {
    const { id, version } = await kindOf('sendContract');
    expect((await ask('PATCH', `/notificationKinds/${id}`, { version, kind: 'other' })).status).toBe(400);
    expect((await ask('POST', '/notificationKinds', { kind: 'x' })).status).toBe(404);
    expect((await ask('DELETE', `/notificationKinds/${id}`)).status).toBe(404);
  });
});
