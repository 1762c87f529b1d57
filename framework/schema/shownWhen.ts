import type { Field } from './field';
import type { Fields } from './shape';

type Values = Readonly<Record<string, unknown>>;

/** True for a field that is shown in a record with these values. */
export function isShownIn({ shownWhen }: Pick<Field, 'shownWhen'>, values: Values): boolean {
  return !shownWhen || shownWhen.in.some((one) => one === values[shownWhen.field]);
}

/** The names of the fields that are not there in a record with these values. */
export function hiddenIn(fields: Fields, values: Values): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (isShownIn(field, values) ? [] : [name]));
}
