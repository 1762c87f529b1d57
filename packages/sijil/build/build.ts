/**
 * `npm run build -w sijil`: the framework as a package that can be installed, in `dist/sijil`: JavaScript and types file by file,
 * because Node reads no TypeScript below `node_modules`, with the sheets, texts and drawings beside them.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const source = path.dirname(import.meta.dirname);
const root = path.join(source, '../..');
const target = path.join(root, 'dist/sijil');
const folders = ['base', 'contract', 'schema', 'server', 'react', 'testing', 'commands'];

rmSync(target, { recursive: true, force: true });
execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', import.meta.dirname], { stdio: 'inherit' });
rmSync(path.join(target, 'build'), { recursive: true });

for (const name of filesIn(target)) {
  const file = path.join(target, name);
  const text = withExtensions(readFileSync(file, 'utf8'), path.dirname(file));
  writeFileSync(file, name.endsWith('.d.ts') ? ofAnyApplication(text, name) : text);
}
joinParts();
for (const name of filesIn(source).filter((one) => !/\.(?:tsx?|mjs)$/.test(one))) {
  if (!folders.includes(name.split(path.sep)[0] ?? '')) continue;
  mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
  cpSync(path.join(source, name), path.join(target, name));
}
for (const name of ['README.md', 'vite.mjs', 'vite.d.mts', 'sijil.mjs', 'application.tsconfig.json'])
  cpSync(path.join(source, name), path.join(target, name));
writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
console.log(`${path.relative(process.cwd(), target)}: ${filesIn(target).length} files`);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Types of the parts of an application that the server adds, for whoever imports `createApp`: the compiler drops these imports. */
function joinParts(): void {
  const server = path.join(target, 'server');
  const parts = filesIn(server)
    .filter((name) => name.endsWith('.d.ts'))
    .filter((name) => /^declare module ["']sijil/m.test(readFileSync(path.join(server, name), 'utf8')))
    .map((name) => `import './${name.replace(/\.d\.ts$/, '.js')}';\n`);
  const file = path.join(server, 'createApp.d.ts');
  writeFileSync(file, parts.join('') + readFileSync(file, 'utf8'));
}

/** Adds the extension to the paths of imports, which Node requires. */
function withExtensions(text: string, folder: string): string {
  return text.replaceAll(
    /((?:\bfrom|\bimport|\bimport\(|\bdeclare module)\s*["'])(\.{1,2}\/[^"']+)(?=["'])/g,
    (all, before: string, to: string) => {
      const place = path.join(folder, to);
      if (existsSync(`${place}.js`)) return `${before}${to}.js`;
      return existsSync(path.join(place, 'index.js')) ? `${before}${to}/index.js` : all;
    },
  );
}

/**
 * Types that the compiler inferred of the stand-in application (`alone.ts`), as those of the application that installs the
 * package. @throws for a type that needs to be written down in the source
 */
function ofAnyApplication(text: string, name: string): string {
  const types = {
    Role: 'DeclaredRole',
    Records: 'ResourceName',
    Privilege: 'Privilege',
    Error: 'ErrorCode',
    Attempt: 'AttemptKind',
  };
  const here = name === path.join('schema', 'application.d.ts');
  let found = text;
  for (const [standIn, type] of Object.entries(types)) {
    const union = new RegExp(`(?:"[^"\\n]+" \\| )*"standIn${standIn}"(?: \\| "[^"\\n]+")*`, 'g');
    const given = here ? type : `import("sijil/schema/application").${type}`;
    found = found
      .replaceAll(
        new RegExp(`\\{\\s*standIn${standIn}: "standIn${standIn}";\\s*\\}`, 'g'),
        `{ [K in ${given}]: K }`,
      )
      .replaceAll(union, given);
  }
  const [left] = /.*standIn.*/.exec(found) ?? [];
  if (left !== undefined) throw new Error(`${name}: write this type down in the source: ${left.trim()}`);
  return found;
}

function manifest(): object {
  const written = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const { scripts: _1, exports: _2, private: _3, devDependencies, ...rest } = written;
  const asWritten = ['css', 'json', 'svg'].map((end) => [`./*.${end}`, `./*.${end}`]);
  return {
    ...rest,
    // With the tools of the commands and the types of its packages, which the portal needs in development only.
    dependencies: { ...(rest['dependencies'] as object), ...(devDependencies as object) },
    exports: {
      './package.json': './package.json',
      './vite': { types: './vite.d.mts', default: './vite.mjs' },
      ...Object.fromEntries(asWritten),
      './*': { types: './*.d.ts', default: './*.js' },
    },
  };
}
