import { and, asc, count, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { nextStep } from '#domain/requests/nextStep';
import { phases, statuses, statusNames } from '#domain/workflow/statuses';
import type { Queryable } from 'sijil/server/db/connect';
import { qualified } from 'sijil/server/db/statement';
import { certificates } from '../../db/schema/certificates';
import { instalments } from '../../db/schema/money';
import { cancellationAsks, requests } from '../../db/schema/requests';
import type { Actor } from 'sijil/schema/access';
import { lastDayToPayOf, ofInstalments } from '../../records/owedFields';
import { aboutRequest, selectRequests, toStated } from '../requests/summaryRows';
import { openVisitStatuses } from '#domain/workflow/statusGroups';

const correcting = statusNames.filter((name) => statuses[name].phase === 'corrections');

/** Next date of a request: the deadline for corrections, or an agreed visit; null if neither applies. */
export const dueBy = sql`coalesce(
  case when ${inArray(requests.status, correcting)} then ${requests.correctionsDueAt} end,
  case when ${inArray(requests.status, [...openVisitStatuses])} then ${requests.visitAt} end)`;

type Running = NonNullable<z.output<typeof dashboardView>['client']>['running'];

/** Number of requests in the list; the requests page shows the rest. */
const shown = 12;

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');

/** Open requests, each with its next step, the person who takes it and its date; dated ones first, nearest date first. */
export function selectRunning(db: Queryable, within: SQL | undefined) {
  const open = and(within, inArray(requests.status, openStatuses));
  const nextPayBy = sql<string | null>`(select min(${lastDayToPayOf(ofInstalments)})::text from ${instalments}
    where ${qualified(instalments.requestId)} = ${qualified(requests.id)} and ${qualified(instalments.paidAt)} is null)`;
  const revocationUnanswered = sql<boolean>`exists (select from ${certificates} as c
    where c.request_id = ${qualified(requests.id)} and c.revoked_at is not null and c.holder_replied_at is null)`;
  const cancellationAsked = sql<boolean>`exists (select from ${cancellationAsks} as a
    where a.request_id = ${qualified(requests.id)} and a.status = 'open')`;
  return {
    open: db.select({ total: count() }).from(requests).where(open),
    running: selectRequests(db, { nextPayBy, cancellationAsked, revocationUnanswered })
      .where(open)
      .orderBy(sql`${dueBy} nulls last`, asc(requests.statusSince), asc(requests.id))
      .limit(shown),
  };
}

type Selected = ReturnType<typeof selectRunning>;
type Rows = { readonly [Part in keyof Selected]: Selected[Part]['_']['result'] };

export function toRunning({ open: [open], running }: Rows, actor: Pick<Actor, 'role'>, now: Date): Running {
  return {
    total: open?.total ?? 0,
    rows: running.map((row) => {
      const { nextPayBy, cancellationAsked, revocationUnanswered, request } = row;
      const stated = toStated(request, actor);
      const { who, by, next } = nextStep(
        { ...stated, visitAt: request.visitAt, nextPayBy, cancellationAsked, revocationUnanswered },
        'client',
        now,
      );
      const names = { supervisor: row.supervisorName, inspector: row.inspectorName };
      return {
        ...aboutRequest(row),
        ...stated,
        step: phases.indexOf(statuses[request.status].phase) + 1,
        steps: phases.length,
        who,
        name: who === 'supervisor' || who === 'inspector' ? names[who] : null,
        by,
        next,
      };
    }),
  };
}
