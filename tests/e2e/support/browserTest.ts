import { test as base } from '@playwright/test';
import { coldLoads } from './coldLoadReporter';
import { countTraffic } from './walk';

/**
 * Browser test. When it ends, every window that it opened is closed: Playwright leaves those of `browser.newContext` open, and
 * an open portal polls its notices until the end of the run. The number of page loads is recorded for the report of the run.
 */
export const test = base.extend<{ ownWindows: undefined }>({
  ownWindows: [
    async ({ browser }, use, testInfo) => {
      let loads = 0;
      browser.removeAllListeners('context');
      browser.on('context', (context) =>
        context.on('page', (page) => {
          countTraffic(page);
          page.on('load', () => (loads += page.url() === 'about:blank' ? 0 : 1));
        }),
      );
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
      testInfo.annotations.push({ type: coldLoads, description: String(loads) });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
