import type { CDPSession, Page } from '@playwright/test';
import { closeContext, enterAs, untilRows, withBrowser } from '../browser';
import { walkTo } from '../../e2e/support/walk';
import type { Installations } from '../installations';
import { attempt, type Line } from '../line';

const goal = 1.1;
const visits = 50;
const list = '/requests';

/** Memory that fifty visits to other screens leave in use on a list page, after garbage collection. */
export async function heapLines(installations: Installations): Promise<Line[]> {
  const { portal } = await installations.large();
  return [
    await attempt(
      `heap of a list page after ${visits} visits across screens`,
      `≤ ${goal} × after the first`,
      () =>
        withBrowser(async (browser) => {
          const page = await enterAs(browser, portal.url, 'admin@demo.test');
          await page.goto(list);
          await untilRows(page);
          const devTools = await page.context().newCDPSession(page);
          const screens = await menuOf(page);
          // Each screen once before, because its code stays loaded.
          for (const screen of screens) await walkTo(page, screen);
          const before = await heapOnList(page, devTools);
          for (let visit = 0; visit < visits; visit += 1)
            await walkTo(page, screens[visit % screens.length] ?? list);
          const after = await heapOnList(page, devTools);
          await closeContext(page);
          const ratio = after / before;
          const detail = `${after.toFixed(1)} MB; ${before.toFixed(1)} MB after each of ${screens.length} screens once`;
          return { figure: `${ratio.toFixed(2)} ×`, detail, reached: ratio <= goal };
        }),
    ),
  ];
}

async function heapOnList(page: Page, devTools: CDPSession): Promise<number> {
  await walkTo(page, list);
  await untilRows(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Returns every screen in the menu except the list itself. */
async function menuOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)].filter((link) => link !== list);
}
