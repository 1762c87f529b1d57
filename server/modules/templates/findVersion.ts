import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { VersionContentView } from '#domain/api/templateViews';
import type { TemplateKind } from '#domain/templates/templateKinds';
import type { Queryable } from '#framework/server/db/connect';
import { documentVersions, templates } from '../../db/schema/templates';
import { ApiError } from '#framework/server/http/apiError';
import { formVersions } from '../../db/schema/requests';

/** A published version by its id, of whatever kind. @throws ApiError not_found */
export async function findVersion(db: Queryable, versionId: string): Promise<VersionContentView> {
  for (const table of new Set(Object.values(versionTables))) {
    const found = await readVersion(db, table, eq(table.id, versionId));
    if (found) return found;
  }
  throw new ApiError('not_found');
}

/** The version that new work begins with. @throws ApiError not_found where there is none, or it is not on offer. */
export async function findNewestVersion(
  db: Queryable,
  kind: TemplateKind,
  templateId: string,
): Promise<VersionContentView> {
  const table = versionTables[kind];
  const offered = and(eq(templates.offer, kind), eq(table.templateId, templateId));
  const found = await readVersion(db, table, offered);
  if (!found) throw new ApiError('not_found');
  return found;
}

async function readVersion(
  db: Queryable,
  table: VersionTable,
  condition: SQL | undefined,
): Promise<VersionContentView | undefined> {
  const [found] = await db
    .select({
      id: table.id,
      templateId: table.templateId,
      kind: templates.kind,
      version: table.version,
      publishedAt: table.publishedAt,
      content: table.body,
    })
    .from(table)
    .innerJoin(templates, eq(templates.id, table.templateId))
    .where(condition)
    .orderBy(desc(table.version))
    .limit(1);
  return found;
}

/** Table of a kind's published versions: the columns are the same for all kinds, the bodies are the kind's. */
type VersionTable = typeof documentVersions;

export const versionTables: Readonly<Record<TemplateKind, VersionTable>> = {
  form: formVersions as unknown as VersionTable,
  contract: documentVersions,
  certificate: documentVersions,
  social: documentVersions,
};
