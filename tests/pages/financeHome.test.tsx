// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AgeingView, PaymentsGraphView } from '#domain/api/financeViews';
import { startI18n } from 'sijil/react/providers/i18n';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import { OwedCard } from '@/pages/finance/ageing/OwedCard';
import { PaymentsGraph } from '@/pages/finance/graph/PaymentsGraph';
import { TransfersPanel } from '@/pages/finance/transfers/TransfersPanel';
import { fakeApi } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, said, all, texts, click } = page;

beforeAll(async () => {
  await startI18n();
  await readEnglish(['finance', 'console', 'requests', 'requestRows', 'fields', 'list']);
});
beforeEach(() => useSession.setState({ user: { id: 'u1', role: 'admin_finance', client: null } as never }));
afterEach(async () => {
  await page.draw(null);
  api.clear();
});

describe('the transfers that wait for finance', () => {
  const transfer = (number: number, kind: 'Payment' | 'NextPayment') => {
    const id = `r${number}`;
    const action = (name: string) => ({ name, allowed: true, reason: null });
    api.on(`GET /inspections/${id}`, {
      id,
      status: 'payment_pending',
      actions: [action(`reject${kind}`), action(`confirm${kind}`), action('cancel')],
      payments: [
        {
          id: `p${number}`,
          status: 'awaiting',
          amount: 63_250,
          reference: 'FT516',
          createdAt: '2026-11-20T09:00:00.000Z',
          receipt: { id: 'f', name: 'receipt.png', type: 'image/png', size: 9, url: '/files/f' },
          sameReceipt: [],
          sameReference: number === 2 ? [{ id: 'r9', number: 9 }] : [],
        },
      ],
    });
    return {
      id,
      version: 1,
      code: `R-${number}`,
      status: 'payment_pending',
      statusSince: '2026-11-20T09:00:00.000Z',
      receiptSince: '2026-11-20T09:00:00.000Z',
      kind: 'inspection',
      clientId: 'c1',
      serviceId: 's1',
      createdAt: '2026-11-20T09:00:00.000Z',
      $titles: { clientId: 'Good Food', serviceId: { ar: 'تفتيش', en: 'Inspection' } },
    };
  };

  it('have their receipt, amount and reference, and a decision in two words that names no instalment', async () => {
    const rows = [transfer(1, 'Payment'), transfer(2, 'NextPayment')];
    api.on('GET /inspections', () => Response.json(rows, { headers: { 'x-total-count': '2' } }));
    await show(
      <RefineRoot>
        <TransfersPanel />
      </RefineRoot>,
    );
    await page.until(() => all('fieldset').length === 2);
    expect(texts('li')[0]).toContain('⃁ 632.50');
    expect(texts('li')[0]).toContain('Good FoodR-1 · InspectionFT516');
    expect(all('li img')).toHaveLength(2);
    expect(texts('fieldset')).toEqual(['ConfirmReject', 'ConfirmReject']);
    // The transfer that has waited longest has the page's one solid button.
    expect(all('li').map((row) => row.querySelectorAll('.ant-btn-primary').length)).toEqual([1, 0]);
    expect(all('li').map((row) => row.querySelectorAll('[role=note]').length)).toEqual([0, 1]);
  });
});

it('what was paid this month stands beside the month before, above the sums of the year', async () => {
  const month = (name: string, paid: number) => ({ month: name, paid, refunded: 0, due: 0 });
  const graph: PaymentsGraphView = {
    months: [month('2026-10', 20_000), month('2026-11', 45_000)],
    totals: { paid: 65_000, refunded: 1000, due: 2000 },
    dueEarlier: 3000,
    upcoming: 4000,
  };
  api.on('GET /admin/payments/graph', graph);
  await show(<PaymentsGraph />);
  await page.until(() => said().includes('Paid in Nov'));
  expect(said()).toContain('Paid in Nov⃁ 450.00In Oct: ⃁ 200.00');
  expect(texts('dl > div')).toEqual([
    'Paid⃁ 650.00',
    'Refunded⃁ 10.00',
    'Due and unpaid⃁ 20.00',
    'From before:⃁ 30.00',
    'Not due yet⃁ 40.00',
  ]);
});

describe('what clients owe', () => {
  const bands = { notOverdue: 0, review: 5000, upTo30: 10_000, upTo60: 0, upTo90: 0, over90: 2000 };
  const ageing: AgeingView = { bands, sum: 17_000, clients: [], clientsTotal: 1 };

  it('is shown by the ages that have something, each of which opens its instalments', async () => {
    api.on('GET /admin/payments/ageing', ageing);
    api.on('GET /admin/payments/owed', () => Response.json([], { headers: { 'x-total-count': '0' } }));
    await show(<OwedCard />);
    await page.until(() => all('li').length > 0);
    expect(texts('li')).toEqual(['1–30 days⃁ 100.00', 'Over 90 days⃁ 20.00', 'Under review⃁ 50.00']);
    await click(all('li button')[1]);
    await page.until(() => texts('.ant-drawer-title').length > 0);
    expect(said('.ant-drawer-title')).toBe('Unpaid instalments · Over 90 days');
    expect(api.calls('GET /admin/payments/owed')[0]?.query).toMatchObject({ band: 'over90' });
  });

  it('has no card while nothing is owed', async () => {
    api.on('GET /admin/payments/ageing', { ...ageing, sum: 0 });
    await show(<OwedCard />);
    await page.until(() => api.calls('GET /admin/payments/ageing').length > 0);
    await page.settle(50);
    expect(said()).toBe('');
  });
});
