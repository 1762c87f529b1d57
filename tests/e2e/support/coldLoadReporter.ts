import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Annotation of a test with its number of page loads. */
export const coldLoads = 'cold loads';

/**
 * Maximum number of page loads in the entire suite. Each costs some two seconds of CPU time: move on inside the portal with
 * `walkTo`, or check a screen where it is visited already, before you raise this.
 */
const mostColdLoads = 200;

/** Reports the number of page loads of the suite, which are most of its cost, and fails it above the limit. */
export default class ColdLoadReporter implements Reporter {
  private loads = 0;

  onTestEnd(_test: TestCase, { annotations, retry }: TestResult): void {
    if (retry > 0) return;
    for (const { type, description } of annotations)
      if (type === coldLoads) this.loads += Number(description);
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    const within = this.loads <= mostColdLoads;
    console.log(
      `\n${this.loads} cold page loads; ${mostColdLoads} are allowed (tests/e2e/support/coldLoadReporter.ts).`,
    );
    return Promise.resolve(within ? {} : { status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
