import type { z } from 'zod';
import type { FileLink } from '#framework/contract/parts';
import type { requestView } from '#domain/api/requestViews';
import type { Actor } from '#framework/server/http/actor';
import type { RequestRow } from '../../workflow/effect';
import { revocationOf } from '../certificates/requestCertificates';
import { certificateState } from '#domain/certificates/certificateState';
import { verifyUrl } from '../certificates/certificateCode';
import type { RequestParts } from './requestParts';
import { visibleParts } from '../requests/stated';

type RequestView = z.output<typeof requestView>;
type WorkParts = Pick<
  RequestView,
  | 'answers'
  | 'notes'
  | 'preferredOn'
  | 'preferredAt'
  | 'rejectedVisitAt'
  | 'visitNote'
  | 'startedAt'
  | 'resultsSentAt'
  | 'passingScore'
  | 'vehicles'
  | 'certificates'
  | 'correctionsCount'
  | 'review'
>;

interface Setting {
  readonly now: Date;
  readonly publicUrl: string;
}

/** Work parts of a request: answers, findings and certificates; for finance only what identifies the order. */
export function toWorkParts(
  request: RequestRow,
  parts: RequestParts,
  links: ReadonlyMap<string, FileLink>,
  actor: Actor,
  setting: Setting,
): WorkParts {
  const visible = visibleParts(actor, request);
  const vehicles = parts.vehicles.map((vehicle) => ({
    ...vehicle,
    score: visible.score ? vehicle.score : null,
  }));
  const { preferredOn, preferredAt, startedAt, resultsSentAt } = request;
  const rejectedVisitAt = request.status === 'details_rejected' ? request.visitAt : null;
  const dates = { preferredOn, preferredAt, rejectedVisitAt, startedAt, resultsSentAt };
  const shared = { ...dates, passingScore: parts.passingScore, vehicles };
  if (!visible.work) {
    const nothing = { notes: null, visitNote: null, review: null };
    return { ...shared, ...nothing, answers: [], certificates: [], correctionsCount: 0 };
  }
  return {
    ...shared,
    answers: [...request.answers],
    notes: request.notes,
    visitNote: request.visitNote,
    certificates: parts.certificates.map((one) => toCertificate(one, parts, links, setting)),
    correctionsCount: parts.correctionsCount,
    review: parts.review && { ratings: parts.review.ratings, comment: parts.review.comment },
  };
}

function toCertificate(
  certificate: RequestParts['certificates'][number],
  { vehicles }: Pick<RequestParts, 'vehicles'>,
  links: ReadonlyMap<string, FileLink>,
  { now, publicUrl }: Setting,
): RequestView['certificates'][number] {
  const vehicle = vehicles.find(({ id }) => id === certificate.vehicleId);
  const { code, version, score, grade, issuedAt, validUntil, fileAr, fileEn } = certificate;
  const ar = fileAr && links.get(fileAr);
  const en = fileEn && links.get(fileEn);
  return {
    code,
    vehicle: vehicle ? { id: vehicle.id, number: vehicle.number } : null,
    version,
    state: certificateState(certificate, now),
    score,
    grade,
    issuedAt,
    validUntil,
    verifyUrl: verifyUrl({ publicUrl }, code),
    revocation: revocationOf(certificate),
    files: ar && en ? { ar, en } : null,
  };
}
