import type { Name } from 'sijil/base/i18n/localized';
import { userName } from 'sijil/server/db/names';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { TemplateRow, TemplatesSummary } from '#domain/api/templateViews';
import { isManifold, type TemplateKind, templateKinds } from '#domain/templates/templateKinds';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { templates } from '../../db/schema/templates';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';
import { keysOf, objectFrom } from 'sijil/base/objects';
import { ApiError } from 'sijil/server/http/apiError';
import type { Actor } from 'sijil/server/http/appContext';
import { recordAudit } from 'sijil/server/resources/audit';

const recentlyWorkedOn = 6;

const kinds = keysOf(templateKinds);

/** Numbers of templates of each kind, and the templates edited last. */
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

const { services } = tables;

/** Maximum length of the list of templates: they are written by hand, and beyond this number some should be archived. */
export const mostTemplates = 200;

/** Templates of a kind, last edited first. */
export async function listTemplates(db: Queryable, kind: TemplateKind): Promise<TemplateRow[]> {
  const rows = await db
    .select()
    .from(templates)
    .where(eq(templates.kind, kind))
    .orderBy(desc(templates.updatedAt), templates.id)
    .limit(mostTemplates);
  return toRowViews(db, rows);
}

/** Rows of the lists: each template with its last author and the services that use it. */
export async function toRowViews(db: Queryable, rows: readonly TemplateRecord[]): Promise<TemplateRow[]> {
  if (rows.length === 0) return [];
  const writers = await readWriters(db, rows);
  const choosing = await db
    .select({ id: services.id, name: services.name, formId: services.formId })
    .from(services)
    .where(
      and(
        inArray(
          services.formId,
          rows.map(({ id }) => id),
        ),
        isNull(services.deletedAt),
      ),
    );
  return rows.map(({ id, kind, key, name, subject, status, publishedVersion, changed, ...row }) => ({
    id,
    kind,
    key,
    name,
    subject,
    status,
    publishedVersion,
    changed,
    updatedAt: row.updatedAt,
    updatedBy: writers.get(String(row.updatedById)) ?? null,
    services: choosing
      .filter(({ formId }) => formId === id)
      .map((one) => ({
        id: one.id,
        name: one.name,
      })),
  }));
}

async function readWriters(db: Queryable, rows: readonly TemplateRecord[]) {
  const ids = rows.flatMap(({ updatedById }) => (updatedById ? [updatedById] : []));
  if (ids.length === 0) return new Map<string, Name>();
  const people = await db
    .select({ id: users.id, name: userName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(people.map(({ id, name }) => [id, name]));
}

export type TemplateRecord = typeof templates.$inferSelect;

/** Locks a template for a write. @throws ApiError not_found */
export async function lockTemplate(tx: Transaction, id: string): Promise<TemplateRecord> {
  const [template] = await tx.select().from(templates).where(eq(templates.id, id)).for('update');
  if (!template) throw new ApiError('not_found');
  return template;
}

type Changes = Partial<Pick<TemplateRecord, 'name' | 'status' | 'publishedVersion' | 'revision'>>;

interface Step {
  readonly action: 'create' | 'update' | 'delete';
  readonly actor: Actor;
  readonly at: Date;
  readonly before: Partial<TemplateRecord>;
  readonly changes: Changes;
}

/** Records a change to a template in the audit log. */
export async function recordTemplate(
  tx: Transaction,
  { id, kind }: Pick<TemplateRecord, 'id' | 'kind'>,
  { action, actor, at, before, changes }: Step,
): Promise<void> {
  await recordAudit(tx, {
    resource: { name: `templates.${kind}` },
    id,
    action,
    actor,
    at,
    version: changes.revision ?? before.revision ?? 1,
    changes: objectFrom(keysOf(changes), (name) => ({
      from: before[name] ?? null,
      to: changes[name] ?? null,
    })),
  });
}
