import type { z } from 'zod';
import type { Language } from '../i18n/localized';
import { toFieldErrors } from './fieldErrors';
import type { Shape, ShapeValues } from './shape';
import { type Mode, toZod } from './toZod';

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
  const errors = brokenRules(shape, { ...current, ...parsed.data }, language);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, values: parsed.data as z.infer<ReturnType<typeof toZod>> as ShapeValues<S> };
}

/** What zod found, and what else can be said already: nobody mends a form to be told of the next mistake. */
function everythingWrong(shape: Shape, error: z.ZodError, input: unknown, language: Language): FieldErrors {
  const errors = toFieldErrors(shape, error, language);
  const judged = (shape.rules ?? []).filter((rule) => rule.alone && !isWrong(errors, rule.field));
  const given = typeof input === 'object' && input !== null ? { ...input } : {};
  return { ...brokenRules({ ...shape, rules: judged }, given, language), ...errors };
}

/** Whether something is said of the field or of a part of it: a rule may trust that what it judges is of its kind. */
function isWrong(errors: FieldErrors, field: string): boolean {
  return Object.keys(errors).some((key) => key === field || key.startsWith(`${field}.`));
}

function brokenRules(shape: Shape, values: Record<string, unknown>, language: Language): FieldErrors {
  const errors: FieldErrors = {};
  for (const rule of shape.rules ?? []) {
    if (!rule.holds(values as never)) (errors[rule.field] ??= []).push(rule.message[language]);
  }
  return errors;
}
