import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

interface OpenApi {
  readonly paths: Record<string, Record<string, { readonly responses?: Record<string, Response> }>>;
}
interface Response {
  readonly content?: { readonly 'application/json'?: { readonly schema?: object } };
}

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp(undefined, { API_DOCS: 'on' });
});
afterAll(() => test.close());

/** Every answer in JSON that the API's own document describes, by operation and status. */
async function answers(): Promise<[string, object][]> {
  const { paths } = (await test.app.inject('/api/v1/openapi.json')).json<OpenApi>();
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).flatMap(([method, { responses = {} }]) =>
      Object.entries(responses).flatMap(([status, { content }]): [string, object][] => {
        const schema = content?.['application/json']?.schema;
        return schema ? [[`${method} ${url} ${status}`, schema]] : [];
      }),
    ),
  );
}

const compile = SerializerSelector()({}, {});

/** What is wrong with a schema, if it cannot be compiled. */
function faultOf(name: string, schema: object): string[] {
  try {
    compile({ schema, method: 'GET', url: name, httpStatus: '200' });
    return [];
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
}

describe('the schemas of answers', () => {
  it('can all be compiled, though the server does so only when it writes the first such answer', async () => {
    const all = await answers();
    expect(all.length).toBeGreaterThan(200);
    expect(all.flatMap(([name, schema]) => faultOf(name, schema))).toEqual([]);
  });

  it('would be told if one were wrong', () => {
    expect(faultOf('a wrong one', { type: 'no such type' })).toHaveLength(1);
  });
});
