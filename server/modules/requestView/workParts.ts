import { branchName } from '../../db/names';
import type { z } from 'zod';
import { and, asc, eq, inArray, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { FileLink } from 'sijil/contract/parts';
import type { requestView } from '#domain/api/requestViews';
import type { Actor } from 'sijil/server/http/appContext';
import type { RequestRow } from '../../workflow/effect';
import { revocationOf, verifyUrl } from '../certificates/requestCertificates';
import { certificateState } from '#domain/certificates/certificateState';
import type { RequestParts } from './requestParts';
import { statedColumns, toStated, visibleParts } from '../requests/summaryRows';
import type { Queryable } from 'sijil/server/db/connect';
import { requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';

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

type OrderedWith = z.output<typeof requestView>['orderedWith'];

/** Selects the order's other requests that match `visible`, and all of its branches. */
export function selectOrderedWith(db: Queryable, id: Placeholder, visible: SQL) {
  const { branches } = tables;
  const lead = sql`(select coalesce(one.ordered_with_id, one.id) from ${requests} as one where one.id = ${id})`;
  const others = sql`(select unnest(one.other_branch_ids) from ${requests} as one where one.id = ${id})`;
  return {
    ordered: db
      .select({
        request: { id: requests.id, number: requests.number, ...statedColumns },
        branch: { id: branches.id, name: branchName },
      })
      .from(requests)
      .innerJoin(branches, eq(branches.id, requests.branchId))
      .where(and(or(eq(requests.id, lead), eq(requests.orderedWithId, lead)), ne(requests.id, id), visible))
      .orderBy(asc(requests.number)),
    otherBranches: db
      .select({ id: branches.id, name: branchName })
      .from(branches)
      .where(inArray(branches.id, others))
      .orderBy(asc(branches.name)),
  };
}

type Selected = ReturnType<typeof selectOrderedWith>;
type Rows = { readonly [Part in keyof Selected]: Selected[Part]['_']['result'] };

/** The order of several branches that a request belongs to, limited to the branches that the actor may read (rules 3.15). */
export function toOrderedWith(
  actor: Pick<Actor, 'branchIds' | 'role'>,
  { orderedWithId }: Pick<RequestRow, 'orderedWithId'>,
  { ordered, otherBranches }: Rows,
): OrderedWith {
  const opened = new Set(ordered.map(({ branch }) => branch.id));
  const waiting = otherBranches.filter(
    ({ id }) => !opened.has(id) && (actor.branchIds === null || actor.branchIds.includes(id)),
  );
  if (ordered.length === 0 && waiting.length === 0) return null;
  const lead = ordered.find(({ request }) => request.id === orderedWithId)?.request;
  return {
    lead: lead ? { id: lead.id, number: lead.number } : null,
    branches: [
      ...ordered.map(({ branch, request: { id, number, ...request } }) => ({
        ...branch,
        request: { id, number, ...toStated(request, actor) },
      })),
      ...waiting.map((branch) => ({ ...branch, request: null })),
    ],
  };
}
