import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compilePure } from './compilePure';

const root = path.join(import.meta.dirname, '../..');
let house: string;
const file = (name: string) => path.join(house, name);
const lineAfter = (name: string, line: string, added: string) =>
  writeFileSync(file(name), readFileSync(file(name), 'utf8').replace(line, `${line}\n${added}`));

/** A copy of what a kind touches on the server's side, so that the real one is left alone. */
beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'salama-kind-'));
  for (const part of [
    'package.json',
    'tsconfig.json',
    'tsconfig.pure.json',
    'app',
    'domain',
    'framework',
    'src/resources',
    'server',
  ])
    cpSync(path.join(root, part), file(part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), file('node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const factory = `import type { Field, FieldOptions } from '../field';

/** One to five stars. */
export type RatingField = Field<'rating', number>;

export const rating = <const O extends FieldOptions>(options: O): RatingField & O => ({
  kind: 'rating',
  ...options,
});
`;
const rule = '  rating: () => z.int().min(1).max(5),';
const kind = "  rating: { filters: orderFilters, sortable: true, searchable: false, storedAs: 'integer' },";
const use = `import { defineResource, rating } from '#framework/schema/index';
import { fromText } from '#framework/schema/fromText';
import { toText } from '#framework/schema/toText';
import { validate } from '#framework/schema/validate';
import { toTable } from '#framework/server/db/tables/toTable';

const stars = rating({ label: { ar: 'النجوم', en: 'Stars' }, required: true });
const label = { one: { ar: 'الرأي', en: 'Opinion' }, many: { ar: 'الآراء', en: 'Opinions' } };
const opinions = defineResource('opinions', {
  label, fields: { stars }, title: 'stars', list: ['stars'], search: [], access: { read: ['admin'] },
});
const column = toTable(opinions, () => { throw new Error('none'); }).stars;
console.log(JSON.stringify([
  column.getSQLType(), column.notNull, toText(stars, 4, 'en'), fromText(stars, '٤'),
  validate(opinions, 'create', { stars: 4 }, 'en').ok, validate(opinions, 'create', { stars: 6 }, 'en').ok,
]));
`;

it('a kind of field is a factory, a rule, their lines, and what the kind can do: all else follows', () => {
  writeFileSync(file('framework/schema/fields/rating.ts'), factory);
  lineAfter(
    'framework/schema/index.ts',
    "export { password } from './fields/password';",
    "export { rating } from './fields/rating';",
  );
  lineAfter('framework/schema/fieldKinds.ts', 'export const fieldKinds = {', kind);
  lineAfter('framework/schema/fieldRules.ts', '  json,', rule);
  writeFileSync(file('use.ts'), use);
  expect(() => compilePure(house)).not.toThrow();
  const said = execFileSync(process.execPath, ['--import', 'tsx', 'use.ts'], {
    cwd: house,
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual(['integer', true, '4', 4, true, false]);
});
