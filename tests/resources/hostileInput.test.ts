import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiPath, type Resource } from 'sijil/schema/resource';
import { resourceList, resources } from '#resources';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin } = await asRole(test, 'admin'));
});
afterAll(() => test.close());
// Each test makes several hundred calls, on a machine that is busy with other work.
vi.setConfig({ testTimeout: 60_000 });

interface Raw {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly payload?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send({ method = 'GET', url, payload, headers = {} }: Raw) {
  const answer = await test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: `Bearer ${admin}`, 'accept-language': 'en', ...headers },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, text: answer.payload };
}

const asJson = { 'content-type': 'application/json' };
const post = (url: string, payload: string) => send({ method: 'POST', url, payload, headers: asJson });

/** Internal details that must never appear in a response. */
const inside = /node_modules|\.ts:\d|\bat \w+ \(|select "|insert into|drizzle|Error:|password_hash/i;

/** The faults of a response to an invalid call. */
function faults(what: string, { status, text }: { status: number; text: string }): string[] {
  const said = `${status} for ${what.slice(0, 120)}: ${text.slice(0, 160)}`;
  if (status < 400 || status >= 500) return [said];
  const { message, code } = JSON.parse(text) as { message?: unknown; code?: unknown };
  return typeof message === 'string' && typeof code === 'string' && !inside.test(text) ? [] : [said];
}

const path = apiPath(resources.nationalities);

describe('an address that no page produces', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
  const addresses = [
    `${path}?_sort=${Array.from({ length: 50 }, () => 'descriptionAr').join(',')}`,
    `${path}?${Array.from({ length: 400 }, (_, index) => `x${index}=1`).join('&')}`,
    `${path}?_end=1&_end=2`,
    `${path}?_sort=descriptionAr&_sort=id`,
    `${path}?q[]=a`,
    `${path}?descriptionAr[$ne]=a`,
    `${path}?descriptionAr_in=${Array.from({ length: 201 }, () => 'a').join(',')}`,
    `${path}?descriptionAr_like=${'a'.repeat(201)}`,
    `${path}?q=${'%25'.repeat(201)}`,
    `${path}?_end=Infinity`,
    `${path}?_end=1.5`,
    `${path}?_start=9e9&_end=9000000025`,
    `${path}/export?columns=${Array.from({ length: 400 }, (_, index) => `c${index}`).join(',')}`,
    `${path}/export?format=__proto__`,
    `/admin/services?active=banana`,
    `/admin/services?basePrice_gte=`,
    `/admin/services?basePrice_gte=0x10`,
    `/admin/services?subject=__proto__`,
    `/admin/services?subject_in=branch,constructor`,
    `/admin/services?image_null=perhaps`,
    `${path}/${'a'.repeat(400)}`,
    `${path}/%E0%A4%A`,
    ...names.flatMap((name) => [
      `${path}?${name}=1`,
      `${path}?${name}_like=1`,
      `${path}?_sort=${name}`,
      `${path}/export?columns=${name}`,
      `/${name}`,
      `/${name}/import`,
      `${path}/${name}`,
    ]),
  ];
  it('is refused with a message, without revealing internal details', async () => {
    const wrong = [];
    for (const url of addresses) wrong.push(...faults(url, await send({ url })));
    expect(wrong).toEqual([]);
  });

  it('with a long text of wildcards is searched literally', async () => {
    for (const q of [
      '%25_%5C'.repeat(66),
      '('.repeat(200),
      "'; drop table users; --",
      '%F0%9F%92%A9',
      '\u202E',
    ])
      expect((await send({ url: `${path}?q=${q.startsWith('%') ? q : encodeURIComponent(q)}` })).status).toBe(
        200,
      );
  });
});

