import { randomUUID } from 'node:crypto';
import { gradeBands } from '#domain/scoring/gradeBands';
import { issuesCertificate } from '#domain/scoring/resultsOutcome';
import type { Api } from '../../../http/api';
import { buildCertificateData } from '../../../modules/certificates/buildCertificateData';
import { newCertificateCode } from '../../../modules/certificates/certificateCode';
import { loadSubject } from '../../../modules/certificates/loadSubject';
import { toCertificateResult } from '../../../modules/certificates/toCertificateResult';
import { validUntil } from '../../../modules/certificates/validUntil';
import { readPublished } from '../../../modules/templates/readPublished';
import type { RequestScore } from '#domain/scoring/scoreParts';
import type { RequestRow } from '../../../workflow/requestRow';
import type { Transaction } from '../../../db/connect';
import type { certificates } from '../../../db/schema/certificates';
import { type Case, lastAt } from '../cases/case';
import { settledScore } from './scores';

type NewCertificate = typeof certificates.$inferInsert & { readonly id: string };

/** The certificates that a request's results deserved, by the rules of `issueCertificate`; a new one supersedes the former. */
export async function certificateRows(
  api: Pick<Api, 'config' | 'certificateKey'>,
  tx: Transaction,
  one: Case,
  request: RequestRow,
): Promise<NewCertificate[]> {
  const approvedAt = lastAt(one, 'approveCorrectiveActions');
  const first = issue(one, one.findings.score, lastAt(one, 'sendResults'));
  const settled = issue(one, settledScore(one), approvedAt);
  if (!first && !settled) return [];
  const changed = settled && !(first?.score === settled.score && first.grade === settled.grade);
  const issued = [first, changed ? settled : null].filter((row) => row !== null);
  const subject = await loadSubject(tx, request);
  const { versionId: templateVersionId, body: design } = await readPublished(tx, 'certificate');
  const rows: NewCertificate[] = [];
  for (const [index, row] of issued.entries()) {
    const said = {
      ...row,
      subject: { ...subject, result: resultOf(one, request, row === first ? null : approvedAt) },
      code: newCertificateCode(),
    };
    rows.push({
      ...said,
      id: randomUUID(),
      requestId: one.id,
      clientId: one.company.id,
      branchId: request.branchId,
      serviceId: request.serviceId,
      version: index + 1,
      supersededAt: issued[index + 1]?.issuedAt ?? null,
      templateVersionId,
      data: await buildCertificateData(tx, api, one.id, said, design),
    });
  }
  return rows;
}

function resultOf(one: Case, request: RequestRow, correctedAt: Date | null) {
  const atVisit = one.findings.score;
  return toCertificateResult(request, {
    score: correctedAt ? settledScore(one) : atVisit,
    ...{ atVisit, correctedAt },
  });
}

function issue({ form }: Case, { total, grade }: RequestScore, issuedAt: Date | null) {
  const band = gradeBands.find((one) => one.grade === grade);
  if (!issuedAt || total === null || !band || band.certificateMonths === 0) return null;
  if (!issuesCertificate(total, form.form.passingScore)) return null;
  const { certificateMonths } = band;
  return { score: total, grade: band.grade, issuedAt, validUntil: validUntil(issuedAt, certificateMonths) };
}
