import { and, asc, between, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { questionsView } from '#domain/api/figureViews';
import { monthsBefore, type Period } from '#domain/figures/period';
import {
  answersIn,
  averageOf,
  bandOf,
  lowestRated,
  mostOftenShort,
  questionBands,
  shortShareOf,
  type Tally,
} from '#domain/figures/questionBands';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { questionTallies } from '../../db/schema/figures';
import { tables } from '../../db/schema/declared';
import { figureChange } from '#domain/figures/figures';
import type { Localized } from 'sijil/base/i18n/localized';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { isScored } from '#domain/forms/asked';
import { formVersions, requests } from '../../db/schema/requests';

/** Questions with the share of their answers that fell short, and its change from the tallies of the months before. */
export function withShortfalls<T extends { readonly key: string; readonly tally: Tally }>(
  questions: readonly T[],
  before: Tallies,
) {
  return questions.map((question) => {
    const earlier = before.get(question.key);
    const share = shortShareOf(question.tally);
    return {
      ...question,
      share,
      change: figureChange(share, earlier ? shortShareOf(earlier) : null, 'score'),
    };
  });
}

const worstShown = 5;

/** Number of questions per band of averages, and the three with the lowest ratings. */
export function overviewOf<T extends { readonly tally: Tally }>(questions: readonly T[]) {
  return { bands: bandsOf(questions), lowest: [...lowestRated(questions)] };
}

const bandsOf = (questions: readonly { readonly tally: Tally }[]) =>
  questionBands.map((band) => ({
    band,
    count: questions.filter(({ tally }) => bandOf(tally) === band).length,
  }));

/** Questions that fell short most often, for each service inspected in the period, and the bands of all averages. */
export async function loadQuestions(
  { db }: Pick<AppContext, 'db'>,
  period: Period,
): Promise<z.output<typeof questionsView>> {
  const services = await inspectedServices(db);
  const overviews = await Promise.all(
    services.map(async ({ formId, ...service }) => {
      const questions = withTallies(
        await formQuestions(db, { id: service.id, formId }),
        await readTallies(db, service.id, period),
      );
      const answers = questions.reduce((sum, { tally }) => sum + answersIn(tally), 0);
      const short = mostOftenShort(questions);
      const before = await readTallies(db, service.id, monthsBefore(period));
      return {
        service,
        answers,
        bands: bandsOf(questions),
        short: {
          total: short.length,
          worst: withShortfalls(short.slice(0, worstShown), before),
        },
      };
    }),
  );
  return { period, services: overviews.filter(({ answers }) => answers > 0) };
}

/** Services with any results: one index lookup for each. */
async function inspectedServices(db: Queryable) {
  const { services } = tables;
  const inspected = sql`exists (select 1 from ${questionTallies} t where t.service_id = ${services}.id)`;
  return db
    .select({ id: services.id, name: services.name, formId: services.formId })
    .from(services)
    .where(inspected)
    .orderBy(asc(services.createdAt), asc(services.id));
}

/** A service by its id; undefined for an unknown id. */
export async function findServiceForm(db: Queryable, id: string) {
  const { services } = tables;
  const [service] = await db
    .select({ id: services.id, name: services.name, formId: services.formId })
    .from(services)
    .where(eq(services.id, id));
  return service;
}

export type Tallies = ReadonlyMap<string, Tally>;

/** Tally of the answers to each question of a service in a period, in total or at `place`. */
export async function readTallies(
  db: Queryable,
  serviceId: string,
  { from, to }: Period,
  place?: SQL,
): Promise<Tallies> {
  const { zero, one, two, notApplicable, questionKey, month } = questionTallies;
  const total = (column: PgColumn) => sql<number>`sum(${column})::int`;
  const rows = await db
    .select({
      key: questionKey,
      zero: total(zero),
      one: total(one),
      two: total(two),
      notApplicable: total(notApplicable),
    })
    .from(questionTallies)
    .where(and(eq(questionTallies.serviceId, serviceId), between(month, `${from}-01`, `${to}-01`), place))
    .groupBy(questionKey);
  return new Map(rows.map(({ key, ...tally }) => [key, tally]));
}

/** The questions of a form that were answered, each with its tally. */
export function withTallies(questions: readonly KnownQuestion[], tallies: Tallies) {
  return questions.flatMap(({ category, ...question }) => {
    const tally = tallies.get(question.key);
    if (!tally || tally.zero + tally.one + tally.two + tally.notApplicable === 0) return [];
    return [{ ...question, category: category.title, tally, average: averageOf(tally) }];
  });
}

interface KnownQuestion extends Pick<FormQuestion, 'key' | 'text' | 'severity'> {
  readonly category: { readonly key: string; readonly title: Localized };
}

interface FormOfService {
  readonly id: string;
  readonly formId: string;
}

/** Scored questions of a service's current and former forms, each in its newest wording, in the form's order. */
export async function formQuestions(db: Queryable, service: FormOfService): Promise<KnownQuestion[]> {
  // As the first service from this one on: «exists» would read the visits of other services with the same form, where the planner
  // expects this one among them.
  const isAskedIn = sql`(select r.service_id from ${requests} r
    where r.form_version_id = ${formVersions}.id and r.service_id >= ${service.id} order by r.service_id limit 1) = ${service.id}`;
  const versions = await db
    .select({ body: formVersions.body })
    .from(formVersions)
    .where(or(eq(formVersions.templateId, service.formId), isAskedIn))
    .orderBy(desc(formVersions.publishedAt), desc(formVersions.version));
  const questions = versions.flatMap(({ body }) =>
    body.categories.flatMap(({ key: categoryKey, title, questions: ofCategory }) =>
      ofCategory.filter(isScored).map(({ key, text, severity }) => ({
        key,
        text,
        severity,
        category: {
          key: categoryKey,
          title,
        },
      })),
    ),
  );
  return [
    ...new Map(questions.toReversed().map((question) => [question.key, question])).values(),
  ].toReversed();
}
