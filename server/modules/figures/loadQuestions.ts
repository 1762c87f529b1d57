import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { questionsView } from '#domain/api/figureViews';
import { monthsBefore, type Period } from '#domain/figures/period';
import {
  answersIn,
  bandOf,
  lowestRated,
  mostOftenShort,
  questionBands,
  shortShareOf,
  type Tally,
} from '#domain/figures/questionBands';
import type { AppContext } from '#framework/server/http/appContext';
import type { Queryable } from '#framework/server/db/connect';
import { questionTallies } from '../../db/schema/figures';
import { tables } from '#framework/server/db/schema/tables';
import { formQuestions } from './formQuestions';
import { readTallies, type Tallies, withTallies } from './readTallies';
import { figureChange } from '#domain/figures/figures';

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

/** Services of which there are results at all: one look into the index for each. */
async function inspectedServices(db: Queryable) {
  const { services } = tables;
  const inspected = sql`exists (select 1 from ${questionTallies} t where t.service_id = ${services}.id)`;
  return db
    .select({ id: services.id, name: services.name, formId: services.formId })
    .from(services)
    .where(inspected)
    .orderBy(asc(services.createdAt), asc(services.id));
}

/** A service by its id; undefined where there is none. */
export async function findServiceForm(db: Queryable, id: string) {
  const { services } = tables;
  const [service] = await db
    .select({ id: services.id, name: services.name, formId: services.formId })
    .from(services)
    .where(eq(services.id, id));
  return service;
}
