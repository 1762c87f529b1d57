import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ThreadPool } from 'sijil/server/threads/threadPool';
import type { OperationAudience } from '#domain/access/operations';
import { roles } from '#domain/access/roles';
import { isNeverEmpty } from 'sijil/schema/fieldKinds';
import { isWritable } from 'sijil/schema/field';
import { operationId } from 'sijil/schema/resource';
import { resourceList } from '#resources';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { readOpenApi, readFullOpenApi, referred } from '../support/openApi';
import { asRole } from '../support/people';
import { specifiedCalls } from './specifiedCalls';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Sent {
  readonly type?: string;
  readonly anyOf?: readonly Sent[];
  readonly oneOf?: readonly Sent[];
  readonly allOf?: readonly Sent[];
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Sent }>>;
  };
  readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-audience'?: OperationAudience;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, unknown>>;
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly responses?: Readonly<Record<string, unknown>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

/** Operations whose audience differs from the list by the portal's own rules. */
const decided: Readonly<Record<string, OperationAudience>> = {
  // The profile is the company's; a branch manager has none to complete.
  'clients.completeProfile': ['client'],
  // Operations sees everybody's week, to find inspectors who could take a visit.
  'calendar.inspectors': ['admin', 'admin_operation', 'supervisor'],
  // Client and supervisor of a visit, and operations, may move it until 24 hours before.
  'clientInspections.reschedule': ['client', 'branch_manager', 'admin', 'admin_operation', 'supervisor'],
};

let test: TestApp;
let document: Document;
let calls: (Operation & { readonly place: string; readonly path: string })[];
beforeAll(async () => {
  test = await buildTestApp();
  document = await readOpenApi(test.app);
  const openApi = await readFullOpenApi<Document>(test.app);
  calls = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, path, place: `${method} ${path}` })),
  );
});
afterAll(() => test.close());

const without = (isRight: (call: (typeof calls)[number]) => boolean) =>
  calls.filter((call) => !isRight(call)).map(({ place }) => place);

