import { and, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { seedForms } from '#domain/forms/seedForms';
import type { Localized } from 'sijil/base/i18n/localized';
import { certificateDesign, contractTerms } from '#domain/templates/seedTemplates';
import type { TemplateKind } from '#domain/templates/templateKinds';
import type { Transaction } from 'sijil/server/db/connect';
import { documentVersions, templates } from '../db/schema/templates';
import { versionTables } from '../modules/templates/loadTemplate';

interface Standard {
  readonly body: { readonly title: Localized };
  readonly now: Date;
}

/**
 * Publishes the portal's current standard text of a document as its next version, unless somebody has published or changed
 * it, so that corrections of a later release reach existing installations. Issued documents keep their version.
 */
async function reviseTemplate(
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

interface SeedTemplate {
  readonly kind: TemplateKind;
  readonly body: { readonly key: string; readonly title: Localized };
  readonly subject?: 'branch' | 'vehicle';
}

const seeds: readonly SeedTemplate[] = [
  ...seedForms.map((body) => ({ kind: 'form' as const, body, subject: body.subject })),
  { kind: 'contract', body: contractTerms },
  { kind: 'certificate', body: certificateDesign },
];

/**
 * Inserts the templates of a new portal. Existing ones are left to their admins; a document unchanged by them follows the
 * standard text, a form never changes automatically.
 */
export async function insertTemplates(tx: Transaction, now: Date): Promise<void> {
  for (const { kind, body, subject } of seeds) {
    const { key, title } = body;
    const [known] = await tx
      .select()
      .from(templates)
      .where(and(eq(templates.kind, kind), eq(templates.key, key)));
    if (known) {
      if (kind !== 'form') await reviseTemplate(tx, known, { body, now });
      continue;
    }
    const [made] = await tx
      .insert(templates)
      .values({
        kind,
        key,
        name: title,
        draft: body,
        changed: false,
        ...(subject && { subject }),
        status: 'published',
        publishedVersion: 1,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: templates.id });
    if (made)
      await tx
        .insert(versionTables[kind])
        .values({ templateId: made.id, version: 1, body, publishedAt: now });
  }
}
