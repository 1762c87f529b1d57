// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
import { PaymentPanel } from '@/payments/PaymentPanel';
import { ArrivalForm } from '@/requests/actions/ArrivalForm';
import { settingsOf, toPay } from './paySamples';
import { fakeApi } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
const { show, press, type, texts, has, until } = portalPart();

beforeAll(async () => {
  vi.stubGlobal('fetch', api.fetch);
  await startI18n();
  await readEnglish(['order', 'client', 'fields', 'requests']);
});

const transfer = {
  id: 'p1',
  instalmentId: 'i1',
  status: 'awaiting',
  method: 'bank_transfer',
  amount: 57_500,
  createdAt: '2026-11-01T07:00:00Z',
  reference: 'FT1',
  receipt: null,
  sameReceipt: [],
  sameReference: [],
};

/** Form of finance for a transfer of SAR 575.00, the first of two payments; the second one is SAR 1,150.00. */
async function open(name: 'confirmPayment' | 'confirmLatePayment' = 'confirmPayment') {
  const submit = vi.fn().mockResolvedValue(undefined);
  const request = toPay(2, 0, { payments: [transfer] });
  const props = { request, name, submit, close: () => undefined } as unknown as Parameters<
    typeof ArrivalForm
  >[0];
  await show(<ArrivalForm {...props} />);
  return submit;
}

describe('the sum of a transfer that finance confirms', () => {
  it('is what the client announced, and asks for no reason', async () => {
    const submit = await open();
    expect(has('Why the amount differs')).toBe(false);
    await press('Confirm the bank transfer');
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ version: 5, amount: 57_500 }));
  });

  it('may be less: what is left is said before it is sent, and the reason goes with it', async () => {
    const submit = await open();
    await type('Amount that arrived', '550.00');
    expect(texts('output dd').join(' ')).toContain('25.00');
    await type('Why the amount differs', 'The bank deducted its fee.');
    await press('Confirm part of the payment');
    expect(submit).toHaveBeenCalledWith({ version: 5, amount: 55_000, reason: 'The bank deducted its fee.' });
  });

  it('may be more: what pays towards the second payment and what is paid too much are said', async () => {
    await open();
    await type('Amount that arrived', '2000');
    expect(texts('output dt')).toEqual(['Pays towards the second payment', 'Paid too much: can be refunded']);
    expect(texts('output dd').join(' ')).toMatch(/1,150\.00.*275\.00/);
  });

  it('of a cancelled order pays nothing: no consequences are named', async () => {
    await open('confirmLatePayment');
    await type('Amount that arrived', '2000');
    expect(texts('output dt')).toEqual([]);
  });
});

describe('an instalment of which a part arrived', () => {
  const partly = (received: number) => {
    const [first] = toPay().instalments;
    return { ...toPay(), instalments: [{ ...first, received }] };
  };
  const panel = async (request: object) => {
    api.on('GET /settings', settingsOf());
    const props = { request, operation: 'clientInspections.pay' } as unknown as Parameters<
      typeof PaymentPanel
    >[0];
    await show(<PaymentPanel {...props} />, '/pay');
    await until(() => texts('.ant-skeleton').length === 0);
  };

  it('asks the client for the rest, and says what was received', async () => {
    await panel(partly(50_000));
    expect(has('Pay ⃁ 75.00')).toBe(true);
    expect(document.body.textContent).toMatch(/Amount received:.*500\.00.*575\.00/);
  });

  it('can only be completed by transfer where the rest is less than a card can pay', async () => {
    await panel(partly(57_401));
    expect(texts('.ant-segmented-item')).toEqual(['Bank transfer']);
  });
});
