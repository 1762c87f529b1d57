import { and, eq } from 'drizzle-orm';
import { seedForms } from '#domain/forms/seedForms';
import type { Transaction } from '../db/connect';
import { formVersions } from '../db/schema/requests';
import { templates } from '../db/schema/templates';

/** The templates that a new portal starts with, published once. One that is there already is left to its admins. */
export async function insertTemplates(tx: Transaction, now: Date): Promise<void> {
  for (const body of seedForms) {
    const { key, title, subject } = body;
    const [known] = await tx
      .select({ id: templates.id })
      .from(templates)
      .where(and(eq(templates.kind, 'form'), eq(templates.key, key)));
    if (known) continue;
    const [made] = await tx
      .insert(templates)
      .values({
        ...{ kind: 'form', key, name: title, subject, draft: body, changed: false },
        ...{ status: 'published', publishedVersion: 1, createdAt: now, updatedAt: now },
      })
      .returning({ id: templates.id });
    if (made)
      await tx.insert(formVersions).values({ templateId: made.id, version: 1, body, publishedAt: now });
  }
}
