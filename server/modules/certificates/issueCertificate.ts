import { isDeepStrictEqual } from 'node:util';
import { and, inArray, isNull } from 'drizzle-orm';
import { certificateBand, gradeReason } from '#domain/scoring/grades';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import { type ScoreSummary, scoreSummaryOf } from '#domain/scoring/scoreRequest';
import type { Transaction } from 'sijil/server/db/connect';
import { type CertificateResult, certificates } from '../../db/schema/certificates';
import { addJob } from 'sijil/server/jobs/addJob';
import { addToHistory, type Effect, type EffectContext, type RequestRow } from '../../workflow/effect';
import { loadScoredForm } from '../filledForms/loadScoredForm';
import { notifyAbout } from '../notifications/notify';
import { readPublished } from '../templates/readPublished';
import { buildCertificateData } from './buildCertificateData';
import { type CertificateRow, newCertificateCode, newestCertificates } from './requestCertificates';
import { holderLogo, loadSubject } from './certificateSubject';
import { earlierInLine, laterInLine } from './findVerification';
import { validUntil } from '#domain/certificates/certificateState';

interface Scores {
  /** Score and grade on the certificate. */
  readonly score: ScoreSummary;
  readonly atVisit: ScoreSummary;
  readonly correctedAt: Date | null;
}

/**
 * Origin of a certificate's score: the visit's result, the day of corrections that raised it, the reason for the
 * grade.
 */
function toCertificateResult(
  { startedAt, visitAt }: Pick<RequestRow, 'startedAt' | 'visitAt'>,
  { score, atVisit, correctedAt }: Scores,
): CertificateResult {
  const raised = score.total !== atVisit.total || score.grade !== atVisit.grade;
  return {
    inspectedAt: (startedAt ?? visitAt)?.toISOString() ?? null,
    atVisit: { score: atVisit.total ?? 0, grade: atVisit.grade ?? '–' },
    correctedAt: raised ? (correctedAt?.toISOString() ?? null) : null,
    gradeReason: gradeReason(score.total, score.failedCritical),
  };
}

/** Branch or vehicle that has earned a certificate, and its former one. */
interface Earned {
  readonly vehicle: { readonly id: string; readonly name: string } | null;
  readonly summary: ScoreSummary;
  readonly atVisit: ScoreSummary;
  readonly correctedAt: Date | null;
  readonly band: NonNullable<ReturnType<typeof certificateBand>>;
  readonly former: CertificateRow | undefined;
  /** Expiry of the replaced certificate if the score is unchanged: regenerating does not extend it. */
  readonly until: Date | null;
}

type IssuedCertificate = NonNullable<HistoryDetail['issued']>[number];

/**
 * Issues the certificates that the scores earn: one for the branch, or one for each vehicle (rules 5.2). A new version
 * supersedes the former one. An unchanged score issues nothing, unless the certificate is regenerated and would differ, as in
 * a newer design; it then expires with the one it replaces. A changed score does not restore a revoked certificate. A
 * re-inspection of failed items supersedes the earlier visit's certificates of the same branch or vehicle (rules 3.18).
 */
export const issueCertificate: Effect = async (call) => {
  const { tx, request, now } = call;
  if (request.score === null) return;
  const issued = await newestCertificates(tx, request.id);
  const later = await currentIn(tx, laterInLine(request.id));
  const deserved = (await earnedBy(call, issued)).filter(({ vehicle }) => !later.some(isOf(vehicle)));
  const earned: Earned[] = [];
  for (const one of deserved) if (!(await saysTheSame(call, one))) earned.push(one);
  if (earned.length === 0) return;
  await supersede(tx, currentFleetCertificates(issued, earned), now);
  await supersede(
    tx,
    earned.flatMap(({ former }) => former ?? []),
    now,
  );
  const earlier = await currentIn(tx, earlierInLine(request.id));
  await supersede(
    tx,
    earlier.filter((one) => earned.some(({ vehicle }) => isOf(vehicle)(one))),
    now,
  );
  const issuedNow: IssuedCertificate[] = [];
  for (const one of earned) issuedNow.push(await issue(call, one));
  await addToHistory(tx, request.id, { issued: issuedNow });
  if (call.transition === 'regenerateCertificate')
    await notifyAbout(call.api, tx, request, 'regenerateCertificate', 'client', call);
};

/** True if the new certificate would equal the former one exactly: then the former code and all its prints stay valid. */
async function saysTheSame(call: EffectContext, one: Earned): Promise<boolean> {
  const { former, until } = one;
  if (!former?.data || until?.getTime() !== former.validUntil.getTime()) return false;
  const { code, issuedAt, validUntil: lasts } = former;
  const { templateVersionId, data, logo } = await write(call, one, { code, issuedAt, validUntil: lasts });
  return (
    logo === former.logo &&
    templateVersionId === former.templateVersionId &&
    isDeepStrictEqual(JSON.parse(JSON.stringify(data)), JSON.parse(JSON.stringify(former.data)))
  );
}

