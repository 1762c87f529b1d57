import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Language } from 'sijil/base/i18n/localized';
import { isArchived } from '#domain/templates/templateKinds';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import type { Queryable } from 'sijil/server/db/connect';
import { templates } from '../../db/schema/templates';
import { bodyOf, rulesOf } from './kindRules';
import { holdFiles } from './holdFiles';
import { loadTemplate, versionTables } from './loadTemplate';
import { readContent } from './readPublished';
import { lockTemplate, recordTemplate, type TemplateRecord } from './listTemplates';
import type { createTemplateBody } from '#domain/templates/templateBodies';
import type { ShapeValues } from 'sijil/schema/shape';

interface Draft {
  readonly revision: number;
  readonly content: unknown;
}

/**
 * Writes the draft of a template. It may be incomplete, but never malformed.
 * @throws ApiError stale_version, with the current template, if somebody else has saved it since.
 */
export async function saveTemplateDraft(
  api: AppContext,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  id: string,
  { revision, content }: Draft,
): Promise<void> {
  await api.db.transaction(async (tx) => {
    const before = await lockTemplate(tx, id);
    if (isArchived(before)) throw new ApiError('template_archived');
    if (before.revision !== revision)
      throw new ApiError('stale_version', {}, undefined, await loadTemplate(tx, id));
    const rules = rulesOf(before.kind);
    const sent = readContent(before.kind, content, language);
    const draft = rules.renamed(sent, before.key, rules.nameOf(sent));
    rules.assertSavable(bodyOf(before.kind, before.draft), draft);
    await holdFiles(tx, { actor, language }, before.kind, draft);
    const now = api.clock();
    const changes = { name: rules.nameOf(draft), revision: revision + 1 };
    await tx
      .update(templates)
      .set({
        ...changes,
        draft,
        subject: rules.subjectOf(draft),
        updatedAt: now,
        updatedById: actor.userId,
        changed: !isDeepStrictEqual(await publishedBody(tx, before), JSON.parse(JSON.stringify(draft))),
      })
      .where(eq(templates.id, id));
    await recordTemplate(tx, before, { action: 'update', actor, at: now, before, changes });
  });
}

/** Body of the last published version; undefined before the first one. */
async function publishedBody(
  db: Queryable,
  { id, kind, publishedVersion }: TemplateRecord,
): Promise<unknown> {
  if (publishedVersion === null) return undefined;
  const versions = versionTables[kind];
  const [published] = await db
    .select({ body: versions.body })
    .from(versions)
    .where(and(eq(versions.templateId, id), eq(versions.version, publishedVersion)));
  return published?.body;
}

interface Writer {
  readonly actor: Actor;
  readonly language: Language;
}

type Wanted = ShapeValues<typeof createTemplateBody>;

/** Creates a draft: empty, a copy of another template's draft, or an imported file. Returns its id. */
export async function createTemplate(
  api: AppContext,
  { actor, language }: Writer,
  template: Wanted,
): Promise<string> {
  const { kind, name } = template;
  const rules = rulesOf(kind);
  const key = newKey(kind);
  const now = api.clock();
  const source = await sourceOf(api.db, template, language);
  const draft = source === null ? rules.empty(key, name) : rules.renamed(source, key, name);
  return api.db.transaction(async (tx) => {
    await holdFiles(tx, { actor, language }, kind, draft);
    const [made] = await tx
      .insert(templates)
      .values({
        kind,
        key,
        name,
        draft,
        subject: rules.subjectOf(draft),
        createdAt: now,
        updatedAt: now,
        updatedById: actor.userId,
      })
      .returning();
    if (!made) throw new Error('the template was not written');
    const changes = { name, status: made.status };
    await recordTemplate(tx, made, { action: 'create', actor, at: now, before: {}, changes });
    return made.id;
  });
}

async function sourceOf(db: Queryable, { kind, from, content }: Wanted, language: Language) {
  if (content) return readContent(kind, content, language);
  if (!from) return null;
  const isId = /^[0-9a-f-]{36}$/i.test(from);
  const [other] = isId ? await db.select().from(templates).where(eq(templates.id, from)) : [];
  if (!other || other.kind !== kind) throw new ApiError('not_found');
  return bodyOf(kind, other.draft);
}

/** Key that is independent of the template's name; it starts with a letter, like every key. */
function newKey(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
