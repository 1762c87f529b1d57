import { eq } from 'drizzle-orm';
import type { Localized } from '#framework/base/i18n/localized';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';

/** Name of a service on papers, also of one that is no longer offered. */
export async function serviceName(db: Queryable, id: string): Promise<Localized> {
  const { services } = tables;
  const [row] = await db.select({ name: services.name }).from(services).where(eq(services.id, id));
  if (!row) throw new Error(`service ${id} does not exist`);
  return row.name;
}
