import type { Resource } from '#framework/schema/resource';
import { uploadExtensions } from '#framework/base/files/uploads';
import { holdsFile, holdsPicture } from '#framework/schema/kindFacts';
import { isRecord } from '#framework/base/objects';
import type { Transaction } from '../db/connect';
import { ApiError } from '../http/apiError';
import { attachOwnFiles } from '../files/attachOwnFiles';
import { referenceProblems, type Writer } from './referenceProblems';

type Values = Readonly<Record<string, unknown>>;

/**
 * Refuses, beside the field, a reference that the writer may not make; see `referenceProblems`. Files must be the
 * writer's own unless the record had them before; a field for a picture takes nothing else.
 * @throws ApiError validation_failed, file_gone, file_type_refused; each with its message at the field
 */
export async function assertReferences(
  tx: Transaction,
  writer: Writer,
  values: Values,
  before: Values = {},
): Promise<void> {
  const [problems = {}] = await referenceProblems(tx, writer, [{ values, before }]);
  if (Object.keys(problems).length > 0) throw new ApiError('validation_failed', {}, problems);
  for (const [name, value] of Object.entries(values)) {
    const field = writer.resource.fields[name];
    if (!holdsFile(field) || value === null || value === undefined) continue;
    const had = new Set(
      [before[name]].flat().map((link: unknown) => (isRecord(link) ? link['id'] : undefined)),
    );
    const added = [value].flat().filter((id): id is string => typeof id === 'string' && !had.has(id));
    const refused = (error: ApiError) =>
      new ApiError(error.code, error.parameters, { [name]: [error.messageIn(writer.language)] });
    const gone = refused(new ApiError('file_gone'));
    const types = await attachOwnFiles(tx, writer.actor.userId, added, gone);
    if (holdsPicture(field) && types.some((type) => !type.startsWith('image/')))
      throw refused(new ApiError('file_type_refused', { types: uploadExtensions.image }));
  }
}
