import { lt } from 'drizzle-orm';
import { evidenceUploads } from '../../../db/schema/field';
import type { AppContext } from '#framework/server/http/appContext';
import { deleteRows } from '#framework/server/retention/deleteRows';
import { uploadLifetimeMs } from './evidenceUploads';

/**
 * Drops uploads of which nothing has come for a day, finished or not. A finished one's file stays; who announces the
 * same content again then begins a new one.
 */
export function forgetEvidenceUploads({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - uploadLifetimeMs);
  return deleteRows(db, evidenceUploads, lt(evidenceUploads.touchedAt, before));
}
