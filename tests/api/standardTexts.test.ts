import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { contractTerms } from '#domain/templates/seedTemplates';
import { documentVersions, templates } from '../../server/db/schema/templates';
import { seedReference } from '../../server/seed/seedReference';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test?.close());

const isContract = and(eq(templates.kind, 'contract'), eq(templates.key, contractTerms.key));

/** Terms of an installation of an earlier release, with a shorter cancellation clause. */
const earlier: ContractTemplate = {
  ...contractTerms,
  clauses: contractTerms.clauses.map((clause) =>
    clause.key === 'cancellation' ? { ...clause, body: { ar: 'الإلغاء قبل السداد.', en: 'Cancel.' } } : clause,
  ),
};

const contract = async () => {
  const [template] = await test.api.db.select().from(templates).where(isContract);
  if (!template) throw new Error('no contract template');
  return template;
};

/** Installs the earlier terms as a version after the one of every test database, because a published version never changes. */
async function installEarlier(version: Partial<typeof documentVersions.$inferInsert> = {}): Promise<void> {
  const { id } = await contract();
  const { db } = test.api;
  await db.update(templates).set({ draft: earlier, publishedVersion: 2 }).where(eq(templates.id, id));
  await db
    .insert(documentVersions)
    .values({ templateId: id, version: 2, body: earlier, publishedAt: test.api.clock(), ...version });
}

async function bodies(): Promise<unknown[]> {
  const { id } = await contract();
  const rows = await test.api.db
    .select({ body: documentVersions.body })
    .from(documentVersions)
    .where(eq(documentVersions.templateId, id))
    .orderBy(asc(documentVersions.version));
  return rows.map(({ body }) => body);
}

describe('corrected standard terms of the contract', () => {
  it('become the next version once, if no admin has changed the terms', async () => {
    await installEarlier();
    await seedReference(test.api);
    await seedReference(test.api);
    expect(await bodies()).toEqual([contractTerms, earlier, contractTerms]);
    expect(await contract()).toMatchObject({ publishedVersion: 3, draft: contractTerms, changed: false });
  });

  it('do not replace terms that an admin has published', async () => {
    await installEarlier({ publishedById: (await asRole(test, 'admin')).id });
    await seedReference(test.api);
    expect(await bodies()).toEqual([contractTerms, earlier]);
  });

  it('do not replace terms with an admin’s unpublished changes', async () => {
    await installEarlier();
    await test.api.db.update(templates).set({ changed: true }).where(isContract);
    await seedReference(test.api);
    expect(await bodies()).toEqual([contractTerms, earlier]);
  });
});
