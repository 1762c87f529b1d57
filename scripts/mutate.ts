/**
 * `npm run mutate`: changes a seeded sample of places in the code, one at a time, runs the tests that reach each (Stryker), and
 * prints for each area how many of the changes a test has noticed. Ends with 1 where an area is below its goal.
 * `-- --area domain --count 100 --seed 7` narrows, sizes and draws the sample; `--tests domain,workflow` judges by fewer folders.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { seededRandom } from '../server/seed/sample/seededRandom';
import { discoverMutants, type FoundMutant } from './mutation/discoverMutants';

interface Area {
  folders: readonly string[];
  /** Folders of tests that judge it; one that only another test notices counts as missed. */
  tests: readonly string[];
  /** Lowest share of noticed mutants, in percent. */
  goal: number;
}
const areas: Record<string, Area> = {
  domain: {
    folders: ['domain'],
    tests: ['domain', 'workflow', 'golden', 'access', 'console', 'money', 'api', 'resources'],
    goal: 90,
  },
  server: {
    folders: ['server', 'framework/server', 'framework/schema', 'framework/contract'],
    tests: ['api', 'resources', 'workflow', 'golden', 'access', 'money', 'pdf', 'field', 'foreignFiles'],
    goal: 80,
  },
  src: {
    folders: ['src', 'framework/react'],
    tests: ['console', 'pages', 'router', 'theme', 'i18n', 'golden', 'access', 'domain'],
    goal: 60,
  },
};
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
const results = [];
for (const [name, area] of Object.entries(areas))
  if (given.area === undefined || given.area === name) results.push(await judge(name, area));
console.log(`\nSeed ${given.seed}\n${results.map(({ line }) => line).join('\n')}`);
if (results.some(({ reached }) => !reached)) process.exitCode = 1;

async function judge(name: string, { folders, tests, goal }: Area) {
  const found = await discoverMutants(configFile, folders);
  const sample = drawSample(found, Number(given.count));
  console.log(`${name}: ${sample.length} of ${found.length} mutants`);
  process.env['MUTATE_TESTS'] = given.tests ?? tests.join(',');
  const tested = await new Stryker({
    configFile,
    mutate: [...new Set(sample.map(rangeOf))],
    concurrency: Number(given.concurrency),
  }).runMutationTest();
  const noticed = tested.filter(({ status }) => ['Killed', 'Timeout', 'RuntimeError'].includes(status));
  const missed = tested.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, mutatorName, replacement, status } of missed)
    console.log(
      `${path.relative('.', fileName)}:${location.start.line}:${location.start.column} ${status} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
    );
  const judged = noticed.length + missed.length;
  const score = (100 * noticed.length) / Math.max(1, judged);
  return {
    reached: score >= goal,
    line: `${name}: ${score.toFixed(1)} % (${noticed.length} of ${judged}), goal ${goal} %`,
  };
}

/** Places drawn until they hold `count` mutants. A large block, which every test that runs it misses, is no place. */
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

function rangeOf({ fileName, location: { start, end } }: FoundMutant): string {
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
