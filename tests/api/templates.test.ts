import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  TemplateRow,
  TemplatesSummary,
  TemplateView,
  VersionContentView,
} from '#domain/api/templateViews';
import { operations } from '#domain/access/operations';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { readFormSheet } from '#domain/forms/sheet/readFormSheet';
import { sheetSample } from '#domain/forms/sheet/sampleForm';
import { writeFormSheet } from '#domain/forms/sheet/writeFormSheet';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { contracts } from '../../server/db/schema/money';
import { formVersions, requests } from '../../server/db/schema/requests';
import { call } from '../support/call';
import { formNamed } from '../support/formNamed';
import { buildOrdersFixture, order, type OrdersFixture, type Person } from './ordersFixture';
import { asRole } from '../support/people';

type Refusal = { code: string; message: string; errors?: Record<string, string[]>; details?: unknown };

let fixture: OrdersFixture;
let admin: Person;
let restaurant: string;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  admin = await asRole(fixture.test, 'admin');
  restaurant = await formNamed(fixture.test, 'restaurant_food_safety');
});
afterAll(() => fixture.test.close());

const ask = <T>(id: Parameters<typeof call>[1], options: Parameters<typeof call>[2] = {}) =>
  call<T>(fixture.test, id, { token: admin.token, language: 'en', ...options });
const read = async (id: string) =>
  (await ask<TemplateView & { draft: InspectionForm }>('inspectionTemplates.get', { params: { id } })).body;
const save = (id: string, revision: number, content: unknown) =>
  ask<TemplateView & Refusal>('templates.saveDraft', { params: { id }, body: { revision, content } });
const publish = (id: string, revision: number, note?: string) =>
  ask<TemplateView & Refusal>('templates.publish', { params: { id }, body: { revision, note } });
const name = { ar: 'نموذج جديد', en: 'A new form' };
const begin = async (body: object = {}) =>
  (
    await ask<TemplateView & { draft: InspectionForm }>('templates.create', {
      body: { kind: 'form', name, ...body },
    })
  ).body;

const question = (key: string, changes: object = {}) => ({
  key,
  text: {
    ar: 'سؤال',
    en: 'Question',
  },
  weight: null,
  severity: 'major',
  kind: 'compliance',
  requiresImage: false,
  requiresFile: false,
  requiresNote: false,
  allowNotApplicable: true,
  ...changes,
});
const category = (key: string, weight: number, ...questions: object[]) => ({
  key,
  weight,
  title: {
    ar: 'قسم',
    en: 'Category',
  },
  questions,
});

describe('the templates of inspection forms', () => {
  it('start as two published forms, one used by the service, with matching totals', async () => {
    const { body } = await ask<TemplateRow[]>('inspectionTemplates.list');
    expect(
      new Map(body.map(({ key, status, publishedVersion }) => [key, [status, publishedVersion]])),
    ).toEqual(
      new Map([
        ['refrigerated_food_vehicle', ['published', 1]],
        ['restaurant_food_safety', ['published', 1]],
      ]),
    );
    expect(body.find(({ id }) => id === restaurant)?.services.map(({ id }) => id)).toEqual([
      fixture.serviceId,
    ]);
    const { body: summary } = await ask<TemplatesSummary>('templates.summary');
    expect(summary.kinds[0]).toEqual({ kind: 'form', only: null, published: 2, drafts: 0, archived: 0 });
  });

  it('can be imported from a spreadsheet as a draft, which inspectors cannot read yet', async () => {
    const rows = writeFormSheet(sheetSample, 'ar').map((values, index) => ({ line: index + 2, values }));
    const { form } = readFormSheet(rows, 'ar');
    const { id } = await begin({ name: form.title, content: form });
    const { body } = await ask<TemplateView & { draft: InspectionForm }>('inspectionTemplates.get', {
      params: { id },
    });
    expect(body).toMatchObject({ status: 'draft', publishedVersion: null, name: sheetSample.title });
    expect(body.draft.categories).toEqual(sheetSample.categories);
    expect((await ask('inspectorForms.get', { params: { id } })).status).toBe(404);
    await ask('templates.delete', { params: { id } });
  });

  it('can be read without questions or without categories', async () => {
    const get = async (query: Record<string, string>) =>
      (
        await ask<{ draft: InspectionForm }>('inspectionTemplates.get', {
          params: { id: restaurant },
          query,
        })
      ).body.draft;
    expect((await get({})).categories[0]?.questions.length).toBeGreaterThan(0);
    const bare = await get({ questions: 'false' });
    expect(bare.categories.length).toBeGreaterThan(0);
    expect(bare.categories.flatMap(({ questions }) => questions)).toEqual([]);
    expect((await get({ categories: 'false' })).categories).toEqual([]);
  });

  it('are refused to everybody but general admins', async () => {
    for (const { token } of [fixture.client, fixture.operator, fixture.finance]) {
      expect((await ask('inspectionTemplates.list', { token })).status).toBe(403);
      expect((await ask('templates.create', { token, body: { kind: 'form', name } })).status).toBe(403);
    }
  });
});

