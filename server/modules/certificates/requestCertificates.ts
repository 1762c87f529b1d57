import { and, asc, desc, eq, isNull, type Placeholder } from 'drizzle-orm';
import type { z } from 'zod';
import { randomBytes } from 'node:crypto';
import type { Queryable } from 'sijil/server/db/connect';
import { certificates } from '../../db/schema/certificates';
import type { revocationView } from '#domain/api/paperViews';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { fieldError } from 'sijil/server/http/apiError';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Config } from '../../config/readConfig';

export type CertificateRow = typeof certificates.$inferSelect;

/** Newest certificate of a request's branch, or of each of its vehicles, sorted by name; in any state. */
export async function newestCertificates(db: Queryable, requestId: string): Promise<CertificateRow[]> {
  return byName(await selectNewestCertificates(db, requestId));
}

/** Unsorted rows: see `byName`. */
export function selectNewestCertificates(db: Queryable, requestId: string | Placeholder) {
  return db
    .selectDistinctOn([certificates.vehicleId])
    .from(certificates)
    .where(eq(certificates.requestId, requestId))
    .orderBy(certificates.vehicleId, desc(certificates.version));
}

export function byName(rows: readonly CertificateRow[]): CertificateRow[] {
  return rows.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'ar'));
}

const nameOf = ({ subject }: CertificateRow) => subject.subjectName;

/** Current certificates: neither revoked nor superseded. */
export function currentCertificates(db: Queryable, requestId: string): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificates)
    .where(
      and(
        eq(certificates.requestId, requestId),
        isNull(certificates.supersededAt),
        isNull(certificates.revokedAt),
      ),
    )
    .orderBy(asc(certificates.issuedAt), asc(certificates.vehicleId));
}

/** Revocation of a certificate with its reason, time and holder's reply; null for one that is not revoked. */
export function revocationOf({
  revokedAt,
  revocationReason,
  holderReply,
  holderRepliedAt,
}: CertificateRow): z.output<typeof revocationView> | null {
  return (
    revokedAt && { at: revokedAt, reason: revocationReason, reply: holderReply, repliedAt: holderRepliedAt }
  );
}

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
 * Selects one of a request's certificates for a body: by its code as typed, or the only one there is.
 * @throws ApiError validation_failed at `certificateCode` for another request's code, or without a code among several.
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

/** Crockford's base 32, without letters that look like digits, so that a code can be read out and typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** A new code: 50 random bits. */
export function newCertificateCode(): string {
  return [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Normalises a typed code: any case, with hyphens, `O` for zero, `I` or `L` for one. */
export function toCertificateCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Public page of a certificate, to which its QR code and its posts link. */
export function verifyUrl({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string {
  return `${publicUrl}/verify/${code}`;
}
