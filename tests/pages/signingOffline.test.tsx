// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, expect, it, vi } from 'vitest';
import type { ServiceView } from '#domain/api/orderViews';
import { OrderPage } from '@/pages/services/order/OrderPage';
import { useUnsavedForms } from 'sijil/react/forms/unsavedForms';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }), Trans: () => null }));
vi.mock('signature_pad', () => ({
  default: class {
    isEmpty = () => false;
    toData = () => [];
    fromData = () => undefined;
    off = () => undefined;
    toDataURL = () => 'data:image/png;base64,';
  },
}));
vi.mock('@/contracts/ContractText', () => ({ ContractText: () => null }));
vi.mock('@/profile/ProfileNeed', () => ({ ProfileNeed: () => null }));
vi.mock('@/pages/services/order/contract/OtherWays', () => ({ OtherWays: () => null }));
vi.mock('@/pages/services/order/OrderSummary', () => ({ OrderSummary: () => null, useFacts: () => [] }));

const text = { ar: 'نص', en: 'text' };
const service: ServiceView = {
  id: 'service',
  name: text,
  description: text,
  image: null,
  subject: 'branch',
  billing: 'single',
  basePrice: 5e4,
  basePriceWithVat: 57500,
  min: null,
  max: null,
  balance: 0,
  packages: [],
  howItWorks: [],
  questions: [],
  purchases: [],
};
const request = {
  id: 'r1',
  version: 1,
  kind: 'standard',
  status: 'contract_sent',
  package: null,
  paymentPlan: 'one',
  contract: { version: 1 },
  actions: [{ name: 'signContract', allowed: true, reason: null }],
};
const paper = {
  service: text,
  package: text,
  inspections: 1,
  scope: { kind: 'branches', branches: [{ name: 'فرع العليا' }] },
  price: { total: 57_500 },
};
const contract = { version: 1, paper, file: { url: '/contract.pdf' }, position: null };

let unreachable = false;
vi.stubGlobal('fetch', async (address: string) => {
  if (unreachable) throw new TypeError('Failed to fetch');
  return Response.json(address.endsWith('/contract') ? contract : request);
});
afterAll(() => vi.unstubAllGlobals());

const { draw, all } = drawnPage();
const answers = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const nameBox = () => all<HTMLInputElement>('input[autocomplete=name]')[0];
const accepted = () => all<HTMLInputElement>('input[type=checkbox]')[0];
const pad = () => all('canvas')[0];

it('the typed name, the drawing and the consent stay when the request and contract fail to refetch', async () => {
  const draft = { step: 'contract', data: {}, orderKey: 'service-0', open: null, remembered: {} };
  await draw(
    <QueryClientProvider client={answers}>
      <MemoryRouter initialEntries={['/?request=r1&step=contract']}>
        <OrderPage service={service} branches={[]} draft={draft as never} again={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(nameBox()).toBeDefined()));
  const [name, drawing] = [nameBox(), pad()];
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'سعد');
    name?.dispatchEvent(new Event('input', { bubbles: true }));
    drawing?.dispatchEvent(new Event('pointerup', { bubbles: true }));
    accepted()?.click();
  });
  expect([name?.value, accepted()?.checked]).toEqual(['سعد', true]);
  unreachable = true;
  // Waits until the answer is rendered.
  notifyManager.setScheduler((render) => render());
  await act(() => answers.invalidateQueries());
  const statuses = answers.getQueryCache().getAll();
  expect(statuses.map(({ state }) => state.status)).toEqual(['error', 'error']);
  expect([nameBox(), pad()]).toEqual([name, drawing]);
  expect(name?.isConnected && drawing?.isConnected).toBe(true);
  expect([nameBox()?.value, accepted()?.checked]).toEqual(['سعد', true]);
  expect(useUnsavedForms.getState().forms).toHaveLength(1);
});
