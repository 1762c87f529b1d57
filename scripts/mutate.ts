/**
 * `npm run mutate`: changes a seeded sample of places in the code, one at a time, runs the tests that reach each (Stryker), and
 * prints for each area how many of the changes a test has noticed. Exits with 1 where an area is below its goal; slower tests
 * run only while it is.
 * `-- --area domain --count 100 --seed 7` sets area, size and seed of the sample; `--tests domain,workflow` runs only these.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { seededRandom } from '../server/seed/sample/seededRandom';
import { discoverMutants, type FoundMutant } from './mutation/discoverMutants';
import { frameworkFolder } from './sourceFolders.mjs';

interface Area {
  folders: readonly string[];
  /**
   * Folders and files of tests that judge the area, quick ones first: mutants that survive the first tests are judged by the
   * next, until the goal is reached. A mutant that only another test notices counts as missed.
   */
  tests: readonly (readonly string[])[];
  /** Lowest share of noticed mutants, in percent. */
  goal: number;
}
const areas: Record<string, Area> = {
  domain: {
    folders: ['domain'],
    tests: [
      ['domain', 'workflow', 'money', 'access', 'golden', 'api/openApi.test.ts'],
      ['console', 'pages', 'resources'],
      ['api'],
    ],
    goal: 90,
  },
  server: {
    folders: [
      'server',
      `${frameworkFolder}/server`,
      `${frameworkFolder}/schema`,
      `${frameworkFolder}/contract`,
    ],
    tests: [
      [
        'domain/schema',
        'resources',
        'designs',
        'access',
        'workflow',
        'money',
        'golden',
        'pdf',
        'foreignFiles',
        ...['backup', 'hosts', 'months', 'pooler', 'storages', 'zipFile'].map(
          (name) => `process/${name}.test.ts`,
        ),
        'api/openApi.test.ts',
      ],
      ['api', 'field'],
    ],
    goal: 80,
  },
  src: {
    folders: ['src', `${frameworkFolder}/react`],
    tests: [
      ['console', 'pages', 'router', 'theme', 'i18n'],
      ['golden', 'access', 'domain'],
    ],
    goal: 60,
  },
};
type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const configFile = 'scripts/mutation/stryker.config.mjs';

const { values: given } = parseArgs({
  options: {
    area: { type: 'string' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string' },
    concurrency: { type: 'string', default: '1' },
  },
});
if (given.area !== undefined && !(given.area in areas)) {
  console.error(`Unknown area ${given.area}: ${Object.keys(areas).join(', ')}`);
  process.exit(2);
}

async function judge(name: string, { folders, tests, goal }: Area) {
  const found = await discoverMutants(configFile, folders);
  const sample = drawSample(found, Number(given.count));
  console.log(`${name}: ${sample.length} of ${found.length} mutants`);
  const noticed = new Set<string>();
  let missed: readonly MutantResult[] = [];
  let places = sample.map(rangeOf);
  const score = () => (100 * noticed.size) / Math.max(1, noticed.size + missed.length);
  for (const stage of given.tests ? [given.tests.split(',')] : tests) {
    console.log(`${name}: ${places.length} places, judged by ${stage.join(', ')}`);
    const tested = await runTests(places, stage);
    for (const mutant of tested.filter(isNoticed)) noticed.add(nameOf(mutant));
    missed = tested.filter((mutant) => isMissed(mutant) && !noticed.has(nameOf(mutant)));
    places = missed.map((mutant) => rangeOf({ ...mutant, fileName: path.relative('.', mutant.fileName) }));
    console.log(`${name}: ${noticed.size} noticed, ${missed.length} missed by ${stage.join(', ')}`);
    for (const mutant of missed) console.log(`  ${nameOf(mutant)} ${mutant.status}`);
    if (score() >= goal) break;
  }
  return {
    reached: score() >= goal,
    line: `${name}: ${score().toFixed(1)} % (${noticed.size} of ${noticed.size + missed.length}), goal ${goal} %`,
  };
}

function runTests(places: readonly string[], folders: readonly string[]): Promise<MutantResult[]> {
  process.env['MUTATE_TESTS'] = folders.join(',');
  const options = { configFile, mutate: [...new Set(places)], concurrency: Number(given.concurrency) };
  return new Stryker(options).runMutationTest();
}

const isNoticed = ({ status }: MutantResult) => ['Killed', 'Timeout', 'RuntimeError'].includes(status);
const isMissed = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage';

/** Label of a mutant, which also distinguishes it from the others of its place. */
const nameOf = ({ fileName, location: { start }, mutatorName, replacement }: MutantResult) =>
  `${path.relative('.', fileName)}:${start.line}:${start.column} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;

/** Random places with `count` mutants in total. A large block, which every test that runs it misses, is excluded. */
function drawSample(found: readonly FoundMutant[], count: number): FoundMutant[] {
  const places = new Map<string, FoundMutant[]>();
  for (const mutant of found) places.set(rangeOf(mutant), [...(places.get(rangeOf(mutant)) ?? []), mutant]);
  const drawn: FoundMutant[] = [];
  for (const mutants of seededRandom(given.seed).shuffle([...places.values()])) {
    if (drawn.length >= count) break;
    const [first] = mutants;
    if (first && found.filter((other) => isWithin(other, first)).length <= mutants.length + 3)
      drawn.push(...mutants);
  }
  return drawn;
}

function rangeOf({ fileName, location: { start, end } }: Pick<FoundMutant, 'fileName' | 'location'>): string {
  // Stryker counts columns of a range from 0.
  return `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

function isWithin(inner: FoundMutant, outer: FoundMutant): boolean {
  return (
    inner.fileName === outer.fileName &&
    comparePlaces(inner.location.start, outer.location.start) >= 0 &&
    comparePlaces(inner.location.end, outer.location.end) <= 0
  );
}

function comparePlaces(a: FoundMutant['location']['start'], b: FoundMutant['location']['start']): number {
  return a.line - b.line || a.column - b.column;
}

const results = [];
for (const [name, area] of Object.entries(areas))
  if (given.area === undefined || given.area === name) results.push(await judge(name, area));
console.log(`\nSeed ${given.seed}\n${results.map(({ line }) => line).join('\n')}`);
if (results.some(({ reached }) => !reached)) process.exitCode = 1;
