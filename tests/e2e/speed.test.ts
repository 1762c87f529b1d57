import type { Page } from '@playwright/test';
import { tableRows } from '../bench/browser';
import { expect, test } from './support/browserTest';
import { freezeData } from './support/frozenData';
import { countRenders, rendersOf } from './support/renderCounts';
import { openAs } from './support/session';
import { atRest, settled, walkTo } from './support/walk';

test.skip(({ isMobile }) => isMobile, 'Counted on a desktop.');

test('a click in the menu to a list that was read before draws it once', async ({ browser }) => {
  const { page } = await openAs(browser, 'admin@demo.test', { language: 'ar' });
  await countRenders(page);
  await freezeData(page);
  // Rows that were read a moment ago are not read again, however long this machine takes.
  await page.clock.setFixedTime(new Date());
  await page.goto('/requests');
  await settled(page);
  // In the same group of the menu, so that its link is there.
  await walkTo(page, '/customer-support');
  await atRest(page);
  const counts = await rendersOf(page, () => clickToRows(page, '/requests'));
  expect.soft(counts.commits, JSON.stringify(counts)).toBeLessThanOrEqual(3);
  expect.soft(counts.updates, JSON.stringify(counts)).toBeLessThanOrEqual(150);
  expect.soft(counts.layouts, JSON.stringify(counts)).toBeLessThanOrEqual(3);
});

/** Clicks a menu entry and waits until a moment after its rows are painted, without reading the layout meanwhile. */
async function clickToRows(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async ([to, rows]) => {
      const link = document.querySelector<HTMLElement>(`aside a[href="${to}"]`);
      const left = new Set(document.querySelectorAll(rows));
      const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
      link?.click();
      while ([...document.querySelectorAll(rows)].filter((row) => !left.has(row)).length === 0)
        await painted();
      await new Promise((resolve) => setTimeout(resolve, 700));
    },
    [path, tableRows] as const,
  );
}
