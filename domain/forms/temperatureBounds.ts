import type { FormQuestion } from './inspectionForm';

/** True when a reading lies within the question's bounds, both included; an absent bound is open. */
export function isWithinBounds({ min, max }: Pick<FormQuestion, 'min' | 'max'>, reading: number): boolean {
  return (min === undefined || reading >= min) && (max === undefined || reading <= max);
}

interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** The bounds as both languages write them, from left to right: «0 – 5 °C», «≤ 5 °C», «≥ 60 °C»; empty when both are open. */
export function formatBounds({ min, max }: Bounds): string {
  if (min !== null && max !== null) return `${min} – ${max} °C`;
  if (max !== null) return `≤ ${max} °C`;
  return min === null ? '' : `≥ ${min} °C`;
}

/** True for a reading outside its limits; what is not measured, or has no limits, is within. */
export function isOutside(bounds: Bounds | null, reading: number | null): boolean {
  if (bounds === null || reading === null) return false;
  const { min, max } = bounds;
  return !isWithinBounds({ ...(min !== null && { min }), ...(max !== null && { max }) }, reading);
}
