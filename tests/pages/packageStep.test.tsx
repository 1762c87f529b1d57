// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { PackageStep } from '@/pages/services/order/steps/PackageStep';
import type { Order } from '@/pages/services/order/useOrder';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('@/pages/services/order/OrderSummary', () => ({
  OrderPrice: () => 'lines with VAT',
  OrderTotal: () => null,
}));

const { draw, all } = drawnPage();
const offer = {
  id: 'half',
  name: { ar: 'باقة نصف سنوية', en: 'Half-year package' },
  quantity: 6,
  duration: 'half_year',
  price: 510_000,
  payable: 469_200,
  payableWithVat: 539_580,
};

it('a package shows one price, with VAT, and that of one inspection in it; the VAT is in the summary below', async () => {
  await draw(
    <PackageStep
      order={
        {
          service: { billing: 'package', subject: 'branch', purchases: [], packages: [offer] },
          data: { branchIds: ['b'], vehicleIds: [], choice: null },
          change: () => undefined,
          goBack: null,
        } as unknown as Order
      }
    />,
  );
  const card = all('label').find((one) => one.querySelector('[data-price]'));
  const amounts = card?.textContent?.match(/[\d,]+\.\d\d/g);
  expect(amounts).toEqual(['5,395.80', '899.30']);
  expect(card?.querySelectorAll('[data-held]')).toHaveLength(6);
  expect(document.body.textContent).toContain('lines with VAT');
});
