/**
 * `npm run elsewhere -- FOLDER`: packs the framework, makes an application on it with `npm create sijil` in an empty folder
 * outside the repository, starts it and asks its API. Then adds a record by a command, and by hand another one with a field kind,
 * an operation and a page of Refine's own hooks; checks, tests, starts and asks it again, and rehearses the restoration of a backup.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';

const root = path.dirname(import.meta.dirname);
const given = process.argv[2];
const folder = path.resolve(given ?? '');
const refusal = whyNot();
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  makeApplication(pack());
  step('Installing', 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  await askServer(asAnybody);
  addToApplication();
  step('Migration', 'npm', 'run', '--silent', 'migration', '--', 'visits');
  step('Check', 'npm', 'run', '--silent', 'check');
  step('Tests', 'npm', 'test', '--silent');
  await askServer(askAdded);
  step('Backup', 'node_modules/.bin/sijil', 'backup', 'clinic.backup');
  step('Rehearsed restore', 'node_modules/.bin/sijil', 'restore', 'clinic.backup', '--rehearse');
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

/** Returns the path of the framework's archive. */
function pack(): string {
  execFileSync('npm', ['run', 'build', '-w', 'sijil', '--silent'], { cwd: root, stdio: 'inherit' });
  const target = mkdtempSync(path.join(tmpdir(), 'sijil-'));
  process.once('exit', () => rmSync(target, { recursive: true }));
  const words = ['pack', path.join(root, 'dist/sijil'), '--json', '--pack-destination', target];
  const said = execFileSync('npm', words, { cwd: root, encoding: 'utf8' });
  const [{ filename } = { filename: '' }] = JSON.parse(said) as { filename: string }[];
  return path.join(target, filename);
}

/** The application of `npm create sijil`, on the packed framework. */
function makeApplication(tarball: string): void {
  const create = path.join(root, 'packages/create-sijil/create.mjs');
  const name = path.basename(tarball);
  mkdirSync(folder, { recursive: true });
  step(
    'Six files',
    'node',
    create,
    folder,
    '--name',
    'عيادة | Clinic',
    '--roles',
    'vet,owner',
    '--framework',
    `file:${name}`,
  );
  cpSync(tarball, path.join(folder, name));
}

/** Adds a record by the recipe of the application's README, and by hand one with a field kind, an action and pages. */
function addToApplication(): void {
  step('A record by a command', 'npm', 'run', '--silent', 'entity', '--', 'rooms');
  change('resources/rooms.ts', [
    ["one: { ar: ''", "one: { ar: 'الغرفة'"],
    ["many: { ar: ''", "many: { ar: 'الغرف'"],
  ]);
  cpSync(path.join(root, 'tests/elsewhere/added'), folder, { recursive: true });
  change('application.ts', [
    [
      "import { tasks } from './resources/tasks';",
      "import { row } from 'sijil/contract/operations';\nimport { stars } from './resources/stars';\nimport { tasks } from './resources/tasks';\nimport { visits } from './resources/visits';\nimport type { contract } from './visitContract';",
    ],
    ['  tasks,\n', '  tasks,\n  visits,\n'],
    [
      'type Own = BackOfficeTypes<{ roles: typeof roles; resources: typeof resources }>;',
      `const formats = { stars } as const;
const routes = { '/visits-by-hand': ['vet'] } as const;
const operations = { 'visits.close': row('POST', '/visits/:id/close', ['vet'] as const) };

type Own = BackOfficeTypes<{
  roles: typeof roles;
  resources: typeof resources;
  formats: typeof formats;
  routes: typeof routes;
  operations: typeof operations;
  contract: typeof contract;
}>;`,
    ],
    [
      '  resources,\n});',
      `  resources,
  formats,
  routes,
  operations,
  shownBy: { visits: ['visits'] },
  rights: { 'visits.close': { ar: 'إغلاق زيارة', en: 'Close a visit' } },
});`,
    ],
  ]);
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

interface Answer {
  readonly status: number;
  readonly said: string;
}
type Ask = (method: string, address: string, body?: object) => Promise<Answer>;
/** Calls of the API as the first account of a role, and the address of the pages. */
type Calls = (as: (role: string) => Promise<Ask>, pages: string) => Promise<void>;

/** Starts the application, asks it, and stops it. */
async function askServer(calls: Calls): Promise<void> {
  const port = await findFreePort();
  const begun = Date.now();
  const server = spawn('node_modules/.bin/sijil', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment({ PORT: String(port) }),
  });
  const ended = once(server, 'exit');
  try {
    const pages = `http://127.0.0.1:${port}`;
    const api = `${pages}/api/v1`;
    await untilItAnswers(`${api}/health/live`, ended);
    console.log(`Start: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
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
    await calls(async (role) => {
      const body = { email: `${role}@example.test`, password: 'Demo1234' };
      const { token } = JSON.parse((await ask('POST', '/auth/login', body)).said) as {
        token: { plain_text_token: string };
      };
      return (method, address, sent) => ask(method, address, sent, token.plain_text_token);
    }, pages);
  } finally {
    server.kill('SIGINT');
    await ended;
  }
}

/** The new application: each role signs in, and sees what its declaration says. */
async function asAnybody(as: (role: string) => Promise<Ask>): Promise<void> {
  const [vet, owner] = [await as('vet'), await as('owner')];
  expectStatus('a task', await vet('POST', '/tasks', { name: 'Vaccinate', status: 'open' }), 201);
  expectStatus('a task of nobody', await owner('POST', '/tasks', { name: 'Mine', status: 'open' }), 403);
  if ((await owner('GET', '/tasks')).said !== '[]')
    throw new Error('An owner sees the task of another person.');
  expectStatus('the people', await vet('GET', '/people'), 200);
}

/** What was added: the records, the field kind, the operation and the page. */
async function askAdded(as: (role: string) => Promise<Ask>, pages: string): Promise<void> {
  const vet = await as('vet');
  const [task] = JSON.parse((await vet('GET', '/tasks')).said) as { id: string }[];
  expectStatus('a room', await vet('POST', '/rooms', { name: 'One', active: true }), 201);
  const visit = { taskId: task?.id, stars: '4/5', status: 'open' };
  const made = await vet('POST', '/visits', visit);
  expectStatus('a visit', made, 201);
  expectStatus('a visit with too many stars', await vet('POST', '/visits', { ...visit, stars: '6/5' }), 400);
  const { id } = JSON.parse(made.said) as { id: string };
  expectStatus('an operation', await vet('POST', `/visits/${id}/close`), 200);
  const closed = JSON.parse((await vet('GET', `/visits/${id}`)).said) as { status: string };
  if (closed.status !== 'closed') throw new Error('The operation has closed no visit.');
  const page = await fetch(`${pages}/visits-by-hand`);
  if (!(await page.text()).includes('id="root"')) throw new Error('The page is not served.');
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
