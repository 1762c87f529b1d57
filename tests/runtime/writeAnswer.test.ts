import { describe, expect, it } from 'vitest';
import '../../server/application';
import { z } from 'zod';
import { nameOf } from 'sijil/base/i18n/localized';
import { nameText } from 'sijil/contract/parts';
import { contract } from '#domain/api/contract';
import type { Exchange } from 'sijil/schema/operationTypes';
import { resourceList } from '#resources';
import { pickOf, writeAnswer } from 'sijil/server/http/writeAnswer';
import { resourceAnswers } from 'sijil/server/resources/resourceSchemas';

const view = z.object({
  id: z.string(),
  at: z.date().nullable(),
  score: z.number().nullable(),
  note: z.string().nullable().optional(),
  tags: z.array(z.string()).nullable(),
  inner: z.object({ name: z.string().nullable(), deep: z.object({ n: z.int() }).nullable() }).nullable(),
  mixed: z
    .union([z.object({ kind: z.literal('a'), x: z.int() }), z.object({ kind: z.literal('b'), y: z.int() })])
    .nullable(),
  chosen: z.enum(['a', 'b']).nullable(),
  list: z.array(z.object({ at: z.date().nullable() })),
  byName: z.record(z.string(), z.object({ n: z.number() })),
});
const full = {
  id: '1',
  at: new Date('2026-11-22T07:00:00Z'),
  score: 94.5,
  note: 'أ',
  tags: ['x'],
  mixed: {
    kind: 'b',
    y: 2,
  },
  chosen: 'b',
  inner: {
    name: 'ب',
    deep: { n: 1 },
  },
  list: [{ at: new Date('2026-11-22T07:00:00Z') }, { at: null }],
  byName: { one: { n: 1 } },
};
const written = (answer: object) => JSON.parse(writeAnswer(view, answer, 'ar')) as Record<string, unknown>;

describe('serialising an answer', () => {
  it('equals JSON, with timestamps in ISO 8601', () => {
    expect(written(full)).toEqual(JSON.parse(JSON.stringify(full)));
    expect(written(full)['at']).toBe('2026-11-22T07:00:00.000Z');
  });

  it('writes null as null, not as an empty string, zero or object', () => {
    const nothing = { score: null, note: null, tags: null, inner: null, mixed: null, chosen: null };
    const empty = { ...full, at: null, ...nothing };
    expect(written(empty)).toEqual(JSON.parse(JSON.stringify(empty)));
    expect(written({ ...full, inner: { name: null, deep: null } })['inner']).toEqual({
      name: null,
      deep: null,
    });
  });

  it('omits everything that the schema does not declare, at any depth', () => {
    const secret = 'not for everybody';
    const talkative = {
      ...full,
      secret,
      inner: { name: 'ب', secret, deep: { n: 1, secret } },
      mixed: { kind: 'b', y: 2, secret },
      list: [{ at: null, secret }],
      byName: { one: { n: 1, secret } },
    };
    expect(writeAnswer(view, talkative, 'ar')).not.toContain(secret);
    expect(written(talkative)).toMatchObject({ mixed: { kind: 'b', y: 2 }, byName: { one: { n: 1 } } });
  });

  it('has a name in the language of the call, and no name as null', () => {
    const named = z.object({ client: nameText, by: nameText.nullable(), all: z.array(nameText) });
    const client = nameOf('مذاق الحجاز', 'Mathaq Al Hijaz');
    const answer = { client, by: null, all: [client, nameOf('سفرة نجد', null)] };
    expect(JSON.parse(writeAnswer(named, answer, 'en'))).toEqual({
      client: 'Mathaq Al Hijaz',
      by: null,
      all: ['Mathaq Al Hijaz', 'سفرة نجد'],
    });
    expect(JSON.parse(writeAnswer(named, answer, 'ar'))).toMatchObject({ client: 'مذاق الحجاز' });
  });

  it('omits missing optional properties, and throws for missing required ones', () => {
    const { note: _, ...rest } = full;
    expect(Object.keys(written(rest))).not.toContain('note');
    const { score: __, ...broken } = full;
    expect(() => written(broken)).toThrow('"score" is missing');
    expect(() => written({ ...full, mixed: { kind: 'c' } })).toThrow('none of what it may be');
  });

  it('converts amounts that the driver returns as text into numbers', () => {
    expect(written({ ...full, score: '94.5' })['score']).toBe(94.5);
  });

  it('includes further properties of a loose object schema', () => {
    const loose = z.looseObject({ id: z.string() });
    expect(JSON.parse(writeAnswer(loose, { id: '1', other: [1] }, 'ar'))).toEqual({ id: '1', other: [1] });
  });
});

describe('every answer schema of the API', () => {
  const promised: [string, z.ZodType][] = [
    ...Object.entries(contract as Record<string, Exchange>).flatMap(([name, { answer }]) =>
      'file' in answer ? [] : [[name, answer] as [string, z.ZodType]],
    ),
    ...resourceList.flatMap((resource) =>
      Object.entries(resourceAnswers(resource)).map(([kind, answer]): [string, z.ZodType] => [
        `${resource.name}.${kind}`,
        answer,
      ]),
    ),
  ];

  it('can be serialised', () => {
    expect(promised.length).toBeGreaterThan(200);
    const faults = promised.flatMap(([name, schema]) => {
      try {
        pickOf(schema);
        return [];
      } catch (error) {
        return [`${name}: ${String(error)}`];
      }
    });
    expect(faults).toEqual([]);
  });

  it('is refused if it contains a type that cannot be serialised', () => {
    expect(() => pickOf(z.bigint())).toThrow('cannot be written from "bigint"');
  });
});
