import { and, desc, gte, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { changedWeightsReport } from '#domain/api/reportViews';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { qualitySince } from '#domain/inspectors';
import { scoreByChangedWeights, sumChangedScores } from '#domain/scoring/changedWeights';
import type { ScorableAnswer } from '#domain/scoring/scoreForm';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { answers, formVersions, requests } from '../../db/schema/requests';
import { assertReady } from '../templates/publishTemplate';
import { loadTemplateOf } from '../templates/loadTemplate';

type Report = z.output<typeof changedWeightsReport>;

/** Most visits that are counted: their answers are read and scored while the author waits. */
const mostVisits = 500;
/** Number of visits whose answers are read per batch; other calls are served between batches. */
const batch = 50;
const mostListed = 10;
/** Milliseconds after which no further visits are read. */
export const longestMs = 8_000;

/**
 * Scores of the last year's newest visits under the versions of a template, and under its changed form. Visits not reached in
 * time are left out like those beyond the limit: newest first.
 * @param passed elapsed milliseconds, as of a stopwatch
 * @throws ApiError not_found, or template_incomplete for a form that could not be published
 */
export async function loadChangedWeights(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  templateId: string,
  changed: InspectionForm,
  passed: () => number = () => performance.now(),
): Promise<Report> {
  const began = passed();
  const { versions } = await loadTemplateOf(db, 'form', templateId);
  assertReady('form', changed);
  const forms = await readForms(
    db,
    versions.map(({ id }) => id),
  );
  const found = await newestVisits(db, [...forms.keys()], qualitySince(clock()));
  const counted = found.slice(0, mostVisits);
  const visits = [];
  let reached = 0;
  for (let at = 0; at < counted.length && passed() - began < longestMs; at += batch) {
    const some = counted.slice(at, at + batch);
    reached += some.length;
    const partsOf = await readParts(
      db,
      some.map(({ id }) => id),
    );
    for (const { id, code, formVersionId } of some) {
      const form = forms.get(formVersionId);
      const parts = partsOf.get(id);
      if (form && parts) visits.push({ id, code, ...scoreByChangedWeights(form, changed, parts) });
    }
  }
  return { ...sumChangedScores(visits, mostListed), more: found.length > reached };
}

/** The visits of forms whose results were sent since then, the newest first, and one more than is counted. */
export function newestVisits(db: Queryable, formIds: string[], since: Date) {
  return db
    .select({ id: requests.id, code: requests.code, formVersionId: requests.formVersionId })
    .from(requests)
    .where(and(inArray(requests.formVersionId, formIds), gte(requests.resultsSentAt, since)))
    .orderBy(desc(requests.resultsSentAt))
    .limit(mostVisits + 1);
}

async function readForms(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InspectionForm>> {
  const rows = await db
    .select({ id: formVersions.id, body: formVersions.body })
    .from(formVersions)
    .where(inArray(formVersions.id, [...ids]));
  return new Map(rows.map(({ id, body }) => [id, body]));
}

type Parts = Parameters<typeof scoreByChangedWeights>[2];

/** Answers by visit, and within it by vehicle (null for a branch). */
async function readParts(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Parts>> {
  const { requestId, vehicleId, questionKey, score } = answers;
  const rows = await db
    .select({ requestId, vehicleId, questionKey, score })
    .from(answers)
    .where(inArray(answers.requestId, [...ids]));
  const visits = new Map<string, Map<string | null, ScorableAnswer[]>>();
  for (const { requestId: visit, vehicleId: vehicle, ...answer } of rows) {
    const parts = visits.get(visit) ?? new Map<string | null, ScorableAnswer[]>();
    visits.set(visit, parts.set(vehicle, [...(parts.get(vehicle) ?? []), answer]));
  }
  return new Map(
    [...visits].map(([id, parts]) => [
      id,
      [...parts].map(([vehicle, given]) => ({ vehicleId: vehicle, answers: given })),
    ]),
  );
}
