import { and, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Localized } from '#framework/base/i18n/localized';
import type { Transaction } from '#framework/server/db/connect';
import { documentVersions } from '../db/schema/documentVersions';
import { templates } from '../db/schema/templates';

interface Standard {
  readonly body: { readonly title: Localized };
  readonly now: Date;
}

/**
 * Publishes the portal's present standard text of a document as its next version, where nobody has published or changed it:
 * what a later release corrects reaches installations that are there already. What was issued keeps its version.
 */
export async function reviseTemplate(
  tx: Transaction,
  template: typeof templates.$inferSelect,
  { body, now }: Standard,
): Promise<void> {
  const { id: templateId, publishedVersion, changed, status } = template;
  if (changed || status !== 'published' || publishedVersion === null) return;
  const versionIs = eq(documentVersions.version, publishedVersion);
  const [newest] = await tx
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.templateId, templateId), versionIs));
  if (!newest || newest.publishedById !== null || isDeepStrictEqual(newest.body, body)) return;
  const version = publishedVersion + 1;
  await tx.insert(documentVersions).values({ templateId, version, body, publishedAt: now });
  await tx
    .update(templates)
    .set({
      draft: body,
      name: body.title,
      publishedVersion: version,
      updatedAt: now,
      revision: template.revision + 1,
    })
    .where(eq(templates.id, templateId));
}
