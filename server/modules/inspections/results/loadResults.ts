import type { z } from 'zod';
import type { FileLink } from '#domain/api/parts';
import type { resultsView } from '#domain/api/requestViews';
import type { FormCategory, FormQuestion } from '#domain/forms/inspectionForm';
import type { CategoryScore } from '#domain/scoring/scoreForm';
import type { Api } from '../../../api';
import type { RequestRow } from '../../../workflow/requestRow';
import { linksOf } from '../../files/fileLinks';
import type { AnswerRow } from '../answers/loadFilledForm';
import { loadScoredForm } from './loadScoredForm';

export type Results = z.output<typeof resultsView>;
export type ResultsPart = Results['parts'][number];
type CategoryResults = ResultsPart['categories'][number];

/** The filled form as it is shown. @throws ApiError not_found before it was submitted. */
export async function loadResults(api: Api, request: RequestRow): Promise<Results> {
  const { form, parts, score } = await loadScoredForm(api.db, request);
  const links = await linksOf(
    api,
    api.db,
    parts.flatMap(({ rows }) => rows.flatMap(({ fileIds }) => fileIds)),
  );
  return {
    total: request.score,
    grade: request.grade,
    passingScore: form.passingScore,
    parts: parts.map(({ vehicle, rows }, index) => {
      const scored = score.parts[index]?.score;
      return {
        vehicle,
        score: scored?.total ?? null,
        categories: form.categories.map((category, place) =>
          toCategory(category, scored?.categories[place], rows, links),
        ),
      };
    }),
  };
}

function toCategory(
  { key, title, weight, questions }: FormCategory,
  scored: CategoryScore | undefined,
  rows: readonly AnswerRow[],
  links: ReadonlyMap<string, FileLink>,
): CategoryResults {
  const answered = new Map(rows.map((row) => [row.questionKey, row]));
  return {
    key,
    title,
    weight,
    score: scored?.score ?? null,
    questions: questions.map((question) => toQuestion(question, answered.get(question.key), links)),
  };
}

function toQuestion(
  { key, text, severity, kind, allowNotApplicable }: FormQuestion,
  row: AnswerRow | undefined,
  links: ReadonlyMap<string, FileLink>,
): CategoryResults['questions'][number] {
  const changed = Boolean(row?.changedById);
  return {
    key,
    text,
    severity,
    kind,
    allowNotApplicable,
    score: row?.score ?? null,
    reading: row?.reading ?? null,
    note: row?.note ?? null,
    inspectorScore: (changed ? row?.inspectorScore : row?.score) ?? null,
    changed,
    evidence: (row?.fileIds ?? []).flatMap((id) => links.get(id) ?? []),
  };
}
