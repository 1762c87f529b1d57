import { eq } from 'drizzle-orm';
import type { ExportKind } from 'sijil/schema/application';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { sendAccountNotice } from '../notifications/notifyPeople';
import type { ExportRow } from 'sijil/server/exports/exports';

/** Shortest duration that is emailed: until then, the owner is still on the page. */
const mailAfterMs = 60_000;
/** Duration up to which a single document is not announced: its owner receives it on the page. */
const documentAfterMs = 10_000;
const documents: readonly ExportKind[] = ['report', 'comparison', 'statement', 'letter'];

/** Notifies an export's owner of its result, with a link to the file. */
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
