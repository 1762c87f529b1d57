import type { Resource } from '#framework/schema/resource';
import { resourceNamed } from '#app/resources';

/** The declaration that a reference points at. */
export function targetOf(name: string): Resource {
  const target = resourceNamed(name);
  if (!target) throw new Error(`no declaration "${name}"`);
  return target;
}
