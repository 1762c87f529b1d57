import { and, eq } from 'drizzle-orm';
import { documentVersions } from '../../db/schema/templates';
import { addShare } from '../../modules/inspections/closing/closingRows';
import { createTemplate } from '../../modules/templates/createTemplate';
import { publishTemplate } from '../../modules/templates/publishTemplate';
import { archiveTemplate } from '../../modules/templates/retireTemplate';
import { type Case, lastAt } from './cases/case';
import { posts } from './data/posts';
import { portalAt } from './steps/moment';
import type { Past } from './steps/past';
import { need } from './demoBusiness';

/** The posts that clients choose among, published when the business began, and who has shared the first of them. */
export async function insertPosts(past: Past, cases: readonly Case[]): Promise<void> {
  const { tx } = past;
  const ids: string[] = [];
  for (const [place] of posts.entries()) ids.push(await publishPost(past, place));
  const [first] = await tx
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .where(
      and(eq(documentVersions.templateId, need(ids[0], 'a first post')), eq(documentVersions.version, 1)),
    );
  const versionId = need(first, 'a version of the first post').id;
  for (const one of cases) {
    const at = lastAt(one, 'sharePost');
    if (at) await addShare(tx, one.id, versionId, at);
  }
}

/** Post as its author made it in the studio; clients see posts in this order. */
async function publishPost({ api, tx, shelf, actors, business }: Past, place: number): Promise<string> {
  const { body, pictured, archived } = need(posts[place], `post ${place}`);
  const author = need(business.staff.admins.get('admin'), 'admin').id;
  const actor = actors.of(author);
  const studio = portalAt(api, tx, new Date(business.begunAt.getTime() + place * 1000));
  const image = pictured ? shelf.scene('surface', author, business.begunAt) : null;
  await shelf.flush(tx);
  const post = { kind: 'social', name: body.title, content: { ...body, image } } as const;
  const id = await createTemplate(studio, { actor, language: 'ar' }, post);
  await publishTemplate(studio, actor, id, { revision: 1 });
  if (archived) await archiveTemplate(studio, actor, id, true);
  return id;
}
