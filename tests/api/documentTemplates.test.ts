import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TemplateRow, TemplateView } from '#domain/api/templateViews';
import { operations } from '#domain/access/operations';
import type { SharePost } from '#domain/api/paperViews';
import type { Localized } from 'sijil/base/i18n/localized';
import type { CertificateTemplate, SocialTemplate } from '#domain/templates/certificateTemplate';
import { certificates } from '../../server/db/schema/certificates';
import { files } from 'sijil/server/db/schema/files';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { tinyPng, upload } from '../support/upload';
import { buildInspectionsFixture, sendResults, type InspectionsFixture } from './inspectionsFixture';

type Design = TemplateView & {
  draft: CertificateTemplate;
  code?: string;
  message: string;
  errors: Record<string, string[]>;
};

let fixture: InspectionsFixture;
let token: string;
let admin: string;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  ({ id: admin, token } = await asRole(fixture.test, 'admin'));
});
afterAll(() => fixture.test.close());

const ask = <T>(id: Parameters<typeof call>[1], options: Parameters<typeof call>[2] = {}) =>
  call<T>(fixture.test, id, { token, language: 'en', ...options });
async function design() {
  const { body } = await ask<TemplateRow[]>('certificateTemplates.list');
  expect(body).toHaveLength(1);
  return (await ask<Design>('certificateTemplates.get', { params: { id: String(body[0]?.id) } })).body;
}
const save = (id: string, revision: number, content: unknown) =>
  ask<Design>('templates.saveDraft', { params: { id }, body: { revision, content } });
const publish = (id: string, revision: number) =>
  ask<Design>('templates.publish', { params: { id }, body: { revision } });
async function issued(requestId: string) {
  const [row] = await fixture.test.api.db
    .select()
    .from(certificates)
    .where(eq(certificates.requestId, requestId));
  return { versionId: row?.templateVersionId, wording: row?.data?.wording, layout: row?.data?.layout };
}

