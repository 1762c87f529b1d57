import { and, asc, desc, eq } from 'drizzle-orm';
import { bothLanguages } from '#framework/base/i18n/localized';
import type { SocialTemplateRow } from '#domain/api/templateViews';
import type { Queryable } from '#framework/server/db/connect';
import { documentVersions, templates } from '../../db/schema/templates';
import { mostTemplates, toRowViews } from './listTemplates';
import type { TemplateRecord } from './templateRow';
import { bodyOf } from './kindRules';

/** Every post as its draft says, those worked on last first. */
export async function listDraftedPosts(db: Queryable): Promise<SocialTemplateRow[]> {
  const rows = await db
    .select()
    .from(templates)
    .where(eq(templates.kind, 'social'))
    .orderBy(desc(templates.updatedAt), templates.id)
    .limit(mostTemplates);
  const captions = new Map(rows.map(({ id, draft }) => [id, bodyOf('social', draft).texts.caption]));
  const views = await toRowViews(db, rows);
  return views.map((row) => ({ ...row, caption: captions.get(row.id) ?? bothLanguages('') }));
}

/** Published versions of the posts on offer, in the order in which they were created. */
export async function listPublishedPosts(db: Queryable): Promise<SocialTemplateRow[]> {
  const rows = await db
    .select({ template: templates, version: documentVersions })
    .from(templates)
    .innerJoin(
      documentVersions,
      and(
        eq(documentVersions.templateId, templates.id),
        eq(documentVersions.version, templates.publishedVersion),
      ),
    )
    .where(eq(templates.offer, 'social'))
    .orderBy(asc(templates.createdAt), asc(templates.key))
    .limit(mostTemplates);
  return rows.map(({ template, version }) => ({
    ...asPublished(template, version),
    caption: bodyOf('social', version.body).texts.caption,
  }));
}

/** Public view of a template for those to whom it is offered: without its author or its draft. */
export function asPublished(
  { id, kind, key, subject, status, publishedVersion }: TemplateRecord,
  { body, publishedAt }: Pick<typeof documentVersions.$inferSelect, 'body' | 'publishedAt'>,
) {
  const { title } = bodyOf('social', body);
  return {
    id,
    kind,
    key,
    name: title,
    subject,
    status,
    publishedVersion,
    changed: false,
    updatedAt: publishedAt,
    updatedBy: null,
    services: [],
  };
}
