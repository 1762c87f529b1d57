// @vitest-environment happy-dom
import { act } from 'react';
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
const { show, press, said, all, texts, has, named, card, click } = page;

const draftLine = 'PUT /client/order-drafts/s1';
/** Part of a saved draft that names the tab, and the writes that it has read. */
const thisTab = { writer: expect.any(String), seen: 0 };
const saved = () => api.calls(draftLine).map(({ body }) => body);
const data = {
  branchIds: [],
  vehicleIds: [],
  choice: null,
  paymentPlan: 'one',
  preferredOn: null,
  preferredAt: null,
  answers: {},
  notes: '',
};
const packages = [aPackage()];
type Props = Parameters<typeof OrderPage>[0];
const defaults: Props = {
  service: aService({ billing: 'package', packages }),
  branches: [aBranch('Olaya'), aBranch('Malaz')],
  draft: aDraft(),
  again: null,
};
const open = (props: Partial<Props> = {}, at = '/services/s1') =>
  show(<OrderPage {...defaults} {...props} />, at);
const progress = 'nav[aria-label="Order steps"]';
const steps = () => texts(`${progress} li`);
const current = () => said(`${progress} li[aria-current=step]`);
const hint = () => said('[data-keep-clear] p');

beforeAll(async () => {
  await startI18n();
  await readEnglish(['order', 'client', 'requests', 'fields', 'record']);
});
beforeEach(() => {
  useSession.setState({ user: { id: 'u1', role: 'client' } as never, selectedBranch: null });
  api.on(draftLine, {});
  api.on('POST /client/inspections/quote', aQuote());
  api.on('GET /client/calendar/availability', { days: [], none: null });
});
afterEach(async () => {
  await page.draw(null);
  vi.useRealTimers();
  sessionStorage.clear();
  api.clear();
});

describe('the steps of an order', () => {
  it('begin with the place, go on with the way to buy, and lead back by their names', async () => {
    await open();
    expect(steps()).toEqual(['Location', 'Package', 'Details', 'Contract', 'Payment', 'Done']);
    expect([current(), hint(), named('Next')]).toEqual([
      'Location',
      'Choose a branch to continue',
      expect.objectContaining({ disabled: true }),
    ]);
    expect(has('Back')).toBe(false);
    await click(card('Olaya'));
    await press('Next');
    expect([current(), page.address()]).toEqual(['Package', '/services/s1?step=package']);
    // The new step has the focus, for screen readers.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Package');
    expect(texts(`${progress} button`)).toEqual(['Location']);
    expect(said(`${progress} > p`)).toBe('PackageStep 2 of 6');
    await click(card('Year'));
    await press('Next');
    expect([current(), texts(`${progress} button`)]).toEqual(['Details', ['Location', 'Package']]);
    await press('Back');
    expect(current()).toBe('Package');
    await press('Location');
    expect([current(), card('Olaya').checked]).toEqual(['Location', true]);
  });

  it('leave out what leaves no choice: the place with one branch, the way to buy with one way', async () => {
    await open({ branches: [aBranch('Olaya')], service: aService() });
    expect(steps()).toEqual(['Details', 'Contract', 'Payment', 'Done']);
    expect(said('aside')).toContain('BranchOlaya');
  });

  it('do not include contract and payment where a paid balance pays', async () => {
    const service = aService({ purchases: [aPurchase(2)], balance: 2 });
    await open({ service, branches: [aBranch('Olaya')] });
    expect(steps()).toEqual(['Package', 'Details', 'Done']);
    // The balance is the answer that a paid package suggests; it can be changed.
    expect(current()).toBe('Details');
    await press('Package');
    expect(card('From your balance').checked).toBe(true);
    await click(card('One inspection'));
    expect(steps()).toEqual(['Package', 'Details', 'Contract', 'Payment', 'Done']);
  });

  it('include the vehicles of a service for vehicles', async () => {
    api.on('GET /client/vehicles', []);
    await open({ service: aService({ subject: 'vehicle', min: 2 }) });
    expect(steps().slice(0, 3)).toEqual(['Location', 'Vehicles', 'Details']);
    expect(said('h2')).toBe('Which branch do the vehicles belong to?');
    expect(card('Malaz').type).toBe('radio');
    // No branch has to be chosen: vehicles may belong to several.
    expect(named('Next')).toHaveProperty('disabled', false);
  });

  it('cannot be skipped by the address: the first open one is shown', async () => {
    await open({}, '/services/s1?step=details');
    expect([current(), page.address()]).toEqual(['Location', '/services/s1?step=location']);
    await page.draw(null);
    const draft = aDraft({ step: 'details', data: { branchIds: ['Olaya'] } });
    await open({ draft });
    expect(current()).toBe('Package');
  });
});

