import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/connect';
import { formVersions } from '../../db/schema/requests';
import { templates } from '../../db/schema/templates';

/** The templates are as old as the business. A published version is never changed, so each is written anew under its id. */
export async function backdateTemplates(tx: Transaction, begunAt: Date): Promise<void> {
  await tx.update(templates).set({ createdAt: begunAt, updatedAt: begunAt });
  for (const version of await tx.select().from(formVersions)) {
    await tx.delete(formVersions).where(eq(formVersions.id, version.id));
    await tx.insert(formVersions).values({ ...version, publishedAt: begunAt });
  }
}
