import { branchName } from '../../db/names';
import { and, asc, between, count, desc, eq, gte, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { branchStatisticsView } from '#domain/api/comparisonViews';
import { companiesInCityMean } from '#domain/figures/figures';
import { type Days, daysOf, type Period } from '#domain/figures/period';
import { type PooledScores, poolScores, type Tally } from '#domain/figures/questionBands';
import { scoreRequest } from '#domain/scoring/scoreRequest';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { addDays, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { isOwnAnswer } from '../inspectors/loadQuality';
import { cityMonths, questionTallies } from '../../db/schema/figures';
import { answers, requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { ApiError } from 'sijil/server/http/apiError';
import { countedScore, isStanding, isStandingAnswer } from '../../records/countedScore';
import { readableRows } from 'sijil/server/resources/rights';
import { newestForm } from '../templates/readPublished';
import { formQuestions, overviewOf, readTallies, type Tallies, withTallies } from './loadQuestions';
import { readBranchVisits, tallyVisits } from './readBranchVisits';

type Statistics = z.output<typeof branchStatisticsView>;

interface Asked {
  readonly branchId: string;
  /** The only company whose branch it may be; absent: any that the actor may read. */
  readonly clientId?: string;
  readonly serviceId?: string | undefined;
  readonly period: Period;
}

/**
 * Statistics of a branch.
 * @throws ApiError not_found for a branch that the actor may not read, or a service without results there
 */
export async function loadBranchStatistics(
  api: AppContext,
  actor: Actor,
  statisticsQuery: Asked,
): Promise<Statistics> {
  const { db } = api;
  const branch = await findBranch(db, actor, statisticsQuery);
  const services = await inspectedServices(db, branch.id);
  const service = statisticsQuery.serviceId
    ? services.find(({ id }) => id === statisticsQuery.serviceId)
    : services[0];
  if (statisticsQuery.serviceId && !service) throw new ApiError('not_found');
  const named = services.map(({ id, name }) => ({ id, name }));
  const shown = { id: branch.id, name: branch.name, city: branch.city };
  if (!service) return { branch: shown, services: named, ...nothing };
  const days = daysOf(statisticsQuery.period, api.clock());
  const visits = await readBranchVisits(db, branch.id, service.id, days);
  const own = tallyVisits(visits);
  const others = await loadOthers(db, actor, branch, service.id, days);
  const { body: form } = await newestForm(db, service.formId);
  const city = await loadCity(db, form, {
    branch,
    serviceId: service.id,
    period: statisticsQuery.period,
    days,
  });
  const pooled = {
    branch: poolScores(form, own),
    company: poolScores(form, others.tallies),
    city: city?.pooled ?? null,
  };
  const known = await formQuestions(db, service);
  const categoryOf = new Map(known.map(({ key, category }) => [key, category.key]));
  const questions = withTallies(known, own);
  return {
    branch: shown,
    services: named,
    service: {
      id: service.id,
      name: service.name,
    },
    visits: visits.map(({ id, number, on, found, now }) => ({
      id,
      number,
      on,
      found,
      now,
    })),
    ...overviewOf(questions),
    questions: questions.map((question) => ({
      ...question,
      categoryKey: categoryOf.get(question.key) ?? null,
      answers: visits.flatMap(({ id, answers: given }) =>
        given
          .filter(({ key }) => key === question.key)
          .map(({ score }) => ({
            visit: id,
            score,
          })),
      ),
    })),
    scores: {
      branch: scoreRequest(visits.map(({ now }) => now)),
      company: others.average,
      city: city?.average ?? null,
    },
    categories: form.categories.map(({ key, title }, place) => ({
      key,
      title,
      branch: scoreAt(pooled.branch, place),
      company: scoreAt(pooled.company, place),
      city: scoreAt(pooled.city, place),
    })),
    otherBranches: others.branches,
    otherVisits: others.visits,
    cityShown: city !== null,
  };
}

const nothing = {
  service: null,
  visits: [],
  bands: [],
  lowest: [],
  questions: [],
  categories: [],
  scores: {
    branch: null,
    company: null,
    city: null,
  },
  otherBranches: 0,
  otherVisits: {
    total: 0,
    rows: [],
  },
  cityShown: false,
} satisfies Partial<Statistics>;

/** Number of the other branches' visits that are listed individually. */
const listedVisits = 200;

const scoreAt = (pooled: PooledScores | null, place: number) => pooled?.categories[place]?.score ?? null;

type Branch = Awaited<ReturnType<typeof findBranch>>;

async function findBranch(db: Queryable, actor: Actor, { branchId, clientId }: Asked) {
  const { branches, cities } = tables;
  const [branch] = await db
    .select({
      id: branches.id,
      name: branchName,
      clientId: branches.clientId,
      cityId: branches.cityId,
      city: cities.name,
    })
    .from(branches)
    .innerJoin(cities, eq(cities.id, branches.cityId))
    .where(
      and(
        eq(branches.id, branchId),
        readableRows(resources.branches, actor),
        clientId === undefined ? undefined : eq(branches.clientId, clientId),
      ),
    );
  if (!branch) throw new ApiError('not_found');
  return branch;
}

/** Services with results at the branch: those of the branch itself first, most visited first, then those of its vehicles. */
async function inspectedServices(db: Queryable, branchId: string) {
  const { services } = tables;
  return db
    .select({ id: services.id, name: services.name, formId: services.formId })
    .from(requests)
    .innerJoin(services, eq(services.id, requests.serviceId))
    .where(and(eq(requests.branchId, branchId), isNotNull(requests.resultsSentAt), isStanding))
    .groupBy(services.id)
    .orderBy(asc(services.subject), desc(count()), asc(services.id));
}

/** Mean of the visits' scores, one decimal; null without any. */
const averageOf = (total: SQL, scored: SQL) =>
  sql<number | null>`round((${total})::numeric / nullif(${scored}, 0), 1)::float8`;

const sentIn = ({ from, to }: Days) =>
  and(
    isNotNull(requests.resultsSentAt),
    gte(requests.resultsSentAt, riyadhInstant(from)),
    lt(requests.resultsSentAt, riyadhInstant(addDays(to, 1))),
  );

const scoreCounts = {
  zero: sql<number>`count(*) filter (where ${answers.score} = 0)::int`,
  one: sql<number>`count(*) filter (where ${answers.score} = 1)::int`,
  two: sql<number>`count(*) filter (where ${answers.score} = 2)::int`,
  notApplicable: sql<number>`count(*) filter (where ${answers.score} is null)::int`,
};

/** Answers of these requests, counted by question. */
async function tallyWhere(db: Queryable, where: SQL | undefined): Promise<Tallies> {
  const rows = await db
    .select({ key: answers.questionKey, ...scoreCounts })
    .from(answers)
    .innerJoin(requests, eq(requests.id, answers.requestId))
    .innerJoin(tables.branches, eq(tables.branches.id, requests.branchId))
    .where(and(where, isOwnAnswer))
    .groupBy(answers.questionKey);
  return new Map(rows.map(({ key, ...tally }) => [key, tally]));
}

/** Other branches of the company that the actor may read: a manager reads no unassigned branch. */
async function loadOthers(db: Queryable, actor: Actor, branch: Branch, serviceId: string, days: Days) {
  const where = and(
    eq(requests.clientId, branch.clientId),
    readableRows(resources.requests, actor),
    ne(requests.branchId, branch.id),
    eq(requests.serviceId, serviceId),
    isStanding,
    sentIn(days),
  );
  const { branches } = tables;
  const [tallies, [counted], rows] = await Promise.all([
    tallyWhere(db, and(where, isStandingAnswer)),
    db
      .select({
        branches: sql<number>`count(distinct ${requests.branchId})::int`,
        visits: count(),
        average: averageOf(sql`sum(${countedScore})`, sql`count(${countedScore})`),
      })
      .from(requests)
      .where(where),
    db
      .select({
        id: requests.id,
        number: requests.number,
        now: countedScore,
        branch: {
          id: branches.id,
          name: branchName,
        },
        on: sql<Date>`coalesce(${requests.startedAt}, ${requests.resultsSentAt})`.mapWith(requests.startedAt),
      })
      .from(requests)
      .innerJoin(branches, eq(branches.id, requests.branchId))
      .where(where)
      .orderBy(desc(requests.resultsSentAt), asc(requests.id))
      .limit(listedVisits),
  ]);
  return {
    tallies,
    branches: counted?.branches ?? 0,
    average: counted?.average ?? null,
    visits: { total: counted?.visits ?? 0, rows },
  };
}

interface CityAsked {
  readonly branch: Branch;
  readonly serviceId: string;
  readonly period: Period;
  readonly days: Days;
}

/** Means of the city's other companies; null if there are so few that one could be identified. */
async function loadCity(
  db: Queryable,
  form: InspectionForm,
  { branch, serviceId, period, days }: CityAsked,
): Promise<{ readonly pooled: PooledScores; readonly average: number | null } | null> {
  const { branches } = tables;
  const inCity = and(eq(branches.cityId, branch.cityId), eq(requests.serviceId, serviceId), sentIn(days));
  const companies = db
    .selectDistinct({ clientId: branches.clientId })
    .from(branches)
    .innerJoin(requests, eq(requests.branchId, branches.id))
    .where(and(inCity, isStanding, ne(branches.clientId, branch.clientId)))
    .limit(companiesInCityMean)
    .as('companies');
  if ((await db.$count(companies)) < companiesInCityMean) return null;
  const isOwn = and(inCity, eq(requests.clientId, branch.clientId));
  const ownScores = db
    .select({
      sum: sql<number>`coalesce(sum(${countedScore}), 0)`.as('own_sum'),
      scored: sql<number>`count(${countedScore})`.as('own_scored'),
    })
    .from(requests)
    .innerJoin(branches, eq(branches.id, requests.branchId))
    .where(isOwn)
    .as('own');
  const [all, own, [scores]] = await Promise.all([
    readTallies(db, serviceId, period, eq(questionTallies.cityId, branch.cityId)),
    tallyWhere(db, isOwn),
    db
      .select({
        average: averageOf(
          sql`sum(${cityMonths.scoreSum}) - min(${ownScores.sum})`,
          sql`greatest(0, sum(${cityMonths.scored}) - min(${ownScores.scored}))`,
        ),
      })
      .from(cityMonths)
      .crossJoin(ownScores)
      .where(
        and(
          eq(cityMonths.serviceId, serviceId),
          eq(cityMonths.cityId, branch.cityId),
          between(cityMonths.month, `${period.from}-01`, `${period.to}-01`),
        ),
      ),
  ]);
  return { pooled: poolScores(form, without(all, own)), average: scores?.average ?? null };
}

/** Tallies minus a part of them, never below 0. */
function without(all: Tallies, part: Tallies): Tallies {
  const left = ([key, tally]: readonly [string, Tally]) => {
    const taken = part.get(key);
    const minus = (name: keyof Tally) => Math.max(0, tally[name] - (taken?.[name] ?? 0));
    return [
      key,
      { zero: minus('zero'), one: minus('one'), two: minus('two'), notApplicable: minus('notApplicable') },
    ] as const;
  };
  return new Map([...all].map(left));
}
