// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { OrderReceipt } from '@/pages/services/order/steps/OrderDone';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { count = '' } = {}) => `${key} ${count}` }),
}));
vi.mock('@/profile/useProfileParts', () => ({ useProfileParts: () => undefined }));
vi.mock('@/requests/rows/Place', () => ({ Place: () => null }));

const { draw } = drawnPage();

interface Bought {
  readonly subject: 'branch' | 'vehicle';
  readonly quantity: number;
  readonly vehicles: number;
  readonly otherBranches: number;
  readonly kind?: RequestView['kind'];
  readonly balance?: number;
}

async function receiptOf({
  subject,
  quantity,
  vehicles,
  otherBranches,
  kind = 'standard',
  balance = 0,
}: Bought) {
  const name = { ar: 'تفتيش', en: 'Inspection' };
  const branches = Array.from({ length: otherBranches }, (_, at) => ({
    id: `${at}`,
    name: `B${at}`,
    request: null,
  }));
  const request: Partial<RequestView> = {
    number: 1139,
    kind,
    vehiclesCount: vehicles,
    instalments: [],
    taxDocuments: [],
    preferredOn: null,
    preferredAt: null,
    receiptSince: null,
    service: {
      id: 's',
      name,
      subject,
    },
    package: {
      id: 'p',
      name,
      duration: '3 months',
      quantity,
      term: { startsOn: '2026-12-06', endsOn: '2027-03-05' },
    },
    orderedWith:
      otherBranches > 0
        ? {
            lead: null,
            branches,
          }
        : null,
  };
  await draw(
    <MemoryRouter>
      <OrderReceipt request={request as RequestView} balance={balance} />
    </MemoryRouter>,
  );
  return document.body.textContent;
}

it.each([
  [
    'one visit of four',
    { subject: 'branch', quantity: 4, vehicles: 0, otherBranches: 0 },
    'done.left.branch 3',
  ],
  [
    'two vehicles of five',
    { subject: 'vehicle', quantity: 5, vehicles: 2, otherBranches: 0 },
    'done.left.vehicle 3',
  ],
  [
    'three branches of four',
    { subject: 'branch', quantity: 4, vehicles: 0, otherBranches: 2 },
    'done.left.branch 1',
  ],
] as const)('a receipt says what remains of the package after %s', async (_, bought, said) => {
  expect(await receiptOf(bought)).toContain(said);
});

it('a receipt names the first and the last day of the package', async () => {
  const visit = { subject: 'branch', quantity: 4, vehicles: 0, otherBranches: 0 } as const;
  expect(await receiptOf(visit)).toMatch(/مدة الباقة6 ديسمبر 2026 – 5 مارس 2027/);
});

it('a receipt of a visit from the balance says what is left of it', async () => {
  const visit = { subject: 'branch', quantity: 1, vehicles: 0, otherBranches: 0, kind: 'redeemed' } as const;
  expect(await receiptOf({ ...visit, balance: 4 })).toContain('catalogue.balance 4');
});

it.each([
  ['all of it was drawn', { subject: 'vehicle', quantity: 5, vehicles: 5, otherBranches: 0 }],
  [
    'a balance paid for the visit',
    { subject: 'branch', quantity: 4, vehicles: 0, otherBranches: 0, kind: 'redeemed' },
  ],
] as const)('a receipt does not mention the package where %s', async (_, bought) => {
  expect(await receiptOf(bought)).not.toContain('done.left');
});
