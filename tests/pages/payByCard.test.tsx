// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
import { hearServerTime } from 'sijil/react/providers/server';
import { PaymentPanel } from '@/payments/PaymentPanel';
import { settingsOf, toPay } from './paySamples';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, named, card, click } = page;

const payLine = 'POST /client/inspections/r1/payments';
const tokenLine = 'POST /v1/tokens';
const pay = 'Pay ⃁ 575.00';
const assign = vi.fn();
type Props = Parameters<typeof PaymentPanel>[0];
async function open(request: object = toPay(), at = '/pay', about: object = {}): Promise<void> {
  if (Object.keys(about).length > 0) api.on('GET /settings', settingsOf(about));
  await show(<PaymentPanel {...({ request, operation: 'clientInspections.pay' } as unknown as Props)} />, at);
  await page.until(() => texts('.ant-skeleton').length === 0);
  await page.settle(20);
}
const leave = (name: string) =>
  act(async () => {
    named(name).focus();
    named(name).blur();
  });
async function typeCard(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const typed = {
    'Card number': '4201320111111010',
    'Expiry date': '11/26',
    'Security code (CVC)': '123',
    'Name on the card': ' Huda   Ali ',
    ...changes,
  };
  for (const [name, text] of Object.entries(typed)) await type(name, text);
}
const token = { id: 'token_1' };

beforeAll(async () => {
  vi.stubGlobal('fetch', api.fetch);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  await startI18n();
  await readEnglish(['order', 'fields', 'requests']);
});
beforeEach(() => {
  hearServerTime('Mon, 30 Nov 2026 09:00:00 GMT');
  api.on('GET /settings', settingsOf());
  api.on(tokenLine, token);
  api.on(payLine, { paymentId: 'p1', status: 'paid', redirectUrl: null });
});
afterEach(() => {
  vi.clearAllMocks();
  api.clear();
});

describe('the amount to pay', () => {
  it('is the first instalment that is not paid, with its day', async () => {
    await open();
    expect(said()).toContain('Amount dueDue on 30 November 2026⃁ 575.00VAT included');
    await open(toPay(2));
    expect(said()).toContain('First paymentDue on 30 November 2026⃁ 575.00');
    await open(toPay(2, 1));
    expect(said()).toContain('Second paymentDue on 30 December 2026⃁ 1,150.00');
    await open(toPay(2, 2));
    expect(said()).toBe('Nothing is due for this request');
  });
});

