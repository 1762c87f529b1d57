// @vitest-environment happy-dom
import { act } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import Payments from '@/pages/finance/Payments';
import arabic from '../../src/i18n/ar/finance.json';
import { drawnPage } from '../support/drawn';

vi.mock('@/pages/finance/transfers/TransfersPanel', () => ({
  TransfersPanel: () => 'the transfers',
  useTransfers: () => ({ loading: false }),
}));
vi.mock('@/pages/finance/ageing/AgeingPanel', () => ({
  AgeingPanel: () => <Link to="/payments?tab=refundable">what may go back</Link>,
  useAgeing: () => ({ isLoading: false }),
}));
vi.mock('@/pages/finance/ageing/OwedCard', () => ({ OwedCard: () => null }));
vi.mock('@/pages/finance/refunds/Refundable', () => ({ Refundable: () => 'the refundable' }));
vi.mock('@/pages/finance/graph/PaymentsGraph', () => ({ PaymentsGraph: () => null }));
vi.mock('sijil/react/console/HomePins', () => ({ HomePins: () => null }));
vi.mock('sijil/react/providers/may', () => ({ useMay: () => true, useMayCall: () => true }));
vi.mock('sijil/react/providers/operations', () => ({
  useAction: () => ({ run: () => Promise.resolve() }),
  useOperation: () => ({ isLoading: false }),
  useFirstRead: () => false,
}));
vi.mock('sijil/react/console/ResourceList', () => ({ ResourceList: () => 'a list' }));

const { draw, all } = drawnPage();
const drawAt = (address: string) =>
  draw(
    <MemoryRouter initialEntries={[address]}>
      <Payments />
    </MemoryRouter>,
  );
const shown = () => all('[role=tabpanel]').map((panel) => panel.textContent);

it('the payments page begins with the transfers, above the tabs, of which the ageing is the first', async () => {
  await drawAt('/payments');
  expect(all('div')[0]?.textContent).toMatch(/^.*the transfers.*what may go back$/);
  expect(shown()).toEqual(['what may go back']);
});

it('a link within the page opens its tab', async () => {
  await drawAt('/payments?tab=ageing');
  expect(shown()).toEqual(['what may go back']);
  await act(async () => all('a')[0]?.click());
  expect(shown()).toEqual(['the refundable']);
});

it('the names of the four tabs fit one row on an Arabic phone', () => {
  const { label, ...names } = arabic.tabs;
  expect(Object.keys(names)).toHaveLength(4);
  // At 13 px, including padding, 375 px hold about fifty letters.
  expect(Object.values(names).join('').length, label).toBeLessThanOrEqual(48);
});
