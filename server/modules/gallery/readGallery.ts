import { branchName, companyName } from '../../db/names';
import { and, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GalleryFilters, galleryPart, galleryPicture } from '#domain/api/reportViews';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { galleryCountLimit, galleryPageSize } from '#domain/gallery/gallery';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { evidencePictures } from '../../db/schema/evidence';
import { files } from 'sijil/server/db/schema/files';
import { formVersions, requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { toFileLink, toThumbnailUrl } from 'sijil/server/files/fileLinks';
import { addDays, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { ApiError } from 'sijil/server/http/apiError';

type Picture = z.output<typeof galleryPicture>;

/** A page of the gallery, newest first; the first page includes the total. */
export async function readGallery(
  api: AppContext,
  filters: GalleryFilters,
  after: string | undefined,
): Promise<z.output<typeof galleryPart>> {
  const where = galleryWhere(filters);
  const rows = await selectPictures(api.db, and(where, afterCursor(after)), galleryPageSize + 1);
  const page = rows.slice(0, galleryPageSize);
  const last = page.at(-1);
  const count = after === undefined ? await countPictures(api.db, where) : null;
  return {
    pictures: await toPictures(api, page),
    next: rows.length > page.length && last ? cursorOf(last) : null,
    total: count === null ? null : Math.min(count, galleryCountLimit),
    more: count !== null && count > galleryCountLimit,
  };
}

/** In gallery order; joins run over one page only. */
export function selectPictures(db: Queryable, where: SQL | undefined, limit: number) {
  const part = db
    .select()
    .from(evidencePictures)
    .where(where)
    .orderBy(desc(evidencePictures.takenAt), desc(evidencePictures.id))
    .limit(limit)
    .as('part');
  return db
    .select({
      id: part.id,
      takenAt: part.takenAt,
      score: part.score,
      categoryKey: part.categoryKey,
      questionKey: part.questionKey,
      file: files,
      client: { id: tables.clients.id, name: companyName },
      branch: branchName,
      request: { id: requests.id, number: requests.number },
      formVersionId: requests.formVersionId,
    })
    .from(part)
    .innerJoin(files, eq(files.id, part.fileId))
    .innerJoin(requests, eq(requests.id, part.requestId))
    .innerJoin(tables.clients, eq(tables.clients.id, part.clientId))
    .leftJoin(tables.branches, eq(tables.branches.id, requests.branchId))
    .orderBy(desc(part.takenAt), desc(part.id));
}

export type PictureRow = Awaited<ReturnType<typeof selectPictures>>[number];

/** Counts only up to the number shown. */
export async function countPictures(
  db: Queryable,
  where: SQL | undefined,
  limit = galleryCountLimit,
): Promise<number> {
  const some = db
    .select({ id: evidencePictures.id })
    .from(evidencePictures)
    .where(where)
    .limit(limit + 1)
    .as('some');
  return db.$count(some);
}

async function loadForms(
  db: Queryable,
  rows: readonly Pick<PictureRow, 'formVersionId'>[],
): Promise<ReadonlyMap<string, InspectionForm>> {
  const ids = [...new Set(rows.map(({ formVersionId }) => formVersionId))];
  if (ids.length === 0) return new Map();
  const versions = await db
    .select({ id: formVersions.id, body: formVersions.body })
    .from(formVersions)
    .where(inArray(formVersions.id, ids));
  return new Map(versions.map(({ id, body }) => [id, body]));
}

async function toPictures(api: AppContext, rows: readonly PictureRow[]): Promise<Picture[]> {
  const forms = await loadForms(api.db, rows);
  return rows.map(({ file, formVersionId, categoryKey, questionKey, ...row }) => {
    const category = forms.get(formVersionId)?.categories.find(({ key }) => key === categoryKey);
    const question = category?.questions.find(({ key }) => key === questionKey);
    const link = toFileLink(api, file);
    return {
      ...row,
      file: link,
      thumbnail: toThumbnailUrl(link),
      width: file.width,
      height: file.height,
      category: category?.title ?? {
        ar: categoryKey,
        en: categoryKey,
      },
      question: question?.text ?? {
        ar: questionKey,
        en: questionKey,
      },
    };
  });
}

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
 * Condition for the rows after a cursor, by time and id, so that inserted or deleted rows do not shift it.
 * @throws ApiError unknown_parameter for a cursor that was not issued here
 */
function afterCursor(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [at = '', id = ''] = cursor.split('_');
  const known = z.iso.datetime().safeParse(at).success && z.uuid().safeParse(id).success;
  if (!known) throw new ApiError('unknown_parameter', { parameter: 'after' });
  return sql`(${evidencePictures.takenAt}, ${evidencePictures.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

const cursorOf = ({ takenAt, id }: { readonly takenAt: Date; readonly id: string }): string =>
  `${takenAt.toISOString()}_${id}`;
