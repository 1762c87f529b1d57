import { and, eq } from 'drizzle-orm';
import { documentVersions } from '../../db/schema/templates';
import { addShare } from '../../modules/inspections/closing/registerClosing';
import { createTemplate } from '../../modules/templates/saveTemplateDraft';
import { archiveTemplate, publishTemplate } from '../../modules/templates/publishTemplate';
import { type Case, lastAt } from './cases/case';
import { type Past, portalAt } from './steps/moment';
import { need } from './demoBusiness';
import { certificatePost } from '#domain/templates/seedTemplates';
import type { SocialTemplate } from '#domain/templates/certificateTemplate';

/** Posts that clients can choose, published when the business started, and the clients who have shared the first of them. */
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

/** Publishes a post as its author created it in the studio; clients get posts in this order. */
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

interface DemoPost {
  readonly body: SocialTemplate;
  /** True for a post on a picture instead of the company's colours. */
  readonly pictured?: true;
  /** True for an archived post, of a finished campaign. */
  readonly archived?: true;
}

const line = { ar: '', en: '' };

/** Posts that clients may share with their certificate, in the order in which they are offered. */
const posts: readonly DemoPost[] = [
  {
    body: {
      ...certificatePost,
      key: 'certificate_earned',
      title: { ar: 'إعلان الحصول على الشهادة', en: 'The certificate is here' },
      texts: {
        caption: {
          ar: 'حصل «{subject}» على شهادة «{service}» بدرجة {score} من 100. سلامة ضيوفنا أولًا 🌿',
          en: '{subject} has earned its {service} certificate with {score} out of 100. Your safety comes first 🌿',
        },
        heading: { ar: 'شهادة تفتيش', en: 'Inspection certificate' },
        line: { ar: 'سارية حتى {valid_until}', en: 'Valid until {valid_until}' },
      },
    },
  },
  {
    body: {
      ...certificatePost,
      key: 'kitchen_team',
      title: { ar: 'شكر فريق المطبخ', en: 'Thanks to the kitchen' },
      texts: {
        caption: {
          ar: 'شكرًا لفريق المطبخ في «{subject}»: التقدير {grade} في تفتيش سلامة الغذاء، والفضل لعنايتهم اليومية بالتفاصيل.',
          en: 'Thank you to the kitchen team of {subject}: grade {grade} in food safety, earned by daily care for detail.',
        },
        heading: { ar: 'شكرًا لفريق المطبخ', en: 'Thank you, kitchen team' },
        line,
      },
    },
    pictured: true,
  },
  {
    body: {
      ...certificatePost,
      key: 'come_and_see',
      title: { ar: 'دعوة للزيارة', en: 'Come and see us' },
      texts: {
        caption: {
          ar: 'مطبخنا في «{subject}» عند حسن ظنكم: {score} من 100 في آخر تفتيش. تفضلوا بزيارتنا.',
          en: 'Our kitchen at {subject} earned {score} out of 100 in its latest inspection. Come and see us.',
        },
        heading: { ar: 'أهلًا بكم في {city}', en: 'Welcome to {city}' },
        line,
      },
    },
  },
  {
    body: {
      ...certificatePost,
      key: 'ramadan_1447',
      title: { ar: 'حملة رمضان 1447', en: 'Ramadan 1447' },
      texts: {
        caption: {
          ar: 'إفطاركم في أيدٍ أمينة. «{subject}» حاصل على شهادة «{service}».',
          en: 'Your iftar is in good hands. {subject} holds the {service} certificate.',
        },
        heading: { ar: 'إفطاركم في أيدٍ أمينة', en: 'Your iftar is in good hands' },
        line,
      },
    },
    archived: true,
  },
];
