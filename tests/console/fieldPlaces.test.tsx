// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as kinds from 'sijil/schema/index';
import { startI18n } from 'sijil/react/providers/i18n';
import { fakeApi } from '../support/fakeApi';
import { fieldStage, fieldTexts, label } from './fieldStage';
import '../support/registerPages';

const { drawMap, tiles } = vi.hoisted(() => ({
  drawMap: vi.fn(),
  tiles: { current: null as null | { url: string; attribution: string } },
}));
const streets = { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: 'Tiles' };
vi.mock('sijil/react/application', async (original) => ({
  ...(await original<object>()),
  useMapTiles: () => tiles.current,
}));
// Leaflet needs the sizes of a real browser.
vi.mock('sijil/react/fields/renderers/LocationMap', () => ({
  default: (props: object) => {
    drawMap(props);
    return <p>Streets</p>;
  },
}));

beforeAll(() => startI18n(fieldTexts));
const api = fakeApi();
const stage = fieldStage();
const point = { latitude: 24.7136, longitude: 46.6753 };
const place = kinds.location({ label });
beforeEach(() => {
  api.clear();
  drawMap.mockClear();
  tiles.current = streets;
  vi.stubGlobal('fetch', api.fetch);
});
const map = () =>
  drawMap.mock.lastCall?.[0] as {
    point: unknown;
    around: unknown;
    hasStreets: boolean;
    onStreetsLost: () => void;
    onPick?: (at: object) => void;
  };
const isMapOpen = () => stage.said().includes('Streets');

