import type { Rollup } from './field';

/** How many records of another resource refer to this one by a field of theirs: `countOf('cities', 'stateId')`. */
export function countOf(of: string, by: string): Rollup {
  return { of, by };
}
