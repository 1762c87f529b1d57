import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilePure } from './compilePure';

const root = path.join(import.meta.dirname, '../..');
let house: string;

/** Copy of the declarations and everything that they import, so that the real ones are not changed. */
beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'salama-entity-'));
  for (const part of [
    'package.json',
    'tsconfig.json',
    'tsconfig.pure.json',
    'domain',
    'packages/sijil',
    'types',
    'src/application.ts',
    'src/resources',
    'scripts',
    'server',
  ])
    cpSync(path.join(root, part), path.join(house, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

function run(script: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join('scripts', script), ...words],
    { cwd: house, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

const declaration = (name: string) => path.join(house, `src/resources/${name}.ts`);
function rewrite(name: string, change: (source: string) => string) {
  writeFileSync(declaration(name), change(readFileSync(declaration(name), 'utf8')));
}

describe('npm run entity', () => {
  it('writes a declaration that lacks only Arabic labels, and names the next step', () => {
    const made = run('entity.ts', 'coldRooms');
    expect(made.status).toBe(0);
    expect(made.said).toContain('npm run migration -- coldRooms');

    const asked = run('declarations.ts');
    expect(asked.status).toBe(1);
    expect(asked.said).toMatch(/1\. R2 coldRooms: label\.one: .*Write «ar»/);
    expect(asked.said).toMatch(/2\. R2 coldRooms: label\.many: .*Write «ar»/);
    expect(asked.said).toContain('2 to mend');
  });

  it('writes a declaration that is valid and compiles once the labels exist', () => {
    rewrite('coldRooms', (source) =>
      source
        .replace("ar: '', en: 'Cold room'", "ar: 'غرفة التبريد', en: 'Cold room'")
        .replace("ar: ''", "ar: 'غرف التبريد'"),
    );
    expect(run('declarations.ts')).toMatchObject({ status: 0 });
    expect(() => compilePure(house)).not.toThrow();
  });

  it('changes nothing when the name is taken, invalid or missing', () => {
    const before = readFileSync(declaration('index'), 'utf8');
    for (const name of ['coldRooms', 'clients', 'Cold rooms', '../clients', '']) {
      const refused = run('entity.ts', ...(name ? [name] : []));
      expect([name, refused.status]).toEqual([name, 1]);
    }
    expect(readFileSync(declaration('index'), 'utf8')).toBe(before);
  });
});

describe('the declaration check', () => {
  it('explains a misspelt field with its line and suggests the correct name', () => {
    rewrite('coldRooms', (source) => source.replace("list: ['name'", "list: ['nmae'"));
    const { status, said } = run('declarations.ts');
    rewrite('coldRooms', (source) => source.replace('nmae', 'name'));
    expect(status).toBe(1);
    expect(said).toContain(
      'R3 coldRooms: «list» names the field "nmae", which is not declared. Did you mean "name"?',
    );
    const line =
      1 +
      readFileSync(declaration('coldRooms'), 'utf8')
        .split('\n')
        .findIndex((one) => one.includes('list:'));
    expect(said).toContain(`\n     src/resources/coldRooms.ts:${line}\n`);
  });

  it('explains a missing part of a declaration', () => {
    const before = readFileSync(declaration('coldRooms'), 'utf8');
    rewrite('coldRooms', (source) => source.replace(/ {2}access: .*\n/, ''));
    const { status, said } = run('declarations.ts');
    writeFileSync(declaration('coldRooms'), before);
    expect(status).toBe(1);
    expect(said).toContain("R22 coldRooms: «access» is missing or empty. Write access: { read: ['admin'] }.");
  });

  it('finds a declaration that is written but not listed', () => {
    rewrite('index', (source) => source.replace('  coldRooms,\n', ''));
    const { said } = run('declarations.ts');
    rewrite('index', (source) =>
      source.replace('} as const satisfies', '  coldRooms,\n} as const satisfies'),
    );
    expect(said).toContain('R19 coldRooms: is declared in src/resources/coldRooms.ts but not listed.');
  });

  it('reports a file that cannot be parsed', () => {
    rewrite('coldRooms', (source) => source.replace("title: 'name',", "title: 'name"));
    const { status, said } = run('declarations.ts');
    expect(status).toBe(1);
    expect(said).toContain('R20');
  });
});
