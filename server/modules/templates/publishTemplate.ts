import { and, eq, isNull } from 'drizzle-orm';
import { isArchived, isManifold, type TemplateKind } from '#domain/templates/templateKinds';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { templates } from '../../db/schema/templates';
import { bodyOf, type KindBodies, rulesOf } from './kindRules';
import { countUses, loadTemplate, versionTables } from './loadTemplate';
import { lockTemplate, recordTemplate, type TemplateRecord } from './listTemplates';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { joinedNames, worded } from 'sijil/base/i18n/worded';
import { textTable } from 'sijil/schema/texts/textTable';
import type { TemplateProblem } from '#domain/templates/templateProblems';
import { isolate } from 'sijil/base/formats/bidi';
import type { Transaction } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';

interface Publication {
  readonly revision: number;
  readonly note?: string | null;
}

/**
 * Publishes the draft as the newest version: new work uses it, open work keeps its version.
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

/**
 * Refuses a body that could not be published.
 * @throws ApiError template_incomplete, naming every reason and its place.
 */
export function assertReady<Kind extends TemplateKind>(kind: Kind, body: KindBodies[Kind]): void {
  const problems = rulesOf(kind).problems(body);
  if (problems.length > 0)
    throw new ApiError('template_incomplete', { reasons: inOneLine(problems) }, undefined, problems);
}

const mostListed = 5;

const more = textTable('checks/assertReady/more', { ar: 'وغيرها: {count}', en: 'And more: {count}' });

/** «القسم ← السؤال: السبب»; the first few, and the number of others. */
function inOneLine(problems: readonly TemplateProblem[]): Localized {
  const rest = problems.length - mostListed;
  const summaryIn = (language: Language) =>
    problems
      .slice(0, mostListed)
      .map(({ place, message }) => (place ? `${place[language]}: ${message[language]}` : message[language]))
      .concat(rest > 0 ? [worded(more, { count: rest })[language]] : [])
      .join(' ');
  return { ar: summaryIn('ar'), en: summaryIn('en') };
}

/** Archives a template, or restores it. A template that services use cannot be archived. */
export async function archiveTemplate(
  api: AppContext,
  actor: Actor,
  id: string,
  archived: boolean,
): Promise<void> {
  await api.db.transaction(async (tx) => {
    const template = await lockTemplate(tx, id);
    if (isArchived(template) === archived) return;
    if (archived) await assertNotChosen(tx, template, 'template_chosen');
    const returned = template.publishedVersion === null ? 'draft' : 'published';
    const changes = { status: archived ? ('archived' as const) : (returned as 'draft' | 'published') };
    const at = api.clock();
    await tx
      .update(templates)
      .set({ ...changes, updatedAt: at, updatedById: actor.userId })
      .where(eq(templates.id, id));
    await recordTemplate(tx, template, { action: 'update', actor, at, before: template, changes });
  });
}

/** Deletes a template that was never used, including its versions. @throws ApiError template_in_use */
export async function deleteTemplate(api: AppContext, actor: Actor, id: string): Promise<void> {
  await api.db.transaction(async (tx) => {
    const template = await lockTemplate(tx, id);
    await assertNotChosen(tx, template, 'template_in_use');
    const used = [...(await countUses(tx, template.kind, await versionIds(tx, template))).values()];
    const requests = used.reduce((sum, { all }) => sum + all, 0);
    if (requests > 0)
      throw new ApiError('template_in_use', { users: worded(inRequests, { count: requests }) });
    const versions = versionTables[template.kind];
    await tx.delete(versions).where(eq(versions.templateId, id));
    await tx.delete(templates).where(eq(templates.id, id));
    const changes = { name: template.name, status: template.status };
    await recordTemplate(tx, template, {
      action: 'delete',
      actor,
      at: api.clock(),
      before: template,
      changes,
    });
  });
}

async function versionIds(tx: Transaction, { id, kind }: TemplateRecord): Promise<string[]> {
  const versions = versionTables[kind];
  const rows = await tx.select({ id: versions.id }).from(versions).where(eq(versions.templateId, id));
  return rows.map((row) => row.id);
}

const inRequests = textTable('words/retireTemplate/inRequests', {
  ar: 'الطلبات ({count})',
  en: 'requests ({count})',
});
const everyOrder: Localized = textTable('words/retireTemplate/everyOrder', {
  ar: 'كل الطلبات الجديدة',
  en: 'every new order',
});

/**
 * Refuses a template chosen by a service. A concurrent write of a service locks its template through the foreign key, so
 * nobody chooses the locked template meanwhile.
 */
async function assertNotChosen(
  tx: Transaction,
  { id, kind }: TemplateRecord,
  code: 'template_chosen' | 'template_in_use',
): Promise<void> {
  if (!isManifold(kind)) throw new ApiError(code, { users: everyOrder });
  const { services } = tables;
  const rows = await tx
    .select({ name: services.name })
    .from(services)
    .where(and(eq(services.formId, id), isNull(services.deletedAt)));
  if (rows.length === 0) return;
  const names = rows.map(({ name: { ar, en } }) => ({ ar: isolate(ar), en: isolate(en) }));
  throw new ApiError(code, { users: joinedNames(names) });
}
