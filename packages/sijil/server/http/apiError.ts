import { type ErrorCode, errors } from 'sijil/schema/application';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { Fields, Shape } from 'sijil/schema/shape';
import type { FieldErrors } from 'sijil/schema/validate';
import type { Field } from 'sijil/schema/field';
import { kindOf } from 'sijil/schema/fieldKinds';
import { hasRows } from 'sijil/schema/kindFacts';
import { isLost, rootOf } from '../db/driver';
import { inputOfKey } from '../db/tables/fieldColumns';

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
    this.status = errors()[code].status;
  }

  messageIn(language: Language): string {
    return errors()
      [this.code][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = this.parameters[name] ?? '';
        return typeof value === 'object' ? value[language] : String(value);
      })
      .trim();
  }
}

/** Returns the refusal of an input with invalid fields. */
export function inputRefused({ fields }: Shape, input: unknown, errors: FieldErrors): ApiError {
  return new ApiError(emptiesNeverEmpty(fields, input) ? 'never_empty' : 'validation_failed', {}, errors);
}

/** A refusal of one field of the body. */
export function fieldError(field: string, message: string): ApiError {
  return new ApiError('validation_failed', {}, { [field]: [message] });
}

/** True for an input that empties a yes-or-no field (null, or the '' of an emptied box), also within a row. */
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

/** Returns the refusal for an error that only the database or the disk raises: two writers at once, no connection, no space. */
export function fromDatabaseError(error: unknown, language: Language): ApiError | null {
  const { code, detail, message } = rootOf(error);
  if (code === '23505') {
    return new ApiError(
      'already_exists',
      {},
      { [inputOfKey(keyIn(detail))]: [errors().already_exists[language]] },
    );
  }
  const known = codes[code ?? ''] ?? (code?.startsWith('08') ? 'database_unavailable' : undefined);
  if (known) return new ApiError(known);
  return isLost(message) ? new ApiError('database_unavailable') : null;
}

const codes: Readonly<Record<string, ErrorCode>> = {
  // A reference to a missing row; texts and numbers that no column can hold: a day out of the calendar, an invalid character.
  ...rows('malformed_request', ['23503', '22P02', '22P05', '22021', '22003', '22007', '22008']),
  // A statement that took too long, a lock that was not obtained, a deadlock.
  ...rows('unavailable', ['57014', '55P03', '40P01', '40001']),
  // Shut down, crashed, starting, out of connections or memory; then errors of the network.
  ...rows('database_unavailable', ['57P01', '57P02', '57P03', '53200', '53300', '25P03']),
  // Read-only: a replica that is not promoted yet, a disk that is being protected. A failed transaction; one that was idle for
  // too long.
  ...rows('database_unavailable', ['25006', '25P02', '57P05']),
  // Sign-in refused: a password or role that was changed meanwhile, a dropped database.
  ...rows('database_unavailable', ['28000', '28P01', '3D000']),
  ...rows('database_unavailable', [
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENOTFOUND',
  ]),
  ...rows('storage_full', ['53100', 'ENOSPC', 'EDQUOT']),
};

function rows(code: ErrorCode, of: readonly string[]): Record<string, ErrorCode> {
  return Object.fromEntries(of.map((name) => [name, code]));
}

/** `Key (client_id, email)=(…, a@b.c) already exists.` → `email`; the values must not be shown. */
function keyIn(detail: string | undefined): string {
  return /^Key \((?:[^)]*, )?(.+?)\)=/.exec(detail ?? '')?.[1] ?? '';
}
