import { textTable } from '#framework/schema/texts/textTable';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Language } from '#framework/base/i18n/localized';
import type { AppContext } from '#framework/server/http/appContext';
import { certificates } from '../../db/schema/certificates';
import { draw } from '../../pdf/thread/drawingThreads';
import { readPublished } from '../templates/readPublished';
import { buildCertificateData } from './buildCertificateData';
import { readLogo } from './holderLogo';
import { storeFile } from '#framework/server/files/storeFile';

const fileNames: Record<Language, string> = textTable('words/drawCertificate/fileNames', {
  ar: 'شهادة',
  en: 'certificate',
});

const payload = z.object({ certificateId: z.uuid() });

/**
 * Job: draws a certificate's PDFs in both languages, from the data stored at its issue. Drawn already, or gone: nothing
 * to do.
 */
export async function drawCertificate(api: AppContext, input: unknown): Promise<void> {
  const { certificateId } = payload.parse(input);
  const [certificate] = await api.db.select().from(certificates).where(eq(certificates.id, certificateId));
  if (!certificate || (certificate.fileAr && certificate.fileEn)) return;
  const stored =
    certificate.data ??
    (await buildCertificateData(
      api.db,
      api,
      certificate.requestId,
      certificate,
      (await readPublished(api.db, 'certificate')).body,
    ));
  const data = { ...stored, logo: await readLogo(api, certificate.code) };
  const [ar, en] = await Promise.all([
    draw('certificate', { data, language: 'ar' }),
    draw('certificate', { data, language: 'en' }),
  ]);
  await api.db.transaction(async (tx) => {
    const store = async (language: Language, content: Buffer) => {
      const name = `${fileNames[language]}-${certificate.code}.pdf`;
      const { id } = await storeFile(api, tx, { content, name, type: 'application/pdf', ownerId: null });
      return id;
    };
    // Run twice at once, the second finds the files of the first and leaves them.
    const [free] = await tx
      .select({ id: certificates.id })
      .from(certificates)
      .where(and(eq(certificates.id, certificateId), isNull(certificates.fileAr)))
      .for('update');
    if (!free) return;
    await tx
      .update(certificates)
      .set({ fileAr: await store('ar', ar), fileEn: await store('en', en) })
      .where(eq(certificates.id, certificateId));
  });
}
