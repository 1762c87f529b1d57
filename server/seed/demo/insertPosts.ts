import type { Transaction } from '../../db/connect';
import { documentVersions } from '../../db/schema/documentVersions';
import { sharedPosts } from '../../db/schema/sharedPosts';
import { templates } from '../../db/schema/templates';
import { type Case, lastAt } from './cases/case';
import { posts } from './data/posts';
import type { DemoFiles } from './fileShelf';
import { insertAll } from './insertAll';
import { need, type World } from './world';

/** The posts that clients choose among, published when the business began, and who has shared the first of them. */
export async function insertPosts(
  tx: Transaction,
  { begunAt, staff }: World,
  cases: readonly Case[],
  shelf: DemoFiles,
): Promise<void> {
  const author = need(staff.admins.get('admin'), 'admin').id;
  const written = posts.map(({ body, pictured, archived }) => ({
    body: { ...body, image: pictured ? shelf.scene('surface', author, begunAt) : null },
    status: archived ? ('archived' as const) : ('published' as const),
  }));
  await shelf.flush(tx);
  const versionIds: string[] = [];
  for (const { body, status } of written) {
    const [template] = await tx
      .insert(templates)
      .values({
        ...{ kind: 'social', key: body.key, name: body.title, draft: body, changed: false, status },
        ...{ publishedVersion: 1, createdAt: begunAt, updatedAt: begunAt, updatedById: author },
      })
      .returning({ id: templates.id });
    const [version] = await tx
      .insert(documentVersions)
      .values({
        ...{ templateId: need(template, body.key).id, version: 1, body },
        ...{ publishedAt: begunAt, publishedById: author },
      })
      .returning({ id: documentVersions.id });
    versionIds.push(need(version, body.key).id);
  }
  const [first] = versionIds;
  const templateVersionId = need(first, 'a first post');
  await insertAll(
    tx,
    sharedPosts,
    cases.flatMap((one) => {
      const createdAt = lastAt(one, 'sharePost');
      return createdAt ? [{ requestId: one.id, templateVersionId, createdAt }] : [];
    }),
  );
}
