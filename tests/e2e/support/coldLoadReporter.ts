import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { coldLoads, mostColdLoads } from './coldLoads';

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
      `\n${this.loads} cold page loads; ${mostColdLoads} are allowed (tests/e2e/support/coldLoads.ts).`,
    );
    return Promise.resolve(within ? {} : { status: 'failed' });
  }

  printsToStdio(): boolean {
    return false;
  }
}
