import { hasRole } from '#domain/access/roles';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { figures } from '#domain/figures/figures';
import { requestParts } from '#resources/requests';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { fromReplica } from 'sijil/server/db/replica/fromReplica';
import { operation } from 'sijil/server/http/operation';
import { readPage } from 'sijil/server/resources/pageAddress';
import { listBehindFigure, listClientFigures } from './figureLists';
import { loadBranchStatistics } from './loadBranchStatistics';
import { loadChart, loadOwnChart } from './loadChart';
import { type AskedPeriod, loadClientManagement, loadInspections, periodOf } from './periodFigures';
import { loadQuestionDetails } from './loadQuestionDetails';
import { loadQuestions } from './loadQuestions';
import { eq, max, sql } from 'drizzle-orm';
import { monthOf, type Period } from '#domain/figures/period';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import { questionTallies } from '../../db/schema/figures';
import { tables } from '../../db/schema/declared';

/** Registers the statistics: the figures of a period, and the list behind each of them. */
export function registerFigures(api: AppContext): void {
  registerClients(api);
  registerCharts(api);
  registerQuestions(api);
  registerBranches(api);

  operation(api, 'dashboards.inspections', {
    summary: 'Where the open requests stand, and what each service came to in a period (from, to: months)',
    handler: ({ query }) =>
      fromReplica(api, (reading) => loadInspections(reading, periodOf(query, api.clock()))),
  });
}

function registerClients(api: AppContext): void {
  operation(api, 'dashboards.clientManagement', {
    summary: 'The figures of a period (from, to: months) with those of the period before',
    handler: ({ query }) =>
      fromReplica(api, (reading) => loadClientManagement(reading, periodOf(query, api.clock()))),
  });

  operation(api, 'dashboards.clientTable', {
    summary: 'The companies with what they came to in a period; `only` those that a figure counts',
    handler: async ({ query, reply }) => {
      const { rows, total } = await fromReplica(api, (reading) =>
        listClientFigures(reading, {
          period: periodOf(query, api.clock()),
          only: query.only,
          q: query.q,
          sort: query._sort,
          order: query._order,
          ...readPage(query),
        }),
      );
      reply.header('x-total-count', total);
      return rows;
    },
  });
}

function registerCharts(api: AppContext): void {
  operation(api, 'dashboards.chart', {
    summary: "A figure month by month: an admin's of the whole company, others' of their own requests",
    handler: ({ actor, query }) => {
      const period = periodOf(query, api.clock());
      if (hasPrivilege(actor.role, 'figures.readAll'))
        return fromReplica(api, (reading) => loadChart(reading, query.name, period));
      // Only some roles may read money (rules 1.8).
      const readers = requestParts.money.read;
      if (figures[query.name].unit === 'money' && !hasRole(actor.role, readers))
        throw new ApiError('forbidden');
      return fromReplica(api, (reading) => loadOwnChart(reading, actor, query.name, period));
    },
  });

  operation(api, 'dashboards.chartDetails', {
    summary: 'The requests that a figure of a period counts, of one service or all',
    handler: async ({ actor, query, reply }) => {
      const { rows, total } = await fromReplica(api, (reading) =>
        listBehindFigure(reading, actor, {
          name: query.name,
          period: periodOf(query, api.clock()),
          serviceId: query.serviceId,
          ...readPage(query),
        }),
      );
      reply.header('x-total-count', total);
      return rows;
    },
  });
}

function registerQuestions(api: AppContext): void {
  operation(api, 'dashboards.questions', {
    summary:
      'Of each service inspected in a period (without one: the last month of results): the questions that fell short most often, and how many average where',
    handler: ({ query }) =>
      fromReplica(api, async (reading) => loadQuestions(reading, await questionPeriodOf(reading, query))),
  });

  operation(api, 'dashboards.questionDetails', {
    summary:
      'The questions that fell short or average at a score; with `question` and `answer` the visits behind one of them',
    handler: ({ actor, query }) =>
      fromReplica(api, async (reading) =>
        loadQuestionDetails(reading, actor, {
          serviceId: query.service,
          list: query.score,
          period: await questionPeriodOf(reading, query, query.service),
          ...(query.question && {
            question: {
              key: query.question,
              answer: query.answer ?? query.score,
            },
          }),
          ...readPage(query),
        }),
      ),
  });
}

function registerBranches(api: AppContext): void {
  operation(api, 'clientInspections.dashboardCategories', {
    summary:
      'How one of the own branches does: its visits, questions and categories, compared with the others',
    handler: ({ actor, query: { branchId, serviceId, ...asked } }) =>
      fromReplica(api, (reading) =>
        loadBranchStatistics(reading, actor, { branchId, serviceId, period: periodOf(asked, api.clock()) }),
      ),
  });

  operation(api, 'clients.branchStatistics', {
    summary: "How one of a client's branches does",
    handler: ({ actor, params, query: { branchId, serviceId, ...asked } }) =>
      fromReplica(api, (reading) =>
        loadBranchStatistics(reading, actor, {
          clientId: params.id,
          branchId,
          serviceId,
          period: periodOf(asked, api.clock()),
        }),
      ),
  });
}

/** Period of the query; the default is the last month with results, of one service or any. @throws ApiError as `periodOf`. */
async function questionPeriodOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { from, to }: AskedPeriod,
  serviceId?: string,
): Promise<Period> {
  if (from !== undefined || to !== undefined) return periodOf({ from, to }, clock());
  const month = (await lastMonth(db, serviceId)) ?? monthOf(riyadhDate(clock()));
  return { from: month, to: month };
}

/** Last month with results, by one index lookup per service. */
async function lastMonth(db: Queryable, serviceId?: string): Promise<string | null> {
  const { services } = tables;
  const { month } = questionTallies;
  const ofService = db
    .select({ month: max(month).as('last_month') })
    .from(questionTallies)
    .where(eq(questionTallies.serviceId, services.id))
    .as('of_service');
  const [last] = await db
    .select({ month: max(ofService.month) })
    .from(services)
    .innerJoinLateral(ofService, sql`true`)
    .where(serviceId === undefined ? undefined : eq(services.id, serviceId));
  return last?.month ? monthOf(last.month) : null;
}