describe('a place', () => {
  it.each([
    ['https://www.google.com/maps/place/X/@24.7,46.6,15z/data=!3d24.7136!4d46.6753', point],
    ['geo:24.7136,46.6753', point],
    ['٢٤.٧١٣٦، ٤٦.٦٧٥٣', point],
  ])('is set by pasting %s', async (pasted, found) => {
    await stage.input(place);
    await stage.type('Field', pasted);
    expect([stage.taken(), stage.alerts()]).toEqual([[found], []]);
  });

  it('a text without a place is reported, and changes nothing', async () => {
    await stage.input(place);
    expect(stage.alerts()).toEqual([]);
    await stage.type('Field', 'https://maps.app.goo.gl/abc');
    expect(stage.alerts()).toEqual([expect.stringContaining('A shortened link has no coordinates.')]);
    await stage.type('Field', 'Olaya street');
    expect(stage.alerts()).toEqual([expect.stringContaining('No place was found in this.')]);
    await stage.type('Field', '  ');
    expect([stage.alerts(), stage.taken()]).toEqual([[], []]);
  });

  it('is set by its coordinates, one after the other, and is empty once both are', async () => {
    await stage.input(place);
    await stage.type('Latitude', '٢٤٫٥');
    await stage.type('Longitude', '46');
    await stage.type('Latitude', '');
    await stage.type('Longitude', '');
    expect(stage.taken()).toEqual([
      { latitude: 24.5 },
      { latitude: 24.5, longitude: 46 },
      { longitude: 46 },
      null,
    ]);
  });

  it('a coordinate that is no number is passed on as typed', async () => {
    await stage.input(place, point);
    expect([stage.named('Latitude').value, stage.named('Longitude').value]).toEqual(['24.7136', '46.6753']);
    await stage.type('Latitude', 'north');
    expect(stage.last()).toEqual({ latitude: 'north', longitude: 46.6753 });
  });

  it('that is set is shown on the map, which can be closed', async () => {
    await stage.input(place, point);
    expect([isMapOpen(), map().point]).toEqual([true, point]);
    expect(stage.named('Hide the map').getAttribute('aria-expanded')).toBe('true');
    await stage.press('Hide the map');
    expect([isMapOpen(), stage.named('Pick on the map').getAttribute('aria-expanded')]).toEqual([
      false,
      'false',
    ]);
  });

  it('is picked on the map, which opens by a button', async () => {
    await stage.input(place);
    expect(isMapOpen()).toBe(false);
    await stage.press('Pick on the map');
    expect(map()).toMatchObject({ point: null, around: null });
    await act(async () => map().onPick!(point));
    expect([stage.taken(), map().point]).toEqual([[point], point]);
  });

  it('without a tile server is asked for as a link, a position or coordinates, on no empty map', async () => {
    tiles.current = null;
    await stage.input(place);
    expect(stage.said()).toContain('There is no street map here');
    expect(stage.said()).not.toContain('Pick on the map');
    expect(stage.named('Latitude').closest('details')?.open).toBe(true);
    await stage.type('Field', 'geo:24.7136,46.6753');
    expect([stage.taken(), isMapOpen()]).toEqual([[point], false]);
    // The outlines show in which part of the Kingdom it lies.
    await stage.press('Show the area on the map');
    expect(map()).toMatchObject({ point, hasStreets: false });
  });

  it('is asked for in the same way once the tile server does not answer', async () => {
    await stage.input(place);
    expect(stage.said()).not.toContain('There is no street map here');
    await stage.press('Pick on the map');
    await act(async () => map().onStreetsLost());
    expect(stage.said()).toContain('There is no street map here');
    expect([isMapOpen(), stage.named('Latitude').closest('details')?.open]).toEqual([false, true]);
  });

  it.each([{ latitude: 24 }, { longitude: 46 }])(
    'that is incomplete (%j) is not on the map',
    async (half) => {
      await stage.input(place, half);
      expect(isMapOpen()).toBe(false);
    },
  );

  it('cannot be set in a field that is disabled, but seen', async () => {
    await stage.input(place, point, { disabled: true });
    expect([map().onPick, stage.named('Hide the map').disabled]).toEqual([undefined, false]);
    const names = ['Field', 'Use my current location', 'Latitude', 'Longitude'];
    expect(names.map((name) => stage.named(name).disabled)).toEqual([true, true, true, true]);
  });

  it('is that of the device, rounded to a metre', async () => {
    const coords = { latitude: 24.713_612_345, longitude: 46.675_298_765 };
    const getCurrentPosition = vi.fn((found: (at: object) => void) => found({ coords }));
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    await stage.input(place);
    await stage.press('Use my current location');
    expect([stage.taken(), stage.alerts()]).toEqual([[{ latitude: 24.713_61, longitude: 46.6753 }], []]);
    expect(getCurrentPosition.mock.lastCall).toEqual([
      expect.anything(),
      expect.anything(),
      { enableHighAccuracy: true, timeout: 15_000 },
    ]);
  });

  it.each([
    ['refuses', { geolocation: { getCurrentPosition: (_: unknown, lost: () => void) => lost() } }],
    ['has none', {}],
  ])('a device that %s gives no position, which is announced', async (_, device) => {
    vi.stubGlobal('navigator', device);
    await stage.input(place);
    await stage.press('Use my current location');
    expect([stage.taken(), stage.alerts()]).toEqual([
      [],
      [expect.stringContaining('Your device could not find its location.')],
    ]);
  });

  it('the map opens around the nearest place that is chosen in the form', async () => {
    const field = kinds.location({ label, startsAt: { districtId: 'districts', cityId: 'cities' } });
    api.on('GET /districts/d1', () => ({ id: 'd1', center: null }));
    api.on('GET /cities/c1', () => ({ id: 'c1', center: point }));
    await stage.input(field, null, { values: { districtId: 'd1', cityId: 'c1' } });
    await stage.press('Pick on the map');
    await stage.until(() => map().around !== null);
    expect([map().around, map().point]).toEqual([point, null]);
    expect(api.received.map(({ line }) => line)).toEqual(['GET /districts/d1', 'GET /cities/c1']);
  });

  it('no place is read where none is chosen in the form', async () => {
    const field = kinds.location({ label, startsAt: { cityId: 'cities' } });
    await stage.input(field, null, { values: { cityId: '' } });
    expect(api.received).toEqual([]);
  });
});
