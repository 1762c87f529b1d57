import { eq } from 'drizzle-orm';
import { tables } from '#framework/server/db/schema/tables';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import type { BranchWriter } from '../branches/insertBranch';
import { writeClient } from './writeClient';

/**
 * Sets the company's logo; null removes it. Issued certificates keep theirs.
 * @throws ApiError not_found for a file that the actor did not upload, file_type_refused for one that is no picture
 */
export function setLogo(api: AppContext, writer: BranchWriter, logo: string | null): Promise<void> {
  const { clients } = tables;
  const { userId } = writer.actor;
  return api.db.transaction(async (tx) => {
    const [client] = await tx.select().from(clients).where(eq(clients.id, userId)).for('update');
    if (!client) throw new ApiError('not_found');
    if (client.logo !== logo) await writeClient(api, tx, writer, client, { logo });
  });
}
