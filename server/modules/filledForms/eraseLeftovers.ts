import type { SQL } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { visitDrafts, visitLeftovers } from '../../db/schema/visits';
import { releaseFiles } from './releaseFiles';

/** Deletes leftovers and releases their files. Returns their number. */
export const eraseLeftovers = (db: Queryable, which: SQL | undefined): Promise<number> =>
  eraseFrom(db, visitLeftovers, which);

/** Deletes drafts of visits and releases their files. Returns their number. */
export const eraseVisitDrafts = (db: Queryable, which: SQL | undefined): Promise<number> =>
  eraseFrom(db, visitDrafts, which);

async function eraseFrom(
  db: Queryable,
  table: typeof visitDrafts | typeof visitLeftovers,
  which: SQL | undefined,
): Promise<number> {
  const { requestId, fileIds } = table;
  const erased = await db.delete(table).where(which).returning({ requestId, fileIds });
  await releaseFiles(
    db,
    erased.map((one) => one.requestId),
    erased.flatMap((one) => one.fileIds),
  );
  return erased.length;
}