describe('the OpenAPI document', () => {
  it('has version 3.1 and a title', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: expect.stringMatching(/\S/), version: expect.any(String) });
    expect(calls.length).toBeGreaterThan(200);
  });

  it('matches the reviewed snapshot, so that every change of the API is visible', async () => {
    const { paths, components } = document;
    const parts = [
      ...Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, one]) => [`${method} ${path}`, one] as const),
      ),
      ...Object.values(components).flatMap((named) => Object.entries(named ?? {})),
    ];
    const lines = parts.map(([name, one]) => `${name} ${JSON.stringify(one)}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/openApi.txt');
  });

  it('answers 304 for a current ETag, and the API reference reads the same document', async () => {
    const url = '/api/v1/openapi.json';
    const { etag } = (await test.app.inject({ url })).headers;
    const again = await test.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    for (const format of ['json', 'yaml'])
      expect((await test.app.inject({ url: `/api/v1/docs/${format}` })).headers.location).toBe(url);
  });

  it('is written before the process listens, so that its first reader does not wait', async () => {
    const fresh = await buildTestApp();
    try {
      await fresh.warmUp();
      const writing = vi.spyOn(ThreadPool.prototype, 'run');
      const { statusCode } = await fresh.app.inject({ url: '/api/v1/openapi.json' });
      expect([statusCode, writing.mock.calls.length]).toEqual([200, 0]);
      writing.mockRestore();
    } finally {
      await fresh.close();
    }
  });

  it('is the same in every encoding, and is not compressed again for each call', async () => {
    const fetched = (encoding: string) =>
      test.app.inject({ url: '/api/v1/openapi.json', headers: { 'accept-encoding': encoding } });
    const plain = await fetched('identity');
    const [packed, zipped] = [await fetched('gzip, deflate, br'), await fetched('gzip')];
    expect([packed.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    const began = process.cpuUsage();
    for (let call = 0; call < 10; call += 1) await fetched('br');
    const { user, system } = process.cpuUsage(began);
    // Compressing it each time took more than a second of CPU time.
    expect((user + system) / 1e6).toBeLessThan(1);
  });

  it('names every operation, each with a unique id', () => {
    expect(without(({ operationId }) => Boolean(operationId))).toEqual([]);
    const ids = calls.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('describes the summary, answers and audience of every operation', () => {
    expect(without(({ summary }) => /\S/.test(summary ?? ''))).toEqual([]);
    expect(
      without(({ responses = {} }) => Object.keys(responses).some((code) => /^2\d\d$/.test(code))),
    ).toEqual([]);
    expect(
      without(({ responses = {} }) => Object.values(responses).every(({ description }) => description)),
    ).toEqual([]);
    const isKnown = (scheme: string) => scheme in document.components.securitySchemes;
    expect(
      without(({ security, 'x-audience': audience }) =>
        audience === 'public'
          ? security?.length === 0
          : security?.length === 1 && Object.keys(security[0] ?? {}).every(isKnown),
      ),
    ).toEqual([]);
  });

  it('declares every path parameter, and no parameter twice', () => {
    expect(
      without(({ path, parameters = [] }) => {
        const inPath = parameters.filter((one) => one.in === 'path');
        const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const keys = parameters.map((one) => `${one.in} ${one.name}`);
        return (
          inPath.every(({ required }) => required === true) &&
          new Set(keys).size === keys.length &&
          inPath.length === parts.length &&
          parts.every((part) => inPath.some(({ name }) => name === part))
        );
      }),
    ).toEqual([]);
  });

  it('has no dangling references', () => {
    const text = JSON.stringify(document);
    const targets = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target));
    expect(targets.size).toBeGreaterThan(100);
    expect([...targets].filter((target) => referred(document, target) === undefined)).toEqual([]);
  });

  it('defines shared schemas, parameters and responses once, under their names in the code', () => {
    const { schemas = {}, parameters = {}, responses = {} } = document.components;
    const names = Object.keys(schemas);
    expect(names).toEqual(expect.arrayContaining(['Refusal', 'FileLink', 'RequestView', 'nationalities']));
    expect(names).toEqual(expect.arrayContaining(['nationalities.create', 'nationalities.filters']));
    expect(Object.keys(parameters)).toEqual(expect.arrayContaining(['query._start', 'path.id']));
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['400', '401', '403', '404', '409', '429', '503']),
    );
    const objects = countObjects(document);
    expect(
      [...objects].filter(([text, times]) => times > 1 && text.length > 1200).map(([text]) => text),
    ).toEqual([]);
  });

  it('lists the parameters of every list: range, sort order, search and filters by field', () => {
    const lists = calls.filter(({ operationId = '' }) => /(^|\.)list$/.test(operationId));
    expect(lists.length).toBeGreaterThan(40);
    const namesOf = ({ parameters = [] }: Operation) => parameters.map(({ name }) => name);
    const declared = lists.filter((list) => namesOf(list).includes('filters'));
    expect(declared.length).toBeGreaterThan(30);
    const common = ['_start', '_end', '_sort', '_order', 'q', '_match'];
    for (const list of declared) expect(namesOf(list)).toEqual(expect.arrayContaining(common));
    const nationalities = calls.find(({ operationId }) => operationId === 'nationalities.list');
    const filters = nationalities?.parameters?.find(({ name }) => name === 'filters');
    expect(filters).toMatchObject({ style: 'form', explode: true });
    expect(JSON.stringify(filters)).toContain('"descriptionAr_like"');
  });

  it('lists the refusals of every operation: unauthorised, not found, too many requests and others', () => {
    const refuses = (call: Operation, status: number) => call.responses?.[status] !== undefined;
    const isOpen = ({ 'x-audience': audience }: Operation) => audience === 'public';
    expect(without((call) => isOpen(call) || (refuses(call, 401) && refuses(call, 403)))).toEqual([]);
    expect(without((call) => !call.path.includes('{') || refuses(call, 404))).toEqual([]);
    expect(without((call) => refuses(call, 503))).toEqual([]);
    expect(without((call) => call.operationId?.startsWith('system.') || refuses(call, 429))).toEqual([]);
    expect(without(({ place, ...call }) => place.startsWith('get ') || refuses(call, 400))).toEqual([]);
    const pay = calls.find(({ operationId }) => operationId === 'clientInspections.pay');
    expect(JSON.stringify(pay?.responses?.[402])).toContain('payment_failed');
  });

  it('describes the content of every JSON body', () => {
    const says = ({ properties, anyOf, oneOf, allOf, type }: Sent): boolean =>
      [anyOf, oneOf, allOf].some((some) => some && some.length > 0 && some.every(says)) ||
      Object.keys(properties ?? {}).length > 0 ||
      (type !== undefined && type !== 'object');
    const sent = calls.filter(({ requestBody }) => requestBody?.content['application/json']);
    expect(sent.length).toBeGreaterThan(100);
    expect(
      sent
        .filter(({ requestBody }) => !says(requestBody?.content['application/json']?.schema ?? {}))
        .map(({ operationId }) => operationId),
    ).toEqual([]);
  });

  it('requires only query parameters whose absence is reported by name', async () => {
    const asking = calls.flatMap((call) => {
      const missing = (call.parameters ?? []).filter((one) => one.in === 'query' && one.required);
      return missing.length > 0 ? [{ call, missing: missing.map(({ name }) => name) }] : [];
    });
    expect(asking.map(({ call }) => call.operationId)).toContain('dashboards.chart');
    const { id: supervisorId } = await asRole(test, 'supervisor');
    const unnamed: unknown[] = [];
    for (const { call, missing } of asking) {
      const { 'x-audience': audience, path, place } = call;
      const role = roles.find(
        (one) => !Array.isArray(audience) || (audience as readonly string[]).includes(one),
      );
      const { token } = await asRole(test, role ?? 'admin', { supervisorId });
      const answer = await test.app.inject({
        method: place.split(' ')[0]?.toUpperCase() as 'GET',
        url: path.replaceAll(/\{\w+\}/g, randomUUID()).replace(/^(?!\/api)/, '/api/v1'),
        headers: { authorization: `Bearer ${token}` },
      });
      const { errors = {} } = answer.json<{ errors?: Record<string, string[]> }>();
      if (answer.statusCode !== 400 || missing.some((name) => !errors[name]?.[0]))
        unnamed.push([place, answer.statusCode, answer.body]);
    }
    expect(unnamed).toEqual([]);
  });

  it('does not allow null for fields that can never be empty', () => {
    const promised: string[] = [];
    let asked = 0;
    for (const resource of resourceList.filter(({ access, storedBy }) => access.create && !storedBy)) {
      const create = calls.find((call) => call.operationId === operationId(resource, 'create'));
      const sent = create?.requestBody?.content['application/json']?.schema.properties ?? {};
      for (const [name, field] of Object.entries(resource.fields)) {
        if (!isNeverEmpty(field) || !isWritable(field, 'update') || sent[name] === undefined) continue;
        asked += 1;
        // A field of a row may be null where the row itself never is.
        const { items: _, ...own } = sent[name] as Record<string, unknown>;
        if (JSON.stringify(own).includes('"null"')) promised.push(`${resource.name}.${name}`);
      }
    }
    expect(promised).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  });

  it('has examples and refusals for the field app’s operations', () => {
    const inField = calls.filter(({ path }) => path.startsWith('/api/v1/field/'));
    const shownAt = (place: string) => JSON.stringify(inField.find((call) => call.place === place));
    const form = shownAt('post /api/v1/field/assignments/{id}/form');
    expect(form).toContain('cold-holding');
    expect(form).toContain('idempotency-key');
    expect(shownAt('patch /api/v1/field/assignments/{id}/evidence/uploads/{uploadId}')).toContain(
      'application/octet-stream',
    );
    for (const { place, summary, responses = {} } of inField)
      expect([place, summary, Object.keys(responses)]).toEqual([
        place,
        expect.stringMatching(/\S/),
        expect.arrayContaining(['401', '403', '503']),
      ]);
    expect(inField.length).toBeGreaterThan(5);
  });
});

/** Counts the occurrences of each object schema in the document, by its text. */
function countObjects(value: unknown, counted = new Map<string, number>()): Map<string, number> {
  if (typeof value !== 'object' || value === null) return counted;
  if ('properties' in value && 'type' in value) {
    const text = JSON.stringify(value);
    counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  for (const one of Object.values(value)) countObjects(one, counted);
  return counted;
}

describe('the specified calls', () => {
  const byId = () => new Map(calls.map((call) => [call.operationId, call]));

  it('all exist', () => {
    const known = byId();
    expect(Object.keys(specifiedCalls).filter((id) => !known.has(id))).toEqual([]);
  });

  it('have exactly the specified audience', () => {
    const known = byId();
    const named = (audience: OperationAudience) =>
      typeof audience === 'string' ? audience : roles.filter((role) => audience.includes(role));
    const other = Object.entries({ ...specifiedCalls, ...decided }).flatMap(([id, said]) => {
      const is = known.get(id)?.['x-audience'];
      return is === undefined || JSON.stringify(named(is)) === JSON.stringify(named(said))
        ? []
        : [`${id}: ${JSON.stringify(is)} instead of ${JSON.stringify(said)}`];
    });
    expect(other).toEqual([]);
  });
});
