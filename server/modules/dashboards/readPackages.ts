import { branchName } from '../../db/names';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { type BranchState, nextBranch, paceInDays } from '#domain/requests/nextForClient';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { statuses, statusNames } from '#domain/workflow/statuses';
import { resources } from '#resources';
import type { Queryable } from 'sijil/server/db/connect';
import type { Given } from 'sijil/server/db/statement';
import { certificates } from '../../db/schema/certificates';
import { packagePurchases } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import type { Actor } from 'sijil/server/http/appContext';
import { readableRows } from 'sijil/server/resources/rights';
import { isValid } from './readCertificates';

type Packages = NonNullable<z.output<typeof dashboardView>['client']>['packages'];

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');

/** Remaining balance of the company's packages, earliest end first, with the branch that should use each next. */
export async function readPackages(
  db: Queryable,
  actor: Actor,
  purchases: Awaited<ReturnType<typeof selectPurchases>>,
  now: Date,
): Promise<Packages> {
  const today = riyadhDate(now);
  const ofBranches = purchases.filter(({ service }) => service.subject === 'branch');
  const states = await readBranchStates(
    db,
    actor,
    [...new Set(ofBranches.map(({ service }) => service.id))],
    now,
  );
  return purchases.map(({ service: { id, name, subject }, ...purchase }) => {
    const next =
      subject === 'branch'
        ? nextBranch(
            states.filter(({ serviceId }) => serviceId === id),
            now,
          )
        : null;
    return {
      ...purchase,
      service: { id, name },
      forBranches: subject === 'branch',
      paceDays: paceInDays(purchase.left, today, purchase.endsOn),
      next: next && {
        branch: { id: next.branch.id, name: next.branch.name },
        reason: next.reason,
        score: next.branch.score,
        lastOn: next.branch.lastOn,
        certifiedUntil: next.branch.certifiedUntil,
      },
    };
  });
}

/** Selects the package purchases of the actor's company with a balance that can be used today. */
export function selectPurchases(db: Queryable, given: Given) {
  const { services } = tables;
  const { id, name, quantity, used, endsOn } = packagePurchases;
  return db
    .select({
      id,
      name,
      quantity,
      endsOn,
      left: sql<number>`${quantity} - ${used}`,
      service: {
        id: services.id,
        name: services.name,
        subject: services.subject,
      },
    })
    .from(packagePurchases)
    .innerJoin(services, eq(services.id, packagePurchases.serviceId))
    .where(
      and(
        eq(packagePurchases.clientId, given('clientId')),
        isNull(packagePurchases.closedAt),
        gt(quantity, used),
        gte(endsOn, given('today')),
      ),
    )
    .orderBy(asc(endsOn), asc(id));
}

/**
 * State of the active branches that the actor may read, by service. Index lookups find each branch's latest visit and
 * certificate, so that the past visits of a chain are not read.
 */
async function readBranchStates(
  db: Queryable,
  actor: Actor,
  serviceIds: readonly string[],
  now: Date,
): Promise<readonly (BranchState & { readonly serviceId: string })[]> {
  if (serviceIds.length === 0) return [];
  const { branches, services } = tables;
  const within = readableRows(resources.requests, actor);
  const last = db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.branchId, branches.id),
        eq(requests.serviceId, services.id),
        isNotNull(requests.resultsSentAt),
      ),
    )
    .orderBy(desc(requests.resultsSentAt), asc(requests.id))
    .limit(1)
    .as('last');
  const certified = db
    .select({ until: max(certificates.validUntil).as('until') })
    .from(certificates)
    .where(
      and(
        isValid(readableRows(resources.certificates, actor), now),
        eq(certificates.branchId, branches.id),
        eq(certificates.serviceId, services.id),
      ),
    )
    .as('certified');
  const open = db
    .select({ branchId: requests.branchId, serviceId: requests.serviceId })
    .from(requests)
    .where(and(within, inArray(requests.status, openStatuses), isNull(requests.resultsSentAt)));
  return db
    .select({
      serviceId: services.id,
      id: branches.id,
      name: branchName,
      lastOn: requests.resultsSentAt,
      score: requests.score,
      certifiedUntil: certified.until,
      open: sql<boolean>`(${branches.id}, ${services.id}) in ${open}`,
    })
    .from(branches)
    .innerJoin(services, inArray(services.id, [...serviceIds]))
    .leftJoinLateral(last, sql`true`)
    .leftJoin(requests, and(eq(requests.id, last.id), within))
    .leftJoinLateral(certified, sql`true`)
    .where(and(readableRows(resources.branches, actor), eq(branches.active, true)))
    .orderBy(asc(branches.name));
}
