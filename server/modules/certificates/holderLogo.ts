import { eq, sql } from 'drizzle-orm';
import { files } from '#framework/server/db/schema/files';
import { tables } from '#framework/server/db/schema/tables';
import type { Queryable } from '#framework/server/db/connect';
import type { AppContext } from '#framework/server/http/appContext';
import { ContentError } from '#framework/server/storage/storage';
import { certificates } from '../../db/schema/certificates';
import type { RequestRow } from '../../workflow/effect';

/** Id of the logo for a certificate that is issued now: of the inspected branch's restaurant, otherwise of the company. */
export async function holderLogo(
  db: Queryable,
  { clientId, branchId }: Pick<RequestRow, 'clientId' | 'branchId'>,
): Promise<string | null> {
  const { clients, branches, restaurants } = tables;
  const [held] = await db
    .select({ logo: sql<string | null>`coalesce(${restaurants.logo}, ${clients.logo})` })
    .from(clients)
    .leftJoin(branches, branchId ? eq(branches.id, branchId) : sql`false`)
    .leftJoin(restaurants, eq(restaurants.id, branches.restaurantId))
    .where(eq(clients.id, clientId));
  return held?.logo ?? null;
}

/**
 * The logo that a certificate was issued with, to draw it; null where it has none or the content is lost.
 * @throws ContentError while the content cannot be read
 */
export async function readLogo(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  code: string,
): Promise<Buffer | null> {
  const [file] = await db
    .select({ sha256: files.sha256 })
    .from(certificates)
    .innerJoin(files, eq(files.id, certificates.logo))
    .where(eq(certificates.code, code));
  if (!file) return null;
  return storage.read(file.sha256).catch((error: unknown) => {
    if (error instanceof ContentError && error.reason === 'missing') return null;
    throw error;
  });
}
