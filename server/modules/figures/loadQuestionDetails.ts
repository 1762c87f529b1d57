import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { questionDetailsView } from '#domain/api/figureViews';
import { type Days, daysOf, monthsBefore, type Period } from '#domain/figures/period';
import { answersOf, bandOf, mostOftenShort, type QuestionList } from '#domain/figures/questionBands';
import { addDays, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { answers, requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { ApiError } from 'sijil/server/http/apiError';
import { selectRequests, toSummary } from '../requests/summaryRows';
import { findServiceForm, formQuestions, readTallies, withShortfalls, withTallies } from './loadQuestions';

type Details = z.output<typeof questionDetailsView>;

interface Asked {
  readonly serviceId: string;
  /** List of questions: those that fell short, or those in a band of averages. */
  readonly list: QuestionList;
  readonly period: Period;
  /** Question and answer whose visits are listed. */
  readonly question?: { readonly key: string; readonly answer: QuestionList } | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A list of a service's questions and, for one of them, its visits. @throws ApiError not_found */
export async function loadQuestionDetails(
  api: AppContext,
  actor: Actor,
  { serviceId, list, period, question, offset, limit }: Asked,
): Promise<Details> {
  const service = await findServiceForm(api.db, serviceId);
  if (!service) throw new ApiError('not_found');
  const named = { id: service.id, name: service.name };
  const tallies = await readTallies(api.db, serviceId, period);
  const answered = withTallies(await formQuestions(api.db, service), tallies);
  const listed =
    list === 'short' ? mostOftenShort(answered) : answered.filter(({ tally }) => bandOf(tally) === list);
  const before = await readTallies(api.db, serviceId, monthsBefore(period));
  const found = { service: named, period, questions: withShortfalls(listed, before) };
  if (!question) return { ...found, visits: null };
  const tally = tallies.get(question.key);
  const total = tally ? answersOf(tally, question.answer) : 0;
  // Skips the query if the tally counts no such answers.
  const rows =
    total === 0
      ? []
      : await readVisits(api, actor, {
          serviceId,
          question,
          days: daysOf(period, api.clock()),
          offset,
          limit,
        });
  return { ...found, visits: { total, rows } };
}

interface VisitsAsked extends Pick<Asked, 'serviceId' | 'offset' | 'limit'> {
  readonly question: NonNullable<Asked['question']>;
  readonly days: Days;
}

async function readVisits(
  { db }: AppContext,
  actor: Actor,
  { serviceId, question, days, offset, limit }: VisitsAsked,
): Promise<NonNullable<Details['visits']>['rows']> {
  const found = await db
    .select({
      requestId: answers.requestId,
      score: answers.score,
      note: answers.note,
      vehicle: tables.vehicles.number,
      sentAt: requests.resultsSentAt,
    })
    .from(answers)
    .innerJoin(requests, eq(requests.id, answers.requestId))
    .leftJoin(tables.vehicles, eq(tables.vehicles.id, answers.vehicleId))
    .where(
      and(
        eq(answers.questionKey, question.key),
        scored(question.answer),
        eq(requests.serviceId, serviceId),
        gte(requests.resultsSentAt, riyadhInstant(days.from)),
        lt(requests.resultsSentAt, riyadhInstant(addDays(days.to, 1))),
      ),
    )
    .orderBy(desc(requests.resultsSentAt), desc(requests.id), answers.vehicleId)
    .limit(limit)
    .offset(offset);
  const summaries = await readSummaries(
    db,
    actor,
    found.map(({ requestId }) => requestId),
  );
  return found.flatMap(({ requestId, sentAt, ...row }) => {
    const request = summaries.get(requestId);
    return request && sentAt ? [{ ...row, sentAt, request }] : [];
  });
}

function scored(answer: QuestionList): SQL | undefined {
  if (answer === '2') return eq(answers.score, 2);
  // Repeats what the next condition implies, because the planner otherwise ignores the partial index of answers not fully met.
  const short = sql`${answers.score} is distinct from 2`;
  if (answer === 'short') return and(short, isNotNull(answers.score));
  return and(short, answer === 'na' ? isNull(answers.score) : eq(answers.score, Number(answer) as 0 | 1));
}

async function readSummaries(db: AppContext['db'], actor: Actor, ids: readonly string[]) {
  const rows = await selectRequests(db).where(inArray(requests.id, [...ids]));
  return new Map(rows.map((row) => [row.request.id, toSummary(row, actor)]));
}
