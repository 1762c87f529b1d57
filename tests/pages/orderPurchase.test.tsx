// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import { OrderPage } from '@/pages/services/order/OrderPage';
import { aBranch, aDraft, aPackage, aPurchase, aQuote, aService } from './orderSamples';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, said, all, texts, named, card, click } = page;

const quoteLine = 'POST /client/inspections/quote';
const quotes = () => api.calls(quoteLine).map(({ body }) => body);
const text = (en: string) => ({ ar: `${en} ع`, en });
const half = aPackage({
  id: 'p2',
  name: text('Half'),
  duration: 'biannual',
  quantity: 2,
  price: 100_000,
  payable: 80_000,
  payableWithVat: 92_000,
});
const byPackage = aService({ billing: 'package', packages: [aPackage(), half] });
type Props = Parameters<typeof OrderPage>[0];
const choice = { kind: 'package', packageId: 'p1' };
/** Opens a step with the answers of a draft. */
async function open(step: string, data: object, props: Partial<Props> = {}): Promise<void> {
  const branches = [aBranch('Olaya'), aBranch('Malaz'), aBranch('Rabwa')];
  const draft = aDraft({ step, data: { branchIds: ['Olaya'], ...data }, orderKey: 'key-1' });
  await show(<OrderPage {...{ service: byPackage, branches, draft, again: null, ...props }} />);
  await page.settle(20);
}
const hint = () => said('[data-keep-clear] p');
const next = () => named('Next') as unknown as HTMLButtonElement;

beforeAll(async () => {
  await startI18n();
  await readEnglish(['order', 'client', 'requests', 'fields', 'record']);
});
beforeEach(() => {
  useSession.setState({ user: { id: 'u1' } as never, selectedBranch: null });
  api.on('PUT /client/order-drafts/s1', {});
  api.on(quoteLine, aQuote());
  api.on('GET /client/calendar/availability', { days: [], none: null });
});
afterEach(async () => {
  await page.draw(null);
  sessionStorage.clear();
  api.clear();
});

