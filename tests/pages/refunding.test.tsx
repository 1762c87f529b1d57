// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RefundableView } from '#domain/api/financeViews';
import { DialogsRoot } from 'sijil/react/components/antd/laterControls';
import { startI18n } from 'sijil/react/providers/i18n';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { Refundable } from '@/pages/finance/refunds/Refundable';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, named, click } = page;

const listLine = 'GET /admin/refunds/eligible';
const refundLine = 'POST /admin/refunds';
const id = '11111111-1111-4111-8111-111111111111';
const refundable = (about: object = {}): RefundableView =>
  ({
    id,
    number: 1062,
    status: 'cancelled',
    client: { id: 'c1', name: 'Good Food' },
    service: { ar: 'تفتيش', en: 'Inspection' },
    paid: 115_000,
    refunded: 0,
    max: 115_000,
    undrawn: 115_000,
    uncovered: 0,
    byTransfer: false,
    iban: null,
    invoice: null,
    payments: [],
    ...about,
  }) as unknown as RefundableView;
const queries = () => api.calls(listLine).map(({ query }) => query);
async function open(rows: unknown): Promise<void> {
  api.on(listLine, rows);
  await show(
    <RefineRoot>
      <DialogsRoot>
        <Refundable />
      </DialogsRoot>
    </RefineRoot>,
  );
  await page.until(() => texts('.ant-skeleton').length === 0);
}
/** Messages of the form, without the facts above it. */
const messages = () => alerts().filter((text) => !/^(Maximum refund|Not drawn)/.test(text));
async function openForm(about: object = {}): Promise<void> {
  await open([refundable(about)]);
  await press('Refund');
  await page.until(() => has('Refund amount'));
}

beforeAll(async () => {
  await startI18n();
  await readEnglish(['finance', 'console', 'fields', 'requestRows', 'requests']);
});
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useSession.setState({ user: { id: 'u1', role: 'admin_finance', client: null } as never });
});
afterEach(async () => {
  await page.draw(null);
  api.clear();
});

describe('requests that can be refunded', () => {
  it('have what was paid, what went back already, and the most that can go back', async () => {
    await open([refundable(), refundable({ id: 'r2', number: 1063, refunded: 15_000, max: 100_000 })]);
    expect(texts('dl')).toEqual([
      'Paid⃁ 1,150.00Maximum refund⃁ 1,150.00',
      'Paid⃁ 1,150.00Refunded⃁ 150.00Maximum refund⃁ 1,000.00',
    ]);
    expect(named('R-1063 Good Food').getAttribute('href')).toBe('/requests/r2?tab=money');
    expect(queries()).toEqual([{ _start: '0', _end: '13' }]);
    expect(all('.ant-pagination')).toEqual([]);
  });

  it('are searched for by number or client, from the first page', async () => {
    await open([]);
    expect(said()).toContain('Nothing to refund');
    await type('Request number, client or branch', ' 1099 ');
    await page.until(() => queries().length === 2);
    expect(queries()[1]).toEqual({ _start: '0', _end: '13', q: '1099' });
    await page.until(() => said().includes('No request matches this number or name'));
    expect(said()).not.toContain('Nothing to refund');
  });

  it('have pages of twelve where there are more', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => refundable({ id: `r${at}`, number: at }));
    await open(rows(12));
    await page.settle(50);
    expect([all('.ant-pagination'), texts('dl').length]).toEqual([[], 12]);
    await page.draw(null);
    api.clear();
    await open(rows(13));
    await page.until(() => all('.ant-pagination').length > 0);
    expect(texts('dl')).toHaveLength(12);
    await click(all('.ant-pagination-next button')[0] ?? all('.ant-pagination-next')[0]);
    await page.until(() => queries().length === 2);
    expect(queries()[1]).toEqual({ _start: '12', _end: '25' });
    // The last page keeps the way back.
    api.on(listLine, rows(1));
    await page.settle(50);
    expect(all('.ant-pagination')).toHaveLength(1);
  });

  it('that cannot be read have the reason', async () => {
    await open(() => refusal(403, { message: 'Finance only.' }));
    await page.until(() => said().includes('Finance only.'));
  });
});

