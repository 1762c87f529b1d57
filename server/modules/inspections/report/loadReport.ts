import { scoreLabels } from '#domain/forms/answer';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { askedQuestions } from '#domain/forms/shownQuestions';
import { type Grade, gradeBands, issuesCertificate } from '#domain/scoring/grades';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { reportLabels as labels } from '../../../pdf/documents/report/reportLabels';
import type { ReportData, ReportQuestion, ReportSection } from '../../../pdf/documents/report/reportData';
import type { RequestRow } from '../../../workflow/effect';
import { loadSubject } from '../../certificates/certificateSubject';
import { byName, currentCertificates } from '../../certificates/requestCertificates';
import { readClientParty } from '../../contracts/readContractParties';
import { providerBrand, readCompany } from '../../settings/readCompany';
import type { FormPart } from '../../filledForms/loadFilledForm';
import { loadRequestPlace } from '../../requests/findRequest';
import type { RequestScore } from '#domain/scoring/scoreRequest';
import { loadScoredForm } from '../../filledForms/loadScoredForm';
import {
  categoryScores,
  type Evidence,
  gradeReasonOf,
  headScores,
  loadCorrectionRows,
  loadEvidence,
  raisedFrom,
  reportAddress,
  reportAnswer,
  reportSaid,
  toCorrective,
} from './reportParts';

type PartScore = RequestScore['parts'][number];

interface Sources {
  readonly form: InspectionForm;
  readonly evidence: Evidence;
  readonly correctionOf: (vehicleId: string | null, questionKey: string) => ReportQuestion['corrective'];
}

/**
 * All contents of the final report, of the entire request or of one vehicle.
 * @throws ApiError not_found before the form was submitted, or for a vehicle that is not in the request.
 */
export async function loadReport(
  api: AppContext,
  request: RequestRow,
  vehicleId?: string,
): Promise<ReportData> {
  const { form, parts, score, atVisit, correctedAt } = await loadScoredForm(api.db, request);
  const shown = parts.flatMap((part, index) => {
    const [scored, visited] = [score.parts[index], atVisit.parts[index]];
    const isIncluded = vehicleId === undefined || part.vehicle?.id === vehicleId;
    return scored && visited && isIncluded ? [{ part, scored, visited }] : [];
  });
  if (shown.length === 0) throw new ApiError('not_found');
  const items = await loadCorrectionRows(api.db, request);
  const evidence = await loadEvidence(api, [
    ...shown.flatMap(({ part }) => part.rows.flatMap(({ fileIds }) => fileIds)),
    ...items.flatMap(({ fileIds }) => fileIds),
  ]);
  const context = { request, correctedAt, evidence, now: api.clock() };
  const sources: Sources = {
    form,
    evidence,
    correctionOf: (ofVehicle, questionKey) => {
      const item = items.find((one) => one.vehicleId === ofVehicle && one.questionKey === questionKey);
      return item && toCorrective(item, context);
    },
  };
  const [present, first] = headScores(vehicleId === undefined ? { score, atVisit } : shown[0]);
  const { total } = present;
  const { subjectName, ...head } = await headOf(api, request);
  return {
    ...head,
    ...(shown.every(({ part }) => part.vehicle === null) && { branchName: subjectName }),
    certificates: await certificatesOf(api, request, vehicleId),
    grade: gradeLabel(present.grade),
    ...gradeReasonOf(present),
    ...raisedFrom(first, present, correctedAt),
    score: total,
    passingScore: form.passingScore,
    passed: issuesCertificate(total, form.passingScore),
    sections: shown.map(({ part, scored, visited }) => toSection(part, { scored, visited }, sources)),
  };
}

async function headOf(api: AppContext, request: RequestRow) {
  const subject = await loadSubject(api.db, request);
  const place = await loadRequestPlace(api.db, request);
  const company = await readCompany(api.db);
  const { commercialRegistration, vatNumber } = await readClientParty(api.db, request);
  const issuedOn = request.resultsSentAt ?? request.updatedAt;
  return {
    brand: providerBrand(company),
    provider: { commercial: company.unifiedNumber, vat: company.vatNumber },
    registration: {
      ...(commercialRegistration && { commercial: commercialRegistration }),
      ...(vatNumber && { vat: vatNumber }),
    },
    number: `R-${request.number}`,
    issuedOn,
    inspectedOn: request.startedAt ?? request.visitAt ?? issuedOn,
    ...(request.startedAt && request.submittedAt && { endedOn: request.endedAt ?? request.submittedAt }),
    signatures: signaturesOf(request, subject),
    clientName: subject.companyName,
    subjectName: subject.subjectName,
    city: subject.city,
    ...(place && { address: reportAddress(place) }),
    service: subject.service,
    inspectorName: subject.inspectorName,
    supervisorName: subject.supervisorName,
  };
}

function signaturesOf(
  { submittedAt, resultsSentAt }: RequestRow,
  { inspectorName, supervisorName }: Awaited<ReturnType<typeof loadSubject>>,
): ReportData['signatures'] {
  return [
    ...(submittedAt ? [{ as: labels.handedIn, name: inspectorName, at: submittedAt }] : []),
    ...(resultsSentAt ? [{ as: labels.approved, name: supervisorName, at: resultsSentAt }] : []),
  ];
}

async function certificatesOf(
  api: AppContext,
  request: RequestRow,
  vehicleId: string | undefined,
): Promise<ReportData['certificates']> {
  const current = await currentCertificates(api.db, request.id);
  return byName(current)
    .filter((one) => vehicleId === undefined || one.vehicleId === vehicleId)
    .map(({ subject: { subjectName: subject }, code, score, grade, validUntil }) => ({
      subject,
      code,
      score,
      grade,
      validUntil,
    }));
}

function gradeLabel(grade: Grade | null): ReportData['grade'] {
  const band = gradeBands.find((one) => one.grade === grade);
  return band ? { letter: band.grade, label: band.label } : { letter: '–', label: scoreLabels.na };
}

function toSection(
  { vehicle, rows }: FormPart,
  { scored, visited }: { readonly scored: PartScore; readonly visited: PartScore },
  { form, evidence, correctionOf }: Sources,
): ReportSection {
  const answered = new Map(rows.map((row) => [row.questionKey, row]));
  return {
    ...(vehicle && { vehicle: { name: vehicle.name } }),
    score: scored.score.total ?? 0,
    categories: form.categories
      .map((category, place) => ({
        name: category.title,
        ...categoryScores(scored.score.categories[place]?.score, visited.score.categories[place]?.score),
        questions: askedQuestions(category, answered).map((question) => {
          const { key, text, severity } = question;
          const row = answered.get(key);
          const corrective = correctionOf(vehicle?.id ?? null, key);
          return {
            text,
            severity,
            answer: reportAnswer(question, row),
            ...reportSaid(question, row),
            ...(row?.note && { note: row.note }),
            ...(row?.supervisorNote && { supervisorNote: row.supervisorNote }),
            evidence: evidence.picturesOf(row?.fileIds ?? []),
            attachments: evidence.documentsOf(row?.fileIds ?? []),
            ...(corrective && { corrective }),
          };
        }),
      }))
      .filter(({ questions }) => questions.length > 0),
  };
}
