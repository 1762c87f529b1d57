import { eq } from 'drizzle-orm';
import { isArchived } from '#domain/templates/templateKinds';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { templates } from '../../db/schema/templates';
import { assertReady } from './assertReady';
import { bodyOf } from './kindRules';
import { loadTemplate } from './loadTemplate';
import { lockTemplate, recordTemplate } from './templateRow';
import { versionTables } from './findVersion';

interface Publication {
  readonly revision: number;
  readonly note?: string | null;
}

/**
 * Makes the draft the newest version: what begins from now on begins with it, what is under way keeps its own.
 * @throws ApiError template_incomplete, naming every reason and its place.
 */
export async function publishTemplate(
  api: AppContext,
  actor: Actor,
  id: string,
  { revision, note }: Publication,
): Promise<void> {
  await api.db.transaction(async (tx) => {
    const template = await lockTemplate(tx, id);
    const { kind, draft } = template;
    if (isArchived(template)) throw new ApiError('template_archived');
    if (template.revision !== revision)
      throw new ApiError('stale_version', {}, undefined, await loadTemplate(tx, id));
    if (!template.changed) throw new ApiError('template_unchanged');
    assertReady(kind, bodyOf(kind, draft));
    const now = api.clock();
    const version = (template.publishedVersion ?? 0) + 1;
    await tx.insert(versionTables[kind]).values({
      templateId: id,
      version,
      publishedAt: now,
      publishedById: actor.userId,
      body: draft,
      note: note ?? null,
    });
    const changes = { status: 'published' as const, publishedVersion: version };
    await tx
      .update(templates)
      .set({ ...changes, changed: false, updatedAt: now, updatedById: actor.userId })
      .where(eq(templates.id, id));
    await recordTemplate(tx, template, { action: 'update', actor, at: now, before: template, changes });
  });
}
