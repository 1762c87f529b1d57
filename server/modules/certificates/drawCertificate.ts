import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#domain/i18n/localized';
import { gradeBands } from '#domain/scoring/gradeBands';
import type { Api } from '../../api';
import { type CertificateResult, certificates } from '../../db/schema/certificates';
import { requestVehicles } from '../../db/schema/requests';
import type { CertificateData } from '../../pdf/documents/certificate/certificateData';
import { draw } from '../../pdf/draw';
import { houseBrand } from '../contracts/houseBrand';
import { readCompany } from '../settings/readCompany';
import { storeFile } from '../files/storeFile';
import type { CertificateRow } from './currentCertificate';
import { verifyUrl } from './verifyUrl';

const fileNames: Record<Language, string> = { ar: 'شهادة', en: 'certificate' };

/** Job: draws a certificate's PDFs in both languages. Drawn already, or gone: nothing to do. */
export async function drawCertificate(
  api: Api,
  { certificateId }: { readonly certificateId: string },
): Promise<void> {
  const [certificate] = await api.db.select().from(certificates).where(eq(certificates.id, certificateId));
  if (!certificate || (certificate.fileAr && certificate.fileEn)) return;
  const data = await toData(api, certificate);
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

async function toData(api: Api, certificate: CertificateRow): Promise<CertificateData> {
  const { code, score, grade, subject, issuedAt } = certificate;
  const band = gradeBands.find((one) => one.grade === grade);
  if (!band) throw new Error(`certificate ${code} has the unknown grade ${grade}`);
  const [vehicle] = await api.db
    .select({ id: requestVehicles.id })
    .from(requestVehicles)
    .where(eq(requestVehicles.requestId, certificate.requestId))
    .limit(1);
  return {
    brand: houseBrand(await readCompany(api.db)),
    code,
    clientName: subject.companyName,
    place: { kind: vehicle ? 'vehicle' : 'branch', name: subject.subjectName },
    service: subject.service,
    city: subject.city,
    score,
    grade: { letter: grade, label: band.label },
    issuedOn: issuedAt,
    ...resultOf(subject.result),
    validUntil: certificate.validUntil,
    inspectorName: subject.inspectorName,
    supervisorName: subject.supervisorName,
    verificationUrl: verifyUrl(api.config, code),
  };
}

function resultOf(
  result: CertificateResult | undefined,
): Pick<CertificateData, 'inspectedOn' | 'raised' | 'gradeReason'> {
  if (!result) return {};
  const { inspectedAt, atVisit, correctedAt, gradeReason } = result;
  return {
    ...(inspectedAt && { inspectedOn: new Date(inspectedAt) }),
    ...(correctedAt && { raised: { ...atVisit, correctedOn: new Date(correctedAt) } }),
    ...(gradeReason && { gradeReason }),
  };
}
