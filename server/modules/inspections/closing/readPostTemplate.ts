import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Localized } from '#domain/i18n/localized';
import type { Queryable } from '../../../db/connect';
import { tables } from '../../../db/tables/tables';

/** What the house has clients say when they share: the first of its active posts; null where it has written none. */
export async function readPostTemplate(db: Queryable): Promise<Localized | null> {
  const { socialTemplates } = tables;
  const [first] = await db
    .select({ caption: socialTemplates.caption })
    .from(socialTemplates)
    .where(and(eq(socialTemplates.active, true), isNull(socialTemplates.deletedAt)))
    .orderBy(asc(socialTemplates.createdAt), socialTemplates.id)
    .limit(1);
  return first?.caption ?? null;
}
