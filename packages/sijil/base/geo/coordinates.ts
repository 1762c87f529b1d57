import { cleanText } from '../formats/cleanText';
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
 * Coordinates in a pasted text: a URL of Google, Apple or another map, `geo:`, two numbers in either digit script, or degrees
 * with minutes. Null for other text, and for shortened URLs, which only their service can resolve.
 */
export function readMapPoint(pasted: string): Coordinates | null {
  const text = plainCoordinates(pasted);
  for (const place of places) {
    const [, latitude, longitude] = place.exec(text) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    const point = pointAt(Number(latitude), Number(longitude));
    if (point) return point;
  }
  return readAngles(text);
}

/** Returns typed coordinates in Latin digits with a decimal point, without characters that nobody sees. */
export function plainCoordinates(typed: string): string {
  return toLatinDigits(cleanText(typed.replaceAll(/\s+/gu, ' '))).replaceAll('٫', '.');
}

/** True for a shortened URL of a map, which does not contain the coordinates. */
export function isShortMapLink(pasted: string): boolean {
  return /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs)\//i.test(cleanText(pasted));
}

const angle = /(\d{1,3}(?:\.\d+)?)\s*[°º]\s*(?:([\d.]+)\s*['′’]\s*)?(?:([\d.]+)\s*(?:["″”]|''))?/g;
const sides = /^(?:[NSEW\s,،]|(?:شمال|جنوب|شرق|غرب)[\p{L}\p{M}]*)*$/iu;

/** Reads `24°42'49"N 46°40'31"E`, with the letters before or after the numbers. */
function readAngles(text: string): Coordinates | null {
  const found = [...text.matchAll(angle)];
  const rest = text.replaceAll(angle, '');
  if (found.length !== 2 || !sides.test(rest)) return null;
  const [latitude = 0, longitude = 0] = found.map(
    ([, degrees, minutes, seconds]) =>
      Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600,
  );
  return pointAt(/S|جنوب/i.test(rest) ? -latitude : latitude, /W|غرب/i.test(rest) ? -longitude : longitude);
}

function pointAt(latitude: number, longitude: number): Coordinates | null {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude: toDegrees(latitude), longitude: toDegrees(longitude) } : null;
}

/**
 * Reads latitude and longitude from a cell: «24.7136, 46.6753», as an export writes them, or a map's link. Returns the text
 * itself where it cannot be read.
 */
export function readPlace(typed: string): unknown {
  const [latitude, longitude, ...more] = plainCoordinates(typed).split(/[,،;\s]+/u);
  if (!latitude || !longitude || more.length > 0) return readMapPoint(typed) ?? typed;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const known = Number.isFinite(place.latitude) && Number.isFinite(place.longitude);
  return known ? place : (readMapPoint(typed) ?? typed);
}

/** Degrees rounded to five decimals, about a metre. */
export const toDegrees = (degrees: number | string) => Math.round(Number(degrees) * 1e5) / 1e5;

/** The phone's own map at a point; elsewhere the browser's. */
export const mapLink = ({ latitude, longitude }: Coordinates) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
