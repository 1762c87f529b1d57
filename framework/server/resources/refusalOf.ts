import type { ErrorCode } from '#app/errors';
import type { FieldErrors } from '#framework/schema/validate';
import { ApiError } from '../http/apiError';
import { fromDatabaseError } from '../http/fromDatabaseError';
import type { Write } from './lockRecord';

interface Refusal {
  readonly code: ErrorCode;
  /** The messages of the fields, which say more than «check the marked fields». */
  readonly message: string;
  readonly errors: FieldErrors;
}

/** Key of a refusal of the row itself, not of one of its fields. */
const recordRules = 'record';

/** The reason that one record of many was refused, in the caller's language. @throws any other error */
export function recordRefusal(error: unknown, { language }: Pick<Write, 'language'>): Refusal {
  const refused = error instanceof ApiError ? error : fromDatabaseError(error, language);
  if (!refused) throw error;
  const fields = refused.fields ?? {};
  const messages = Object.values(fields).flat();
  const message = messages.length > 0 ? messages.join(' ') : refused.messageIn(language);
  const errors = messages.length > 0 ? fields : { [recordRules]: [message] };
  return { code: refused.code, message, errors };
}
