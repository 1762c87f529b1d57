import type { Language, Localized } from '#framework/base/i18n/localized';
import { fieldError } from '#framework/server/http/apiError';
import { toCertificateCode } from './certificateCode';
import { textTable } from '#framework/schema/texts/textTable';
import type { CertificateRow } from './requestCertificates';

const texts = textTable('checks/pickCertificate', {
  which: {
    ar: 'لهذا الطلب أكثر من شهادة. اختر الشهادة المقصودة.',
    en: 'This request has several certificates. Choose the one that is meant.',
  },
  unknown: {
    ar: 'لا تنطبق هذه الخطوة على شهادة بهذا الرمز في هذا الطلب.',
    en: 'This request has no certificate of that code for which this can be done.',
  },
} satisfies Record<string, Localized>);

/**
 * Picks one of a request's certificates for a body: by its code as typed, or the only one there is.
 * @throws ApiError validation_failed at `certificateCode`, where the code is of another or several are possible.
 */
export function pickCertificate(
  candidates: readonly CertificateRow[],
  typed: string | null | undefined,
  language: Language,
): CertificateRow {
  const code = typed ? toCertificateCode(typed) : null;
  const possible = candidates.filter((one) => code === null || one.code === code);
  const [picked, another] = possible;
  if (picked && !another) return picked;
  throw fieldError('certificateCode', texts[picked ? 'which' : 'unknown'][language]);
}
