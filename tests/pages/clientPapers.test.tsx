// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { CompanyPapers } from '@/pages/client/account/CompanyPapers';
import { PaymentReceipt } from '@/payments/PaymentReceipt';
import { RefundFacts } from '@/requests/actions/decisionFacts';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { lastFour = '' } = {}) => `${key}${lastFour}` }),
}));

const { draw } = drawnPage();
const shown = async (part: React.ReactNode) => {
  await draw(<MemoryRouter>{part}</MemoryRouter>);
  return document.body.textContent;
};

describe('the documents of a company', () => {
  const company = { id: 'c', version: 1, createdAt: '2026-11-01', updatedAt: '2026-11-01' } as never;

  it('are listed once: one that a form on the page asks for is not called missing below it', async () => {
    const all = await shown(<CompanyPapers company={company} asked={[]} />);
    const some = await shown(<CompanyPapers company={company} asked={['municipalLicence']} />);
    expect(all.split('details.missing')).toHaveLength(some.split('details.missing').length + 1);
  });
});

const first = {
  id: 'i1',
  sequence: 1,
  amount: 100_000,
  received: 100_000,
  dueOn: '2026-09-01',
  paidAt: '2026-09-01',
};
const second = {
  id: 'i2',
  sequence: 2,
  amount: 63_250,
  received: 63_250,
  dueOn: '2026-11-01',
  paidAt: '2026-11-28',
};
const card = { instalmentId: 'i2', status: 'paid', method: 'card', amount: 63_250, cardLastFour: '1010' };
const transfer = {
  instalmentId: 'i1',
  status: 'paid',
  method: 'bank_transfer',
  amount: 100_000,
  cardLastFour: null,
};

describe('the receipt of a second payment', () => {
  it('names its amount, its card and its invoice', async () => {
    const request = {
      instalments: [first, second],
      payments: [transfer, card],
      taxDocuments: [
        { kind: 'invoice', number: 7, file: { url: '/7.pdf' } },
        { kind: 'invoice', number: 9, file: { url: '/9.pdf' } },
        { kind: 'credit_note', number: 1, file: { url: '/1.pdf' } },
      ],
    } as unknown as RequestView;
    const text = await shown(<PaymentReceipt request={request} />);
    expect(text).toContain('632.50');
    expect(text).toContain('•••• 1010');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/9.pdf');
  });
});

describe('a request to cancel', () => {
  const refund = (payments: readonly object[], more: object = {}) =>
    shown(<RefundFacts request={{ kind: 'standard', refundable: 5000, payments, ...more } as never} />);

  it('says to which card or account the money goes, and when', async () => {
    const cards = await refund([card]);
    expect(cards).toContain('cancellation.toCard1010');
    expect(cards).not.toContain('toIban');
    expect(cards).toContain('cancellation.arrives');
    const transfers = await refund([transfer, { ...card, status: 'failed' }]);
    expect(transfers).toContain('cancellation.toIban');
    expect(transfers).not.toContain('toCard');
  });

  it('of a visit from the balance names the visit that returns, and no money', async () => {
    const text = await refund([], { kind: 'redeemed', refundable: 0 });
    expect(text.trim()).toBe('cancellation.toBalance');
  });
});
