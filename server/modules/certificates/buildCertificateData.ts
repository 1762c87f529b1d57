import { eq } from 'drizzle-orm';
import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import { gradeBands } from '#domain/scoring/grades';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import type { CertificateResult } from '../../db/schema/certificates';
import { requestVehicles } from '../../db/schema/requests';
import type { CertificateData } from '../../pdf/documents/certificate/certificateData';
import { providerBrand, readCompany } from '../settings/readCompany';
import { type CertificateRow, verifyUrl } from './requestCertificates';
import { type CertificateClaims, claimedNameLength } from '#domain/certificates/certificateClaims';
import type { Instant } from '#domain/contracts/contractPaper';
import { bothLanguages, type Localized } from 'sijil/base/i18n/localized';
import { fillPlaceholders, type PlaceholderKey } from '#domain/templates/placeholders';
import { gregorianDate, score } from '../../pdf/text/formats';

type Issue = Pick<CertificateRow, 'code' | 'score' | 'grade' | 'subject' | 'issuedAt' | 'validUntil'>;

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

type Said = Omit<CertificateData, 'wording' | 'layout'>;

/** Design of a certificate: texts with every placeholder filled, and the layout. */
export function designed(
  { title, texts, layout }: CertificateTemplate,
  certificate: Said,
): Pick<CertificateData, 'wording' | 'layout'> {
  const values = valuesOf(certificate);
  const fill = (text: Localized) => fillPlaceholders(text, values);
  return {
    layout,
    wording: {
      title: fill(title),
      awarded: fill(texts.awarded),
      basis: fill(certificate.raised ? texts.basisCorrected : texts.basis),
      verify: fill(texts.verify),
      note: fill(texts.note),
    },
  };
}

function valuesOf(certificate: Said): Partial<Record<PlaceholderKey, Localized>> {
  const { brand, clientName, place, service, city, grade, code, inspectedOn, validUntil } = certificate;
  return {
    client: bothLanguages(clientName),
    provider: bothLanguages(brand.name),
    subject: bothLanguages(place.name),
    service,
    ...(city && { city: bothLanguages(city) }),
    score: bothLanguages(score(certificate.score)),
    grade: bothLanguages(grade.letter),
    ...(inspectedOn && { inspected_on: dayOf(inspectedOn) }),
    valid_until: dayOf(validUntil),
    certificate_code: bothLanguages(code),
  };
}

const dayOf = (moment: Instant): Localized => ({
  ar: gregorianDate(moment, 'ar'),
  en: gregorianDate(moment, 'en'),
});

/** Claims in the QR code of a certificate, by which it is verified offline. */
function toClaims({ code, score, grade, subject, issuedAt, validUntil }: Issue): CertificateClaims {
  return {
    jti: code,
    sub: cut(subject.subjectName),
    org: cut(subject.companyName),
    score,
    grade,
    iat: toSeconds(issuedAt),
    exp: toSeconds(validUntil),
  };
}

function cut(name: string): string {
  const letters = [...name];
  return letters.length > claimedNameLength ? `${letters.slice(0, claimedNameLength - 1).join('')}…` : name;
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