describe('the place of an order', () => {
  it('is one branch, several, all of them or none', async () => {
    await open();
    const count = () => said('[aria-live=polite]').split(' | ')[0];
    expect([count(), card('Olaya').type]).toEqual(['No branches chosen yet', 'checkbox']);
    await click(card('Olaya'));
    expect(count()).toBe('1 branch');
    await press('Choose all');
    expect([count(), card('Malaz').checked, has('Choose all')]).toEqual(['2 branches', true, false]);
    expect(said('aside')).toContain('BranchesOlayaMalaz');
    await click(card('Olaya'));
    expect([count(), card('Olaya').checked]).toEqual(['1 branch', false]);
    await press('Choose all');
    await press('Choose none');
    expect([count(), card('Malaz').checked]).toEqual(['No branches chosen yet', false]);
  });

  it('names each branch with its restaurant, its place and its responsible person', async () => {
    const noDistrict = aBranch('Malaz', { district: null, main: true, restaurant: 'Sea Food' });
    await open({ branches: [aBranch('Olaya'), noDistrict] });
    expect(texts('fieldset label')).toEqual([
      'OlayaRiyadh, Olaya, King RoadResponsible person: Huda',
      'MalazMainSea FoodRiyadh, King RoadResponsible person: Huda',
    ]);
  });

  it('is the branch that the screens are filtered by, unless that is another company’s', async () => {
    useSession.setState({ selectedBranch: 'Malaz' });
    await open();
    expect([card('Malaz').checked, card('Olaya').checked]).toEqual([true, false]);
    await page.draw(null);
    useSession.setState({ selectedBranch: 'elsewhere' });
    await open();
    expect(all('input:checked')).toEqual([]);
  });

  it('is the branch in the address, in place of that of the draft; its other answers stay', async () => {
    const draft = aDraft({ data: { branchIds: ['Olaya'], notes: 'Back door' } });
    await open({ draft }, '/services/s1?branch=Malaz');
    expect([card('Malaz').checked, card('Olaya').checked]).toEqual([true, false]);
    expect(page.address()).toBe('/services/s1?step=location');
    await page.settle(850);
    expect(saved().at(-1)).toEqual({
      ...thisTab,
      step: 'location',
      data: { ...data, branchIds: ['Malaz'], notes: 'Back door' },
    });
  });

  it('cannot be chosen by a company without branches, which is offered to add one', async () => {
    await open({ branches: [] });
    expect(said()).toContain('No branches registeredAdd your first branch to choose it in this order.');
    expect([named('Next'), has('Choose all')]).toEqual([expect.objectContaining({ disabled: true }), false]);
  });
});

describe('the preferred time of an order', () => {
  it('follows the opening hours that are typed on the same page', async () => {
    const asked = () => api.calls('GET /client/calendar/availability').map(({ query }) => query['hours']);
    const text = { ar: 'ما أوقات عمل المنشأة؟', en: 'What are your opening hours?' };
    const service = aService({ questions: [{ id: 'q1', text, mandatory: false }] });
    await open({ service, branches: [aBranch('Olaya')] });
    expect([current(), asked()]).toEqual(['Details', [undefined]]);
    // Hours are taken once they can be read, and typing rests.
    await page.type('What are your opening hours? (optional)', 'from 1 p.m.');
    await page.settle(550);
    await page.type('What are your opening hours? (optional)', 'from 1 p.m. to 2 a.m.');
    await page.settle(550);
    expect(asked()).toEqual([undefined, 'from 1 p.m. to 2 a.m.']);
  });
});

describe('the draft of an order', () => {
  it('is saved a moment after the last answer, and at once on a new step', async () => {
    await open();
    expect(said('output')).toBe('Saved automatically');
    await click(card('Olaya'));
    expect([said('output'), saved()]).toEqual(['Saving…', []]);
    await press('Next');
    expect(saved()).toEqual([{ ...thisTab, step: 'package', data: { ...data, branchIds: ['Olaya'] } }]);
    await page.until(() => said('output') === 'Saved automatically');
    await click(card('Year'));
    await page.settle(850);
    expect(saved()).toHaveLength(2);
    expect(saved()[1]).toMatchObject({ data: { choice: { kind: 'package', packageId: 'p1' } } });
  });

  it('that could not be saved says so and stays in the browser, for the same person only', async () => {
    api.on(draftLine, () => refusal(503, { message: 'Later.' }));
    await open();
    await click(card('Malaz'));
    await page.settle(850);
    expect(said('output')).toBe('Not saved yet. We keep trying; please leave this page open.');
    await page.draw(null);
    await open();
    expect(card('Malaz').checked).toBe(true);
    await page.draw(null);
    useSession.setState({ user: { id: 'u2', role: 'client' } as never });
    await open();
    expect(card('Malaz').checked).toBe(false);
  });

  it('is saved when the page is left', async () => {
    await open();
    await click(card('Olaya'));
    await page.draw(null);
    expect(saved()).toEqual([{ ...thisTab, step: 'location', data: { ...data, branchIds: ['Olaya'] } }]);
  });

  it('of an earlier order that still waits leads to that order', async () => {
    await open({ draft: aDraft({ open: { id: 'r9', number: 1009 } }) });
    expect(said()).toContain(
      'Your earlier order R-1009 for this service is waiting for your signature or payment.',
    );
    await press('Continue earlier order');
    await page.until(() => said().includes('We could not find what you are looking for'));
    expect(has('Continue earlier order')).toBe(false);
    expect(page.address()).toBe('/services/s1?request=r9');
    await act(async () => undefined);
    expect(saved()).toEqual([]);
  });
});
