import { toLatinDigits } from '../formats/numbers';

/** A point on the earth in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = String.raw`${number}(?:\s*[,،]\s*|%2C|\s+)${number}`;

/** URL patterns of map services; the pin is matched before the centre of the map. */
const places = [
  String.raw`!3d${number}!4d${number}`,
  String.raw`[?&](?:q|query|ll|destination|daddr|center|mlat)=(?:loc:)?${pair}`,
  String.raw`^geo:${pair}`,
  String.raw`@${pair}`,
  String.raw`^\s*${pair}\s*$`,
].map((pattern) => new RegExp(pattern, 'i'));

/**
 * Coordinates in a pasted text: a URL of Google, Apple or another map, `geo:`, or two numbers in either digit script. Null
 * for other text, and for shortened URLs, which only their service can resolve.
 */
export function readMapPoint(pasted: string): Coordinates | null {
  const text = toLatinDigits(pasted.trim());
  for (const place of places) {
    const [, latitude, longitude] = place.exec(text) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const point = { latitude: toDegrees(latitude), longitude: toDegrees(longitude) };
    if (Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180) return point;
  }
  return null;
}

/** Degrees rounded to five decimals, about a metre. */
export const toDegrees = (degrees: number | string) => Math.round(Number(degrees) * 1e5) / 1e5;

/** The phone's own map at a point; elsewhere the browser's. */
export const mapLink = ({ latitude, longitude }: Coordinates) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