describe('a new version of a form', () => {
  it('is used by later orders, and open requests keep their version', async () => {
    const { body: early } = await order(fixture);
    const before = await read(restaurant);
    const draft = { ...before.draft, passingScore: 85 };
    const { body: saved } = await save(restaurant, before.revision, draft);
    expect(saved).toMatchObject({ changed: true, publishedVersion: 1, revision: before.revision + 1 });
    const { body: meanwhile } = await order(fixture);
    expect(await versionOf(early.id)).toBe(await versionOf(meanwhile.id));

    const { body: published } = await publish(restaurant, saved.revision, 'A higher passing score');
    expect(published).toMatchObject({ changed: false, publishedVersion: 2 });
    const { body: late } = await order(fixture);
    const versionRows = published.versions.map(({ version, requests: count, note }) => [
      version,
      count,
      note,
    ]);
    expect(versionRows).toEqual([
      [2, 0, 'A higher passing score'],
      [1, 2, null],
    ]);
    expect([await versionOf(early.id), await versionOf(late.id)]).toEqual([
      published.versions[1]?.id,
      published.versions[0]?.id,
    ]);

    const score = async (versionId = '') =>
      (
        await ask<VersionContentView & { content: InspectionForm }>('templateVersions.get', {
          params: { versionId },
        })
      ).body.content.passingScore;
    expect(await score(published.versions[0]?.id)).toBe(85);
    expect(await score(published.versions[1]?.id)).toBe(70);
    const given = await ask<VersionContentView>('inspectorForms.get', { params: { id: restaurant } });
    expect(given.body).toMatchObject({ version: 2, content: { passingScore: 85 } });
  });

  it('is immutable in the database once it is published', async () => {
    const change = fixture.test.api.db.update(formVersions).set({ note: 'otherwise' });
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('immutable') } });
  });

  it('is refused if the draft is unchanged', async () => {
    const { revision } = await read(restaurant);
    expect((await publish(restaurant, revision)).body).toMatchObject({ code: 'template_unchanged' });
  });
});

async function versionOf(requestId: string) {
  const [row] = await fixture.test.api.db.select().from(requests).where(eq(requests.id, requestId));
  return row?.formVersionId;
}

