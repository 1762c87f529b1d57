import { branchName } from '../../db/names';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { comparisonView } from '#domain/api/comparisonViews';
import { areOneHistory, type Change, compareResults, comparisonProblem } from '#domain/comparison';
import type { Actor } from 'sijil/schema/access';
import { resources } from '#resources';
import { formVersions, requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { readableRows } from 'sijil/server/resources/rights';
import { loadResults, type Results } from '../inspections/results/loadResults';

export type Comparison = z.output<typeof comparisonView>;
type Compared = Awaited<ReturnType<typeof readInspections>>[number];

/**
 * Compares two or three inspections, in the order of their ids.
 * @throws ApiError compare_too_few, compare_too_many; not_found for one that the reader may not know of or whose
 * results were not sent yet.
 */
export async function loadComparison(
  api: AppContext,
  actor: Actor,
  given: readonly string[],
): Promise<Comparison> {
  const ids = [...new Set(given)];
  const problem = comparisonProblem(ids.length);
  if (problem) throw new ApiError(problem);
  if (!z.array(z.uuid()).safeParse(ids).success) throw new ApiError('not_found');
  const found = await readInspections(api, actor, ids);
  const inOrder = ids.map((id) => found.find(({ request }) => request.id === id) ?? missing());
  const inspections: (Compared & { readonly results: Results })[] = [];
  for (const one of inOrder)
    inspections.push({ ...one, results: await loadResults(api, one.request, { audit: false }) });

  const categories = compareResults(
    inspections.map(({ form, results }) => ({ formKey: form.key, parts: results.parts.map(toPart) })),
  );
  const compared = categories.flatMap(({ questions }) => questions).filter(({ asked }) => asked > 1);
  const shown = inspections.map(toInspection);
  return {
    basis: basisOf(inspections),
    inspections: shown,
    compared: compared.length,
    differing: compared.filter(({ differs }) => differs).length,
    changes: areOneHistory(shown) ? countChanges(compared) : null,
    categories: categories.map((category) => ({
      ...category,
      scores: [...category.scores],
      questions: category.questions.map((question) => ({
        ...question,
        cells: question.cells.map((cell) => cell && { ...cell, answers: [...cell.answers] }),
      })),
    })),
  };
}

function countChanges(questions: readonly { readonly change: Change | null }[]) {
  const countOf = (wanted: Change) => questions.filter(({ change }) => change === wanted).length;
  return { worse: countOf('worse'), repeated: countOf('repeated'), better: countOf('better') };
}

function readInspections(api: AppContext, actor: Actor, ids: readonly string[]) {
  return api.db
    .select({
      request: requests,
      form: { key: formVersions.templateId, version: formVersions.version, body: formVersions.body },
      service: tables.services.name,
      branch: { id: tables.branches.id, name: branchName },
    })
    .from(requests)
    .innerJoin(formVersions, eq(formVersions.id, requests.formVersionId))
    .innerJoin(tables.services, eq(tables.services.id, requests.serviceId))
    .leftJoin(tables.branches, eq(tables.branches.id, requests.branchId))
    .where(
      and(
        inArray(requests.id, [...ids]),
        readableRows(resources.requests, actor),
        isNotNull(requests.resultsSentAt),
      ),
    );
}

function missing(): never {
  throw new ApiError('not_found');
}

function toPart({ vehicle, categories }: Results['parts'][number]) {
  return {
    categories: categories.map(({ key, title, score, questions }) => ({
      key,
      title,
      score,
      questions: questions.map(({ key: question, text, severity, ...rest }) => ({
        key: question,
        text,
        severity,
        answer: {
          vehicle,
          score: rest.score,
          mended: rest.mended,
          asked: rest.asked,
          reading: rest.reading,
          entries: rest.entries,
          note: rest.note,
          supervisorNote: rest.supervisorNote,
          evidence: rest.evidence,
        },
      })),
    })),
  };
}

function toInspection({
  request,
  form: { key, version, body },
  service,
  branch,
  results,
}: Compared & { readonly results: Results }): Comparison['inspections'][number] {
  const { total, grade, gradeReason, atVisit, correctedAt, passingScore, parts } = results;
  return {
    id: request.id,
    number: request.number,
    service,
    branch,
    vehicles: parts.filter(({ vehicle }) => vehicle !== null).length,
    on: request.startedAt ?? request.visitAt,
    form: {
      key,
      version,
      title: body.title,
    },
    score: total,
    grade,
    revoked: request.certificateRevokedAt !== null,
    gradeReason,
    atVisit,
    correctedAt,
    passingScore,
  };
}

function basisOf(inspections: readonly Compared[]): Comparison['basis'] {
  const keys = new Set(inspections.map(({ form }) => form.key));
  if (keys.size > 1) return 'forms';
  return new Set(inspections.map(({ form }) => form.version)).size > 1 ? 'versions' : 'form';
}
