import type { Rollup } from './field';

/**
 * Number of records of another resource that refer to this one by a field of theirs: `countOf('cities', 'stateId')`.
 */
export function countOf(of: string, by: string): Rollup {
  return { of, by };
}
