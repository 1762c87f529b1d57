import { and, asc, desc, eq } from 'drizzle-orm';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import type { SocialTemplateRow, TemplateView } from '#domain/api/templateViews';
import type { Queryable } from 'sijil/server/db/connect';
import { ApiError } from 'sijil/server/http/apiError';
import { documentVersions, templates } from '../../db/schema/templates';
import { findNewestVersion, loadTemplateOf } from './loadTemplate';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { listTemplates, mostTemplates, type TemplateRecord, toRowViews } from './listTemplates';
import { bodyOf } from './kindRules';
import { bothLanguages } from 'sijil/base/i18n/localized';

/** Registers posts with which clients share their certificates: drafts for authors, published versions for clients. */
export function registerSocialTemplates(api: AppContext): void {
  operation(api, 'socialTemplates.list', {
    summary: 'The posts: to authors drafts and archived ones included, to clients those that are published',
    handler: ({ actor }) =>
      hasPrivilege(actor.role, 'templates.author') ? listDraftedPosts(api.db) : listPublishedPosts(api.db),
  });

  operation(api, 'socialTemplates.get', {
    summary: 'A post: to authors its draft and versions, to clients what is published of it',
    handler: ({ actor, params: { id } }) =>
      hasPrivilege(actor.role, 'templates.author')
        ? loadTemplateOf(api.db, 'social', id)
        : loadPublishedPost(api.db, id),
  });
}

/** An offered post, without its versions and draft. @throws ApiError not_found */
async function loadPublishedPost(db: Queryable, id: string): Promise<TemplateView> {
  const [found] = await db
    .select({ template: templates, version: documentVersions })
    .from(templates)
    .innerJoin(documentVersions, eq(documentVersions.templateId, templates.id))
    .where(and(eq(templates.id, id), eq(templates.offer, 'social')))
    .orderBy(desc(documentVersions.version))
    .limit(1);
  if (!found) throw new ApiError('not_found');
  const { template, version } = found;
  return {
    ...asPublished(template, version),
    revision: template.revision,
    draft: version.body,
    versions: [],
  };
}

/** All posts with their drafts, last edited first. */
async function listDraftedPosts(db: Queryable): Promise<SocialTemplateRow[]> {
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

/** Published versions of the offered posts, in order of creation. */
async function listPublishedPosts(db: Queryable): Promise<SocialTemplateRow[]> {
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
function asPublished(
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

/** Registers inspectors' forms: drafts for authors, and published versions. */
export function registerFormTemplates(api: AppContext): void {
  operation(api, 'inspectionTemplates.list', {
    summary: 'The inspection form templates, drafts and archived ones included, those worked on last first',
    handler: () => listTemplates(api.db, 'form'),
  });

  operation(api, 'inspectionTemplates.get', {
    summary:
      'A form template with its draft and versions; without its categories or questions where they are not wanted',
    handler: async ({ params: { id }, query }) => {
      const template = await loadTemplateOf(api.db, 'form', id);
      return { ...template, draft: trim(bodyOf('form', template.draft), query) };
    },
  });

  operation(api, 'inspectorForms.get', {
    summary: 'The newest published version of a form, as inspectors are given it',
    handler: ({ params: { id } }) => findNewestVersion(api.db, 'form', id),
  });
}

type Flags = Readonly<Record<'categories' | 'questions', 'true' | 'false'>>;

function trim(form: InspectionForm, { categories, questions }: Flags): InspectionForm {
  if (categories === 'false') return { ...form, categories: [] };
  if (questions === 'true') return form;
  return { ...form, categories: form.categories.map((one) => ({ ...one, questions: [] })) };
}
