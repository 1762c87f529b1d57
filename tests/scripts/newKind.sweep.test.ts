import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../support/folderTree';

const folders = ['domain', 'field', 'packages/sijil', 'src', 'server', 'scripts', 'tests'];

let house: string;
const file = (name: string) => path.join(house, name);

/** Copy of the entire source tree, so that the real one is not changed. */
beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'salama-kind-'));
  const parts = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
  for (const part of [...parts, ...folders])
    if (existsSync(path.join(projectRoot, part)))
      cpSync(path.join(projectRoot, part), file(part), { recursive: true });
  symlinkSync(path.join(projectRoot, 'node_modules'), file('node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/**
 * Files whose types a new kind can break: tables by kind name one of these types, and other code uses the kind's
 * definition, which the compiler checks with these files. Checking the entire tree would take four times as long.
 */
function filesByKind(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(file(folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => name.endsWith('.d.ts') || byKind.test(readFileSync(file(name), 'utf8')));
}
const byKind = /\b(?:FieldKind|StoredKind)\b/;

/** Code blocks of the recipe in CONTRIBUTING.md, each with the file named in its first line. */
function recipe() {
  const guide = readFileSync(path.join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  const section = /### A field kind\n([\s\S]*?)\n### /.exec(guide)?.[1] ?? '';
  return [...section.matchAll(/```tsx?\n\/\/ (a line of )?(\S+)\n([\s\S]*?)```/g)].map(
    ([, isLine, name = '', code = '']) => ({ isLine: isLine !== undefined, name, code }),
  );
}

const use = `import { defineResource, rating } from 'sijil/schema/index';
import { fromText, toText } from 'sijil/schema/cellText';
import { validate } from 'sijil/schema/validate';
import { toTable } from 'sijil/server/db/tables/toTable';

const stars = rating({ label: { ar: 'النجوم', en: 'Stars' }, required: true });
const label = { one: { ar: 'الرأي', en: 'Opinion' }, many: { ar: 'الآراء', en: 'Opinions' } };
const opinions = defineResource('opinions', {
  label, fields: { stars }, title: 'stars', list: ['stars'], search: [], access: { read: ['admin'] },
});
const column = toTable(opinions, () => { throw new Error('none'); }).stars;
const six = validate(opinions, 'create', { stars: 6 }, 'ar');
console.log(JSON.stringify([
  column.getSQLType(), column.notNull, toText(stars, 4, 'en'), fromText(stars, '٤'),
  validate(opinions, 'create', { stars: 4 }, 'en').ok, six.ok ? [] : six.errors,
]));
`;

it('a new field kind needs only the two files and two lines of CONTRIBUTING.md', () => {
  const blocks = recipe();
  expect(blocks.map(({ isLine, name }) => `${isLine ? '+' : ''}${name}`)).toEqual([
    'packages/sijil/schema/kinds/rating.ts',
    '+packages/sijil/schema/kinds.ts',
    'packages/sijil/react/fields/kinds/rating.tsx',
    '+packages/sijil/react/fields/kinds/index.ts',
  ]);
  for (const { isLine, name, code } of blocks) (isLine ? appendFileSync : writeFileSync)(file(name), code);
  writeFileSync(file('server/use.ts'), use);
  // The application's own types belong to every program.
  const files = [
    'server/definitions.ts',
    ...filesByKind(),
    ...blocks.map(({ name }) => name),
    'server/use.ts',
  ];
  expect(files).toEqual(
    expect.arrayContaining([
      'packages/sijil/react/fields/kindViews.ts',
      'packages/sijil/testing/sampleOf.ts',
    ]),
  );
  writeFileSync(
    file('tsconfig.kind.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [], files }),
  );
  const compiler = path.join(projectRoot, 'node_modules/.bin/tsc');
  const run = (program: string, ...given: string[]) => {
    try {
      return execFileSync(program, given, { cwd: house, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      // The compiler writes its errors to standard output.
      return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    }
  };
  expect(run(compiler, '--noEmit', '-p', 'tsconfig.kind.json')).toBe('');
  const said = run(process.execPath, '--import', 'tsx', 'server/use.ts');
  expect(JSON.parse(said)).toEqual([
    'integer',
    true,
    '4/5',
    4,
    true,
    { stars: ['اختر من نجمة إلى خمس نجوم.'] },
  ]);
}, 600_000);
