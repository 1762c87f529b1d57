import { userName } from 'sijil/server/db/names';
import { and, countDistinct, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TemplateView, VersionContentView } from '#domain/api/templateViews';
import type { Queryable } from 'sijil/server/db/connect';
import { documentVersions, templates } from '../../db/schema/templates';
import { users } from '../../db/schema/users';
import { ApiError } from 'sijil/server/http/apiError';
import { type TemplateRecord, toRowViews } from './listTemplates';
import type { TemplateKind } from '#domain/templates/templateKinds';
import { formVersions, requests } from '../../db/schema/requests';
import { statuses, statusNames } from '#domain/workflow/statuses';
import { certificates, sharedPosts } from '../../db/schema/certificates';
import { contracts } from '../../db/schema/money';

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
      publishedBy: userName,
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

/** A template of this kind. @throws ApiError not_found, also for another kind's id. */
export async function loadTemplateOf(db: Queryable, kind: TemplateKind, id: string): Promise<TemplateView> {
  const template = await loadTemplate(db, id);
  if (template.kind !== kind) throw new ApiError('not_found');
  return template;
}

interface Uses {
  readonly all: number;
  readonly open: number;
}

const ended = statusNames.filter((name) => statuses[name].phase === 'done');
const open = sql<number>`count(distinct ${requests.id}) filter (where ${requests.status} <> all(${sql.param(ended)}::text[]))`;
const counted = { all: countDistinct(requests.id), open: open.mapWith(Number) };

/** Number of requests that use each of these versions, and number of open ones among them. */
export async function countUses(
  db: Queryable,
  kind: TemplateKind,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, Uses>> {
  if (versionIds.length === 0) return new Map();
  const rows = await counters[kind](db, [...versionIds]);
  return new Map(rows.flatMap(({ id, ...uses }) => (id === null ? [] : [[id, uses] as const])));
}

const counters = {
  form: (db: Queryable, ids: string[]) =>
    db
      .select({ id: requests.formVersionId, ...counted })
      .from(requests)
      .where(inArray(requests.formVersionId, ids))
      .groupBy(requests.formVersionId),
  contract: (db: Queryable, ids: string[]) =>
    db
      .select({ id: contracts.templateVersionId, ...counted })
      .from(contracts)
      .innerJoin(requests, eq(requests.id, contracts.requestId))
      .where(inArray(contracts.templateVersionId, ids))
      .groupBy(contracts.templateVersionId),
  certificate: (db: Queryable, ids: string[]) =>
    db
      .select({ id: certificates.templateVersionId, ...counted })
      .from(certificates)
      .innerJoin(requests, eq(requests.id, certificates.requestId))
      .where(inArray(certificates.templateVersionId, ids))
      .groupBy(certificates.templateVersionId),
  social: (db: Queryable, ids: string[]) =>
    db
      .select({ id: sharedPosts.templateVersionId, ...counted })
      .from(sharedPosts)
      .innerJoin(requests, eq(requests.id, sharedPosts.requestId))
      .where(inArray(sharedPosts.templateVersionId, ids))
      .groupBy(sharedPosts.templateVersionId),
} satisfies Record<TemplateKind, unknown>;

/** A published version by its id, of any kind. @throws ApiError not_found */
export async function findVersion(db: Queryable, versionId: string): Promise<VersionContentView> {
  for (const table of new Set(Object.values(versionTables))) {
    const found = await readVersion(db, table, eq(table.id, versionId));
    if (found) return found;
  }
  throw new ApiError('not_found');
}

/** Version for new work. @throws ApiError not_found if there is none, or it is not offered. */
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

/** Table of a kind's published versions: the columns are common to all kinds, the bodies differ. */
type VersionTable = typeof documentVersions;

export const versionTables: Readonly<Record<TemplateKind, VersionTable>> = {
  form: formVersions as unknown as VersionTable,
  contract: documentVersions,
  certificate: documentVersions,
  social: documentVersions,
};
