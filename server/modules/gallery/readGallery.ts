import { desc, eq, inArray, and, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { GalleryFilters, galleryPart, galleryPicture } from '#domain/api/galleryViews';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { galleryCountLimit, galleryPageSize } from '#domain/gallery/gallery';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { evidencePictures } from '../../db/schema/evidence';
import { files } from '#framework/server/db/schema/files';
import { formVersions, requests } from '../../db/schema/requests';
import { tables } from '#framework/server/db/schema/tables';
import { toFileLink, toThumbnailUrl } from '#framework/server/files/fileLinks';
import { afterCursor, cursorOf, galleryWhere } from './galleryQuery';

type Picture = z.output<typeof galleryPicture>;

/** A part of the gallery, the newest first; the first one says how many there are. */
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
      client: { id: tables.clients.id, name: tables.clients.companyName },
      branch: tables.branches.name,
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

/** Counted no further than is shown. */
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

export async function loadForms(
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
