import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { previousAnswersView } from '#domain/api/requestViews';
import type { Queryable } from '#framework/server/db/connect';
import { answers, requests, requestVehicles } from '../../../db/schema/requests';
import type { AppContext } from '#framework/server/http/appContext';
import { linksOf } from '#framework/server/files/fileLinks';
import type { RequestRow } from '../../../workflow/requestRow';
import { loadVehicles } from '../../filledForms/loadFilledForm';
import { visitsBefore } from '../visitsBefore';

type Previous = z.output<typeof previousAnswersView>;

/** The answers of the visit before: of the same branch, or of each vehicle, with results that were sent. */
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
  return rows.map(({ answer, number, on }) => ({
    vehicleId: answer.vehicleId,
    questionKey: answer.questionKey,
    score: answer.score,
    reading: answer.reading,
    note: answer.supervisorNote ?? answer.note,
    evidence: answer.fileIds.flatMap((id) => links.get(id) ?? []),
    number,
    on,
  }));
}

async function answersOfBranch(db: Queryable, request: RequestRow) {
  if (!request.branchId) return [];
  const [before] = await db
    .select(visit)
    .from(requests)
    .where(and(eq(requests.branchId, request.branchId), visitsBefore(request)))
    .orderBy(desc(requests.resultsSentAt), desc(requests.number))
    .limit(1);
  return before ? answersOf(db, before, isNull(answers.vehicleId)) : [];
}

async function answersOfVehicle(db: Queryable, request: RequestRow, vehicleId: string) {
  const [before] = await db
    .select(visit)
    .from(requests)
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
};

interface Visit {
  readonly id: string;
  readonly number: number;
  readonly startedAt: Date | null;
  readonly visitAt: Date | null;
  readonly resultsSentAt: Date | null;
}

async function answersOf(
  db: Queryable,
  { id, number, startedAt, visitAt, resultsSentAt }: Visit,
  which: SQL,
) {
  const on = startedAt ?? visitAt ?? resultsSentAt;
  if (!on) return [];
  const rows = await db
    .select()
    .from(answers)
    .where(and(eq(answers.requestId, id), which));
  return rows.map((answer) => ({ answer, number, on }));
}
