import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of the two reports. */
interface Reports {
  readonly vitest: string;
  readonly playwright: string;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface Suite {
  readonly file: string;
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

/** Passed and failed tests of both reports; a missing report counts zero. */
export function countTests({ vitest, playwright }: Reports): { passed: number; failed: number } {
  const tests = readReport<VitestReport>(vitest);
  const journeys = readReport<PlaywrightReport>(playwright)?.stats;
  return {
    passed: (tests?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0),
    failed: (tests?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0),
  };
}

/** Seconds, and the name of what took them. */
export type TimedLine = readonly [seconds: number, what: string];

/** Files whose tests took longest, as seconds and name; a browser's file has the sum of both projects. */
export function slowestFiles({ vitest, playwright }: Reports, root: string, count: number): TimedLine[] {
  const tests = readReport<VitestReport>(vitest)?.testResults ?? [];
  const journeys = readReport<PlaywrightReport>(playwright)?.suites ?? [];
  const lines: TimedLine[] = [
    ...tests.map(({ name, startTime, endTime }): TimedLine => [
      (endTime - startTime) / 1000,
      path.relative(root, name),
    ]),
    ...journeys.map((suite): TimedLine => [sumOf(suite) / 1000, `tests/e2e/${suite.file}`]),
  ];
  return lines.sort(([one], [other]) => other - one).slice(0, count);
}

/** Milliseconds of all attempts in a suite of Playwright's report and its nested suites. */
function sumOf({ specs = [], suites = [] }: Suite): number {
  const attempts = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...attempts.map(({ duration }) => duration), ...suites.map(sumOf)].reduce((a, b) => a + b, 0);
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
