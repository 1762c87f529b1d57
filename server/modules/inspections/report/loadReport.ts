import { scoreLabels } from '#domain/forms/answer';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { type Grade, gradeBands } from '#domain/scoring/gradeBands';
import { issuesCertificate } from '#domain/scoring/resultsOutcome';
import type { Api } from '../../../api';
import { ApiError } from '../../../http/apiError';
import type { ReportData, ReportSection } from '../../../pdf/documents/report/reportData';
import type { RequestRow } from '../../../workflow/requestRow';
import { loadSubject } from '../../certificates/loadSubject';
import { houseBrand } from '../../contracts/houseBrand';
import { readCompany } from '../../settings/readCompany';
import type { FormPart } from '../answers/loadFilledForm';
import type { RequestScore } from '../answers/scoreParts';
import { loadScoredForm } from '../results/loadScoredForm';
import { type CorrectionOf, loadReportCorrections } from './loadReportCorrections';
import { loadPictures, type Pictures } from './loadPictures';

type PartScore = RequestScore['parts'][number];

interface Sources {
  readonly form: InspectionForm;
  readonly pictures: Pictures;
  readonly correctionOf: CorrectionOf;
}

/**
 * Everything that the final report says, of the whole request or of one vehicle.
 * @throws ApiError not_found before the form was submitted, or for a vehicle that is not in the request.
 */
export async function loadReport(api: Api, request: RequestRow, vehicleId?: string): Promise<ReportData> {
  const { form, parts, score } = await loadScoredForm(api.db, request);
  const shown = parts.flatMap((part, index) => {
    const scored = score.parts[index];
    return scored && (vehicleId === undefined || part.vehicle?.id === vehicleId) ? [{ part, scored }] : [];
  });
  if (shown.length === 0) throw new ApiError('not_found');
  const sources = {
    form,
    pictures: await loadPictures(
      api,
      shown.flatMap(({ part }) => part.rows),
    ),
    correctionOf: await loadReportCorrections(api.db, request, api.clock()),
  };
  const ofVehicle = vehicleId === undefined ? undefined : shown[0]?.scored;
  const total = (ofVehicle ? ofVehicle.score.total : score.total) ?? 0;
  const { subjectName, ...head } = await headOf(api, request);
  return {
    ...head,
    ...(shown.every(({ part }) => part.vehicle === null) && { branchName: subjectName }),
    grade: gradeLabel((ofVehicle ?? score).grade),
    score: total,
    passingScore: form.passingScore,
    passed: issuesCertificate(total, form.passingScore),
    sections: shown.map(({ part, scored }) => toSection(part, scored, sources)),
  };
}

async function headOf(api: Api, request: RequestRow) {
  const subject = await loadSubject(api.db, request);
  const issuedOn = request.resultsSentAt ?? request.updatedAt;
  return {
    brand: houseBrand(await readCompany(api.db)),
    number: `R-${request.number}`,
    issuedOn,
    inspectedOn: request.visitAt ?? issuedOn,
    clientName: subject.companyName,
    subjectName: subject.subjectName,
    city: subject.city,
    service: subject.service,
    inspectorName: subject.inspectorName,
    supervisorName: subject.supervisorName,
  };
}

function gradeLabel(grade: Grade | null): ReportData['grade'] {
  const band = gradeBands.find((one) => one.grade === grade);
  return band ? { letter: band.grade, label: band.label } : { letter: '–', label: scoreLabels.na };
}

function toSection(
  { vehicle, rows }: FormPart,
  scored: PartScore,
  { form, pictures, correctionOf }: Sources,
): ReportSection {
  const answered = new Map(rows.map((row) => [row.questionKey, row]));
  return {
    ...(vehicle && { vehicle: { name: vehicle.name } }),
    score: scored.score.total ?? 0,
    categories: form.categories.map(({ title, questions }, place) => ({
      name: title,
      score: scored.score.categories[place]?.score ?? null,
      questions: questions.map(({ key, text }) => {
        const row = answered.get(key);
        const corrective = correctionOf(vehicle?.id ?? null, key);
        return {
          text,
          answer: row?.score ?? ('not_applicable' as const),
          ...(row?.note && { note: row.note }),
          evidence: (row?.fileIds ?? []).flatMap((id) => pictures.get(id) ?? []),
          ...(corrective && { corrective }),
        };
      }),
    })),
  };
}
