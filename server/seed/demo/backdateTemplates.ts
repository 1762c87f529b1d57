import { eq } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { templates } from '../../db/schema/templates';
import { versionTables } from '../../modules/templates/versionTables';

/** The templates are as old as the business. A published version is never changed, so each is written anew under its id. */
export async function backdateTemplates(tx: Transaction, begunAt: Date): Promise<void> {
  await tx.update(templates).set({ createdAt: begunAt, updatedAt: begunAt });
  for (const versions of Object.values(versionTables)) {
    for (const version of await tx.select().from(versions)) {
      await tx.delete(versions).where(eq(versions.id, version.id));
      await tx.insert(versions).values({ ...version, publishedAt: begunAt });
    }
  }
}
