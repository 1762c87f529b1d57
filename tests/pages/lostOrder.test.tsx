// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useSearchParams } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ServiceView } from '#domain/api/orderViews';
import { useOrder } from '@/pages/services/order/useOrder';
import { usePlaceOrder } from '@/pages/services/order/usePlaceOrder';

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
const typed = { branchIds: ['branch'], choice: { kind: 'single' }, notes: 'الباب الخلفي' };
const draft = { step: 'details', data: typed, writes: 1, orderKey: 'service-0', open: null, remembered: {} };

/** A server that places an order once per idempotency key, as the API does, and loses its first answer. */
const placed = new Map<string, string>();
let lost = false;
let unreachable = false;
async function lossyServer(address: string, { headers }: RequestInit): Promise<Response> {
  if (unreachable) throw new TypeError('Failed to fetch');
  const request = (id: string | undefined) =>
    Response.json({ id, actions: [], status: 'contract_sent', kind: 'standard' });
  const path = address.replace('/api/v1', '');
  const [, asked] = /^\/client\/inspections\/(.+)$/.exec(path) ?? [];
  if (asked) return request(asked);
  if (path !== '/client/inspections') return Response.json(draft);
  const key = new Headers(headers).get('Idempotency-Key') ?? '';
  placed.set(key, placed.get(key) ?? `request-${placed.size + 1}`);
  if (!lost) {
    lost = true;
    throw new TypeError('Failed to fetch');
  }
  return request(placed.get(key));
}

type Wizard = ReturnType<typeof useOrder> & { readonly placing: ReturnType<typeof usePlaceOrder> };
let wizard: Wizard;
let address = '';

function Probe() {
  const order = useOrder({ service, branches: [], draft, again: null });
  const placing = usePlaceOrder(order);
  const search = useSearchParams()[0].toString();
  useEffect(() => {
    wizard = { ...order, placing };
    address = search;
  });
  return null;
}

const answers = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const root = createRoot(document.createElement('div'));
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', lossyServer);
  act(() =>
    root.render(
      <QueryClientProvider client={answers}>
        <MemoryRouter>
          <Probe />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
});
afterAll(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('an order whose response was lost keeps its input, and sending it again returns the placed order', async () => {
  await act(() => wizard.placing.place());
  expect(wizard.placing.error?.code).toBe('network');
  expect(wizard.data).toMatchObject({ notes: typed.notes });
  expect(address).not.toContain('request=');
  await act(() => wizard.placing.place());
  expect([...placed.values()]).toEqual(['request-1']);
  expect(address).toContain('request=request-1');
});

it('starting a new order after that places a second order', async () => {
  act(() => wizard.startAnew());
  await act(() => wizard.placing.place());
  expect([...placed.values()]).toEqual(['request-1', 'request-2']);
});

it('a request that fails to refetch stays on the page without an error', async () => {
  await act(() => vi.waitFor(() => expect(wizard.request).not.toBeNull()));
  unreachable = true;
  // Waits until the answer is rendered.
  notifyManager.setScheduler((draw) => draw());
  await act(() => answers.invalidateQueries());
  expect(
    answers
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status),
  ).toContain('error');
  expect([wizard.request?.id, wizard.error]).toEqual(['request-2', null]);
});
