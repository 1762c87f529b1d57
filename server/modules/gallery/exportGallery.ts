import { galleryFilters } from '#domain/api/reportViews';
import { galleryExportLimit } from '#domain/gallery/gallery';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { AppContext } from 'sijil/server/http/appContext';
import { runExport } from 'sijil/server/exports/runExport';
import { type ZipEntry, zipFile } from 'sijil/server/exports/zipFile';
import { galleryWhere, type PictureRow, selectPictures } from './readGallery';

/** Job: exports the pictures that match the filters as one zip file. */
export function exportGallery(api: AppContext, input: unknown): Promise<void> {
  return runExport(api, input, async ({ query }, { db }) => {
    const where = galleryWhere(galleryFilters.parse(query));
    const pictures = await selectPictures(db, where, galleryExportLimit);
    return zipFile(
      'gallery',
      pictures.map((picture) => toEntry(api, picture)),
    );
  });
}

/** `2026-11-22 R-1031 chilled_holding 0.jpg`. */
function toEntry(api: AppContext, { takenAt, request, questionKey, score, file }: PictureRow): ZipEntry {
  return {
    stem: `${riyadhDate(takenAt)} R-${request.number} ${questionKey} ${score ?? 'na'}`,
    ending: file.type === 'image/png' ? 'png' : 'jpg',
    at: takenAt,
    read: () => api.storage.read(file.sha256),
  };
}
