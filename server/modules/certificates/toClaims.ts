import type { Issue } from './buildCertificateData';
import { type CertificateClaims, claimedNameLength } from '#domain/certificates/certificateClaims';
import type { CertificateRow } from './requestCertificates';

/** Claims in the QR code of a certificate, by which it is verified offline. */
export function toClaims({ code, score, grade, subject, issuedAt, validUntil }: Issue): CertificateClaims {
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
