import { and, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { files } from 'sijil/server/db/schema/files';
import { answers } from '../../db/schema/requests';
import { visitDrafts, visitLeftovers } from '../../db/schema/visits';

/** Releases files of these visits that none of their answers, drafts and leftovers uses, to be deleted as unused. */
export async function releaseFiles(
  db: Queryable,
  requestIds: readonly string[],
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const visits = [...new Set(requestIds)];
  const isIn = (table: typeof answers | typeof visitDrafts | typeof visitLeftovers, list: SQL) =>
    db
      .select({ requestId: table.requestId })
      .from(table)
      .where(and(inArray(table.requestId, visits), sql`${files.id} = any(${list})`));
  await db
    .update(files)
    .set({ attached: false })
    .where(
      and(
        inArray(files.id, [...new Set(fileIds)]),
        notExists(isIn(answers, sql`${answers.fileIds} || ${answers.mendedFileIds}`)),
        notExists(isIn(visitDrafts, sql`${visitDrafts.fileIds}`)),
        notExists(isIn(visitLeftovers, sql`${visitLeftovers.fileIds}`)),
      ),
    );
}
