// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { usePay } from '@/payments/usePay';

const { run } = vi.hoisted(() => ({ run: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/operations', () => ({ useAction: () => ({ run }) }));

const bank = 'https://bank.example/3ds';
const gateway = {} as Parameters<ReturnType<typeof usePay>['payByCard']>[0];
let payment: ReturnType<typeof usePay>;

function Probe() {
  const now = usePay('clientInspections.pay', { id: 'request', version: 3 });
  useEffect(() => void (payment = now));
  return null;
}

const root = createRoot(document.createElement('div'));
const assign = vi.fn();
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  run.mockResolvedValue({ paymentId: 'payment', status: 'initiated', redirectUrl: bank });
  act(() => root.render(<Probe />));
});
afterAll(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('payment can be retried after the browser restores the page from before the redirect to the bank', async () => {
  const pay = () => act(async () => void (await payment.payByCard(gateway, { savedCardId: 'card' })));
  await pay();
  await pay();
  // During the redirect to the bank a second press is ignored.
  expect([run.mock.calls.length, assign.mock.calls, payment.pending]).toEqual([1, [[bank]], true]);
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(payment.pending).toBe(false);
  await pay();
  expect(run).toHaveBeenCalledTimes(2);
});
