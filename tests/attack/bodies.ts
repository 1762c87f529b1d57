import fc from 'fast-check';
import type { JsonSchema } from './catalogue';

const samples: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'someone@example.test',
  date: '2026-12-06',
  'date-time': '2026-12-06T07:00:00.000Z',
};

/** Body that is probably valid: a choice has its first option, an id is the one for its name. */
export function plausible(schema: JsonSchema, idFor: (name: string) => string, name = ''): unknown {
  const { type, anyOf, format, items, properties } = schema;
  if (schema.enum) return schema.enum[0];
  if (anyOf?.[0]) return plausible(anyOf[0], idFor, name);
  const kind = typeof type === 'string' ? type : type?.[0];
  if (kind === 'object' || properties) {
    const entries = Object.entries(properties ?? {});
    return Object.fromEntries(entries.map(([key, one]) => [key, plausible(one, idFor, key)]));
  }
  if (kind === 'array') return items ? [plausible(items, idFor, name)] : [];
  if (kind === 'boolean') return true;
  if (kind === 'integer' || kind === 'number') return name === 'version' ? 1 : (schema.minimum ?? 1);
  if (format === 'uuid') return idFor(name);
  if (/phone/i.test(name)) return '+966501234567';
  return samples[format ?? ''] ?? 'نص';
}

/** Names of a body's fields that contain ids, also inside its lists. */
export function idFields(schema: JsonSchema, name = ''): string[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, one]) => idFields(one, key));
  const items = schema.items ? idFields(schema.items, name) : [];
  const other = (schema.anyOf ?? []).flatMap((one) => idFields(one, name));
  return [...new Set([...(schema.format === 'uuid' ? [name] : []), ...inner, ...items, ...other])];
}

const megabyte = 'س'.repeat(500_000);
const deep = (depth: number): unknown => JSON.parse('[{"a":'.repeat(depth) + '1' + '}]'.repeat(depth));

/** Values that no form sends. Rare ones are large, so that a run stays short. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom<unknown>(null, '', ' ', true, false, 0, -1, 1.5, 1e308, -0) },
  {
    weight: 20,
    arbitrary: fc.constantFrom<unknown>(
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\u202egnp.exe',
      '\u2066x',
      '\u200f',
      '\r\nSet-Cookie: a=b',
      '%00',
      '..\\..\\x',
      '<script>alert(1)</script>',
      '{{7*7}}',
      "' or 1=1 --",
      '=cmd()',
      '${jndi:ldap://x}',
      '%',
      '_',
      '\\',
    ),
  },
  {
    weight: 15,
    arbitrary: fc.constantFrom<unknown>(
      '0000-00-00',
      '0000-01-01T00:00:00Z',
      '99999-12-31',
      '+275760-09-13T00:00:00.000Z',
      '2026-02-30',
      'NaN',
      'Infinity',
      Number.MAX_SAFE_INTEGER,
      2 ** 31,
      -(2 ** 63),
      '9'.repeat(400),
      'null',
      '[object Object]',
      '00000000-0000-4000-8000-000000000000',
    ),
  },
  {
    weight: 10,
    arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], { id: {} }, { length: 1e9 }, [1, 'a', {}]),
  },
  { weight: 10, arbitrary: fc.uuid() },
  { weight: 10, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 8, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.integer({ min: 20, max: 2000 }).map(deep) },
  { weight: 1, arbitrary: fc.constant(megabyte) },
);

const polluting = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** Payload of a call as sent: `body` is text, not necessarily JSON. */
interface Carried {
  readonly body: string | null;
  readonly type: string | null;
  readonly query: string;
}

/** Bodies and queries for one operation: valid except in one place, or entirely invalid. */
export function hostile(schema: JsonSchema | null, parameters: readonly string[]): fc.Arbitrary<Carried> {
  const names = Object.keys(schema?.properties ?? {});
  const right = schema ? (plausible(schema, () => samples['uuid'] as string) as Record<string, unknown>) : {};
  const oneWrong = fc
    .tuple(fc.constantFrom(...(names.length > 0 ? names : ['x'])), hostileValue)
    .map(([name, value]) => JSON.stringify({ ...right, [name]: value }));
  const extra = fc
    .tuple(fc.constantFrom(...polluting, 'id', 'role', 'clientId', 'status', 'createdAt'), hostileValue)
    .map(
      ([name, value]) =>
        `${JSON.stringify(right).slice(0, -1)}${names.length > 0 ? ',' : ''}${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}}`,
    );
  const all = fc
    .dictionary(fc.constantFrom(...names, 'version', 'x'), hostileValue)
    .map((value) => JSON.stringify(value));
  const other = hostileValue.map((value) => JSON.stringify(value) ?? '');
  const broken = fc.constantFrom(
    '',
    '{',
    '{"a":1',
    'null',
    '[]',
    '"',
    '{"a":1}}',
    '\u0000',
    '{"a":NaN}',
    '{"version":1e999}',
  );
  const body = fc.oneof(
    { weight: 8, arbitrary: oneWrong },
    { weight: 3, arbitrary: extra },
    { weight: 3, arbitrary: all },
    { weight: 1, arbitrary: other },
    { weight: 1, arbitrary: broken },
  );
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        '',
      ),
    },
  );
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.constant('') },
    {
      weight: 3,
      arbitrary: fc.tuple(queryName(parameters), queryValue).map(([name, value]) => `?${name}=${value}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(queryName(parameters), queryValue)
        .map(([name, value]) => `?${name}=${value}&${name}[]=${value}&${name}=1`),
    },
  );
  return fc.record({ body: schema ? body : fc.oneof(fc.constant(null), body), type, query });
}

const queryName = (parameters: readonly string[]) =>
  fc.constantFrom(
    ...parameters,
    '_start',
    '_end',
    '_sort',
    '_order',
    'q',
    'id',
    'status',
    'columns',
    'format',
    ...polluting,
  );
const queryValue = hostileValue.map((value) =>
  encode(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
);

/** Encodes a parameter. A lone surrogate cannot be encoded, and a megabyte is too long for an address. */
function encode(text: string): string {
  return encodeURIComponent(text.slice(0, 3000).replaceAll(/\p{Cs}/gu, '%')).slice(0, 9000);
}
