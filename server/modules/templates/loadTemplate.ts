import { desc, eq } from 'drizzle-orm';
import type { TemplateView } from '#domain/api/templateViews';
import type { Queryable } from '#framework/server/db/connect';
import { templates } from '../../db/schema/templates';
import { users } from '#framework/server/db/schema/users';
import { ApiError } from '#framework/server/http/apiError';
import { countUses } from './countUses';
import { toRowViews } from './listTemplates';
import type { TemplateRecord } from './templateRow';
import { versionTables } from './findVersion';
import type { TemplateKind } from '#domain/templates/templateKinds';

/** A template with its draft and its versions, newest first. @throws ApiError not_found */
export async function loadTemplate(db: Queryable, id: string): Promise<TemplateView> {
  const [template] = await db.select().from(templates).where(eq(templates.id, id));
  if (!template) throw new ApiError('not_found');
  const [row] = await toRowViews(db, [template]);
  if (!row) throw new ApiError('not_found');
  const { revision, draft } = template;
  return { ...row, revision, draft, versions: await readVersions(db, template) };
}

async function readVersions(db: Queryable, { id, kind }: TemplateRecord): Promise<TemplateView['versions']> {
  const versions = versionTables[kind];
  const rows = await db
    .select({
      id: versions.id,
      version: versions.version,
      publishedAt: versions.publishedAt,
      note: versions.note,
      publishedBy: users.name,
    })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.publishedById))
    .where(eq(versions.templateId, id))
    .orderBy(desc(versions.version));
  const uses = await countUses(
    db,
    kind,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const { all = 0, open = 0 } = uses.get(row.id) ?? {};
    return { ...row, requests: all, openRequests: open };
  });
}

/** A template of one kind. @throws ApiError not_found, for another kind's id too. */
export async function loadTemplateOf(db: Queryable, kind: TemplateKind, id: string): Promise<TemplateView> {
  const template = await loadTemplate(db, id);
  if (template.kind !== kind) throw new ApiError('not_found');
  return template;
}
