import type { Company } from '#domain/company';
import { bothLanguages } from '#framework/base/i18n/localized';
import { placeholders } from '#domain/templates/placeholders';
import { gradeBands } from '#domain/scoring/grades';
import type { Config } from '../../config/readConfig';
import type { CertificateData } from '../../pdf/documents/certificate/certificateData';
import { validUntil } from '../certificates/validUntil';
import { verifyUrl } from '../certificates/verifyUrl';
import { providerBrand } from '../settings/providerBrand';

const year = 12;

/** A certificate that nobody holds, for a preview on a portal that has issued none yet; its names are the guide's examples. */
export function sampleCertificate(
  config: Pick<Config, 'publicUrl'>,
  provider: Company,
  now: Date,
): CertificateData {
  const [best] = gradeBands;
  const { client, subject, service, city, score, certificate_code: code } = placeholders;
  return {
    brand: providerBrand(provider),
    code: code.example.ar,
    clientName: client.example,
    place: { kind: 'branch', name: subject.example },
    service: service.example,
    city: city.example,
    score: Number(score.example.ar),
    grade: { letter: best?.grade ?? '–', label: best?.label ?? bothLanguages('–') },
    inspectedOn: now,
    issuedOn: now,
    validUntil: validUntil(now, year),
    inspectorName: '—',
    supervisorName: '—',
    verificationUrl: verifyUrl(config, code.example.ar),
  };
}
