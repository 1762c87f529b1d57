// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProfileDraftView } from '#domain/api/profileViews';
import { startI18n } from 'sijil/react/providers/i18n';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { hearServerTime } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import CompleteRegistration from '@/pages/client/registration/CompleteRegistration';
import { fakeApi, refusal } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { show, press, type, said, alerts, all, texts, has, named, card, click } = page;

const draftLine = 'PUT /client/profile/draft';
const identityLine = 'GET /client/identity';
const kind = (id: string, about: object = {}) => ({
  id,
  version: 1,
  $title: id,
  $titles: {},
  descriptionAr: id,
  descriptionEn: id,
  parentId: null,
  activity: null,
  ...about,
});
const shopId = '11111111-1111-4111-8111-111111111111';
const cafeId = '22222222-2222-4222-8222-222222222222';
const kitchenId = '33333333-3333-4333-8333-333333333333';
const types = [
  kind(shopId, { descriptionEn: 'Shop', activity: 'shop' }),
  kind(cafeId, { descriptionEn: 'Restaurant', activity: 'restaurant' }),
  kind(kitchenId, { descriptionEn: 'Bakery', parentId: shopId }),
];
const company = { clientTypeId: shopId, clientSubTypeId: kitchenId, companyName: 'Good Food' };
async function open(about: Partial<ProfileDraftView> = {}): Promise<void> {
  api.on('GET /client/profile/draft', { step: 'company', answers: {}, done: {}, ...about });
  await show(
    <RefineRoot>
      <CompleteRegistration />
    </RefineRoot>,
  );
  await page.until(() => texts('h2').length > 0);
  await page.settle(20);
}
const current = () => said('nav [aria-current=step]');
const saved = () => api.calls(draftLine).map(({ body }) => body as { step: string; answers: object });
const identity = (state: string, about: object = {}) => ({
  state,
  random: null,
  startedAt: null,
  expiresAt: null,
  lastFour: null,
  name: null,
  verifiedAt: null,
  sandbox: false,
  ...about,
});

beforeAll(async () => {
  await startI18n();
  await readEnglish(['registration', 'fields', 'console', 'refine']);
});
beforeEach(() => {
  useSession.setState({ user: { id: 'u1', role: 'client', client: null } as never });
  api.on(draftLine, {});
  api.on('GET /clientTypes', types);
});
afterEach(async () => {
  await page.draw(null);
  sessionStorage.clear();
  api.clear();
});

