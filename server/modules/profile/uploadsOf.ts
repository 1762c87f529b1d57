import { and, inArray, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { files } from '#framework/server/db/schema/files';
import { answers, correctiveItems, correctiveRounds } from '../../db/schema/requests';

/** Files that people have uploaded, except the pictures of an inspection's findings. */
export async function uploadsOf(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
  const shownIn = (table: typeof answers | typeof correctiveItems | typeof correctiveRounds) =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(sql`${files.id} = any(${table.fileIds})`);
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.ownerId, [...userIds]),
        notExists(shownIn(answers)),
        notExists(shownIn(correctiveItems)),
        notExists(shownIn(correctiveRounds)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Replaces the names of retained files by their extension, since people name files after themselves. */
export async function forgetFileNames(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx
    .update(files)
    .set({ name: sql`'file' || coalesce(lower(substring(${files.name} from '\\.[A-Za-z0-9]{1,8}$')), '')` })
    .where(inArray(files.ownerId, [...userIds]));
}
