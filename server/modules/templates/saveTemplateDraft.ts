import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import { isArchived } from '#domain/templates/templateKinds';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import type { Queryable } from '#framework/server/db/connect';
import { templates } from '../../db/schema/templates';
import { rulesOf, bodyOf } from './kindRules';
import { holdFiles } from './holdFiles';
import { loadTemplate } from './loadTemplate';
import { readContent } from './readContent';
import { lockTemplate, recordTemplate, type TemplateRecord } from './templateRow';
import { versionTables } from './findVersion';

interface Draft {
  readonly revision: number;
  readonly content: unknown;
}

/**
 * Writes the draft of a template. It may be incomplete, never malformed.
 * @throws ApiError stale_version, with the current template, where somebody else has saved it meanwhile.
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
