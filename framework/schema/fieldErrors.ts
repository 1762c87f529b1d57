import type { z } from 'zod';
import type { Language } from '../base/i18n/localized';
import type { Field } from './field';
import { messageOf } from './issueMessages';
import type { Shape } from './shape';
import type { FieldErrors } from './validate';
import { hasRows, isAmount } from './kindFacts';

type Issue = z.core.$ZodIssue;

/** Nobody reads more of them at once; thousands would keep everybody else waiting. */
const mostMessages = 20;

/**
 * Turns what zod found into one list of messages per field, in the caller's language and naming the field by its label: the
 * first twenty.
 */
export function toFieldErrors(shape: Shape, error: z.ZodError, language: Language): FieldErrors {
  // A map, because a field may be called as something that every object has: «constructor».
  const errors = new Map<string, string[]>();
  let shown = 0;
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) {
      if ((shown += 1) > mostMessages) return Object.fromEntries(errors);
      const field = fieldAt(shape, path);
      const label = field?.label[language] ?? path.join('.');
      const key = path.join('.');
      errors.set(key, [...(errors.get(key) ?? []), messageOf(issue, label, language, isAmount(field))]);
    }
  }
  return Object.fromEntries(errors);
}

/** An unknown key is reported at its parent by zod; the form needs it at the key itself. */
function pathsOf(issue: Issue): PropertyKey[][] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

function fieldAt(shape: Shape, path: readonly PropertyKey[]) {
  let fields: Readonly<Record<string, Field>> | undefined = shape.fields;
  let field: Field | undefined;
  for (const step of path) {
    if (typeof step === 'number') continue;
    // Own fields only: every object has a «constructor».
    if (fields && Object.hasOwn(fields, step)) field = fields[String(step)];
    fields = hasRows(field) ? field.fields : undefined;
  }
  return field;
}
