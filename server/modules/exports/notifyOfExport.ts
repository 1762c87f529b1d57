import { eq } from 'drizzle-orm';
import type { ExportKind } from '#framework/base/files/exports';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { users } from '#framework/server/db/schema/users';
import { sendAccountNotice } from '../notifications/notifyPeople';
import type { ExportRow } from '#framework/server/exports/exports';

/** Shortest wait that is emailed: before it, the owner is still looking at the page. */
const mailAfterMs = 60_000;
/** Longest wait for a single document, which then reaches its owner on the page. */
const documentAfterMs = 10_000;
const documents: readonly ExportKind[] = ['report', 'comparison'];

/** Notifies an export's owner of its result; the notice leads to the file. */
export async function notifyOfExport(
  api: AppContext,
  tx: Transaction,
  { id, kind, about, page, ownerId, createdAt }: ExportRow,
  notice: 'exportReady' | 'exportFailed',
): Promise<void> {
  const waited = api.clock().getTime() - createdAt.getTime();
  if (notice === 'exportReady' && documents.includes(kind) && waited < documentAfterMs) return;
  const link = `${page}${page.includes('?') ? '&' : '?'}export=${id}`;
  const owners = await tx.select().from(users).where(eq(users.id, ownerId));
  await sendAccountNotice(api, tx, owners, {
    kind: notice,
    data: {
      person: '',
      personId: ownerId,
      reason: null,
      export: kind,
      about,
      page: link,
    },
    link,
    mailed: (kind !== 'list' || notice === 'exportFailed') && waited > mailAfterMs,
  });
}
