import type { Field } from './field';

/** The reference among whose rows a field must differ; null where it must differ from every other row. */
export function uniqueWithin({ unique }: Field): string | null {
  return typeof unique === 'object' ? unique.within : null;
}
