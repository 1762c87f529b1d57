import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TemplateRow, TemplateView } from '#domain/api/templateViews';
import { operations } from '#domain/access/operations';
import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import { certificates } from '../../server/db/schema/certificates';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildWorld, sendResults, type World } from './inspectionsWorld';

type Design = TemplateView & { draft: CertificateTemplate; code?: string; message: string };

let world: World;
let token: string;
beforeAll(async () => {
  world = await buildWorld();
  token = (await asRole(world.test, 'admin')).token;
});
afterAll(() => world.test.close());

const ask = <T>(id: Parameters<typeof call>[1], options: Parameters<typeof call>[2] = {}) =>
  call<T>(world.test, id, { token, language: 'en', ...options });
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
  const [row] = await world.test.api.db
    .select()
    .from(certificates)
    .where(eq(certificates.requestId, requestId));
  return { versionId: row?.templateVersionId, wording: row?.data?.wording, layout: row?.data?.layout };
}

describe('the design of certificates', () => {
  it('is published with known placeholders only', async () => {
    const { id, draft, revision } = await design();
    const texts = { ...draft.texts, awarded: { ar: 'إلى {owner}', en: 'To {client}' } };
    const { body: saved } = await save(id, revision, { ...draft, texts });
    const { body } = await publish(id, saved.revision);
    expect(body.code).toBe('template_incomplete');
    expect(body.message).toMatch(/Who it is given to: .*\{owner\}/);
    await save(id, saved.revision, draft);
  });

  it('is kept by what was issued with it, whatever is published later', async () => {
    const early = await sendResults(world, {});
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
    const after = await issued(await sendResults(world, {}));
    expect(after.versionId).toBe(published.versions[0]?.id);
    expect(after.wording?.note.en).toBe('About فرع العليا, 100 of 100');
    expect(after.layout).toMatchObject({ border: 'none', rosette: false });
    expect(await issued(early)).toEqual(before);
    expect((await design()).versions.map(({ requests }) => requests)).toEqual([1, 1]);
  });

  it('is drawn by version and before it is saved, in each language', async () => {
    const { draft, versions } = await design();
    const { url } = operations['certificateTemplates.draw'];
    for (const language of ['ar', 'en']) {
      const headers = { authorization: `Bearer ${token}` };
      const version = await world.test.app.inject({
        url: `/api/v1/templates/certificates/versions/${versions[0]?.id}/preview?language=${language}`,
        headers,
      });
      const typed = await world.test.app.inject({
        ...{
          method: 'POST',
          url: `/api/v1${url}?language=${language}`,
          headers,
          payload: { content: draft },
        },
      });
      for (const { statusCode, rawPayload } of [version, typed])
        expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });

  it('of a contract or form is none', async () => {
    const { body: contracts } = await ask<TemplateRow[]>('contractTemplates.list');
    const params = { id: String(contracts[0]?.id) };
    expect((await ask('certificateTemplates.get', { params })).status).toBe(404);
    const { body } = await ask<TemplateView>('contractTemplates.get', { params });
    const versionId = String(body.versions[0]?.id);
    expect((await ask('certificateTemplates.preview', { params: { versionId } })).status).toBe(404);
  });
});
