import type { Resource } from '#framework/schema/resource';
import type { FieldErrors } from '#framework/schema/validate';
import { ApiError, inputRefused } from '../http/apiError';
import type { Write } from './lockRecord';
import { unwritableFields } from './fieldRights';
import { staysOwn } from './rowFilter';

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

/** Rights on fields are checked for sent values only: defaults are the declaration's own. @throws ApiError forbidden */
export function assertWritable(
  { resource, actor }: Write,
  action: 'create' | 'update',
  values: Values,
  sent: unknown,
): void {
  if (unwritableFields(resource, actor.role, sent as Values).length > 0) throw new ApiError('forbidden');
  if (!staysOwn(resource, action, actor, values)) throw new ApiError('forbidden');
}
