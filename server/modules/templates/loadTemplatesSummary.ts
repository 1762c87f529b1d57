import { desc, ne, sql } from 'drizzle-orm';
import type { TemplatesSummary } from '#domain/api/templateViews';
import { isManifold, templateKinds } from '#domain/templates/templateKinds';
import { keysOf } from '#framework/base/objects';
import type { Queryable } from '#framework/server/db/connect';
import { templates } from '../../db/schema/templates';
import { toRowViews } from './listTemplates';

const recentlyWorkedOn = 6;
const kinds = keysOf(templateKinds);

/** The templates of each kind in figures, and what was worked on last. */
export async function loadTemplatesSummary(db: Queryable): Promise<TemplatesSummary> {
  const counted = await db
    .select({
      kind: templates.kind,
      id: sql<string>`min(${templates.id}::text)`,
      published: sql<number>`count(*) filter (where ${templates.status} = 'published')`.mapWith(Number),
      drafts:
        sql<number>`count(*) filter (where ${templates.changed} and ${templates.status} <> 'archived')`.mapWith(
          Number,
        ),
      archived: sql<number>`count(*) filter (where ${templates.status} = 'archived')`.mapWith(Number),
    })
    .from(templates)
    .groupBy(templates.kind);
  const recent = await db
    .select()
    .from(templates)
    .where(ne(templates.status, 'archived'))
    .orderBy(desc(templates.updatedAt), templates.id)
    .limit(recentlyWorkedOn);
  return {
    kinds: kinds.map((kind) => {
      const { id, ...figures } = counted.find((one) => one.kind === kind) ?? { kind, id: null, ...none };
      return { ...figures, only: isManifold(kind) ? null : id };
    }),
    recent: await toRowViews(db, recent),
  };
}

const none = { published: 0, drafts: 0, archived: 0 };
