import { errors } from '#domain/errors';
import type { Language } from '#domain/i18n/localized';
import { ApiError } from './apiError';

interface DatabaseError {
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
}

/** The refusals that only the database can give, because only it sees two writers at once. */
export function fromDatabaseError(error: unknown, language: Language): ApiError | null {
  const { code, detail } = rootOf(error);
  if (code === '23505') {
    return new ApiError(
      'already_exists',
      {},
      { [toCamelCase(keyIn(detail))]: [errors.already_exists[language]] },
    );
  }
  if (code === '23503' || unstorable.has(code ?? '')) return new ApiError('malformed_request');
  if (code === '57014') return new ApiError('unavailable');
  return null;
}

/** Texts and numbers that no column holds: a day out of the calendar, a character that is none. */
const unstorable = new Set(['22P02', '22P05', '22021', '22003', '22007', '22008']);

/** Drizzle wraps what the driver threw. */
function rootOf(error: unknown): DatabaseError {
  const cause = (error as { cause?: unknown } | null)?.cause;
  return ((cause ?? error) as DatabaseError | null) ?? {};
}

/** `Key (email)=(a@b.c) already exists.` → `email`; the value itself is nobody's business. */
function keyIn(detail: string | undefined): string {
  return /^Key \((.+?)\)=/.exec(detail ?? '')?.[1] ?? '';
}

function toCamelCase(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