describe('a refund', () => {
  it('to a card begins with all that can go back, and needs a reason', async () => {
    api.on(refundLine, { id: 'x', code: 'RF-1', amount: 1, status: 'approved' });
    await openForm();
    expect(texts('.ant-drawer .ant-alert')).toEqual([
      'Maximum refund: SAR 1,150.00The amount goes back to the card it was paid with. What an invoice covers gets a credit note.',
    ]);
    expect(has('The client’s IBAN') || has('Why used visits are refunded')).toBe(false);
    expect(named('Amount').value).toBe('1150.00');
    await press('Refund amount');
    await page.until(() => messages().length > 0);
    expect([messages(), api.written()]).toEqual([['“Reason” is required.'], []]);
    await type('Reason', 'Closed.');
    await press('Refund amount');
    await page.until(() => useToasts.getState().toasts.length > 0);
    expect(api.written()).toEqual([[refundLine, { requestId: id, amount: 115_000, reason: 'Closed.' }]]);
    expect(useToasts.getState().toasts.map(({ kind, title }) => [kind, title])).toEqual([
      ['success', 'Refund approved. The client is notified when the money is sent.'],
    ]);
    await page.until(() => !has('Refund amount'));
  });

  it('of drawn visits begins with what was not drawn, and asks why where more goes back', async () => {
    await openForm({ undrawn: 40_000 });
    expect(texts('.ant-drawer .ant-alert')[1]).toContain('Unused visits are worth SAR 400.00');
    expect([named('Amount').value, has('Why used visits are refunded')]).toEqual(['400.00', true]);
    await page.draw(null);
    api.clear();
    await openForm({ undrawn: 0 });
    expect(named('Amount').value).toBe('1150.00');
  });

  it('of a request that was paid too much begins with that, which needs no credit note', async () => {
    await openForm({ max: 125_000, undrawn: 125_000, uncovered: 10_000 });
    expect(texts('.ant-drawer .ant-alert')[1]).toBe(
      'Of it, SAR 100.00 is not covered by an invoice and is refunded without a credit note.',
    );
    expect(named('Amount').value).toBe('100.00');
  });

  it('of a transfer goes to the client’s account, which is filled in where it is known', async () => {
    const iban = 'SA0380000000608010167519';
    api.on(refundLine, () => refusal(422, { message: 'Check.', errors: { amount: ['Too much.'] } }));
    await openForm({ byTransfer: true, iban });
    expect(texts('.ant-drawer .ant-alert')[0]).toContain('What was paid by transfer goes back to the IBAN');
    expect(named('The client’s IBAN').value.replaceAll(' ', '')).toBe(iban);
    await type('Reason', 'Closed.');
    await type('Amount', '10');
    await press('Refund amount');
    await page.until(() => messages().length > 0);
    expect(api.written()).toEqual([[refundLine, { requestId: id, amount: 1000, reason: 'Closed.', iban }]]);
    // The drawer stays open with the message.
    expect([messages(), has('Refund amount'), useToasts.getState().toasts]).toEqual([
      ['Too much.'],
      true,
      [],
    ]);
    await page.draw(null);
    api.clear();
    await openForm({ byTransfer: true });
    expect(named('The client’s IBAN').value).toBe('');
  });

  it('names the invoice and each payment that it returns', async () => {
    const paid = { amount: 50_000, paidAt: '2026-11-01T06:00:00Z' };
    await openForm({
      invoice: 17,
      payments: [
        { id: 'a', method: 'card', reference: '1010', ...paid },
        { id: 'b', method: 'bank_transfer', reference: 'TRX', ...paid },
        { id: 'c', method: 'card', reference: null, ...paid },
      ],
    });
    const lines = texts('.ant-drawer dl > div');
    expect(lines[0]).toMatch(/^Tax invoice.*17$/);
    expect(lines.slice(1)).toEqual([
      'Mada or credit card •••• 1010⃁ 500.00 · 1 November 2026',
      'Bank transfer TRX⃁ 500.00 · 1 November 2026',
      'Mada or credit card⃁ 500.00 · 1 November 2026',
    ]);
    await page.draw(null);
    api.clear();
    await openForm();
    expect(texts('.ant-drawer dl > div')).toEqual([]);
  });
});
