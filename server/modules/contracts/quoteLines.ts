import type { DocumentText } from '#domain/contracts/contractPaper';
import type { Localized } from '#framework/base/i18n/localized';
import type { QuoteLine } from '#domain/pricing/quote';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';

/** Description of a quote's line on a contract or an invoice. */
export function lineDescription(
  line: QuoteLine,
  service: Localized,
  packageName: Localized | null,
): DocumentText {
  if (line.kind === 'fee') return line.label ?? { ar: 'رسوم إضافية', en: 'Extra fees' };
  if (line.kind !== 'package' || !packageName) return service;
  return { ar: `${service.ar}: ${packageName.ar}`, en: `${service.en}: ${packageName.en}` };
}

/** Name of a service on papers, also of one that is no longer offered. */
export async function serviceName(db: Queryable, id: string): Promise<Localized> {
  const { services } = tables;
  const [row] = await db.select({ name: services.name }).from(services).where(eq(services.id, id));
  if (!row) throw new Error(`service ${id} does not exist`);
  return row.name;
}
