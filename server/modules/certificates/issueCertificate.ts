import { eq } from 'drizzle-orm';
import { gradeBands } from '#domain/scoring/gradeBands';
import { issuesCertificate } from '#domain/scoring/resultsOutcome';
import type { Transaction } from '../../db/connect';
import { certificates } from '../../db/schema/certificates';
import { addJob } from '../../jobs/addJob';
import type { Effect } from '../../workflow/effect';
import { loadForm } from '../inspections/answers/loadFilledForm';
import { readPublished } from '../templates/readPublished';
import { buildCertificateData } from './buildCertificateData';
import { loadScoredForm } from '../inspections/results/loadScoredForm';
import { newestCertificate } from './revokeCertificate';
import { newCertificateCode } from './certificateCode';
import { type CertificateRow, currentCertificate } from './currentCertificate';
import { loadSubject } from './loadSubject';
import { toCertificateResult } from './toCertificateResult';
import { validUntil } from './validUntil';

/**
 * Issues the certificate that the score deserves: from the form's passing score upwards, and for no grade whose
 * certificate lasts no time (failed critical questions lower the grade). A new version supersedes the former one.
 * A score that did not change issues nothing, unless the certificate itself is to be made anew; that one lasts no
 * longer than the one it replaces.
 */
export const issueCertificate: Effect = async ({ api, tx, request, transition, now }) => {
  const { score, grade } = request;
  const band = gradeBands.find((one) => one.grade === grade);
  if (score === null || !band || band.certificateMonths === 0) return;
  const { passingScore } = await loadForm(tx, request);
  if (!issuesCertificate(score, passingScore)) return;

  // What was revoked is not mended by another score: that takes another inspection.
  if ((await newestCertificate(tx, request.id))?.revokedAt) return;
  const former = await currentCertificate(tx, request.id);
  const unchanged = former?.score === score && former.grade === band.grade;
  if (unchanged && transition !== 'regenerateCertificate') return;
  if (former) await supersede(tx, former, now);
  const said = {
    code: newCertificateCode(),
    score,
    grade: band.grade,
    subject: {
      ...(await loadSubject(tx, request)),
      result: toCertificateResult(request, await loadScoredForm(tx, request)),
    },
    issuedAt: now,
    validUntil: former && unchanged ? former.validUntil : validUntil(now, band.certificateMonths),
  };
  const { versionId: templateVersionId, body: design } = await readPublished(tx, 'certificate');
  const [issued] = await tx
    .insert(certificates)
    .values({
      ...said,
      requestId: request.id,
      clientId: request.clientId,
      branchId: request.branchId,
      serviceId: request.serviceId,
      version: ((await newestCertificate(tx, request.id))?.version ?? 0) + 1,
      templateVersionId,
      data: await buildCertificateData(tx, api, request.id, said, design),
    })
    .returning({ id: certificates.id });
  if (issued) await addJob(tx, 'drawCertificate', { certificateId: issued.id });
};

async function supersede(tx: Transaction, { id }: CertificateRow, now: Date): Promise<void> {
  await tx.update(certificates).set({ supersededAt: now }).where(eq(certificates.id, id));
}
