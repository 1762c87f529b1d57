import type { z } from 'zod';
import type { Language } from '../base/i18n/localized';
import { issueMessages, messageOf } from './issueMessages';
import type { Shape, ShapeValues } from './shape';
import { type Field, hiddenIn, isShownIn } from './field';
import { type Mode, toZod } from './toZod';
import { hasRows, isAmount, isPlace } from './kindFacts';

/** Messages by field; the key of an owned row's field is its path, e.g. `packages.0.price`. */
export type FieldErrors = Record<string, string[]>;

export type Validation<V> =
  | { readonly ok: true; readonly values: V }
  | { readonly ok: false; readonly errors: FieldErrors };

/**
 * Checks an input against a shape: each field by its kind, then the rules across fields.
 * The form and the API both call this, so that neither can accept what the other refuses.
 * For an update, `current` holds the record's present values: rules are about the record as it would become.
 */
export function validate<S extends Shape>(
  shape: S,
  mode: Mode,
  input: unknown,
  language: Language,
  current: Readonly<Record<string, unknown>> = {},
): Validation<ShapeValues<S>> {
  const parsed = toZod(shape, mode).safeParse(input, { reportInput: true });
  if (!parsed.success) return { ok: false, errors: everythingWrong(shape, parsed.error, input, language) };
  const values = withoutHidden(shape, { ...current, ...parsed.data }, parsed.data, mode);
  const becoming = { ...current, ...values };
  const errors = {
    ...brokenRules(shape, becoming, language),
    ...conditionProblems(shape, becoming, parsed.data, language),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, values: values as z.infer<ReturnType<typeof toZod>> as ShapeValues<S> };
}

/**
 * Returns the messages of zod and of all rules that can already be checked, so that a person sees every mistake at once. A rule
 * can rely on the types of its values.
 */
function everythingWrong(shape: Shape, error: z.ZodError, input: unknown, language: Language): FieldErrors {
  const errors = toFieldErrors(shape, error, language);
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  const judged = (shape.rules ?? []).filter(({ alone, field }) => alone && !wrong.has(field.split('.')[0]));
  const given = typeof input === 'object' && input !== null ? { ...input } : {};
  return { ...brokenRules({ ...shape, rules: judged }, given, language), ...errors };
}

/** Empties the fields that another field hides, with the change that hides them. */
function withoutHidden(
  { fields }: Shape,
  becoming: Record<string, unknown>,
  sent: Record<string, unknown>,
  mode: Mode,
): Record<string, unknown> {
  const emptied = hiddenIn(fields, becoming).filter(
    (name) => sent[name] === undefined && mode === 'update' && becoming[name] != null,
  );
  return emptied.length === 0
    ? sent
    : { ...sent, ...Object.fromEntries(emptied.map((name) => [name, null])) };
}

/** Reports a value of a field that is hidden in such a record, and a missing one of a required field that is shown. */
function conditionProblems(
  { fields }: Shape,
  becoming: Record<string, unknown>,
  sent: Record<string, unknown>,
  language: Language,
): FieldErrors {
  const issue = (name: string, code: 'required' | 'not_asked'): [string, string[]][] => {
    const label = fields[name]?.label[language] ?? name;
    return [[name, [issueMessages[code][language].replace('{label}', () => label)]]];
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!field.shownWhen) return [];
      if (!isShownIn(field, becoming)) return sent[name] == null ? [] : issue(name, 'not_asked');
      return field.required && becoming[name] == null ? issue(name, 'required') : [];
    }),
  );
}

function brokenRules(shape: Shape, values: Record<string, unknown>, language: Language): FieldErrors {
  const errors: FieldErrors = {};
  for (const rule of shape.rules ?? []) {
    if (!rule.holds(values as never)) (errors[rule.field] ??= []).push(rule.message[language]);
  }
  return errors;
}

type Issue = z.core.$ZodIssue;

/** Largest number of messages: nobody reads more at once, and thousands would block other requests. */
const mostMessages = 20;

/**
 * Converts zod's issues to a list of messages per field, in the caller's language and naming the field by its label: the first
 * twenty.
 */
export function toFieldErrors(shape: Shape, error: z.ZodError, language: Language): FieldErrors {
  // A map, because a field may have the name of a property that every object has: «constructor».
  const errors = new Map<string, string[]>();
  let shown = 0;
  for (const issue of error.issues) {
    for (const path of pathsOf(issue)) {
      if ((shown += 1) > mostMessages) return Object.fromEntries(errors);
      const field = fieldAt(shape, path);
      const label = field?.label[language] ?? path.join('.');
      const key = path.join('.');
      errors.set(key, [
        ...(errors.get(key) ?? []),
        messageOf(issue, label, language, isAmount(field) ? 'amount' : isPlace(field) ? 'place' : undefined),
      ]);
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
