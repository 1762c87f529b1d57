import { branchName } from '../../db/names';
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { documentNoticeDays, documentState } from '#domain/scheduling/deadlines';
import { addDays } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import type { Given } from 'sijil/server/db/statement';
import { tables } from '../../db/schema/declared';
import { isCurrentDocument } from '../../records/currentDocuments';

type Documents = NonNullable<z.output<typeof dashboardView>['client']>['documents'];

const mostDocuments = 100;

/** Last expiry, `YYYY-MM-DD`, of a document that is to be renewed today. */
export const renewUntil = (today: string) => addDays(today, documentNoticeDays);

/** Documents of the reader's branches that have expired or are about to, the earliest first. */
export function selectDocuments(db: Queryable, ownBranches: SQL | undefined, given: Given) {
  const { branches, branchDocuments } = tables;
  const { id, kind, expiresOn, branchId } = branchDocuments;
  return db
    .select({ id, kind, expiresOn, branch: { id: branches.id, name: branchName } })
    .from(branchDocuments)
    .innerJoin(branches, eq(branches.id, branchId))
    .where(and(ownBranches, isCurrentDocument(db), lte(expiresOn, given('renewUntil'))))
    .orderBy(asc(expiresOn), asc(id))
    .limit(mostDocuments);
}

export function toDocuments(rows: Awaited<ReturnType<typeof selectDocuments>>, today: string): Documents {
  return rows.map((row) => ({ ...row, state: documentState(row.expiresOn, today) }));
}