describe('the step of the company', () => {
  it('offers the kinds of business, restaurants first, and then those within', async () => {
    await open();
    expect(texts('[role=radiogroup] label')).toEqual(['Restaurant', 'Shop']);
    await click(card('Shop'));
    expect(texts('[role=radiogroup]')).toEqual(['RestaurantShop', 'Bakery']);
    await click(card('Bakery'));
    expect(card('Bakery').checked).toBe(true);
    // Another business has other kinds within.
    await click(card('Restaurant'));
    expect(texts('[role=radiogroup]')).toHaveLength(1);
    await click(card('Shop'));
    expect(card('Bakery').checked).toBe(false);
  });

  it('needs the kind, the kind within it and the name; the first missing one has the focus', async () => {
    await open();
    await press('Continue');
    expect([current(), alerts().length]).toEqual(['1Company', 2]);
    expect(said('[data-keep-clear] p')).toMatch(/^3 /);
    await click(card('Shop'));
    await press('Continue');
    expect(alerts()).toHaveLength(2);
    await click(card('Bakery'));
    await press('Continue');
    expect(alerts()).toHaveLength(1);
    await type('Company name', 'Good Food');
    await press('Continue');
    expect(current()).toBe('2Locations');
    expect(texts('nav button')).toEqual(['CompanyComplete', '2Locations', '3Identity']);
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('registration-step');
    expect(saved().at(-1)).toMatchObject({ step: 'locations', answers: { company } });
    await press('Back');
    expect([current(), named('Company name').value]).toEqual(['CompanyComplete', 'Good Food']);
  });

  it('takes the name in English, which may be left out but not be Arabic', async () => {
    await open({ answers: { company } });
    await type('Company name in English', 'مطاعم');
    await press('Continue');
    expect([current(), alerts()]).toEqual([
      '1Company',
      ['Write “Company name in English” in Latin letters.'],
    ]);
    await type('Company name in English', 'Palm Restaurants');
    await press('Continue');
    expect(current()).toBe('2Locations');
    expect(saved().at(-1)).toMatchObject({ answers: { company: { companyNameEn: 'Palm Restaurants' } } });
  });

  it('is saved while it is typed, and continues where it was left', async () => {
    await open({ answers: { company: { companyName: 'Good' } } });
    expect([said('output'), named('Company name').value]).toEqual(['Saved', 'Good']);
    await type('Company name', 'Good Food');
    expect([said('output'), saved()]).toEqual(['Saving…', []]);
    await page.settle(850);
    expect([said('output'), saved().length]).toEqual(['Saved', 1]);
    expect(saved()[0]).toMatchObject({ answers: { company: { companyName: 'Good Food' } } });
    api.on(draftLine, () => refusal(503, { message: 'Later.' }));
    await type('Company name', 'Good Food Co');
    await page.settle(850);
    expect(said('output')).toBe('Not saved yet. We keep trying; please leave this page open.');
  });

  it('is left for any other step by the steps’ names', async () => {
    await open();
    api.on(identityLine, identity('none'));
    await press('3Identity');
    await page.until(() => has('Start verification'));
    expect([current(), has('Back')]).toEqual(['3Identity', true]);
    await press('Back');
    expect(current()).toBe('2Locations');
  });

  it('cannot be shown without its kinds, and says why', async () => {
    api.on('GET /clientTypes', () => refusal(403, { message: 'Not for you.' }));
    api.on('GET /client/profile/draft', { step: 'company', answers: {}, done: {} });
    await show(
      <RefineRoot>
        <CompleteRegistration />
      </RefineRoot>,
    );
    await page.until(() => said().includes('Not for you.'));
    expect(has('Company name')).toBe(false);
  });
});

describe('the step of the identity', () => {
  const openIdentity = async (view: object, answers: object = {}) => {
    api.on(identityLine, view);
    await open({ step: 'identity', answers });
    await page.until(() => texts('.ant-skeleton').length === 0);
    await page.settle(20);
  };

  it('takes a number, and shows the two digits and the time left to choose them', async () => {
    hearServerTime('Mon, 30 Nov 2026 09:00:00 GMT');
    await openIdentity(identity('none'));
    expect([alerts(), has('Start verification')]).toEqual([[], true]);
    await type('National ID or residence number', '123');
    await press('Start verification');
    await page.until(() => alerts().length > 0);
    expect(api.calls('POST /client/identity')).toEqual([]);
    api.on(
      'POST /client/identity',
      identity('waiting', {
        random: '42',
        startedAt: '2026-11-30T09:00:00Z',
        expiresAt: '2026-11-30T09:02:05Z',
        lastFour: '1111',
      }),
    );
    await type('National ID or residence number', '1000000008');
    await press('Start verification');
    await page.until(() => said().includes('The number to choose: 42'));
    expect(api.calls('POST /client/identity')[0]!.body).toEqual({ nationalId: '1000000008' });
    expect(said()).toMatch(/Time left 2:0[45]/);
    expect(said('section output')).toBe('Waiting for your approval in Nafath. ID ending in 1111');
    await press('Use another ID number');
    expect(has('National ID or residence number')).toBe(true);
  });

  it.each([
    ['refused', 'The request was declined in the Nafath app'],
    ['expired', 'Time ran out before the request was approved'],
  ])('that was %s can be tried again', async (state, message) => {
    await openIdentity(identity(state, { sandbox: true }));
    expect(alerts().join(' ')).toContain(message);
    expect([has('Try again'), has('Start verification')]).toEqual([true, false]);
    expect(said('summary')).toBe('Test numbers');
    await page.draw(null);
    api.clear();
    api.on('GET /clientTypes', types);
    await openIdentity(identity(state));
    expect(all('summary')).toEqual([]);
  });

  it('that is proven names what is missing, each a way to its step', async () => {
    await openIdentity(identity('verified', { lastFour: '1111', name: 'Huda Ali' }), { company });
    expect(said('[role=status]')).toContain('Your identity is verifiedHuda Ali · ID ending in 1111');
    expect(said('.ant-alert')).toBe('Still missing:Locations');
    expect(named('Finish registration')).toHaveProperty('disabled', true);
    expect(texts('nav button').at(-1)).toBe('IdentityComplete');
    expect(api.calls('POST /client/profile/complete')).toEqual([]);
    await press('Locations');
    expect(current()).toBe('2Locations');
    await act(async () => undefined);
  });

  it('whose state cannot be read has the reason', async () => {
    await openIdentity(() => refusal(403, { message: 'Not yet.' }));
    await page.until(() => said().includes('Not yet.'));
    expect(has('Start verification')).toBe(false);
  });
});

