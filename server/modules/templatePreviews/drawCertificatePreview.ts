import { desc, isNotNull } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import type { AppContext } from '#framework/server/http/appContext';
import { certificates } from '../../db/schema/certificates';
import { draw } from '../../pdf/draw';
import type { CertificateData } from '../../pdf/documents/certificate/certificateData';
import { readLogo } from '../certificates/holderLogo';
import { designed } from '../certificates/designed';
import { readCompany } from '../settings/readCompany';
import { sampleCertificate } from './sampleCertificate';

/**
 * A certificate by this design, drawn by the drawer of every certificate: for the holder of the newest one that was
 * issued, and an invented one where there is none yet.
 */
export async function drawCertificatePreview(
  api: AppContext,
  design: CertificateTemplate,
  language: Language,
): Promise<Buffer> {
  const data =
    (await newestCertificateData(api)) ??
    sampleCertificate(api.config, await readCompany(api.db), api.clock());
  return draw('certificate', { data: { ...data, ...designed(design, data) }, language });
}

async function newestCertificateData(api: AppContext): Promise<CertificateData | null> {
  const [newest] = await api.db
    .select({ code: certificates.code, data: certificates.data })
    .from(certificates)
    .where(isNotNull(certificates.data))
    .orderBy(desc(certificates.issuedAt))
    .limit(1);
  return newest?.data ? { ...newest.data, logo: await readLogo(api, newest.code) } : null;
}
