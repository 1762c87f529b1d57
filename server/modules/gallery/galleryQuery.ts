import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GalleryFilters } from '#domain/api/galleryViews';
import { addDays, riyadhInstant } from '#framework/base/time/riyadhTime';
import { evidencePictures } from '../../db/schema/evidence';
import { ApiError } from '#framework/server/http/apiError';

/** @throws ApiError period_reversed */
export function galleryWhere({
  clientId,
  category,
  question,
  score,
  from,
  to,
}: GalleryFilters): SQL | undefined {
  if (from && to && from > to) throw new ApiError('period_reversed');
  const { clientId: client, formId, categoryKey, questionKey, takenAt, score: given } = evidencePictures;
  const named = (name: string, column: typeof categoryKey | typeof questionKey) => {
    const [form = '', key = ''] = name.split('/');
    return and(eq(formId, form), eq(column, key));
  };
  return and(
    clientId ? eq(client, clientId) : undefined,
    category ? named(category, categoryKey) : undefined,
    question ? named(question, questionKey) : undefined,
    score === undefined ? undefined : score === 'na' ? isNull(given) : eq(given, Number(score) as 0 | 1 | 2),
    from ? gte(takenAt, riyadhInstant(from, 0)) : undefined,
    to ? lt(takenAt, riyadhInstant(addDays(to, 1), 0)) : undefined,
  );
}

/**
 * Condition for the rows after a cursor, by time and id, so that rows that came or went do not shift it. @throws
 * ApiError unknown_parameter for a cursor that was not made here
 */
export function afterCursor(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', id = ''] = cursor.split('_');
  const known = z.iso.datetime().safeParse(at).success && z.uuid().safeParse(id).success;
  if (!known) throw new ApiError('unknown_parameter', { parameter: 'after' });
  return sql`(${evidencePictures.takenAt}, ${evidencePictures.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

export const cursorOf = ({ takenAt, id }: { readonly takenAt: Date; readonly id: string }): string =>
  `${takenAt.toISOString()}_${id}`;