describe('the step of the locations', () => {
  const addressLine = 'GET /national-addresses/RRRD2929';
  const branches = () => all('ol li[aria-label]').map((one) => one.getAttribute('aria-label'));
  const openLocations = (values: Readonly<Record<string, unknown>> = {}) =>
    open({ step: 'locations', answers: { locations: values } });

  it('has one address, or at least two branches of which the first is the main one', async () => {
    await openLocations();
    expect([branches(), has('Add branch')]).toEqual([['Company address'], false]);
    await click(card('Several branches'));
    expect(branches()).toEqual(['Branch 1', 'Branch 2']);
    const mains = () => all<HTMLInputElement>('.ant-radio-input').map(({ checked }) => checked);
    expect(mains()).toEqual([true, false]);
    expect(has('Remove branch 1')).toBe(false);
    await press('Add branch');
    expect(branches()).toHaveLength(3);
    await click(all('.ant-radio-input')[2]);
    expect(mains()).toEqual([false, false, true]);
    await press('Remove branch 3');
    expect([branches().length, mains()]).toEqual([2, [true, false]]);
    await click(card('A single location'));
    expect(branches()).toEqual(['Company address']);
  });

  it('keeps what was typed in the other branches when one is removed, and the focus next to it', async () => {
    await openLocations({
      kind: 'several',
      branches: ['Olaya', 'Malaz', 'Airport'].map((name) => ({ name })),
    });
    await press('Add branch');
    const malaz = named('Remove branch 2').closest('li');
    const airport = named('Remove branch 3').closest('li');
    await press('Remove branch 2');
    expect([malaz?.isConnected, airport?.isConnected]).toEqual([false, true]);
    expect(airport?.getAttribute('aria-label')).toBe('Branch 2');
    expect(airport?.contains(document.activeElement)).toBe(true);
    await press('Remove branch 3');
    expect(airport?.isConnected).toBe(true);
    expect(airport?.contains(document.activeElement)).toBe(true);
    expect(has('Remove branch 2')).toBe(false);
  });

  it('repeats the responsible person of the first branch for the next ones', async () => {
    const first = { name: 'Olaya', responsibleName: 'Huda', responsiblePhone: '0500000001', main: true };
    await openLocations({ kind: 'several', branches: [first, {}] });
    await press('Add branch');
    const names = all<HTMLInputElement>('input').filter(({ value }) => value === 'Huda');
    expect(names).toHaveLength(2);
  });

  it('fills in the address of a known short address, and says that another one is unknown', async () => {
    api.on(addressLine, { street: 'King Road', cityId: null, districtId: null, stateId: null, place: null });
    await openLocations();
    await type('National short address', 'rrrd292');
    await page.settle(20);
    expect(api.calls(addressLine)).toEqual([]);
    await type('National short address', 'rrrd 2929');
    await page.until(() => named('Street').value === 'King Road');
    await type('National short address', 'RRRD2920');
    await page.until(() => alerts().length > 0);
    expect(alerts()).toEqual(['This address is not in the national register. Fill in the rest yourself.']);
    expect(named('Street').value).toBe('King Road');
  });
});
