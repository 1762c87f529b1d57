// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { ContractStep } from '@/pages/services/order/contract/ContractStep';
import type { Order } from '@/pages/services/order/useOrder';
import { drawnPage } from '../support/drawn';

const { paper } = vi.hoisted(() => ({
  paper: {
    version: 1,
    text: {
      service: { ar: 'تفتيش', en: 'Inspection' },
      package: { ar: 'باقة', en: 'Half-year package' },
      inspections: 6,
      scope: { kind: 'branches', branches: [{ name: 'Al Rawdah' }, { name: 'Al Olaya' }] },
      price: { total: 539_580 },
    },
  },
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('signature_pad', () => ({
  default: class {
    isEmpty = () => false;
    toData = () => [];
    fromData = () => undefined;
    off = () => undefined;
    toDataURL = () => 'data:image/png;base64,';
  },
}));
vi.mock('sijil/react/providers/operations', () => ({
  useOperation: () => ({
    data: { version: paper.version, paper: paper.text, position: null, file: { url: '/contract.pdf' } },
  }),
  useAction: () => ({ run: vi.fn() }),
  callOperation: () => Promise.resolve(),
}));
vi.mock('@/contracts/ContractText', () => ({ ContractText: () => null }));
vi.mock('@/profile/ProfileNeed', () => ({ ProfileNeed: () => null }));
vi.mock('@/pages/services/order/contract/OtherWays', () => ({ OtherWays: () => null }));

const { draw, all } = drawnPage();
const canSign = { name: 'signContract', allowed: true, reason: null };
const cannotSign = { ...canSign, allowed: false, reason: 'numbers' };
const show = (action: object, contract: object | null = { version: paper.version }) =>
  draw(
    <ContractStep
      order={
        {
          service: { name: { ar: 'تفتيش', en: 'Inspection' }, subject: 'branch', packages: [] },
          branches: [],
          data: { branchIds: [], vehicleIds: [], choice: null },
          request: { id: 'r1', version: 1, contract, actions: [action] } as unknown as RequestView,
        } as unknown as Order
      }
    />,
  );
const box = () => all('canvas')[0];
const accepted = () => all<HTMLInputElement>('input[type=checkbox]')[0];

beforeEach(() => {
  paper.version = 1;
});

it('when a new contract version arrives, the signature stays and the terms must be accepted again', async () => {
  await show(canSign);
  const signedIn = box();
  expect(signedIn).toBeDefined();
  await act(async () => accepted()?.click());
  expect(accepted()?.checked).toBe(true);
  paper.version = 2;
  await show(canSign);
  expect(box()).toBe(signedIn);
  expect(accepted()?.checked).toBe(false);
  expect(all('[role=alert]').map(({ textContent }) => textContent)).toEqual(['sign.newVersion']);
  await act(async () => accepted()?.click());
  expect(all('[role=alert]')).toEqual([]);
});

it('while a contract is being replaced, the signature stays until its next version arrives', async () => {
  await show(canSign);
  const signedIn = box();
  await show(cannotSign, null);
  expect(box()).toBe(signedIn);
  expect(all('[role=alert]').map(({ textContent }) => textContent)).toEqual(['numbers']);
  expect(all<HTMLButtonElement>('button[type=submit]')[0]?.disabled).toBe(true);
  await show(canSign);
  expect(box()).toBe(signedIn);
});

it('a client who could not sign yet is notified when they can', async () => {
  await show(cannotSign);
  expect(box()).toBeUndefined();
  await show(canSign);
  expect(all('[role=status]').map(({ textContent }) => textContent)).toEqual(['contract.readyToSign']);
});

it('the summary shows the values of the contract that is signed, before the signature', async () => {
  await show(canSign);
  const [brief] = all('[aria-label="contract.terms"]');
  const lines = [...(brief?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/باقة.*تفتيش.*6/),
    'Al RawdahAl Olaya',
    expect.stringContaining('5,395.80'),
  ]);
  const order = brief?.compareDocumentPosition(box() as Node) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0);
});
