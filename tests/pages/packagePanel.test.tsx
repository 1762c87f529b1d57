// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { OwnPackageView } from '#domain/api/financeViews';
import { PackagePanel } from '@/pages/client/OwnPackages';
import { drawnPage } from '../support/drawn';

const { draw, all } = drawnPage();

const annual: OwnPackageView = {
  id: 'p1',
  name: { ar: 'باقة سنوية', en: 'Annual package' },
  service: { id: 's1', name: { ar: 'تفتيش', en: 'Inspection' } },
  state: 'open',
  quantity: 12,
  left: 2,
  startsOn: '2026-10-12',
  endsOn: '2027-04-11',
  boughtWith: { id: 'r1', number: 1062 },
  uses: [],
};
const drawPackage = (state: OwnPackageView['state']) =>
  draw(
    <MemoryRouter>
      <PackagePanel one={{ ...annual, state }} />
    </MemoryRouter>,
  );

it.each([
  ['open', 'client:packages.use'],
  ['paused', 'packages.paySecond'],
] as const)(
  'the button of a package that is %s is next to its remaining visits, not in the header',
  async (state, label) => {
    await drawPackage(state);
    const button = all('a').find((one) => one.textContent === label);
    expect(button?.parentElement?.textContent).toContain('client:packages.left');
    expect(button?.closest('section')?.querySelector('h2')?.parentElement?.contains(button)).toBe(false);
  },
);

it('a used-up package has no button', async () => {
  await drawPackage('usedUp');
  expect(all('a').map((one) => one.textContent)).toEqual(['packages.boughtWith']);
});
