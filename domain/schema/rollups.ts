import type { Rollup } from './field';

/** How many records of another resource refer to this one by a field of theirs: `countOf('cities', 'stateId')`. */
export function countOf(of: string, by: string): Rollup {
  return { of, by, as: 'count' };
}

/** Of a number, day or moment in them: all together, the smallest or earliest, the greatest or latest. */
export function rollupOf(as: 'sum' | 'min' | 'max', of: string, by: string, field: string): Rollup {
  return { of, by, as, field };
}
