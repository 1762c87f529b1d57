import { toLatinDigits } from '../formats/numbers';

/** A point on the earth in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const pair = String.raw`${number}(?:\s*[,،]\s*|%2C|\s+)${number}`;

/** Where map services write the place in their addresses, the pin itself before the middle of the picture. */
const places = [
  String.raw`!3d${number}!4d${number}`,
  String.raw`[?&](?:q|query|ll|destination|daddr|center|mlat)=(?:loc:)?${pair}`,
  String.raw`^geo:${pair}`,
  String.raw`@${pair}`,
  String.raw`^\s*${pair}\s*$`,
].map((pattern) => new RegExp(pattern, 'i'));

/**
 * The point that somebody has pasted: the address of a place in Google's, Apple's or another map, `geo:`, or two
 * numbers, in whatever digits. Null where it names none, as the shortened addresses that only their service can read.
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

/** Five decimals are a metre. */
export const toDegrees = (degrees: number | string) => Math.round(Number(degrees) * 1e5) / 1e5;

/** The phone's own map at a point; elsewhere the browser's. */
export const mapLink = ({ latitude, longitude }: Coordinates) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
