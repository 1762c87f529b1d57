import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { previousAnswersView } from '#domain/api/requestViews';
import type { Queryable } from 'sijil/server/db/connect';
import { sayAnswer } from '#domain/forms/asked';
import { type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import type { Localized } from 'sijil/base/i18n/localized';
import { answers, formVersions, requests, requestVehicles } from '../../../db/schema/requests';
import type { AppContext } from 'sijil/server/http/appContext';
import { linksOf } from 'sijil/server/files/fileLinks';
import type { RequestRow } from '../../../workflow/effect';
import { loadVehicles } from '../../filledForms/loadFilledForm';
import { visitsBefore } from './loadPlace';

type Previous = z.output<typeof previousAnswersView>;

/** Answers of the preceding visit with sent results, of the same branch or of each vehicle. */
export async function loadPreviousAnswers(api: AppContext, request: RequestRow): Promise<Previous> {
  const vehicles = await loadVehicles(api.db, request.id);
  const found =
    vehicles.length > 0
      ? await Promise.all(vehicles.map(({ id }) => answersOfVehicle(api.db, request, id)))
      : [await answersOfBranch(api.db, request)];
  const rows = found.flat();
  const links = await linksOf(
    api,
    api.db,
    rows.flatMap(({ answer }) => answer.fileIds),
  );
  return rows.map(({ answer, form, number, on }) => ({
    vehicleId: answer.vehicleId,
    questionKey: answer.questionKey,
    score: answer.score,
    said: sayGiven(form, answer),
    note: answer.supervisorNote ?? answer.note,
    evidence: answer.fileIds.flatMap((id) => links.get(id) ?? []),
    number,
    on,
  }));
}

/** Text of an answer in the wording of its own form. */
function sayGiven(form: InspectionForm, answer: typeof answers.$inferSelect): Localized | null {
  const question = questionsOf(form).find(({ key }) => key === answer.questionKey);
  return question ? sayAnswer(question, answer) : null;
}

async function answersOfBranch(db: Queryable, request: RequestRow) {
  if (!request.branchId) return [];
  const [before] = await db
    .select(visit)
    .from(requests)
    .innerJoin(formVersions, eq(formVersions.id, requests.formVersionId))
    .where(and(eq(requests.branchId, request.branchId), visitsBefore(request)))
    .orderBy(desc(requests.resultsSentAt), desc(requests.number))
    .limit(1);
  return before ? answersOf(db, before, isNull(answers.vehicleId)) : [];
}

async function answersOfVehicle(db: Queryable, request: RequestRow, vehicleId: string) {
  const [before] = await db
    .select(visit)
    .from(requests)
    .innerJoin(formVersions, eq(formVersions.id, requests.formVersionId))
    .innerJoin(requestVehicles, eq(requestVehicles.requestId, requests.id))
    .where(and(eq(requestVehicles.vehicleId, vehicleId), visitsBefore(request)))
    .orderBy(desc(requests.resultsSentAt), desc(requests.number))
    .limit(1);
  return before ? answersOf(db, before, eq(answers.vehicleId, vehicleId)) : [];
}

const visit = {
  id: requests.id,
  number: requests.number,
  startedAt: requests.startedAt,
  visitAt: requests.visitAt,
  resultsSentAt: requests.resultsSentAt,
  form: formVersions.body,
};

interface Visit {
  readonly id: string;
  readonly number: number;
  readonly startedAt: Date | null;
  readonly visitAt: Date | null;
  readonly resultsSentAt: Date | null;
  readonly form: InspectionForm;
}

async function answersOf(
  db: Queryable,
  { id, number, form, startedAt, visitAt, resultsSentAt }: Visit,
  which: SQL,
) {
  const on = startedAt ?? visitAt ?? resultsSentAt;
  if (!on) return [];
  const rows = await db
    .select()
    .from(answers)
    .where(and(eq(answers.requestId, id), which));
  return rows.map((answer) => ({ answer, form, number, on }));
}