describe('the certificate template', () => {
  it('can be published with known placeholders only', async () => {
    const { id, draft, revision } = await design();
    const texts = { ...draft.texts, awarded: { ar: 'إلى {owner}', en: 'To {client}' } };
    const { body: saved } = await save(id, revision, { ...draft, texts });
    const { body } = await publish(id, saved.revision);
    expect(body.code).toBe('template_incomplete');
    expect(body.message).toMatch(/Who it is given to: .*\{owner\}/);
    await save(id, saved.revision, draft);
  });

  it('stays with the certificates issued with it when another version is published', async () => {
    const early = await sendResults(fixture, {});
    const before = await issued(early);
    const { id, draft, revision, versions } = await design();
    expect(before.versionId).toBe(versions[0]?.id);
    expect(before.wording?.title.en).toBe('Certificate of Inspection');

    const note = { ar: 'تخص {subject}', en: 'About {subject}, {score} of 100' };
    const next = {
      ...draft,
      texts: { ...draft.texts, note },
      layout: { ...draft.layout, border: 'none', rosette: false },
    };
    const { body: saved } = await save(id, revision, next);
    const { body: published } = await publish(id, saved.revision);
    const after = await issued(await sendResults(fixture, {}));
    expect(after.versionId).toBe(published.versions[0]?.id);
    expect(after.wording?.note.en).toBe('About فرع العليا, 100 of 100');
    expect(after.layout).toMatchObject({ border: 'none', rosette: false });
    expect(await issued(early)).toEqual(before);
    expect((await design()).versions.map(({ requests }) => requests)).toEqual([1, 1]);
  });

  it('is rendered as PDF by version and unsaved, in each language', async () => {
    const { draft, versions } = await design();
    const { url } = operations['certificateTemplates.draw'];
    for (const language of ['ar', 'en']) {
      const headers = { authorization: `Bearer ${token}` };
      const version = await fixture.test.app.inject({
        url: `/api/v1/templates/certificates/versions/${versions[0]?.id}/preview?language=${language}`,
        headers,
      });
      const typed = await fixture.test.app.inject({
        method: 'POST',
        url: `/api/v1${url}?language=${language}`,
        headers,
        payload: { content: draft },
      });
      for (const { statusCode, rawPayload } of [version, typed])
        expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });

  it('is not found under the id of a contract template or its version', async () => {
    const { body: contracts } = await ask<TemplateRow[]>('contractTemplates.list');
    const params = { id: String(contracts[0]?.id) };
    expect((await ask('certificateTemplates.get', { params })).status).toBe(404);
    const { body } = await ask<TemplateView>('contractTemplates.get', { params });
    const versionId = String(body.versions[0]?.id);
    expect((await ask('certificateTemplates.preview', { params: { versionId } })).status).toBe(404);
  });
});

describe('a social post template', () => {
  type Post = Omit<Design, 'draft'> & { draft: SocialTemplate };
  const name = { ar: 'منشور', en: 'A post' };
  const begin = (content?: object) =>
    ask<Post>('templates.create', { body: { kind: 'social', name, ...(content && { content }) } });
  const offered = async (who: string) =>
    (await ask<{ id: string; caption: Localized }[]>('socialTemplates.list', { token: who })).body;
  const share = (id: string, templateId: string | null = null) =>
    ask<SharePost>('clientInspections.sharePost', {
      token: fixture.client.token,
      params: { id },
      body: { templateId },
    });
  async function published(caption: Localized) {
    const { body: made } = await begin();
    const texts = { ...made.draft.texts, caption };
    const { body: saved } = await save(made.id, made.revision, { ...made.draft, texts });
    return (await publish(made.id, saved.revision)).body;
  }

  it('is offered to clients only in its published version, and not after it is archived', async () => {
    expect(await offered(fixture.client.token)).toEqual([]);
    const { body: draft } = await begin();
    expect(await offered(fixture.client.token)).toEqual([]);
    expect(
      (await ask('socialTemplates.get', { token: fixture.client.token, params: { id: draft.id } })).status,
    ).toBe(404);
    await publish(draft.id, draft.revision);
    const texts = { ...draft.draft.texts, caption: { ar: 'لم يُنشر', en: 'Not published' } };
    await save(draft.id, draft.revision, { ...draft.draft, texts });
    const [seen] = await offered(fixture.client.token);
    expect(seen).toMatchObject({ id: draft.id, caption: draft.draft.texts.caption, updatedBy: null });
    const { body: read } = await ask<Post>('socialTemplates.get', {
      token: fixture.client.token,
      params: { id: draft.id },
    });
    expect([read.draft.texts.caption.en, read.versions]).toEqual([draft.draft.texts.caption.en, []]);
    expect((await offered(token))[0]?.caption.en).toBe('Not published');
    await ask('templates.archive', { params: { id: draft.id }, body: { archived: true } });
    expect(await offered(fixture.client.token)).toEqual([]);
    expect((await share(await sendResults(fixture, {}), draft.id)).status).toBe(404);
  });

  it('fills in the client’s post and counts the requests shared with it', async () => {
    const { id } = await published({ ar: '{subject} في {city}', en: '{subject}, {score}, by {provider}' });
    const requestId = await sendResults(fixture, {});
    const { body } = await share(requestId, id);
    expect(body.templateId).toBe(id);
    expect(body.caption.en).toMatch(/^فرع العليا, 100, by \S/);
    expect(body.pictures.story).toContain(`post=${id}`);
    await share(requestId, id);
    const { body: studio } = await ask<Post>('socialTemplates.get', { params: { id } });
    expect(studio.versions.map(({ requests }) => requests)).toEqual([1]);
    const { body: post, status } = await ask<Post>('templates.delete', { params: { id } });
    expect([status, post.code]).toEqual([409, 'template_in_use']);
  });

  it('cannot be published with a placeholder that certificates do not have', async () => {
    const { body: made } = await begin();
    const texts = { ...made.draft.texts, heading: { ar: 'عنوان', en: '{total}' } };
    const { body: saved } = await save(made.id, made.revision, { ...made.draft, texts });
    const { body } = await publish(made.id, saved.revision);
    expect(body.message).toMatch(/Heading on the picture: .*\{total\}/);
  });

  it('accepts only its author’s image, which is attached to it and can be copied with the post', async () => {
    const { db } = fixture.test.api;
    const { body: sent } = await upload(fixture.test, token, { content: tinyPng, name: 'ours.png' }, 'image');
    const image = sent.id;
    const { body: made } = await begin();
    const shown = { ...made.draft, image };
    await db.update(files).set({ ownerId: fixture.client.id }).where(eq(files.id, image));
    const refused = await save(made.id, made.revision, shown);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['content.image']]);
    await db.update(files).set({ ownerId: admin }).where(eq(files.id, image));
    expect((await save(made.id, made.revision, shown)).status).toBe(200);
    const [held] = await db.select().from(files).where(eq(files.id, image));
    expect(held?.attached).toBe(true);
    // The user who copies the post need not be the one who uploaded its picture.
    await db.update(files).set({ ownerId: fixture.client.id }).where(eq(files.id, image));
    expect((await begin(shown)).status).toBe(201);
  });

  it('is rendered unsaved in every format and language', async () => {
    const { body: made } = await begin();
    const drawn = (query: string) =>
      fixture.test.app.inject({
        method: 'POST',
        url: `/api/v1${operations['socialTemplates.draw'].url}?${query}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { content: made.draft },
      });
    const pictures = await Promise.all(
      ['language=ar', 'language=en', 'language=en&format=story'].map(
        async (query) => (await drawn(query)).rawPayload,
      ),
    );
    expect(pictures.map((one) => [one.readUInt32BE(16), one.readUInt32BE(20)])).toEqual([
      [1200, 630],
      [1200, 630],
      [1080, 1920],
    ]);
    expect(pictures[0]).not.toEqual(pictures[1]);
    expect((await drawn('format=square')).statusCode).toBe(400);
  });
});
