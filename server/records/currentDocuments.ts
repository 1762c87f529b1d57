import { aliasedTable, and, eq, gt, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { tables } from '../db/schema/declared';

const { branches, branchDocuments } = tables;

/** Condition for the documents that an active branch has to show, joined with `branches`: of each kind the one that ends last. */
export function isCurrentDocument(db: Queryable): SQL | undefined {
  const newer = aliasedTable(branchDocuments, 'newer');
  const renewed = db
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.branchId, branchDocuments.branchId),
        eq(newer.kind, branchDocuments.kind),
        gt(newer.expiresOn, branchDocuments.expiresOn),
        isNull(newer.deletedAt),
      ),
    );
  return and(
    isNull(branchDocuments.deletedAt),
    eq(branches.active, true),
    isNull(branches.deletedAt),
    notExists(renewed),
  );
}
