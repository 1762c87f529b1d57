import { eq } from 'drizzle-orm';
import type { Language, Localized } from '#framework/base/i18n/localized';
import type { TemplateProblem } from '#domain/templates/templateProblem';
import { isArchived } from '#domain/templates/templateKinds';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { templates } from '../../db/schema/templates';
import { rulesOf, bodyOf } from './kindRules';
import { loadTemplate } from './loadTemplate';
import { lockTemplate, recordTemplate } from './templateRow';
import { versionTables } from './versionTables';

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
    const problems = rulesOf(kind).problems(bodyOf(kind, draft));
    if (problems.length > 0)
      throw new ApiError('template_incomplete', { reasons: inOneLine(problems) }, undefined, problems);
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

const mostListed = 5;

/** «القسم ← السؤال: السبب»; the first few, and how many more there are. */
function inOneLine(problems: readonly TemplateProblem[]): Localized {
  const rest = problems.length - mostListed;
  const summaryIn = (language: Language, more: string) =>
    problems
      .slice(0, mostListed)
      .map(({ place, message }) => (place ? `${place[language]}: ${message[language]}` : message[language]))
      .concat(rest > 0 ? [`${more} ${rest}`] : [])
      .join(' ');
  return { ar: summaryIn('ar', 'وغيرها:'), en: summaryIn('en', 'And more:') };
}