describe('the way to buy', () => {
  it('is a package, with the price of one inspection and what is saved', async () => {
    await open('package', {});
    expect(texts('fieldset label')).toEqual([
      'Year⃁ 2,300.004 inspections · 1 year⃁ 575.00 per inspection',
      'Half⃁ 920.002 inspections · Half a year · 20% off⃁ 460.00 per inspection',
    ]);
    expect([hint(), next().disabled, quotes()]).toEqual(['Choose an option to continue', true, []]);
    await click(card('Half'));
    await page.settle(20);
    expect([hint(), next().disabled]).toEqual(['Total ⃁ 575.00 including VAT', false]);
    expect(quotes()).toEqual([
      {
        serviceId: 's1',
        branchId: 'Olaya',
        vehicleIds: [],
        otherBranchIds: [],
        packageId: 'p2',
        paymentPlan: 'one',
      },
    ]);
    expect(said('aside')).toContain('PackageHalf');
  });

  it('is only a package that holds as many inspections as branches are chosen', async () => {
    await open('package', {
      branchIds: ['Olaya', 'Malaz', 'Rabwa'],
      choice: { kind: 'package', packageId: 'p2' },
    });
    expect(texts('fieldset label')).toHaveLength(1);
    expect([hint(), next().disabled]).toEqual(['Choose an option to continue', true]);
    await page.draw(null);
    await open('package', { branchIds: ['Olaya', 'Malaz'] });
    expect(texts('fieldset label')).toHaveLength(2);
    await page.draw(null);
    const service = aService({ billing: 'package', packages: [aPackage({ quantity: 1 })] });
    await open('package', { branchIds: ['Olaya', 'Malaz'] }, { service });
    expect(said()).toContain('No package fitsChoose another service');
    await page.draw(null);
    await open('package', {}, { service });
    expect(said()).not.toContain('No package fits');
  });

  it('is a custom service for one branch only', async () => {
    await open('package', { branchIds: ['Olaya', 'Malaz'] });
    expect(card('Custom service').disabled).toBe(true);
    expect(said()).toContain('A custom service is ordered for one branch');
    await page.draw(null);
    await open('package', {});
    expect(said()).toContain('Describe what you need, and our team will prepare a contract');
    await click(card('Custom service'));
    expect([hint(), next().disabled, quotes()]).toEqual(['', false, []]);
  });

  it('is the balance where it covers the order, with what is left and what ends first', async () => {
    const service = aService({ purchases: [aPurchase(2)], balance: 2 });
    await open('package', { branchIds: ['Olaya', 'Malaz'], choice: { kind: 'balance' } }, { service });
    expect(said('fieldset')).toContain(
      'From your balancePaid2 visitsThe first to expire is used first; the first ends on 31 March 2027',
    );
    expect([card('From your balance').disabled, next().disabled]).toEqual([false, false]);
    expect(said('fieldset')).toContain('One inspection⃁ 575.00');
    await page.draw(null);
    const three = { branchIds: ['Olaya', 'Malaz', 'Rabwa'], choice: { kind: 'balance' } };
    await open('package', three, { service });
    expect(said('fieldset')).toContain('Your balance does not cover the 3 branches you chose.');
    expect([card('From your balance').disabled, next().disabled]).toEqual([true, true]);
    await click(card('One inspection'));
    expect(next().disabled).toBe(false);
  });

  it('beyond the person’s own limit says who signs and pays; the limit itself is within', async () => {
    const beyond = 'The owner of the account signs and pays it';
    useSession.setState({ user: { id: 'u1', spending_limit: 57_500 } as never });
    await open('package', { choice });
    expect([hint().includes('575.00'), hint().includes(beyond)]).toEqual([true, false]);
    await page.draw(null);
    useSession.setState({ user: { id: 'u1', spending_limit: 57_499 } as never });
    await open('package', { choice });
    expect(hint()).toContain(beyond);
  });
});

describe('the summary of an order', () => {
  it('has the price line by line, and both payments where there are two', async () => {
    const instalments = [
      { sequence: 1, amount: 28_750, daysAfterSignature: 0 },
      { sequence: 2, amount: 28_750, daysAfterSignature: 180 },
    ];
    api.on(quoteLine, aQuote({ instalments, discount: 1000, extraFees: 2000 }));
    await open('package', { choice });
    expect(texts('aside dl').at(-1)).toBe('On signature⃁ 287.50180 days after signature⃁ 287.50');
    expect(texts('aside dl')[1]).toBe(
      'Service⃁ 500.00Discount⃁ -10.00Extra fees⃁ 20.00Subtotal before VAT⃁ 500.00VAT (15%)⃁ 75.00Total⃁ 575.00',
    );
    await page.draw(null);
    api.clear();
    api.on(quoteLine, aQuote());
    await open('package', { choice });
    expect(texts('aside dl')).toHaveLength(2);
    expect(said('aside')).not.toContain('In two payments');
  });

  it('has no price where it cannot be computed, where the team sets it, and before a choice', async () => {
    api.on(quoteLine, () => refusal(400, { message: 'No.' }));
    await open('package', { choice });
    await page.settle(20);
    expect([texts('aside dl').length, all('aside .ant-skeleton').length]).toEqual([1, 0]);
    await page.draw(null);
    await open('package', {});
    expect(texts('aside dl')).toEqual(['ServiceKitchen inspectionBranchOlaya']);
  });

  it('has the preferred time, with or without an hour', async () => {
    await open('package', { preferredOn: '2026-12-01' });
    expect(said('aside')).toMatch(/Preferred time1 December 2026 · any hour$/);
    await page.draw(null);
    await open('package', { preferredAt: '2026-12-01T06:00:00.000Z' });
    expect(said('aside')).toMatch(/Preferred time1 December 2026 at 09:00$/);
  });
});
