import { eq } from 'drizzle-orm';
import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import { gradeBands } from '#domain/scoring/grades';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import type { CertificateResult } from '../../db/schema/certificates';
import { requestVehicles } from '../../db/schema/requests';
import type { CertificateData } from '../../pdf/documents/certificate/certificateData';
import { providerBrand, readCompany } from '../settings/readCompany';
import type { CertificateRow } from './requestCertificates';
import { designed } from './designed';
import { toClaims } from './toClaims';
import { verifyUrl } from './certificateCode';

export type Issue = Pick<CertificateRow, 'code' | 'score' | 'grade' | 'subject' | 'issuedAt' | 'validUntil'>;

/** Content of a certificate's PDFs, as of now and by this design: stored with the certificate when it is issued. */
export async function buildCertificateData(
  db: Queryable,
  { config, certificateKey }: Pick<AppContext, 'config' | 'certificateKey'>,
  requestId: string,
  issue: Issue,
  design: CertificateTemplate,
): Promise<CertificateData> {
  const { code, score, grade, subject, issuedAt, validUntil } = issue;
  const band = gradeBands.find((one) => one.grade === grade);
  if (!band) throw new Error(`certificate ${code} has the unknown grade ${grade}`);
  const [vehicle] = await db
    .select({ id: requestVehicles.id })
    .from(requestVehicles)
    .where(eq(requestVehicles.requestId, requestId))
    .limit(1);
  const content = {
    brand: providerBrand(await readCompany(db)),
    code,
    clientName: subject.companyName,
    place: { kind: vehicle ? ('vehicle' as const) : ('branch' as const), name: subject.subjectName },
    service: subject.service,
    city: subject.city,
    score,
    grade: { letter: grade, label: band.label },
    issuedOn: issuedAt,
    ...resultOf(subject.result),
    validUntil,
    inspectorName: subject.inspectorName,
    supervisorName: subject.supervisorName,
    verificationUrl: verifyUrl(config, code),
    seal: certificateKey.sign(toClaims(issue)),
  };
  return { ...content, ...designed(design, content) };
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
