/**
 * `npm run elsewhere -- FOLDER`: packs the framework, installs it in an empty folder outside the repository, and makes an
 * application there of the lending library with a declaration, a field kind, an operation and a page of Refine's own hooks. Checks its
 * types, builds its pages, makes its migration, starts it on an embedded PostgreSQL, asks its API and stops it.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { frameworkFolder } from './sourceFolders.mjs';

const root = path.dirname(import.meta.dirname);
const library = path.join(root, 'packages/library');
const given = process.argv[2];
const folder = path.resolve(given ?? '');
const refusal = whyNot();
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  const tarball = pack();
  makeApplication(tarball);
  step('Installing', 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  step('Migration', 'node', '--import', 'tsx', 'migration.ts', 'ratings');
  step('Types', 'npx', 'tsc', '--noEmit');
  step('Pages', 'npx', 'vite', 'build', '--logLevel', 'warn');
  await askServer();
  console.log(`\nThe application in ${folder} works on the packed framework alone.`);
}

function whyNot(): string | null {
  if (given === undefined) return 'E1 No folder is given: npm run elsewhere -- ../elsewhere';
  if (!path.relative(root, folder).startsWith('..'))
    return `E2 ${folder} is inside the repository, whose packages it would find: name a folder outside.`;
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return `E3 ${folder} is not empty: name a new or an empty folder.`;
  return null;
}

/** Runs a command in the folder, without what npm tells the commands of this repository. */
function step(title: string, program: string, ...words: string[]): void {
  const begun = Date.now();
  execFileSync(program, words, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], env: environment() });
  console.log(`${title}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

function environment(further: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|DATABASE_URL|NODE_OPTIONS)/.test(name),
  );
  return { ...Object.fromEntries(own), ...further };
}

function pack(): string {
  execFileSync('npm', ['run', 'build', '-w', 'sijil', '--silent'], { cwd: root, stdio: 'inherit' });
  const said = execFileSync(
    'npm',
    ['pack', path.join(root, 'dist/sijil'), '--json', '--pack-destination', folder],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const [{ filename } = { filename: '' }] = JSON.parse(said) as { filename: string }[];
  return filename;
}

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function packageOf(place: string): Package {
  return JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as Package;
}

function makeApplication(tarball: string): void {
  for (const name of readdirSync(library).filter((one) => !['tests', 'dist', 'oxlint.json'].includes(one)))
    cpSync(path.join(library, name), path.join(folder, name), { recursive: true });
  const own = packageOf(library);
  const { devDependencies: tools } = packageOf(root);
  const { devDependencies: typesOfFramework } = packageOf(path.join(root, frameworkFolder));
  const { vitest: _, ...devDependencies } = own.devDependencies;
  const further = Object.fromEntries(
    ['typescript', '@types/node'].map((name) => [name, tools[name] ?? '*'] as const),
  );
  write('package.json', {
    name: 'elsewhere',
    private: true,
    type: 'module',
    dependencies: { ...own.dependencies, sijil: `file:${tarball}` },
    devDependencies: { ...devDependencies, ...further, ...typesOfFramework },
  });
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: Record<string, unknown>;
  };
  const { paths: _1, ...options } = compilerOptions;
  write('tsconfig.json', { compilerOptions: options, include: ['.'], exclude: ['node_modules', 'dist'] });
  cpSync(path.join(root, 'tests/elsewhere/added'), folder, { recursive: true });
  change('resources/index.ts', [
    [
      "import { shelves } from './shelves';",
      "import { ratings } from './ratings';\nimport { shelves } from './shelves';",
    ],
    ['const declared = { loans,', 'const declared = { ratings, loans,'],
  ]);
  change('domain/formats.ts', [
    [
      'export const ownFormats = {',
      "import { stars } from './stars';\n\nexport const ownFormats = {\n  stars,",
    ],
  ]);
  change('domain/routes.ts', [
    [
      "  '/open-loans': ['librarian'],",
      "  '/open-loans': ['librarian'],\n  '/ratings-by-hand': ['librarian'],",
    ],
  ]);
  change('pages/screens.ts', [
    [
      "  {\n    path: '/open-loans',",
      "  {\n    path: '/ratings-by-hand',\n    title: { ar: 'التقييمات', en: 'Ratings by hand' },\n    layout: 'portal',\n    load: () => import('./RatingsByHand'),\n    texts: [...textsOfAnyList],\n  },\n  {\n    path: '/open-loans',",
    ],
  ]);
}

function write(name: string, content: object): void {
  writeFileSync(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
}

function change(name: string, replacements: readonly (readonly [from: string, to: string])[]): void {
  const file = path.join(folder, name);
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${name} has no longer: ${from}`);
    text = text.replace(from, () => to);
  }
  writeFileSync(file, text);
}

async function askServer(): Promise<void> {
  const port = await findFreePort();
  const server = spawn('node', ['--import', 'tsx', 'server/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment({ PORT: String(port), DATA_DIR: path.join(folder, 'data') }),
  });
  const ended = once(server, 'exit');
  try {
    const api = `http://127.0.0.1:${port}/api/v1`;
    await untilItAnswers(`${api}/health/live`, ended);
    const ask = async (method: string, address: string, body?: object, token?: string) => {
      const answer = await fetch(api + address, {
        method,
        headers: {
          'accept-language': 'en',
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, said: await answer.text() };
    };
    const signedIn = await ask('POST', '/auth/login', {
      email: 'librarian@example.test',
      password: 'Demo1234',
    });
    const { token } = JSON.parse(signedIn.said) as { token: { plain_text_token: string } };
    const as = (method: string, address: string, body?: object) =>
      ask(method, address, body, token.plain_text_token);
    const [book] = JSON.parse((await as('GET', '/books?_end=1')).said) as { id: string }[];
    expectStatus('a list', await as('GET', '/books'), 200);
    expectStatus('a rating', await as('POST', '/ratings', { bookId: book?.id, stars: '4/5' }), 201);
    expectStatus(
      'a rating of its own kind that is wrong',
      await as('POST', '/ratings', { bookId: book?.id, stars: '6/5' }),
      400,
    );
    const [loan] = JSON.parse((await as('GET', '/open-loans')).said) as { id: string }[];
    expectStatus('an operation', await as('POST', `/loans/${loan?.id}/return`), 200);
    const page = await fetch(`http://127.0.0.1:${port}/ratings-by-hand`);
    if (!(await page.text()).includes('id="root"')) throw new Error('The page is not served.');
  } finally {
    server.kill('SIGINT');
    await ended;
  }
}

async function untilItAnswers(address: string, ended: Promise<unknown>): Promise<void> {
  let running = true;
  void ended.then(() => (running = false));
  for (let tries = 0; tries < 240 && running; tries += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await wait(500);
  }
  throw new Error('The server does not answer.');
}

function expectStatus(
  what: string,
  { status, said }: { status: number; said: string },
  wanted: number,
): void {
  if (status !== wanted) throw new Error(`${what}: ${status} instead of ${wanted}: ${said.slice(0, 500)}`);
  console.log(`${what}: ${status}`);
}
