import { and, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { files } from 'sijil/server/db/schema/files';
import { answers } from '../../db/schema/requests';
import { visitLeftovers } from '../../db/schema/visits';

/** Deletes leftovers, and releases their files that no answer uses, which are then deleted as unused. Returns their number. */
export async function eraseLeftovers(db: Queryable, which: SQL | undefined): Promise<number> {
  const { requestId, fileIds } = visitLeftovers;
  const erased = await db.delete(visitLeftovers).where(which).returning({ requestId, fileIds });
  const released = [...new Set(erased.flatMap((one) => one.fileIds))];
  if (released.length === 0) return erased.length;
  const ofVisits = inArray(answers.requestId, [...new Set(erased.map((one) => one.requestId))]);
  await db
    .update(files)
    .set({ attached: false })
    .where(
      and(
        inArray(files.id, released),
        notExists(
          db
            .select({ id: answers.id })
            .from(answers)
            .where(and(ofVisits, sql`${files.id} = any(${answers.fileIds} || ${answers.mendedFileIds})`)),
        ),
      ),
    );
  return erased.length;
}
