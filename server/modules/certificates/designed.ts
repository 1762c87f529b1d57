import type { Instant } from '#domain/contracts/contractPaper';
import { bothLanguages, type Localized } from '#framework/base/i18n/localized';
import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import { fillPlaceholders, type PlaceholderKey } from '#domain/templates/placeholders';
import type { CertificateData } from '../../pdf/documents/certificate/certificateData';
import { gregorianDate, score } from '../../pdf/text/formats';

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
