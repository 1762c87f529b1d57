import type { Fields } from '#framework/schema/shape';
import { type FormValues, isSame, toInput } from '@framework/forms/formValues';

export type Side = 'mine' | 'theirs';

export interface Difference {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Both changed it, and not to the same: the one case in which somebody's work is lost. */
  readonly conflict: boolean;
  /** Value that is suggested: the changed one, and mine where both changed it. */
  readonly usual: Side;
}

/**
 * Where a record as typed differs from the record as somebody else saved it meanwhile. `base` is the record from which
 * the form was filled, `theirs` what the API holds now; files may be links on either side.
 */
export function compareVersions(
  fields: Fields,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): Difference[] {
  const [before, typed, saved] = [base, mine, theirs].map((values) => toInput(fields, 'update', values));
  return Object.keys(fields).flatMap((name) => {
    if (isSame(typed?.[name], saved?.[name])) return [];
    const mineChanged = !isSame(before?.[name], typed?.[name]);
    const theirsChanged = !isSame(before?.[name], saved?.[name]);
    return [
      {
        name,
        mine: mine[name],
        theirs: theirs[name],
        conflict: mineChanged && theirsChanged,
        usual: mineChanged ? ('mine' as const) : ('theirs' as const),
      },
    ];
  });
}

/** What is left to save over their version: the fields for which mine was chosen. */
export function resolvedInput(
  fields: Fields,
  differences: readonly Difference[],
  chosen: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const own = differences.filter(({ name, usual }) => (chosen[name] ?? usual) === 'mine');
  const values = Object.fromEntries(own.map(({ name, mine }) => [name, mine ?? null]));
  return toInput(fields, 'update', values);
}
