import type { Page } from '@playwright/test';
import { tableRows } from '../bench/browser';
import { expect, test } from './support/browserTest';
import { freezeData } from './support/frozenData';
import { countRenders, rendersOf } from './support/renderCounts';
import { openAs } from './support/session';
import { atRest, open, settled, walkTo } from './support/walk';

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

test('a list that is read again on return is not drawn again where nothing has changed', async ({
  browser,
}) => {
  const { page } = await openAs(browser, 'admin@demo.test', { language: 'ar' });
  await countRenders(page);
  await freezeData(page);
  const openedAt = Date.now();
  await page.clock.setFixedTime(openedAt);
  await page.goto('/requests');
  await settled(page);
  await walkTo(page, '/customer-support');
  await atRest(page);
  // Rows are read again after fifteen seconds.
  await page.clock.setFixedTime(openedAt + 20_000);
  const read = page.waitForRequest(/\/api\/v1\/inspections\?/);
  const counts = await rendersOf(page, () => clickToRows(page, '/requests'));
  await read;
  // The page is new when it is opened, so only what a second drawing touches counts as rendered again.
  expect.soft(counts.updates, JSON.stringify(counts)).toBeLessThanOrEqual(250);
});

test('one press on a row reads its record once', async ({ browser }) => {
  const { page } = await openAs(browser, 'admin@demo.test', { language: 'ar' });
  await page.goto('/clients');
  await atRest(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/clients\/[0-9a-f-]{36}$/.test(pathname)) reads.push(pathname);
  });
  await page.locator(tableRows).first().locator('a').first().click();
  await expect(page).toHaveURL(/\/clients\/[0-9a-f-]{36}/);
  await atRest(page);
  expect(reads).toHaveLength(1);
});

test('the home of an admin makes few calls', async ({ browser }) => {
  const { page } = await openAs(browser, 'admin@demo.test', { language: 'ar' });
  // Changes by other tests would be read too.
  await freezeData(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/home');
  await atRest(page);
  await page.waitForTimeout(1_000);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(8);
});

test.describe('a page at rest', () => {
  for (const [email, addresses] of [
    ['admin@demo.test', ['/home', '/requests']],
    ['client@demo.test', ['/clientDashboard']],
  ] as const)
    test(`draws nothing from three seconds on, for ${email}`, async ({ browser }) => {
      const { page } = await openAs(browser, email, { language: 'ar' });
      await countRenders(page);
      await freezeData(page);
      for (const address of addresses) {
        await open(page, address);
        await page.waitForTimeout(3_000);
        const counts = await rendersOf(page, () => page.waitForTimeout(2_000));
        expect.soft(counts, address).toEqual({ commits: 0, updates: 0, layouts: 0, names: [] });
      }
    });
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
