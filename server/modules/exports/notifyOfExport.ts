import { eq } from 'drizzle-orm';
import type { ExportKind } from '#domain/files/exports';
import type { AppContext } from '../../http/appContext';
import type { Transaction } from '../../db/connect';
import { users } from '../../db/schema/users';
import { sendAccountNotice } from '../notifications/sendAccountNotice';
import type { ExportRow } from './exports';

/** Whoever waits less is still looking at it: a mail would only tell them what they see. */
const mailAfterMs = 60_000;
/** A single document is handed to whoever stays these moments. */
const documentAfterMs = 10_000;
const documents: readonly ExportKind[] = ['report', 'comparison'];

/** Tells an export's owner what has become of it; the notice leads to the file. */
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
      ...{ person: '', personId: ownerId, reason: null },
      ...{ export: kind, about, page: link },
    },
    link,
    mailed: waited > mailAfterMs,
  });
}
