// `npm test`: every check, then a list of durations and one line "N passed, N failed".
// `--sweeps`: the sweeps too; `--sweeps=share`: the share of them that this commit has, as CI does.
// `--static`: only the static checks. `--changed`: these, and the tests that reach the changes since main.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { chooseTemporaryFolder } from './chooseTemporaryFolder';
import { countTests, slowestFiles, type TimedLine } from './testReports';

/** Name and command: a program of node_modules with its arguments. */
type Step = readonly [name: string, program: string, ...given: string[]];

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** Temporary folder of this run, deleted at its end. */
const temporary = mkdtempSync(path.join(chooseTemporaryFolder(), 'salama-test-'));
/** Folder of the reports of tests. */
const reports = path.join(temporary, 'reports');
mkdirSync(reports);
const reportOf = (step: string) => path.join(reports, `${step}.json`);
const vitest = (step: string, ...given: string[]): Step => [
  step,
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(step)}`,
  ...given,
];

/** Alone and first: its messages say what to mend, where the compiler would report what follows from it. */
const declarations: Step = ['Declarations', 'tsx', 'scripts/declarations.ts'];
/** The linter reads the types anyway, so it reports the compiler's errors from the same run. */
const longest: Step = [
  'Types, lint and boundaries',
  'oxlint',
  '--type-aware',
  '--type-check',
  '--deny-warnings',
];
const others: readonly Step[] = [
  [
    'Lint of the example',
    'oxlint',
    '-c',
    'packages/library/oxlint.json',
    'packages/library',
    '--deny-warnings',
  ],
  ['Types of the example', 'tsc', '-p', 'packages/library', '--checkers', '1'],
  ['Dead code', 'knip'],
  ['What only tests use', 'knip', '-c', 'knip.production.jsonc', '--production', '--include=exports,files'],
  ['Types of the pure folders', 'tsc', '-p', 'tsconfig.pure.json', '--checkers', '1'],
  ['Migrations', 'tsx', 'scripts/migration.ts', '--check'],
  ['Migrations of the example', 'tsx', 'scripts/example.ts', 'migration', '--check'],
  ['Licences', 'tsx', 'scripts/licences.ts'],
  ['Formatting', 'oxfmt', '--check'],
];
const staticSteps = [longest, ...others];
const preparations: readonly Step[] = [
  ['Build', 'tsx', 'scripts/prepare.ts', 'portal', 'field'],
  ['Browser', 'tsx', 'scripts/prepare.ts', 'browser'],
  // The tests of a killed portal and the journeys use this build.
  ['Demo of the journeys', 'tsx', 'scripts/playDemo.ts'],
];
const tests = vitest('Tests');
const example: Step = ['Tests of the example', 'tsx', 'scripts/example.ts', 'test'];
const journeys: Step = ['Journeys in a browser', 'playwright', 'test'];

const browserSweeps = 'Sweeps in a browser';

/** Every commit has one of so many shares of the sweeps. */
const shares = 4;

/** Sweeps of the option, each step with the share that it runs. */
function chosenSweeps(): readonly Step[] {
  const option = process.argv.find((given) => given.startsWith('--sweeps'));
  if (option === undefined) return [];
  const share = option === '--sweeps=share' ? [`--shard=${shareOfCommit()}/${shares}`] : [];
  return [
    vitest('Sweeps', '--config=vitest.sweeps.config.ts', ...share),
    [browserSweeps, 'playwright', 'test', '--config=playwright.sweeps.config.ts', ...share],
  ];
}

/** Lists of steps that run one after the other; the steps of a list run concurrently, the longest first. */
function planned(): readonly (readonly Step[])[] {
  if (process.argv.includes('--static')) return [[declarations], staticSteps];
  if (process.argv.includes('--changed'))
    return [
      [declarations],
      staticSteps,
      [vitest('Tests', '--passWithNoTests', `--changed=${branchedFromMain()}`)],
    ];
  return [
    [declarations],
    [longest, ...preparations, ...others],
    ...[tests, example, journeys, ...chosenSweeps()].map((step) => [step]),
  ];
}

/** Share of the commit that is checked, from 1. */
function shareOfCommit(): number {
  return (Number.parseInt(git('rev-parse', '--short=8', 'HEAD') ?? '0', 16) % shares) + 1;
}

/** Commit where the branch left main; the previous commit if main is unknown. */
function branchedFromMain(): string {
  return git('merge-base', 'HEAD', 'main') ?? 'HEAD';
}

/** Returns what a command of git prints, or undefined where git does not answer. */
function git(...command: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Cores of a check plus one: the browser step mostly waits for downloads. */
const atOnce = 3;
const children = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of children) child.kill('SIGTERM');
  });

const ended: { readonly name: string; readonly succeeded: boolean; readonly seconds: number }[] = [];
for (const steps of planned()) {
  if (ended.every(({ succeeded }) => succeeded)) await runConcurrently(steps);
}
const { passed, failed } = countTests(reports);
const slowest = slowestFiles(reports, root, 10);
rmSync(temporary, { recursive: true, force: true });
if (slowest.length > 0) printTable('The slowest files', slowest);
printTable(
  'Steps',
  ended.map(({ name, succeeded, seconds }) => [seconds, succeeded ? name : `${name}: FAILED`]),
);
const failedSteps = ended.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
if (failedSteps.length > 0)
  console.log(`\n✗ ${failedSteps.join(', ')} failed; what comes after did not run.`);
// Only steps with tests count them; a failed step fails the run even without a test report.
console.log(
  process.argv.includes('--static') && failedSteps.length === 0
    ? `\nAll is well: ${staticSteps.map(([name]) => name.toLowerCase()).join(', ')}.`
    : `\n${passed} passed, ${failedSteps.length > 0 ? Math.max(failed, 1) : failed} failed`,
);
process.exitCode = failedSteps.length > 0 ? 1 : 0;

async function runConcurrently(steps: readonly Step[]): Promise<void> {
  const alone = steps.length === 1;
  const waiting = steps.values();
  const worker = async () => {
    for (const [name, ...command] of waiting) {
      if (alone) console.log(`\n── ${name}`);
      const begun = performance.now();
      const { succeeded, output } = await run(name, command, alone);
      const seconds = (performance.now() - begun) / 1000;
      ended.push({ name, succeeded, seconds });
      console.log(`── ${name}: ${succeeded ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s`);
      if (output.trim() !== '') console.log(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: alone ? 1 : atOnce }, worker));
}

interface Outcome {
  readonly succeeded: boolean;
  readonly output: string;
}

/** Runs a step's program of node_modules: alone it writes to the terminal; next to others its output is printed at its end. */
function run(
  step: string,
  [program, ...args]: readonly [string, ...string[]],
  alone: boolean,
): Promise<Outcome> {
  const child = spawn(path.join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      // The linter holds the program in memory until its end: half as many garbage collections save a tenth of its time.
      GOGC: '200',
      TMPDIR: temporary,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(step),
      // The journeys have changed the demo: the sweeps make their own.
      E2E_DATA_DIR: path.join(temporary, step === browserSweeps ? 'e2e-sweeps' : 'e2e'),
    },
  });
  children.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    const end = (succeeded: boolean) => {
      children.delete(child);
      resolve({ succeeded, output });
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

function printTable(title: string, rows: readonly TimedLine[]): void {
  console.log(`\n── ${title}`);
  for (const [seconds, what] of rows) console.log(`${seconds.toFixed(1).padStart(8)} s  ${what}`);
}
