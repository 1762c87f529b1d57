import type { Field } from 'sijil/schema/field';
import type { FieldErrors } from 'sijil/schema/validate';
import { hasRows } from 'sijil/schema/kindFacts';

/** Ids of a control's label and of the text below it. */
export const labelId = (id: string) => `${id}-label`;
export const helpId = (id: string) => `${id}-help`;

/** Messages below a field: its own and those of its parts, except where the parts show them themselves. */
export function messagesAt(errors: FieldErrors, field: Field, name: string): string[] {
  const own = errors[name] ?? [];
  if (hasRows(field)) return own;
  const parts = Object.entries(errors).flatMap(([path, messages]) =>
    path.startsWith(`${name}.`) ? messages : [],
  );
  return [...own, ...parts];
}
