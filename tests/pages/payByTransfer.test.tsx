// @vitest-environment happy-dom
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
import SecondPayment from '@/pages/client/SecondPayment';
import { PaymentPanel } from '@/payments/PaymentPanel';
import { settingsOf, toPay } from './paySamples';
import { fakeApi, refusal } from '../support/fakeApi';
import { holdClipboard, portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
const page = portalPart();
const { show, press, type, said, alerts, texts, has, named, click } = page;

const payLine = 'POST /client/inspections/r1/payments';
const settleLine = 'POST /client/inspections/r1/payments/p9/settle';
type Props = Parameters<typeof PaymentPanel>[0];
async function open(request: object = toPay(), at = '/pay'): Promise<void> {
  await show(<PaymentPanel {...({ request, operation: 'clientInspections.pay' } as unknown as Props)} />, at);
  await page.until(() => texts('.ant-skeleton').length === 0);
}
const byTransfer = () => click(page.all('.ant-segmented-item input')[1]);
const payment = (createdAt: string, about: object = {}) => ({
  method: 'card',
  failure: null,
  createdAt,
  ...about,
});

beforeAll(async () => {
  vi.stubGlobal('fetch', api.fetch);
  await startI18n();
  await readEnglish(['order', 'client', 'fields', 'requests']);
});
beforeEach(() => api.on('GET /settings', settingsOf()));
afterEach(() => api.clear());

describe('a bank transfer', () => {
  it('has all that the bank asks for, each copied by a press', async () => {
    const write = vi.fn().mockResolvedValue(undefined);
    holdClipboard(write);
    await open();
    expect(texts('.ant-segmented-item')).toEqual(['Mada or credit card', 'Bank transfer']);
    await byTransfer();
    expect(has('Card number')).toBe(false);
    expect(texts('dt')).toEqual([
      'IBAN',
      'Amount in riyals',
      'Payment purposeEnter it with your transfer',
      'Beneficiary',
      'Bank',
      'Account number',
      'SWIFT code',
    ]);
    expect(texts('dd')).toEqual([
      'SA0380000000608010167519',
      '575.00',
      'R-1062',
      'Safe Food Company',
      'First Bank',
      '123456',
      'FBSASARI',
    ]);
    await press('Copy the payment purpose');
    expect(write.mock.calls).toEqual([['R-1062']]);
    expect(has('the payment purpose copied')).toBe(true);
    const copied = named('the payment purpose copied');
    await act(async () => {
      copied.focus();
      copied.blur();
    });
    expect(has('Copy the payment purpose')).toBe(true);
    write.mockRejectedValue(new Error('denied'));
    await press('Copy IBAN');
    expect(has('Copy IBAN')).toBe(true);
  });

  it('cannot be made before the account is set', async () => {
    api.on('GET /settings', settingsOf({}, null));
    await open();
    await byTransfer();
    expect(said()).toContain(
      'The account for transfers has not been set yet. Pay by card, or come back later.',
    );
    expect(has('Send receipt')).toBe(false);
  });

  it('needs its reference and its receipt', async () => {
    await open();
    await byTransfer();
    await press('Send receipt');
    await page.until(() => alerts().length > 0);
    expect([alerts().length, api.calls(payLine)]).toEqual([2, []]);
    await type('Bank reference', 'TRX-1');
    await press('Send receipt');
    await page.settle(20);
    expect([alerts().length, api.calls(payLine)]).toEqual([1, []]);
  });

  it('that was refused says so, and why', async () => {
    const refused = payment('2026-11-02', { method: 'bank_transfer', failure: 'The amount differs.' });
    await open(toPay(1, 0, { payments: [refused, payment('2026-11-01', { failure: 'Older' })] }));
    expect(alerts()).toEqual(['The transfer was not acceptedThe amount differs.']);
    // A later attempt without a failure ends the message.
    await open(toPay(1, 0, { payments: [refused, payment('2026-11-03')] }));
    expect(alerts()).toEqual([]);
  });
});

describe('the way back from the page of the bank', () => {
  it('asks for the outcome once, and removes what the gateway added to the address', async () => {
    let end: (answer: object) => void = () => {};
    api.on(settleLine, () => new Promise((resolve) => void (end = resolve)));
    await open(toPay(), '/pay?step=payment&payment=p9&id=x&status=paid&message=ok');
    expect(said()).toBe('Checking your paymentKeep this page open; it takes only a moment.');
    await act(async () => end({ status: 'paid' }));
    await page.until(() => page.address() === '/pay?step=payment');
    expect([api.calls(settleLine).length, alerts(), has('Card number')]).toEqual([1, [], true]);
  });

  it('gives the reason of a refusal, which stays until the next attempt', async () => {
    api.on(settleLine, () => refusal(409, { message: 'The bank declined.' }));
    await open(toPay(), '/pay?payment=p9');
    await page.until(() => alerts().length > 0);
    expect(alerts()).toEqual([
      'The bank declined.Nothing about your order has changed. Try again with this card or another one.',
    ]);
    expect(page.address()).toBe('/pay');
  });
});

describe('the second payment', () => {
  const requestLine = 'GET /client/inspections/r1';
  const openSecond = async (request: unknown) => {
    api.on(requestLine, request);
    await show(
      <Routes>
        <Route path="/client/requests/:id/second" element={<SecondPayment />} />
      </Routes>,
      '/client/requests/r1/second',
    );
    await page.until(() => texts('h1').length > 0 && texts('.ant-skeleton, [aria-busy=true]').length === 0);
    await page.settle(50);
  };
  const payNext = (allowed: boolean, reason?: string) => ({
    actions: [{ name: 'payNext', allowed, reason }],
  });

  it('is made where it is allowed, by its own call', async () => {
    api.on('POST /v1/tokens', { id: 'token_1' });
    await openSecond(toPay(2, 1, payNext(true)));
    expect([texts('h1'), texts('h2')]).toEqual([['Second payment'], ['Make the second payment']]);
    for (const [name, text] of [
      ['Card number', '4201320111111010'],
      ['Expiry date', '11/90'],
      ['Security code (CVC)', '123'],
      ['Name on the card', 'Huda Ali'],
    ] as const)
      await type(name, text);
    await press('Pay ⃁ 1,150.00');
    await page.until(() => api.calls(`${payLine}/next`).length === 1);
    expect(api.calls(`${payLine}/next`)[0]!.body).toMatchObject({ version: 5, token: 'token_1' });
    expect(page.all('nav a').map((one) => one.getAttribute('href'))).toEqual([
      '/client/requests',
      '/client/requests/r1',
    ]);
  });

  it('that is made already thanks for it; one that is not possible yet gives the reason', async () => {
    await openSecond(toPay(2, 2));
    expect(said()).toContain('Everything is paid. Thank you.');
    expect(named('Back to the request').getAttribute('href')).toBe('/client/requests/r1');
    api.clear();
    await page.draw(null);
    await openSecond(toPay(2, 1, payNext(false, 'Finance checks your transfer.')));
    expect(said()).toContain('Finance checks your transfer.');
    api.clear();
    await page.draw(null);
    await openSecond(toPay(1, 1));
    expect(said()).toContain('There is no pending payment for this request.');
    api.clear();
    await page.draw(null);
    await openSecond(toPay(2, 1));
    expect(said()).toContain('There is no pending payment for this request.');
  });

  it('of a request that cannot be read has the reason', async () => {
    await openSecond(() => refusal(404, { message: 'Gone.' }));
    expect(texts('h1')).toEqual(['We could not find what you are looking for']);
  });
});
