import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingsView } from '#domain/api/orderViews';
import { company } from '#domain/company';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, order, type OrdersFixture } from './ordersFixture';

/** Settings of real services, none of which is called here. */
const production = {
  SANDBOX: 'off',
  PUBLIC_URL: 'https://portal.example.sa',
  CARD_GATEWAY_URL: 'https://cards.example.sa',
  CARD_GATEWAY_PUBLIC_KEY: 'pk_live',
  CARD_GATEWAY_SECRET_KEY: 'sk_live',
  CARD_GATEWAY_WEBHOOK_SECRET: 'secret',
  IDENTITY_URL: 'https://identity.example.sa',
  IDENTITY_APP_ID: 'app',
  IDENTITY_APP_KEY: 'key',
  IDENTITY_AUDIENCE: 'portal',
  SMTP_URL: 'smtps://mail.example.sa',
  MAIL_FROM: 'no-reply@example.sa',
};

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture(production);
});
afterAll(() => fixture?.test.close());

const status = async (method: 'GET' | 'POST', url: string) =>
  (await fixture.test.app.inject({ method, url, payload: method === 'POST' ? {} : undefined })).statusCode;
const settings = async () => (await call<SettingsView>(fixture.test, 'portal.settings')).body;

describe('a portal with real services', () => {
  it('has no sandbox, no mailbox and no public API reference', async () => {
    expect(await status('POST', '/sandbox/gateway/v1/tokens')).toBe(404);
    expect(await status('POST', '/sandbox/nafath/api/v1/mfa/request')).toBe(404);
    expect(await status('GET', '/api/v1/docs')).toBe(404);
    expect(await status('GET', '/api/v1/openapi.json')).toBe(404);
    const admin = await asRole(fixture.test, 'admin');
    expect((await call(fixture.test, 'mailbox.list', { token: admin.token })).status).toBe(404);
  });

  it.each(['/api/v1/health', '/api/v1/session', '/files/none', '/.env'])(
    '%s restricts browser features by its permissions policy',
    async (url) => {
      const { headers } = await fixture.test.app.inject({ url });
      const policy = String(headers['permissions-policy']);
      expect(policy).toContain('geolocation=(self)');
      for (const power of ['microphone', 'usb', 'bluetooth', 'browsing-topics'])
        expect(policy).toContain(`${power}=()`);
    },
  );

  it('hides the example bank account, and refuses orders until the company’s details are entered', async () => {
    expect(await settings()).toMatchObject({
      bank: null,
      takesOrders: false,
      cardGateway: { sandbox: false },
    });
    expect(JSON.stringify(await settings())).not.toContain(company.bank.iban);
    expect(await order(fixture)).toMatchObject({ status: 409, body: { code: 'ordering_closed' } });
  });

  it('accepts orders once every example number has been replaced', async () => {
    const { db } = fixture.test.api;
    await db
      .update(tables.settings)
      .set({ iban: 'SA4420000001234567891234', accountNumber: '1234567891234' });
    expect((await settings()).takesOrders).toBe(false);
    await db.update(tables.settings).set({ vatNumber: '311111111100003', unifiedNumber: '7009999999' });
    expect(await settings()).toMatchObject({ takesOrders: true, bank: { iban: 'SA4420000001234567891234' } });
    expect((await order(fixture)).status).toBe(201);
  });
});
