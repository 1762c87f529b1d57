import type { FigureUnit } from './figureNames';

/**
 * How a figure changed, one decimal: in per cent of what it was, a score in points. Null where one of the two is missing,
 * or it was nothing before: no percentage says what became of zero.
 */
export function changeOf(value: number | null, before: number | null, unit: FigureUnit): number | null {
  if (value === null || before === null) return null;
  if (unit === 'score') return toTenths(value - before);
  return before === 0 ? null : toTenths(((value - before) / before) * 100);
}

const toTenths = (exact: number) => Math.round(exact * 10) / 10;
