import type { ErrorCode } from 'sijil/schema/application';
import type { Resource } from 'sijil/schema/resource';
import type { FieldErrors } from 'sijil/schema/validate';
import { ApiError, fromDatabaseError, inputRefused } from '../http/apiError';
import type { Write } from './lockRecord';
import { staysOwn, unwritableFields } from './rights';
import { storedKindOf } from 'sijil/schema/fieldKinds';
import { ownFieldsOf } from '../db/tables/toTable';

type Values = Record<string, unknown>;

/** The values of a valid input. @throws ApiError validation_failed, by field */
export function valuesOf(
  resource: Resource,
  input: unknown,
  result: { ok: true; values: Values } | { ok: false; errors: FieldErrors },
): Values {
  if (!result.ok) throw inputRefused(resource, input, result.errors);
  return result.values;
}

/** Checks rights on fields, for sent values only: defaults are the declaration's own. @throws ApiError forbidden */
export function assertWritable(
  { resource, actor }: Write,
  action: 'create' | 'update',
  values: Values,
  sent: unknown,
): void {
  if (unwritableFields(resource, actor.role, sent as Values).length > 0) throw new ApiError('forbidden');
  if (!staysOwn(resource, action, actor, values)) throw new ApiError('forbidden');
}

/** Returns the part of an input that is stored in the resource's own table, in the form that the driver takes. */
export function toStored(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    ownFieldsOf(resource).flatMap(([name, field]) => {
      const value = values[name];
      if (value === undefined) return [];
      return [
        [name, storedKindOf(field) === 'dateTime' && typeof value === 'string' ? new Date(value) : value],
      ];
    }),
  );
}

interface Refusal {
  readonly code: ErrorCode;
  /** Messages of the fields, which are more specific than «check the marked fields». */
  readonly message: string;
  readonly errors: FieldErrors;
}

/** Key of a refusal of the row itself, not of one of its fields. */
const recordRules = 'record';

/** Returns the reason for which one record of many was refused, in the caller's language. @throws any other error */
export function recordRefusal(error: unknown, { language }: Pick<Write, 'language'>): Refusal {
  const refused = error instanceof ApiError ? error : fromDatabaseError(error, language);
  if (!refused) throw error;
  const fields = refused.fields ?? {};
  const messages = Object.values(fields).flat();
  const message = messages.length > 0 ? messages.join(' ') : refused.messageIn(language);
  const errors = messages.length > 0 ? fields : { [recordRules]: [message] };
  return { code: refused.code, message, errors };
}
