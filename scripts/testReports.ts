import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** Passed and failed tests of all reports in a folder. */
export function countTests(folder: string): { passed: number; failed: number } {
  const { vitest, playwright } = readReports(folder);
  const stats = playwright.map((report) => report.stats);
  return {
    passed:
      sum(vitest.map(({ numPassedTests }) => numPassedTests)) +
      sum(stats.map(({ expected, flaky }) => expected + flaky)),
    failed:
      sum(vitest.map(({ numFailedTests }) => numFailedTests)) +
      sum(stats.map(({ unexpected }) => unexpected)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Seconds, and the name of what took them. */
export type TimedLine = readonly [seconds: number, what: string];

/** Files whose tests took longest, as seconds and name; a browser's file has the sum of both projects. */
export function slowestFiles(folder: string, root: string, count: number): TimedLine[] {
  const { vitest, playwright } = readReports(folder);
  const lines: TimedLine[] = [
    ...vitest
      .flatMap(({ testResults }) => testResults)
      .map(({ name, startTime, endTime }): TimedLine => [
        (endTime - startTime) / 1000,
        path.relative(root, name),
      ]),
    ...playwright
      .flatMap(({ suites }) => suites)
      .map((suite): TimedLine => [durationOf(suite) / 1000, `tests/e2e/${suite.file}`]),
  ];
  return lines.sort(([one], [other]) => other - one).slice(0, count);
}

/** Milliseconds of all attempts in a suite of Playwright's report and its nested suites. */
function durationOf({ specs = [], suites = [] }: Suite): number {
  const attempts = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return sum([...attempts.map(({ duration }) => duration), ...suites.map(durationOf)]);
}

function readReports(folder: string): { vitest: VitestReport[]; playwright: PlaywrightReport[] } {
  const reports = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as VitestReport | PlaywrightReport,
    );
  return {
    vitest: reports.filter((report) => 'testResults' in report),
    playwright: reports.filter((report) => 'suites' in report),
  };
}