async function earnedBy(
  { tx, request, transition }: EffectContext,
  issued: readonly CertificateRow[],
): Promise<Earned[]> {
  const { form, parts, score, atVisit, correctedAt } = await loadScoredForm(tx, request);
  const anew = transition === 'regenerateCertificate';
  const ofFleet = parts.some(({ vehicle }) => vehicle !== null);
  const fleetCertificate = ofFleet ? issued.find(({ vehicleId }) => vehicleId === null) : undefined;
  // An old certificate of an entire fleet stays valid until its score changes or it is regenerated.
  if (fleetCertificate?.revokedAt) return [];
  const unchangedFleetCertificate =
    fleetCertificate && !fleetCertificate.supersededAt && isSame(fleetCertificate, score)
      ? fleetCertificate
      : undefined;
  if (unchangedFleetCertificate && !anew) return [];
  return parts.flatMap(({ vehicle }, place) => {
    const [now, then] = [score.parts[place], atVisit.parts[place]];
    if (!now || !then) return [];
    const summary = scoreSummaryOf(now);
    const band = certificateBand(summary, form.passingScore);
    const former = issued.find(({ vehicleId }) => vehicleId === (vehicle?.id ?? null));
    const unchanged = former !== undefined && isSame(former, summary);
    // A certificate that another visit superseded is not restored.
    if (!band || former?.revokedAt || former?.supersededAt || (unchanged && !anew)) return [];
    const until = unchanged ? former.validUntil : (unchangedFleetCertificate?.validUntil ?? null);
    return [{ vehicle, summary, atVisit: scoreSummaryOf(then), correctedAt, band, former, until }];
  });
}

const isOf = (vehicle: Earned['vehicle']) => (one: CertificateRow) => one.vehicleId === (vehicle?.id ?? null);

const currentIn = (tx: Transaction, requestIds: ReturnType<typeof laterInLine>) =>
  tx
    .select()
    .from(certificates)
    .where(
      and(
        inArray(certificates.requestId, requestIds),
        isNull(certificates.supersededAt),
        isNull(certificates.revokedAt),
      ),
    );

const isSame = (one: CertificateRow, { total, grade }: ScoreSummary) =>
  one.score === total && one.grade === grade;

/** Fleet certificates to supersede, once its vehicles get certificates of their own. */
function currentFleetCertificates(
  issued: readonly CertificateRow[],
  earned: readonly Earned[],
): CertificateRow[] {
  const ofFleet = earned.some(({ vehicle }) => vehicle !== null);
  return issued.filter((one) => ofFleet && one.vehicleId === null && one.supersededAt === null);
}

type Stamp = Pick<CertificateRow, 'code' | 'issuedAt' | 'validUntil'>;

/** Content of a certificate with the given code and dates. */
async function write(
  { api, tx, request }: EffectContext,
  { vehicle, summary, atVisit, correctedAt, band }: Earned,
  stamp: Stamp,
) {
  const subject = await loadSubject(tx, request);
  const content = {
    ...stamp,
    score: summary.total ?? 0,
    grade: band.grade,
    subject: {
      ...subject,
      subjectName: vehicle?.name ?? subject.subjectName,
      result: toCertificateResult(request, { score: summary, atVisit, correctedAt }),
    },
  };
  const { versionId: templateVersionId, body: design } = await readPublished(tx, 'certificate');
  const data = await buildCertificateData(tx, api, request.id, content, design);
  return { ...content, templateVersionId, data, logo: await holderLogo(tx, request) };
}

async function issue(call: EffectContext, one: Earned): Promise<IssuedCertificate> {
  const { tx, request, now } = call;
  const { vehicle, band, former, until } = one;
  const stamp = {
    code: newCertificateCode(),
    issuedAt: now,
    validUntil: until ?? validUntil(now, band.certificateMonths),
  };
  const content = await write(call, one, stamp);
  const [issued] = await tx
    .insert(certificates)
    .values({
      ...content,
      requestId: request.id,
      clientId: request.clientId,
      branchId: request.branchId,
      serviceId: request.serviceId,
      vehicleId: vehicle?.id ?? null,
      version: (former?.version ?? 0) + 1,
    })
    .returning({ id: certificates.id });
  if (issued) await addJob(tx, 'drawCertificate', { certificateId: issued.id });
  return { code: stamp.code, subjectName: content.subject.subjectName };
}

async function supersede(tx: Transaction, rows: readonly CertificateRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .update(certificates)
    .set({ supersededAt: now })
    .where(
      inArray(
        certificates.id,
        rows.map(({ id }) => id),
      ),
    );
}
