import { lt } from 'drizzle-orm';
import { evidenceUploads } from '../../../db/schema/field';
import type { Api } from '../../../http/api';
import { uploadLifetimeMs } from './evidenceUploads';

/**
 * Job: drops uploads of which nothing has come for a day, finished or not. A finished one's file stays; who announces the
 * same content again then begins a new one.
 */
export async function forgetEvidenceUploads({ db, clock }: Pick<Api, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - uploadLifetimeMs);
  await db.delete(evidenceUploads).where(lt(evidenceUploads.touchedAt, before));
}
