import type { Company } from '#domain/company';
import { formatDate } from '#framework/base/formats/dates';
import { bothLanguages, type Localized } from '#framework/base/i18n/localized';
import type { PlaceholderKey } from '#domain/templates/placeholders';
import { score as scoreText } from '../../pdf/text/formats';
import type { Verification } from './findVerification';

/** Public data of a certificate that its pictures show. */
export type Shared = Pick<
  Verification,
  | 'code'
  | 'state'
  | 'subjectName'
  | 'companyName'
  | 'service'
  | 'city'
  | 'score'
  | 'grade'
  | 'validUntil'
  | 'result'
>;

/** Values of a post's placeholders for this certificate. */
export function postValues(
  shared: Shared,
  provider: Pick<Company, 'name'>,
): Partial<Record<PlaceholderKey, Localized>> {
  const { code, subjectName, companyName, service, city, score, grade, validUntil, result } = shared;
  const inspectedAt = result?.inspectedAt ?? null;
  return {
    client: bothLanguages(companyName),
    provider: provider.name,
    subject: bothLanguages(subjectName),
    service,
    city,
    score: bothLanguages(scoreText(score)),
    grade: bothLanguages(grade),
    ...(inspectedAt !== null && { inspected_on: dayOf(inspectedAt) }),
    valid_until: dayOf(validUntil),
    certificate_code: bothLanguages(code),
  };
}

const dayOf = (moment: Date | string): Localized => ({
  ar: formatDate(moment, 'ar'),
  en: formatDate(moment, 'en'),
});