describe('a body that no form produces', () => {
  const deep = (open: string, close: string) => open.repeat(50_000) + close.repeat(50_000);
  const bodies = [
    '',
    '{',
    'null',
    '"text"',
    '42',
    'true',
    '[[],[]]',
    '{"descriptionAr":',
    '{"descriptionAr":1e999}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"constructor":1}',
    '{"toString":1,"valueOf":2,"hasOwnProperty":{"a":[]}}',
    '{"descriptionAr":{"__proto__":{"length":3}},"descriptionEn":"a"}',
    deep('[', ']'),
    deep('{"a":', '}').replace('}', '1}'),
    `{"descriptionAr":${deep('[', ']')}}`,
    `{"descriptionAr":"\\ud800","descriptionEn":"a"}`,
    `{"descriptionAr":"أ\\udc00ب","descriptionEn":"a"}`,
    `{"descriptionAr":"\\u0000","descriptionEn":"a"}`,
    '\uFEFF{"descriptionAr":1}',
    JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, index]))),
    'x'.repeat(2_000_000),
  ];
  it('is refused with a message wherever records are written', async () => {
    const wrong = [];
    for (const url of [
      path,
      '/cities',
      '/admin/services',
      `${path}/import`,
      `${path}/bulk`,
      '/console/views',
    ])
      for (const body of bodies) wrong.push(...faults(`${url} ${body}`, await post(url, body)));
    expect(wrong).toEqual([]);
  });

  it('is refused in any other content type or encoding', async () => {
    const body = '{"descriptionAr":"أ","descriptionEn":"a"}';
    const bomb = gzipSync('a'.repeat(50_000_000));
    const wrapped: (Pick<Raw, 'payload'> & { headers: Record<string, string> })[] = [
      { payload: body, headers: { 'content-type': 'text/plain' } },
      { payload: body, headers: { 'content-type': 'application/xml' } },
      { payload: 'descriptionAr=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { payload: body, headers: { 'content-type': 'multipart/form-data' } },
      { payload: body, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { payload: body, headers: { 'content-type': '' } },
      { payload: Buffer.from(body, 'utf16le'), headers: asJson },
      { payload: bomb, headers: { ...asJson, 'content-encoding': 'gzip' } },
      { payload: bomb, headers: { 'content-type': 'application/zip' } },
    ];
    const wrong = [];
    for (const url of [path, `${path}/import`])
      for (const one of wrapped)
        wrong.push(...faults(JSON.stringify(one.headers), await send({ method: 'POST', url, ...one })));
    expect(wrong).toEqual([]);
  });
});

/** Deterministic numbers (mulberry32), so that a failure can be reproduced. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const oddities: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  -(2 ** 31) - 1,
  1e300,
  '',
  ' ',
  '\uD800',
  '\u202Eabc',
  'أ'.repeat(300),
  '=HYPERLINK("http://x")',
  '9999-99-99',
  '2026-02-29T25:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  [],
  [null],
  {},
  { ar: 'أ' },
  { ar: null, en: [] },
  { latitude: 91, longitude: 'x' },
  '23:59-00:01',
  'constructor',
];

/** A value of any shape, at most three levels deep. */
function anything(random: (below: number) => number, depth = 0): unknown {
  const pick = random(depth < 3 ? 10 : 7);
  if (pick < 7) return oddities[random(oddities.length)];
  const inner = Array.from({ length: random(4) }, () => anything(random, depth + 1));
  if (pick === 7) return inner;
  return Object.fromEntries(
    inner.map((value, index) => [['ar', 'id', 'price', 'constructor'][index % 4], value]),
  );
}

const writable = resourceList.filter(({ access }) => access.create);

describe('a form filled in at random', () => {
  it.each(writable.map((resource) => [resource.name, resource] as const))(
    'of %s is accepted or refused, and never causes a server error',
    async (_, resource: Resource) => {
      const random = randomFrom(resource.name.length * 7919);
      const wrong = [];
      for (let round = 0; round < 40; round += 1) {
        const body = JSON.stringify(
          Object.fromEntries(
            Object.keys(resource.fields).flatMap((name) => (random(3) > 0 ? [[name, anything(random)]] : [])),
          ),
        );
        const answer = await post(apiPath(resource), body);
        if (answer.status !== 201) wrong.push(...faults(body, answer));
      }
      expect(wrong).toEqual([]);
    },
  );
});
