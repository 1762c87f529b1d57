// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { PaymentView, RequestView } from '#domain/api/requestViews';
import { PaymentList } from '@/requests/PaymentList';
import arabic from '../../src/i18n/ar/requests.json';
import english from '../../src/i18n/en/requests.json';
import { drawnPage } from '../support/drawn';

const { language } = vi.hoisted(() => ({ language: { now: 'en' as 'ar' | 'en' } }));
vi.mock('sijil/react/providers/language', () => ({
  useLanguage: () => language.now,
  useLocalize: () => (text: { ar: string; en: string }) => text[language.now],
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: textAt }) }));

function textAt(key: string): string {
  const texts: unknown = language.now === 'ar' ? arabic : english;
  const found = key
    .split('.')
    .reduce(
      (at, name): unknown => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : at),
      texts,
    );
  return typeof found === 'string' ? found : key;
}

const paid: PaymentView = {
  id: 'p1',
  instalmentId: 'i1',
  method: 'card',
  status: 'paid',
  amount: 115_000,
  announced: null,
  cardBrand: 'mada',
  cardLastFour: '1010',
  reference: null,
  receipt: null,
  sameReceipt: [],
  sameReference: [],
  failure: null,
  createdAt: '2026-11-01T07:00:00Z',
  settledAt: '2026-11-01T07:01:00Z',
  refunded: null,
  refunds: [],
};
const instalments: RequestView['instalments'] = [
  {
    id: 'i1',
    sequence: 1,
    amount: 115_000,
    received: 115_000,
    dueOn: '2026-11-03',
    payBy: '2026-11-10',
    paidAt: '2026-11-01T07:01:00Z',
    state: 'paid',
  },
];
const underway = { id: 'r2', amount: 100_000, decidedAt: '2026-11-22T07:00:00Z', sentAt: null };
const sent = { id: 'r1', amount: 15_000, decidedAt: '2026-11-09T07:00:00Z', sentAt: '2026-11-10T07:00:00Z' };

const { draw } = drawnPage();
const shown = async (payment: Partial<PaymentView>) => {
  const request = { instalments, taxDocuments: [], payments: [{ ...paid, ...payment }] };
  await draw(<PaymentList request={request} />);
  return document.body.textContent.replaceAll(/\s+/g, ' ');
};

it('a payment without refunds is shown as paid', async () => {
  language.now = 'en';
  const text = await shown({});
  expect(text).toContain('Paid');
  expect(text).not.toContain('Refund');
});

it.each([
  [
    'en',
    'Partly refunded',
    '150.00Transferred 10 November 2026',
    '1,000.00On its wayDecided on 22 November 2026',
  ],
  ['ar', 'مستردة جزئيًا', '150.00حُوّل المبلغ 10 نوفمبر', '1,000.00قيد التحويلتقرر في 22 نوفمبر'],
] as const)(
  'a refund is listed under its payment, as sent or on its way, in %s',
  async (of, tag, ...refunds) => {
    language.now = of;
    const text = await shown({ refunded: 'part', refunds: [sent, underway] });
    for (const words of [tag, ...refunds]) expect(text).toContain(words);
    expect(text).not.toContain('مدفوعة');
  },
);

it('a fully refunded payment is no longer shown as paid', async () => {
  language.now = 'ar';
  const text = await shown({ refunded: 'full', refunds: [{ ...sent, amount: 115_000 }] });
  expect(text).toContain('مستردة');
  expect(text).not.toContain('مدفوعة');
});
