import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationAudience } from '#domain/access/operations';
import { roles } from '#domain/access/roles';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { specifiedCalls } from './specifiedCalls';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
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
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

/** Where the portal's own rules decided otherwise than the list. */
const decided: Readonly<Record<string, OperationAudience>> = {
  // The profile is the company's; a manager of one of its branches has none to complete.
  'clients.completeProfile': ['client'],
  // Operations looks at everybody's week, where it finds who could take a visit.
  'calendar.inspectors': ['admin', 'admin_operation', 'supervisor'],
  // Both sides of a visit may move it, until 24 hours before.
  'clientInspections.reschedule': ['client', 'branch_manager', 'supervisor'],
};

let test: TestApp;
let document: Document;
let calls: (Operation & { readonly place: string; readonly path: string })[];
beforeAll(async () => {
  test = await buildTestApp();
  document = (await test.app.inject({ url: '/api/v1/openapi.json' })).json();
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, path, place: `${method} ${path}` })),
  );
});
afterAll(() => test.close());

const without = (isRight: (call: (typeof calls)[number]) => boolean) =>
  calls.filter((call) => !isRight(call)).map(({ place }) => place);

describe('the OpenAPI document', () => {
  it('is one of version 3.1 with a title', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: expect.stringMatching(/\S/), version: expect.any(String) });
    expect(calls.length).toBeGreaterThan(200);
  });

  it('is fetched again only when it has changed, and what its reference reads is the same one', async () => {
    const url = '/api/v1/openapi.json';
    const { etag } = (await test.app.inject({ url })).headers;
    const again = await test.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    for (const format of ['json', 'yaml'])
      expect((await test.app.inject({ url: `/api/v1/docs/${format}` })).headers.location).toBe(url);
  });

  it('names every operation once', () => {
    expect(without(({ operationId }) => Boolean(operationId))).toEqual([]);
    const ids = calls.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('says of every operation what it does, what it answers and who may call it', () => {
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

  it('declares every part of an address, and no parameter twice', () => {
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

  it('points at nothing that it does not hold', () => {
    const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, target]) => target,
    );
    const isThere = (target = '') =>
      target
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
    expect(targets.filter((target) => isThere(target) === undefined)).toEqual([]);
  });
});

describe('the specified calls', () => {
  const byId = () => new Map(calls.map((call) => [call.operationId, call]));

  it('are there, but for those not built yet', () => {
    const known = byId();
    expect(Object.keys(specifiedCalls).filter((id) => !known.has(id))).toEqual([]);
  });

  it('are open to whom it says, and to nobody else', () => {
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