describe('a draft of a form', () => {
  it('may be incomplete, but can be published only when it is valid', async () => {
    const { id, draft, revision } = await begin();
    const broken = {
      ...draft,
      categories: [
        category(
          'one',
          99.9,
          question('a', { kind: 'temperature' }),
          question('b', { text: { ar: '', en: '' } }),
        ),
      ],
    };
    const { status, body: saved } = await save(id, revision, broken);
    expect(status).toBe(200);
    const { status: refused, body } = await publish(id, saved.revision);
    expect([refused, body.code]).toEqual([409, 'template_incomplete']);
    expect(body.message).toMatch(
      /sum to 100.*lowest or the highest acceptable temperature.*Arabic and in English/s,
    );
    expect(body.details).toHaveLength(3);
    expect((await ask('inspectorForms.get', { params: { id } })).status).toBe(404);

    const sound = { ...draft, categories: [category('one', 100, question('a'))] };
    const { body: savedAgain } = await save(id, saved.revision, sound);
    expect((await publish(id, savedAgain.revision)).body).toMatchObject({
      status: 'published',
      publishedVersion: 1,
    });
  });

  it('accepts no further category at a total weight of 100, but other weight changes', async () => {
    const { id, draft, revision } = await begin();
    const full = [category('one', 60), category('two', 40)];
    const { body: saved } = await save(id, revision, { ...draft, categories: full });
    const third = { ...draft, categories: [...full, category('three', 5)] };
    expect((await save(id, saved.revision, third)).body).toMatchObject({ code: 'category_beyond_full' });
    const moved = { ...draft, categories: [category('one', 80), category('two', 40)] };
    expect((await save(id, saved.revision, moved)).status).toBe(200);
  });

  it('cannot be overwritten from a stale revision, and the refusal contains the saved draft', async () => {
    const { id, draft, revision } = await begin();
    expect((await save(id, revision, { ...draft, passingScore: 75 })).status).toBe(200);
    const { status, body } = await save(id, revision, { ...draft, passingScore: 60 });
    expect([status, body.code]).toEqual([409, 'stale_version']);
    expect(body.details).toMatchObject({ revision: revision + 1, draft: { passingScore: 75 } });
    expect((await publish(id, revision)).body.code).toBe('stale_version');
    expect((await read(id)).draft.passingScore).toBe(75);
  });

  it('saved twice at the same moment is saved only once', async () => {
    const { id, draft, revision } = await begin();
    const both = await Promise.all(
      [75, 80].map((score) => save(id, revision, { ...draft, passingScore: score })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it.each([
    ['an unknown member', { isAdmin: true }, 'content'],
    ['a score of 120', { passingScore: 120 }, 'content.passingScore'],
    [
      'a weight that is text',
      { categories: [{ ...category('one', 1), weight: '99' }] },
      'content.categories.0.weight',
    ],
    ['a key with an address in it', { categories: [category('../../etc', 100)] }, 'content.categories.0.key'],
    [
      'a half character',
      { categories: [category('one', 100, question('a', { text: { ar: '\uD800', en: 'x' } }))] },
      'content.categories.0.questions.0.text.ar',
    ],
    [
      'a thousand categories',
      { categories: Array.from({ length: 1000 }, (_, i) => category(`c${i}`, 0)) },
      'content.categories',
    ],
  ])('with %s is refused at the exact field, when saved or imported', async (_, changes, place) => {
    const { id, draft, revision } = await begin();
    const sent = { ...draft, ...changes };
    expect((await save(id, revision, sent)).body.errors).toHaveProperty([place]);
    const imported = await ask<Refusal>('templates.create', { body: { kind: 'form', name, content: sent } });
    expect([imported.status, imported.body.code]).toEqual([400, 'validation_failed']);
    expect(imported.body.errors).toHaveProperty([place]);
  });

  it('can start as a copy or an import, with a new name and key', async () => {
    const original = await read(restaurant);
    const copy = await begin({ from: restaurant });
    const imported = await begin({ content: original.draft });
    for (const one of [copy, imported]) {
      expect(one).toMatchObject({ name, status: 'draft', publishedVersion: null });
      expect(one.draft.categories).toEqual(original.draft.categories);
      expect(one.key).not.toBe(original.key);
    }
  });
});

describe('deleting and archiving a template', () => {
  it('is refused for one in use: used ones cannot be deleted, chosen ones cannot be archived either', async () => {
    const deleted = await ask<Refusal>('templates.delete', { params: { id: restaurant } });
    expect([deleted.status, deleted.body.code]).toEqual([409, 'template_in_use']);
    expect(deleted.body.message).toContain('Food-safety inspection');
    const archived = await ask<Refusal>('templates.archive', {
      params: { id: restaurant },
      body: { archived: true },
    });
    expect(archived.body.code).toBe('template_chosen');
  });

  it('works for an unused one, which can also be restored; services can choose published ones only', async () => {
    const { id } = await begin({ from: restaurant });
    const choose = () =>
      fixture.test.app.inject({
        method: 'PATCH',
        url: `/api/v1/admin/services/${fixture.serviceId}`,
        headers: {
          authorization: `Bearer ${admin.token}`,
          'accept-language': 'en',
        },
        payload: {
          version: 1,
          formId: id,
        },
      });
    expect((await choose()).json()).toHaveProperty('errors.formId');
    const archive = (archived: boolean) =>
      ask<TemplateView>('templates.archive', { params: { id }, body: { archived } });
    expect((await archive(true)).body.status).toBe('archived');
    const { revision, draft } = await read(id);
    expect((await save(id, revision, draft)).body.code).toBe('template_archived');
    expect((await archive(false)).body.status).toBe('draft');
    expect((await ask('templates.delete', { params: { id } })).status).toBe(200);
    expect((await ask('inspectionTemplates.get', { params: { id } })).status).toBe(404);
  });
});

describe('the contract terms', () => {
  type Terms = TemplateView & { draft: ContractTemplate } & Refusal;
  const terms = async () => {
    const { body } = await ask<TemplateRow[]>('contractTemplates.list');
    const params = { id: String(body[0]?.id) };
    return (await ask<Terms>('contractTemplates.get', { params })).body;
  };
  const clausesIn = async (requestId: string) => {
    const [row] = await fixture.test.api.db
      .select()
      .from(contracts)
      .where(eq(contracts.requestId, requestId));
    return { versionId: row?.templateVersionId, said: JSON.stringify(row?.data?.clauses) };
  };

  it('can be published with known placeholders only; errors name the clause and placeholder', async () => {
    const { id, draft, revision } = await terms();
    const [first, ...others] = draft.clauses;
    const wrong = { ...first, body: { ar: 'يدفع {price}', en: 'Pays {total' } };
    const { body: saved } = await save(id, revision, { ...draft, clauses: [wrong, ...others] });
    const { body } = await publish(id, saved.revision);
    expect(body.code).toBe('template_incomplete');
    expect(body.message).toMatch(/Clause 1 .*Subject.*\{price\}.*not a known placeholder/s);
    expect(body.details).toHaveLength(2);
    await save(id, saved.revision, draft);
  });

  it('are filled in when a contract is sent, which keeps them when a new version is published', async () => {
    const { body: early } = await order(fixture);
    const before = await clausesIn(early.id);
    expect(before.said).toContain('within 15 days of the results');
    expect(before.said).not.toMatch(/\{\w+\}/);

    const { id, draft, revision, versions } = await terms();
    expect(before.versionId).toBe(versions[0]?.id);
    const added = {
      key: 'added',
      title: { ar: 'بند', en: 'Added' },
      body: { ar: 'عن {client}', en: 'About {service}' },
    };
    const { body: saved } = await save(id, revision, { ...draft, clauses: [...draft.clauses, added] });
    const { body: published } = await publish(id, saved.revision);
    const { body: late } = await order(fixture);
    const after = await clausesIn(late.id);
    expect(after.versionId).toBe(published.versions[0]?.id);
    expect(after.said).toContain('About Food-safety inspection');
    expect(await clausesIn(early.id)).toEqual(before);
    const { versions: counted } = await terms();
    expect(counted[0]?.requests).toBe(1);
  });

  it('are rendered as PDF, saved or unsaved, in either language or both', async () => {
    const { id, draft } = await terms();
    const { url } = operations['contractTemplates.draw'];
    for (const language of ['ar', 'en', 'both']) {
      const headers = { authorization: `Bearer ${admin.token}` };
      const saved = await fixture.test.app.inject({
        url: `/api/v1/templates/contracts/${id}/preview?language=${language}`,
        headers,
      });
      const payload = { content: draft };
      const typed = await fixture.test.app.inject({
        method: 'POST',
        url: `/api/v1${url}?language=${language}`,
        headers,
        payload,
      });
      for (const { statusCode, rawPayload } of [saved, typed])
        expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    }
  });

  it('list the available placeholders and those that a version uses', async () => {
    const { versions } = await terms();
    const { body } = await ask<{ key: string; used: boolean }[]>('templateVersions.placeholders', {
      params: { versionId: String(versions[0]?.id) },
    });
    expect(body.find(({ key }) => key === 'correction_period')?.used).toBe(true);
    expect(body.map(({ key }) => key)).not.toContain('score');
  });

  it('can be neither created nor archived', async () => {
    const { id } = await terms();
    const { status } = await ask('templates.create', { body: { kind: 'contract', name } });
    expect(status).toBe(400);
    const archived = await ask<Refusal>('templates.archive', { params: { id }, body: { archived: true } });
    expect(archived.body.code).toBe('template_chosen');
  });
});
