import { isolateLtr } from '../formats/bidi';
import type { Localized } from '../i18n/localized';
import type { Coordinates } from './coordinates';

/**
 * Corners of a shape around the Kingdom and its islands, as [longitude, latitude], clockwise from Haql: up to thirty kilometres
 * outside of the border, and without any city of a neighbour that is farther from it.
 */
const corners: readonly (readonly [longitude: number, latitude: number])[] = [
  [34.8, 29.5],
  [36.0, 29.4],
  [37.3, 30.2],
  [37.5, 30.5],
  [36.7, 31.5],
  [39.2, 32.4],
  [40.5, 32.2],
  [42.3, 31.3],
  [44.9, 29.4],
  [46.5, 29.3],
  [47.6, 29.2],
  [47.9, 28.8],
  [48.7, 28.8],
  [49.2, 27.9],
  [50.1, 27.2],
  [50.45, 26.7],
  [50.42, 25.9],
  [50.9, 25.0],
  [51.5, 24.7],
  [51.8, 24.2],
  [52.6, 23.1],
  [55.3, 22.9],
  [55.9, 22.0],
  [55.2, 19.8],
  [52.1, 18.8],
  [49.2, 18.4],
  [48.4, 18.0],
  [47.7, 16.9],
  [45.3, 17.1],
  [43.5, 17.2],
  [43.3, 16.4],
  [42.6, 16.1],
  [41.3, 16.4],
  [41.0, 17.5],
  [40.2, 19.0],
  [38.5, 21.0],
  [38.0, 22.5],
  [36.6, 24.2],
  [35.2, 26.4],
  [34.2, 27.8],
];

/** True for a place in Saudi Arabia, or next to its border. */
export function isInKingdom({ latitude, longitude }: Coordinates): boolean {
  let inside = false;
  for (const [index, [east, north]] of corners.entries()) {
    const [lastEast, lastNorth] = corners.at(index - 1) ?? [east, north];
    const crosses = north > latitude !== lastNorth > latitude;
    const borderAt = ((lastEast - east) * (latitude - north)) / (lastNorth - north) + east;
    if (crosses && longitude < borderAt) inside = !inside;
  }
  return inside;
}

/**
 * Message for a place outside of the Kingdom, with the place where latitude and longitude were exchanged; null for one inside,
 * and for coordinates that are nowhere on earth.
 */
export function findAbroad(place: Coordinates): Localized | null {
  const { latitude, longitude } = place;
  if (isInKingdom(place) || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const exchanged = `${longitude}, ${latitude}`;
  return isInKingdom({ latitude: longitude, longitude: latitude })
    ? {
        ar: abroadTexts.exchanged.ar.replace('{place}', isolateLtr(exchanged)),
        en: abroadTexts.exchanged.en.replace('{place}', exchanged),
      }
    : abroadTexts.abroad;
}

/** Refusals of a place abroad; `{place}` is the place where latitude and longitude were exchanged. */
export const abroadTexts = {
  abroad: { ar: 'هذا المكان خارج المملكة العربية السعودية.', en: 'This place is outside Saudi Arabia.' },
  exchanged: {
    ar: 'هذا المكان خارج المملكة العربية السعودية. هل تقصد {place}؟',
    en: 'This place is outside Saudi Arabia. Did you mean {place}?',
  },
} as const satisfies Record<string, Localized>;
