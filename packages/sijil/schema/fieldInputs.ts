import type { Role } from 'sijil/schema/application';
import type { Field } from './field';
import { fieldsOfFormula } from './formulas/fieldsOfFormula';

/** A value that a field reveals: another field of the same record, records that are counted, or records of another declaration. */
export type Input =
  | { readonly is: 'sibling'; readonly field: string }
  | { readonly is: 'counted'; readonly resource: string; readonly by: string }
  | { readonly is: 'elsewhere'; readonly resource: string; readonly field?: string | undefined };

/** Parts of a field that name its inputs. */
export type Revealing = Pick<Field, 'access' | 'formula' | 'computed' | 'shownWhen' | 'drawnFrom'>;

/**
 * Returns what a field reveals to a role that reads it: the inputs of its formula or its count, and the fields of its conditions,
 * because a filled field shows that they hold. Null where its formula cannot be read.
 */
export function inputsOf(field: Revealing, role: Role | null): readonly Input[] | null {
  const { formula, computed, shownWhen, access, drawnFrom = [] } = field;
  const inFormula = formula === undefined ? [] : fieldsOfFormula(formula);
  if (inFormula === null) return null;
  const condition = access?.when?.for.some((one) => one === role) ? [access.when.field] : [];
  const siblings = [...inFormula, ...(shownWhen ? [shownWhen.field] : []), ...condition];
  return [
    ...siblings.map((name): Input => ({ is: 'sibling', field: name })),
    ...(computed ? [{ is: 'counted', resource: computed.of, by: computed.by } as const] : []),
    ...drawnFrom.map(elsewhere),
  ];
}

function elsewhere(place: string): Input {
  const [resource = '', field] = place.split('.');
  return { is: 'elsewhere', resource, field };
}
