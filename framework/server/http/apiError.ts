import { type ErrorCode, errors } from '#app/errors';
import type { Language, Localized } from '#framework/base/i18n/localized';
import { emptiesNeverEmpty } from '#framework/schema/emptiesNeverEmpty';
import type { Shape } from '#framework/schema/shape';
import type { FieldErrors } from '#framework/schema/validate';

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
