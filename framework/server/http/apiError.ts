import { type ErrorCode, errors } from '#app/errors';
import type { Language, Localized } from '#framework/base/i18n/localized';
import type { Fields, Shape } from '#framework/schema/shape';
import type { FieldErrors } from '#framework/schema/validate';
import type { Field } from '#framework/schema/field';
import { kindOf } from '#framework/schema/fieldKinds';
import { hasRows } from '#framework/schema/kindFacts';

type Parameters = Readonly<Record<string, string | number | Localized>>;

/** A refusal with a row in `domain/errors`; the error handler turns it into status, message and code. */
export class ApiError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly parameters: Parameters = {},
    readonly fields?: FieldErrors,
    /** Data that lets the form recover, e.g. the current record after a stale save. */
    readonly details?: unknown,
  ) {
    super(code);
    this.status = errors[code].status;
  }

  messageIn(language: Language): string {
    return errors[this.code][language]
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = this.parameters[name] ?? '';
        return typeof value === 'object' ? value[language] : String(value);
      })
      .trim();
  }
}

/** A refusal of an input whose fields were found wrong. */
export function inputRefused({ fields }: Shape, input: unknown, errors: FieldErrors): ApiError {
  return new ApiError(emptiesNeverEmpty(fields, input) ? 'never_empty' : 'validation_failed', {}, errors);
}

/** A refusal of one field of the body. */
export function fieldError(field: string, message: string): ApiError {
  return new ApiError('validation_failed', {}, { [field]: [message] });
}

/** True for an input that empties a yes-or-no field (null, or the '' of an emptied box), in a row of its own too. */
function emptiesNeverEmpty(fields: Fields, input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return Object.entries(input).some(([name, value]: [string, unknown]) => {
    const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return false;
    if (kindOf(field).neverEmpty) return value === null || value === '';
    if (!hasRows(field) || !Array.isArray(value)) return false;
    return value.some((row) => emptiesNeverEmpty(field.fields, row));
  });
}
