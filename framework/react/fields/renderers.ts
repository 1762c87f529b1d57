import type { Field } from '#framework/schema/field';
import type { FieldKind } from '#framework/schema/fieldKinds';
import { ownedListRenderer } from './ownedList/ownedListRenderer';
import { plainRenderers } from './renderers/plainRenderers';
import type { Renderer } from './renderer';

/** One renderer for every field kind that the schema knows. */
const renderers = { ...plainRenderers, ownedList: ownedListRenderer } satisfies Record<
  FieldKind,
  Renderer<never>
>;

/** The cast is sound because the factories of the schema are the only makers of fields. */
export function rendererOf(field: Field): Renderer {
  return renderers[field.kind as FieldKind] as unknown as Renderer;
}
