import type { Field } from 'sijil/schema/field';
import { hasRows } from 'sijil/schema/kindFacts';
import { ownedListRenderer } from './ownedList/ownedListRenderer';
import { plainRendererOf } from './renderers/plainRenderers';
import type { Renderer } from './renderer';

/** Returns the input and filter of a field of any kind. */
export function rendererOf(field: Field): Renderer {
  return hasRows(field) ? (ownedListRenderer as unknown as Renderer) : plainRendererOf(field);
}
