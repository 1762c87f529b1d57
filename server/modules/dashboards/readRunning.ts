import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { nextStep } from '#domain/requests/nextStep';
import { phases, statuses, statusNames } from '#domain/workflow/statuses';
import type { Queryable } from '../../db/connect';
import { qualified } from '../../db/qualified';
import { instalments, payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { tables } from '../../db/tables/tables';
import { users } from '../../db/schema/users';
import { dueBy } from './dueBy';
import { requestPart } from './requestPart';

type Running = NonNullable<z.output<typeof dashboardView>['client']>['running'];

/** So many are shown; the list has the rest. */
const shown = 12;

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');

/** The requests under way, each with its next step, who takes it and by when; what has a date first, the nearest leading. */
export async function readRunning(db: Queryable, within: SQL | undefined): Promise<Running> {
  const open = and(within, inArray(requests.status, openStatuses));
  const supervisor = alias(users, 'running_supervisor');
  const inspector = alias(users, 'running_inspector');
  const nextDueOn = sql<string | null>`(select min(${qualified(instalments.dueOn)})::text from ${instalments}
    where ${qualified(instalments.requestId)} = ${qualified(requests.id)} and ${qualified(instalments.paidAt)} is null)`;
  const transferAwaiting = sql<boolean>`exists (select 1 from ${payments}
    where ${qualified(payments.requestId)} = ${qualified(requests.id)} and ${qualified(payments.status)} = 'awaiting')`;
  const [total, rows] = await Promise.all([
    db.$count(requests, open),
    db
      .select({
        ...requestPart,
        status: requests.status,
        visitAt: requests.visitAt,
        correctionsDueAt: requests.correctionsDueAt,
        supervisor: supervisor.name,
        inspector: inspector.name,
        nextDueOn,
        transferAwaiting,
      })
      .from(requests)
      .innerJoin(tables.services, eq(tables.services.id, requests.serviceId))
      .leftJoin(tables.branches, eq(tables.branches.id, requests.branchId))
      .leftJoin(supervisor, eq(supervisor.id, requests.supervisorId))
      .leftJoin(inspector, eq(inspector.id, requests.inspectorId))
      .where(open)
      .orderBy(sql`${dueBy} nulls last`, asc(requests.statusSince), asc(requests.id))
      .limit(shown),
  ]);
  return {
    total,
    rows: rows.map(({ supervisor: supervisorName, inspector: inspectorName, ...row }) => {
      const { who, by } = nextStep(row);
      const names = { supervisor: supervisorName, inspector: inspectorName };
      const { id, number, service, branch, status } = row;
      return {
        ...{ id, number, service, branch, status },
        step: phases.indexOf(statuses[row.status].phase) + 1,
        steps: phases.length,
        who,
        name: who === 'supervisor' || who === 'inspector' ? names[who] : null,
        by,
      };
    }),
  };
}
