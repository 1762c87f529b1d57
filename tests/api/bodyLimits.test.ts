import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { readFullOpenApi } from '../support/openApi';
import { asRole } from '../support/people';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
}

interface Operation {
  readonly operationId?: string;
  readonly 'x-body-kb'?: number;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

const usualKb = 16;

/**
 * Operations with a limit above 16 kB. A fleet's form has some thousands of answers; a list of corrections some hundreds, with
 * sentences; an order, fifty answers and a list of branches; a template, all of its questions.
 */
const larger: Readonly<Record<string, number>> = {
  'adminInspections.drawContractDraft': 1024,
  'adminInspections.writeContract': 1024,
  'adminServices.create': 64,
  'adminServices.update': 64,
  'adminUsers.create': 32,
  'adminUsers.update': 32,
  'branches.convertToMultiple': 640,
  'branches.importOwn': 512,
  'certificateTemplates.draw': 1024,
  'clientInspections.assignCorrectiveActions': 128,
  'clientInspections.pay': 64,
  'automations.create': 160,
  'automations.update': 160,
  'clientInspections.payNext': 64,
  'clientInspections.quote': 32,
  'clientInspections.redeem': 128,
  'clientInspections.request': 128,
  'clientInspections.requestCustom': 128,
  'clientInspections.submitCorrectiveActions': 512,
  'contractTemplates.draw': 1024,
  'customRoles.create': 64,
  'customRoles.update': 64,
  'designedFields.create': 64,
  'designedFields.update': 64,
  'designedTypes.create': 64,
  'designedTypes.update': 64,
  'field.saveDraft': 1024,
  'field.submitForm': 1024,
  'field.submitLeftover': 1024,
  'identity.callback': 32,
  'inspectors.create': 32,
  'inspectors.update': 32,
  'notifications.saveChoices': 32,
  'changedTexts.create': 64,
  'changedTexts.update': 64,
  'designs.apply': 4096,
  'designs.kindChange': 64,
  'orderDrafts.save': 64,
  'profile.saveDraft': 256,
  'recordDrafts.save': 256,
  'reports.changedWeights': 1024,
  'roles.preview': 64,
  'services.clientPrice': 32,
  'socialTemplates.draw': 1024,
  'supervisorForms.outcome': 256,
  'supervisorInspections.updateAnswers': 256,
  'supervisors.create': 32,
  'supervisors.update': 32,
  'templates.create': 1024,
  'templates.saveDraft': 1024,
  'tickets.create': 32,
  'tickets.reply': 32,
  'visitSettings.update': 64,
};
/** Generated operations: a sheet of 5,000 rows, and a change of 200 records. */
const generated = [
  [/\.import$/, 4096],
  [/\.bulk$/, 64],
] as const;

/** Bodies whose declared limits allow more than anybody sends, or limit a text that is always Latin. */
const beyondUse = new Set([
  'identity.callback',
  'orderDrafts.save',
  'branches.importOwn',
  'customRoles.create',
  'customRoles.update',
  'designs.apply',
  'roles.preview',
  'clientInspections.submitCorrectiveActions',
  'field.saveDraft',
  'field.submitForm',
  'field.submitLeftover',
  'supervisorForms.outcome',
  'supervisorInspections.updateAnswers',
  'visitSettings.update',
]);

/** Size in bytes of the largest JSON that a schema accepts, where it has limits, in Arabic: two bytes a letter. */
function mostBytes({ anyOf, enum: options, properties, items, ...schema }: Schema): number {
  if (anyOf) return Math.max(...anyOf.map(mostBytes));
  if (options) return Math.max(...options.map((option) => JSON.stringify(option).length));
  if (properties)
    return Object.entries(properties).reduce((sum, [name, one]) => sum + name.length + 4 + mostBytes(one), 2);
  if (items) return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (1 + mostBytes(items));
  if (schema.type !== 'string') return 20;
  return schema.format ? 40 : 2 + 2 * (schema.maxLength ?? 0);
}

let test: TestApp;
let operations: readonly (readonly [id: string, kb: number | undefined, schema: Schema | undefined])[];
beforeAll(async () => {
  test = await buildTestApp();
  const { paths } = await readFullOpenApi<{ paths: Record<string, Record<string, Operation>> }>(test.app);
  operations = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((one) => [
      one.operationId ?? '',
      one['x-body-kb'],
      one.requestBody?.content?.['application/json']?.schema,
    ]);
});
afterAll(() => test.close());

describe('a request body', () => {
  it('may exceed 16 kB only for the operations in this list', () => {
    const said = operations.filter(
      ([id, kb]) => kb !== undefined && !generated.some(([name, size]) => name.test(id) && kb === size),
    );
    expect(Object.fromEntries(said)).toEqual(larger);
  });

  it('within its declared limits is never too large to send', () => {
    const cut = operations.filter(
      ([id, kb = usualKb, schema]) =>
        schema && !beyondUse.has(id) && !id.endsWith('.import') && mostBytes(schema) > kb * 1024,
    );
    expect(cut.map(([id, kb, schema]) => [id, kb, mostBytes(schema ?? {})])).toEqual([]);
  });

  it('up to 16 kB is validated, and a larger one is refused with 413', async () => {
    const login = (length: number) => call(test, 'auth.login', { body: { email: 'a'.repeat(length) } });
    expect((await login(16_000)).status).toBe(400);
    expect(await login(17_000)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  const manyKeys = (keys: number) =>
    Object.fromEntries(Array.from({ length: keys }, (_, index) => [`k${index}`, 1]));

  it.each([
    ['deeper than 20 levels', { password: nested(22) }, 'body_too_complex'],
    ['of more than 200 fields', manyKeys(201), 'body_too_complex'],
    ['of more than 200 fields further within', { password: [manyKeys(201)] }, 'body_too_complex'],
    ['20 levels deep', { password: nested(19) }, 'validation_failed'],
    ['of 200 fields', manyKeys(200), 'validation_failed'],
  ])('%s is answered with its error code', async (_what, body, code) => {
    expect((await call(test, 'auth.login', { body })).body).toMatchObject({ code });
  });

  it('nested too deeply for a recursive walk is refused with 413', async () => {
    const payload = `{"password":${'['.repeat(8000)}${']'.repeat(8000)}}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'body_too_complex']);
  });

  it('with errors everywhere is answered with about twenty of them', async () => {
    const { body } = await call<{ errors: object }>(test, 'auth.login', { body: manyKeys(200) });
    expect(Object.keys(body.errors).length).toBeLessThanOrEqual(21);
  });
});

describe('a large request body', () => {
  const post = (payload: string, token?: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/vehicles/import',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      payload,
    });

  it('is read only after the sender is authorised', async () => {
    // Invalid JSON is only reported to those who may send the body.
    expect((await post('{"rows":[')).statusCode).toBe(401);
    expect((await post('{"rows":[', (await asRole(test, 'supervisor')).token)).statusCode).toBe(403);
    expect((await post('{"rows":[', (await asRole(test, 'admin')).token)).statusCode).toBe(400);
  });

  it.each([
    ['parts', `[${'0,'.repeat(1_000_000)}0]`],
    ['levels', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
  ])('of a million %s is refused before it is parsed', async (_what, payload) => {
    const answer = await post(payload, (await asRole(test, 'admin')).token);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'body_too_complex']);
  });

  it('of a template is refused before parsing if it has more parts than any template needs', async () => {
    const { token } = await asRole(test, 'admin');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const url = '/api/v1/templates/certificates/draw';
    const codeOf = async (payload: string) =>
      (await test.app.inject({ method: 'POST', url, headers, payload })).json<{ code: string }>().code;
    // Invalid JSON, which only the parser would notice.
    expect(await codeOf(`[${'0,'.repeat(39_000)}`)).toBe('malformed_request');
    expect(await codeOf(`[${'0,'.repeat(41_000)}`)).toBe('body_too_complex');
  });

  it('of 5,000 rows with thirty columns is read', async () => {
    const { token } = await asRole(test, 'admin');
    const values = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`field ${i}`, 'قيمة']));
    const rows = Array.from({ length: 5000 }, (_, line) => ({ line, values }));
    const answer = await post(JSON.stringify({ mode: 'unknown', rows }), token);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'malformed_request']);
  });
});

describe('the draft of an order', () => {
  const save = async (data: unknown) => {
    const { token } = await asRole(test, 'client');
    const params = { serviceId: crypto.randomUUID() };
    return call(test, 'orderDrafts.save', { token, params, body: { step: 'details', data } });
  };

  it('accepts the fields of the order wizard and no others', async () => {
    // An unknown service is only looked up once the draft itself is valid.
    const answers = { notes: 'الباب الخلفي', choice: { kind: 'package', packageId: 'a' }, branchIds: ['b'] };
    expect((await save(answers)).status).toBe(404);
    expect(await save({ anything: 1 })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect((await save({ notes: { deep: true } })).status).toBe(400);
  });

  it('has a limit of 64 kB', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`q${i}`, 'ا'.repeat(1000)]));
    expect((await save({ answers: many })).status).toBe(404);
    const more = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`q${i}`, 'ا'.repeat(1000)]));
    expect((await save({ answers: more })).status).toBe(413);
  });
});
