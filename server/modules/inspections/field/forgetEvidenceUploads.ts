import { lt } from 'drizzle-orm';
import { evidenceUploads } from '../../../db/schema/field';
import type { AppContext } from '#framework/server/http/appContext';
import { uploadLifetimeMs } from './evidenceUploads';

/**
 * Job: drops uploads of which nothing has come for a day, finished or not. A finished one's file stays; who announces the
 * same content again then begins a new one.
 */
export async function forgetEvidenceUploads({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - uploadLifetimeMs);
  await db.delete(evidenceUploads).where(lt(evidenceUploads.touchedAt, before));
}
