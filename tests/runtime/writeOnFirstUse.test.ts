import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonSchema } from '../../server/http/toJsonSchema';
import { withoutNullUnions, writeOnFirstUse } from '../../server/http/writeOnFirstUse';

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
});
const write = writeOnFirstUse(() => toJsonSchema(view, 'output'));
const full = {
  ...{
    id: '1',
    at: new Date('2026-11-22T07:00:00Z'),
    score: 94.5,
    note: 'أ',
    tags: ['x'],
    mixed: { kind: 'b', y: 2 },
    chosen: 'b',
  },
  inner: { name: 'ب', deep: { n: 1 } },
  list: [{ at: new Date('2026-11-22T07:00:00Z') }, { at: null }],
};

describe('an answer that may be empty in places', () => {
  it('is written like any other', () => {
    expect(JSON.parse(write(full) ?? '')).toEqual(JSON.parse(JSON.stringify(full)));
  });

  it('is null where it is null, never an empty text, a zero or an empty object', () => {
    const empty = {
      ...full,
      at: null,
      score: null,
      note: null,
      tags: null,
      inner: null,
      mixed: null,
      chosen: null,
    };
    expect(JSON.parse(write(empty) ?? '')).toEqual(JSON.parse(JSON.stringify(empty)));
    const within = { ...full, inner: { name: null, deep: null } };
    expect(JSON.parse(write(within) ?? '')).toMatchObject({ inner: { name: null, deep: null } });
  });

  it('leaves out what is not there and what its schema does not name', () => {
    const { note: _, ...rest } = full;
    const written = JSON.parse(write({ ...rest, secret: 'x' }) ?? '') as object;
    expect(Object.keys(written)).not.toContain('note');
    expect(Object.keys(written)).not.toContain('secret');
  });

  it('needs no validator unless it is really one of several: of two here, which may be empty', () => {
    const unions = JSON.stringify(withoutNullUnions(toJsonSchema(view, 'output'))).match(/anyOf/g) ?? [];
    expect(unions).toHaveLength(2);
  });
});
