import { formatTemperature } from '#framework/base/formats/numbers';
import type { Localized } from '#framework/base/i18n/localized';
import type { FormQuestion } from './inspectionForm';

/** True when a reading lies within the question's bounds, both included; an absent bound is open. */
export function isWithinBounds({ min, max }: Pick<FormQuestion, 'min' | 'max'>, reading: number): boolean {
  return (min === undefined || reading >= min) && (max === undefined || reading <= max);
}

interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** The bounds in words: «0 – 5 °C», «≤ 5 °C», «≥ 60 °C»; null when both are open. */
export function formatBounds({ min, max }: Bounds): Localized | null {
  if (min !== null && max !== null) return formatTemperature(`${min} – ${max}`);
  if (max !== null) return formatTemperature(`≤ ${max}`);
  return min === null ? null : formatTemperature(`≥ ${min}`);
}

/** True for a reading outside its limits; what is not measured, or has no limits, is within. */
export function isOutside(bounds: Bounds | null, reading: number | null): boolean {
  if (bounds === null || reading === null) return false;
  const { min, max } = bounds;
  return !isWithinBounds({ ...(min !== null && { min }), ...(max !== null && { max }) }, reading);
}
