import { randomUUID } from 'node:crypto';
import { certificateBand } from '#domain/scoring/certificateBand';
import { type RequestScore, type Standing, standingOf } from '#domain/scoring/scoreParts';
import type { AppContext } from '../../../http/appContext';
import { buildCertificateData } from '../../../modules/certificates/buildCertificateData';
import { newCertificateCode } from '../../../modules/certificates/certificateCode';
import { loadSubject } from '../../../modules/certificates/loadSubject';
import { toCertificateResult } from '../../../modules/certificates/toCertificateResult';
import { validUntil } from '../../../modules/certificates/validUntil';
import { readPublished } from '../../../modules/templates/readPublished';
import type { RequestRow } from '../../../workflow/requestRow';
import type { Transaction } from '../../../db/connect';
import type { certificates } from '../../../db/schema/certificates';
import { type Case, lastAt } from '../cases/case';
import { settledScore } from './scores';

type NewCertificate = typeof certificates.$inferInsert & { readonly id: string };

/** The certificates that a request's results deserved, by the rules of `issueCertificate`; a new one supersedes the former. */
export async function certificateRows(
  api: Pick<AppContext, 'config' | 'certificateKey'>,
  tx: Transaction,
  one: Case,
  request: RequestRow,
): Promise<NewCertificate[]> {
  const sentAt = lastAt(one, 'sendResults');
  if (!sentAt) return [];
  const subject = await loadSubject(tx, request);
  const { versionId: templateVersionId, body: design } = await readPublished(tx, 'certificate');
  const rows: NewCertificate[] = [];
  for (const [place, { vehicleId, name }] of one.parts.entries()) {
    const issued = issuedOf(one, place, sentAt);
    for (const [index, { result, ...row }] of issued.entries()) {
      const said = {
        ...row,
        subject: {
          ...subject,
          ...(vehicleId && { subjectName: name }),
          result: toCertificateResult(request, result),
        },
        code: newCertificateCode(),
      };
      rows.push({
        ...said,
        ...{ id: randomUUID(), requestId: one.id, clientId: one.company.id },
        ...{ branchId: request.branchId, serviceId: request.serviceId, vehicleId },
        version: index + 1,
        supersededAt: issued[index + 1]?.issuedAt ?? null,
        templateVersionId,
        data: await buildCertificateData(tx, api, one.id, said, design),
      });
    }
  }
  return rows;
}

/** What one branch or vehicle was issued: after the visit, and again where the approved corrections changed its score. */
function issuedOf(one: Case, place: number, sentAt: Date) {
  const atVisit = partOf(one.findings.score, place);
  const settled = partOf(settledScore(one), place);
  const correctedAt = lastAt(one, 'approveCorrectiveActions');
  const changed = settled.total !== atVisit.total || settled.grade !== atVisit.grade;
  const first = issue(one, { score: atVisit, atVisit, correctedAt: null }, sentAt);
  const second =
    correctedAt && changed ? issue(one, { score: settled, atVisit, correctedAt }, correctedAt) : null;
  return [first, second].filter((row) => row !== null);
}

function partOf({ parts }: RequestScore, place: number): Standing {
  const part = parts[place];
  if (!part) throw new Error(`no part ${place} was scored`);
  return standingOf(part);
}

type Result = Parameters<typeof toCertificateResult>[1];

function issue({ form }: Case, result: Result, issuedAt: Date) {
  const band = certificateBand(result.score, form.form.passingScore);
  if (!band) return null;
  const { grade, certificateMonths } = band;
  const score = result.score.total ?? 0;
  return { score, grade, issuedAt, validUntil: validUntil(issuedAt, certificateMonths), result };
}
