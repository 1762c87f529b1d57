import { textTable } from '#framework/schema/texts/textTable';
import { and, eq, isNull } from 'drizzle-orm';
import type { Localized } from '#framework/base/i18n/localized';
import { joinedNames, worded } from '#framework/base/i18n/worded';
import { isolate } from '#framework/base/formats/bidi';
import { isArchived, isManifold } from '#domain/templates/templateKinds';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import type { Transaction } from '#framework/server/db/connect';
import { templates } from '../../db/schema/templates';
import { tables } from '#framework/server/db/schema/tables';
import { lockTemplate, recordTemplate, type TemplateRecord } from './templateRow';
import { countUses } from './countUses';
import { versionTables } from './findVersion';

/** Takes a template off the shelf, or puts it back. What services rely on stays. */
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

/** Deletes a template that nothing was ever made with, its versions included. @throws ApiError template_in_use */
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

/** A service that is being written holds its template by the foreign key: what we lock, nobody chooses meanwhile. */
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
