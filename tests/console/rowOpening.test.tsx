// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { vehicleStandingsResource } from '#resources/vehicleStandings';
import { resources } from '#resources';
import OwnVehicles from '@/pages/client/OwnVehicles';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { aRecord, consoleApp, inEnglish, signIn } from '../support/consoleApp';
import { listed } from '../support/fakeApi';

const { api, open, until, all, focus, key, texts } = consoleApp();
vi.stubGlobal('fetch', api.fetch);
beforeAll(() => inEnglish('places', 'requestRows', 'accountClient', 'requests'));

const nationality = (id: string) =>
  aRecord(id, id, { descriptionAr: id, descriptionEn: id.toUpperCase(), active: true });
const openList = async () => {
  api.on('GET /nationalities', () => listed([nationality('n1'), nationality('n2')], 40));
  const router = await open(
    <ResourceList resource={resources.nationalities} />,
    '/nationalities?q=n&sort=-descriptionEn&page=2',
  );
  await until(() => all('tbody tr[data-row]').length === 2, 'the rows');
  return router;
};
const row = (at: number) => all('tbody tr[data-row]')[at];

describe('a row of a list opens its record', () => {
  it.each([
    ['by a press', () => act(async () => row(1)?.click())],
    ['by Enter', () => focus(row(1)).then(() => key('Enter'))],
  ])('%s, which knows the list and its place in it', async (_, openRow) => {
    const router = await openList();
    await openRow();
    await until(() => router.state.location.pathname === '/nationalities/n2', 'the record');
    expect(router.state.location.state).toEqual({
      origin: { from: expect.stringContaining('/nationalities?'), list: 'q=n&sort=-descriptionEn', at: 26 },
    });
  });
});

it('the results of a vehicle are its score in the colour of its band, and until when it is certified', async () => {
  signIn('client');
  const vehicle = (id: string, over: object) =>
    aRecord(id, id, { number: 'أ ب ج 1234', active: true, score: null, certifiedUntil: null, ...over });
  api.on('GET /client/vehicles', () =>
    listed([vehicle('v1', { score: 93.25, certifiedUntil: '2027-12-31T20:59:59.000Z' }), vehicle('v2', {})]),
  );
  await open(<OwnVehicles />, vehicleStandingsResource.path);
  await until(() => all('tbody tr[data-row]').length === 2, 'the rows');
  expect(texts('tbody tr[data-row]').map((text) => text.includes('93.3'))).toEqual([true, false]);
  expect(texts('tbody tr[data-row]').map((text) => text.includes('Valid'))).toEqual([true, false]);
});
