/** Decimal degrees, −90 to 90. */
export function isLatitude(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 90;
}

/** Decimal degrees, −180 to 180. */
export function isLongitude(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 180;
}
