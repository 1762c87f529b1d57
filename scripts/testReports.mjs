import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Passed and failed tests of both reports; a missing report counts zero. */
export function countTests({ vitest, playwright }) {
  const tests = readReport(vitest);
  const journeys = readReport(playwright)?.stats;
  return {
    passed: (tests?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0),
    failed: (tests?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0),
  };
}

/** The files whose tests took longest, as seconds and name; a browser's file takes the sum of both projects. */
export function slowestFiles({ vitest, playwright }, root, count) {
  const seconds = (readReport(vitest)?.testResults ?? []).map(({ name, startTime, endTime }) => [
    (endTime - startTime) / 1000,
    path.relative(root, name),
  ]);
  for (const suite of readReport(playwright)?.suites ?? [])
    seconds.push([sumOf(suite) / 1000, `tests/e2e/${suite.file}`]);
  return seconds.sort(([one], [other]) => other - one).slice(0, count);
}

/** Milliseconds of all attempts in a suite of Playwright's report and those within it. */
function sumOf({ specs = [], suites = [] }) {
  const attempts = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...attempts.map(({ duration }) => duration), ...suites.map(sumOf)].reduce((a, b) => a + b, 0);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