describe('a card', () => {
  it('goes to the gateway alone, whose token is sent with the version of the request', async () => {
    await open();
    await typeCard();
    await press(pay);
    await page.until(() => api.calls(payLine).length === 1);
    const [sent] = api.calls(tokenLine);
    expect(sent!.body).toEqual({
      name: 'Huda Ali',
      number: '4201320111111010',
      month: '11',
      year: '2026',
      cvc: '123',
      save_only: true,
    });
    expect(sent!.headers.get('authorization')).toBe(`Basic ${btoa('pk_1:')}`);
    expect(api.calls(payLine)[0]!.body).toEqual({
      version: 5,
      method: 'card',
      token: 'token_1',
      keepCard: false,
    });
    expect([assign.mock.calls, alerts()]).toEqual([[], []]);
  });

  it('leads to the page of the bank where that is asked for, and cannot be sent twice meanwhile', async () => {
    api.on(payLine, { paymentId: 'p1', status: 'initiated', redirectUrl: 'https://bank.example' });
    await open();
    await typeCard();
    await press(pay);
    await page.until(() => assign.mock.calls.length > 0);
    expect(assign.mock.calls).toEqual([['https://bank.example']]);
    expect(all('.ant-btn-loading')).toHaveLength(1);
  });

  it('is formatted while it is typed, with its brand announced', async () => {
    await open();
    await type('Card number', '4201320111111010');
    await type('Expiry date', '8');
    expect(named('Expiry date').value).toBe('08');
    await type('Expiry date', '11/2026');
    await leave('Expiry date');
    await type('Security code (CVC)', '12a34');
    expect(['Card number', 'Expiry date', 'Security code (CVC)'].map((name) => named(name).value)).toEqual([
      '4201 3201 1111 1010',
      '11/26',
      '123',
    ]);
    expect(texts('ul[aria-label="Cards accepted"] li')).toEqual(['mada', 'Visa', 'Mastercard']);
    const brand = () => said('ul[aria-label="Cards accepted"] + span');
    expect(brand()).toBe('mada');
    await type('Card number', '4111');
    expect(brand()).toBe('Visa');
    await type('Card number', '٥١');
    expect([brand(), named('Card number').value]).toEqual(['Mastercard', '51']);
  });

  it('with wrong fields is not sent: each has a message, and the first has the focus', async () => {
    await open();
    await press(pay);
    expect(alerts()).toEqual([
      'This card number is not valid. Check it against the card.',
      'Enter the month and year as 08/30; the card must not have expired.',
      'Enter the 3 digits on the back of the card.',
      'Enter the name as printed on the card, at least two words.',
    ]);
    expect([document.activeElement, api.calls(tokenLine)]).toEqual([named('Card number'), []]);
    await typeCard({ 'Name on the card': 'Huda' });
    await press(pay);
    expect([alerts().length, document.activeElement]).toEqual([1, named('Name on the card')]);
    const described = named('Name on the card').getAttribute('aria-describedby')!;
    expect(document.getElementById(described)?.textContent).toContain('at least two words');
  });

  it('is checked when a field is left, not while it is empty or being typed', async () => {
    await open();
    await leave('Card number');
    await type('Security code (CVC)', '12');
    expect(alerts()).toEqual([]);
    await leave('Security code (CVC)');
    expect(alerts()).toEqual(['Enter the 3 digits on the back of the card.']);
    expect(named('Security code (CVC)').getAttribute('aria-invalid')).toBe('true');
    await type('Security code (CVC)', '123');
    expect([alerts(), named('Security code (CVC)').getAttribute('aria-invalid')]).toEqual([[], 'false']);
  });

  it('is valid until the end of its month in Riyadh', async () => {
    hearServerTime('Mon, 30 Nov 2026 20:59:00 GMT');
    await open();
    await type('Expiry date', '11/26');
    await leave('Expiry date');
    expect(alerts()).toEqual([]);
    await act(async () => hearServerTime('Mon, 30 Nov 2026 21:01:00 GMT'));
    expect(alerts()).toHaveLength(1);
  });

  it('that the gateway refuses shows its reason; nothing is sent to the portal', async () => {
    api.on(tokenLine, () => refusal(400, { message: 'The card is blocked.' }));
    await open();
    await typeCard();
    await press(pay);
    await page.until(() => alerts().length > 0);
    expect([alerts(), api.calls(payLine)]).toEqual([['The card is blocked.'], []]);
    expect(named('Card number').value).toBe('4201 3201 1111 1010');
    api.on(tokenLine, () => Promise.reject(new TypeError('Failed to fetch')));
    await press(pay);
    await page.until(() => alerts()[0]?.includes('could not reach') ?? false);
    expect(alerts()).toEqual(['We could not reach the payment gateway. Nothing was charged; try again.']);
    api.on(tokenLine, { id: '' });
    await press(pay);
    await page.until(() => api.calls(tokenLine).length === 3);
    expect([alerts().length, api.calls(payLine)]).toEqual([1, []]);
  });

  it('that the portal refuses shows its reason once, and can be tried again', async () => {
    api.on(payLine, () => refusal(409, { message: 'The bank declined.' }));
    await open(toPay(1, 0, { payments: [{ method: 'card', failure: 'Old', createdAt: '2026-11-01' }] }));
    expect(alerts()).toEqual([
      'OldNothing about your order has changed. Try again with this card or another one.',
    ]);
    await typeCard();
    await press(pay);
    await page.until(() => alerts()[0] === 'The bank declined.');
    expect(alerts()).toHaveLength(1);
    api.on(payLine, { paymentId: 'p1', status: 'paid', redirectUrl: null });
    await press(pay);
    await page.until(() => api.calls(payLine).length === 2);
    await page.settle(20);
    expect(alerts()[0]).toContain('Old');
  });

  it('of the sandbox has a test card on the page, and only there', async () => {
    await open();
    expect(said()).not.toContain('Sandbox: nothing is charged.');
    await page.draw(null);
    api.clear();
    await open(toPay(), '/pay', { sandbox: true });
    expect(said()).toContain('Sandbox: nothing is charged.');
  });
});

describe('saved cards', () => {
  const saved = (id: string, about: object = {}) => ({
    id,
    brand: 'visa',
    lastFour: '1010',
    expiry: '11/2028',
    isDefault: false,
    expired: false,
    ...about,
  });

  it('are offered without the expired ones, the first one chosen', async () => {
    api.on('GET /client/cards', [saved('old', { expired: true }), saved('a'), saved('b', { brand: 'amex' })]);
    await open(toPay(), '/pay', { savedCards: true });
    expect(texts('.ant-radio-group label')).toEqual([
      'Visa •••• 1010 11/2028',
      'amex •••• 1010 11/2028',
      'Another card',
    ]);
    expect([card('Visa').checked, has('Card number')]).toEqual([true, false]);
    await click(card('amex'));
    await press(pay);
    await page.until(() => api.calls(payLine).length === 1);
    expect(api.calls(payLine)[0]!.body).toEqual({ version: 5, method: 'card', savedCardId: 'b' });
    api.on(payLine, () => refusal(409, { message: 'The bank declined.' }));
    await press(pay);
    await page.until(() => alerts().length > 0);
    expect(alerts()).toEqual(['The bank declined.']);
  });

  it('can be left aside for another card, which is saved only if its holder agrees', async () => {
    api.on('GET /client/cards', [saved('a')]);
    await open(toPay(), '/pay', { savedCards: true });
    await click(card('Another card'));
    await typeCard();
    expect(card('Save the card').checked).toBe(false);
    await click(card('Save the card'));
    await press(pay);
    await page.until(() => api.calls(payLine).length === 1);
    expect(api.calls(payLine)[0]!.body).toMatchObject({ token: 'token_1', keepCard: true });
  });

  it('are neither read nor offered where the gateway keeps none', async () => {
    await open();
    expect([api.calls('GET /client/cards'), texts('label').some((one) => one.includes('Keep'))]).toEqual([
      [],
      false,
    ]);
  });
});
