// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { PinGrid } from 'sijil/react/console/pins/PinGrid';
import { type Pin, pinnedList } from 'sijil/react/console/pins/pinnedList';
import { startI18n } from 'sijil/react/providers/i18n';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { fakeApi, refusal } from '../support/fakeApi';
import { refusals } from '../support/refusals';
import { fieldStage, fieldTexts } from './fieldStage';

beforeAll(() => startI18n([...fieldTexts, 'summary', 'common', 'list', 'charts', 'console']));
const api = fakeApi();
const stage = fieldStage();
/** Reports to a card that it is in view. */
let see: () => void = () => undefined;
beforeEach(() => {
  api.clear();
  useToasts.setState({ toasts: [] });
  vi.stubGlobal('fetch', api.fetch);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        see = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

const pin = (id: string, place: number, over: Partial<Pin> = {}) =>
  ({
    id,
    name: `Pin ${id}`,
    list: 'cities',
    address: '/cities?name_like=Jed',
    role: null,
    place,
    version: 3,
    ...over,
  }) as Pin;
const show = (...records: Pin[]) => stage.shown(<PinGrid pins={resources.pins} records={records} />);
const groups = () => stage.all('section[aria-label]').map((one) => one.getAttribute('aria-label'));
const cards = () => stage.texts('li a bdi');
const listed = (total: number, headers = {}) =>
  Response.json([{ id: 'c1', $title: 'x', $titles: {} }], {
    headers: { 'x-total-count': String(total), ...headers },
  });

describe('the pins of a home', () => {
  it('are those of the role first, then the person’s own', async () => {
    await show(pin('a', 0), pin('b', 0, { role: 'admin' }), pin('c', 0, { role: 'client' }));
    expect([groups(), cards()]).toEqual([
      ['Pinned for your role', 'Pinned by you'],
      ['Pin b', 'Pin a'],
    ]);
  });

  it.each([
    ['own', null, 'Pinned by you'],
    ['of the role', 'admin', 'Pinned for your role'],
  ])('have no group without cards: only %s', async (_, role, name) => {
    await show(pin('a', 0, { role }));
    expect(groups()).toEqual([name]);
  });

  it('of the role leave out lists that cannot be shown; an own one says so and can be removed', async () => {
    await show(pin('a', 0, { list: 'nothing', role: 'admin' }));
    expect(groups()).toEqual([]);
    await show(pin('b', 0, { address: '/cities?former=1' }));
    expect(stage.said('li')).toContain('Pin b');
    expect(stage.said('li')).toContain('This list can no longer be shown');
    expect([cards(), stage.has('Remove “Pin b” from the dashboard')]).toEqual([[], true]);
  });

  it('are lists that the person may read and filter', () => {
    expect(pinnedList({ list: 'cities', address: '/cities' }, 'admin')).not.toBeNull();
    expect(pinnedList({ list: 'clients', address: '/clients' }, 'client')).toBeNull();
    expect(pinnedList({ list: 'cities', address: '/cities?stateId=gone' }, 'admin')).toBeNull();
    expect(pinnedList({ list: 'nothing', address: '/nothing' }, 'admin')).toBeNull();
  });

  it('of the role can be changed only by those who share lists, the own ones by everybody', async () => {
    await act(async () =>
      useSession.setState({ user: { id: 'me', role: 'admin_finance', name: 'Ali', client: null } as never }),
    );
    const payments = { list: 'payments', address: '/payments' };
    await show(pin('a', 0, payments), pin('b', 0, { ...payments, role: 'admin_finance' }));
    const names = stage.all('li button').map((one) => one.getAttribute('aria-label'));
    expect([cards(), names]).toEqual([['Pin b', 'Pin a'], ['Remove “Pin a” from the dashboard']]);
  });
});

describe('a card', () => {
  const number = () => stage.texts('li p');
  it('is read once it is seen, and links its number and its name to the list', async () => {
    api.on('GET /cities', () => listed(38));
    await show(pin('a', 0));
    expect([api.received, number()]).toEqual([[], []]);
    await act(async () => see());
    await stage.until(() => number().length > 0);
    expect(number()).toEqual(['38 cities']);
    expect(stage.all('li a').map((one) => one.getAttribute('href'))).toEqual([
      '/cities?name_like=Jed',
      '/cities?name_like=Jed',
    ]);
    expect(api.calls('GET /cities')[0]?.query).toMatchObject({ name_like: 'Jed' });
  });

  it.each([
    [0, '0 المدن'],
    [1, 'مدينة واحدة'],
    [2, 'مدينتان'],
    [7, '7 مدن'],
    [46, '46 مدينة'],
  ])('counts %i records with the form of their Arabic noun', async (total, words) => {
    api.on('GET /cities', () => listed(total));
    await stage.shown(<PinGrid pins={resources.pins} records={[pin('a', 0)]} />, 'ar');
    await act(async () => see());
    await stage.until(() => number().length > 0);
    expect(number()).toEqual([words]);
  });

  it('reports a failed read with its reason', async () => {
    api.on('GET /cities', () => refusal(403, { message: 'Not for you.' }));
    await show(pin('a', 0));
    await act(async () => see());
    await stage.until(() => stage.said().includes('Not for you.'));
    expect(number()).not.toEqual(['0 cities']);
  });

  it('is moved by its buttons: only the changed positions are written, with the version of each card', async () => {
    for (const id of ['a', 'b', 'c']) api.on(`PATCH /pins/${id}`, () => ({}));
    for (const id of ['a', 'b', 'c']) api.on(`PUT /pins/${id}`, () => ({}));
    await show(pin('a', 0), pin('b', 1), pin('c', 2));
    await stage.press('Move “Pin b” earlier');
    await stage.settle(50);
    expect(api.written().map(([line, body]) => [String(line).replace(/^\w+ /, ''), body])).toEqual([
      ['/pins/a', { version: 3, place: 1 }],
      ['/pins/b', { version: 3, place: 0 }],
    ]);
  });

  it('alone cannot be moved, but removed', async () => {
    api.on('DELETE /pins/a', () => new Response(null, { status: 204 }));
    await show(pin('a', 0));
    expect([stage.has('Move “Pin a” earlier'), stage.has('Move “Pin a” later')]).toEqual([false, false]);
    await stage.press('Remove “Pin a” from the dashboard');
    await stage.until(() => api.calls().length > 0);
    expect(api.calls().map(({ line }) => line)).toEqual(['DELETE /pins/a']);
  });

  it('that could not be moved returns to its place, and the reason is reported', async () => {
    for (const method of ['PATCH', 'PUT'])
      for (const id of ['a', 'b'])
        api.on(`${method} /pins/${id}`, () => refusal(400, { message: 'Too late.' }));
    await show(pin('a', 0), pin('b', 1));
    await stage.press('Move “Pin b” earlier');
    await stage.until(() => refusals().length > 0);
    expect([cards(), refusals()]).toEqual([['Pin a', 'Pin b'], ['Too late.']]);
  });
});
