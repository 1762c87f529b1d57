import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { closeContext, enterAs, newPage, untilRows, withBrowser } from '../browser';
import type { Installations } from '../installations';
import { attempt, type Line } from '../line';

interface Weight {
  /** Thousands of bytes of JavaScript, each file compressed with gzip. */
  readonly kilobytes: number;
  readonly files: number;
}

/** Bytes that a browser with empty caches loads before a page is usable, compared with the minimum for the same tools. */
export async function bundleLines(installations: Installations): Promise<Line[]> {
  const [{ portal }, floor] = [await installations.large(), await installations.floor()];
  return withBrowser(async (browser) => {
    const compare = (what: string, goal: number, own: () => Promise<Weight>, bare: () => Promise<Weight>) =>
      attempt(what, `≤ ${goal} × bare page`, async () => {
        const [mine, least] = [await own(), await bare()];
        const ratio = mine.kilobytes / least.kilobytes;
        const detail = `${show(mine)}; bare page ${show(least)}`;
        return { figure: `${ratio.toFixed(2)} ×`, detail, reached: ratio <= goal };
      });
    const alone = (address: string, ready: (page: Page) => Promise<unknown>) => async () =>
      weigh(await newPage(browser, portal.url), address, ready);
    const bare = (address: string, ready: (page: Page) => Promise<unknown>) => async () =>
      weigh(await newPage(browser, floor.url), address, ready);
    const form = (page: Page) => page.locator('input[type=email]').waitFor();
    return [
      await compare(
        'JavaScript before the sign-in page can be used (React alone)',
        1.7,
        alone('/sign-in', (page) => page.locator('input[type=password]').waitFor()),
        bare('/alone.html', form),
      ),
      await compare(
        'JavaScript before the first list shows its rows (antd’s table)',
        1.4,
        async () => weigh(await enterAs(browser, portal.url, 'operations@demo.test'), '/requests', untilRows),
        bare('/table.html#table', untilRows),
      ),
    ];
  });
}

async function weigh(page: Page, address: string, ready: (page: Page) => Promise<unknown>): Promise<Weight> {
  const found: Promise<Buffer>[] = [];
  let counting = true;
  page.on('response', (response) => {
    if (counting && response.request().resourceType() === 'script') found.push(response.body());
  });
  await page.goto(address);
  await ready(page);
  counting = false;
  const files = await Promise.all(found);
  await closeContext(page);
  const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  return { kilobytes: bytes / 1000, files: files.length };
}

const show = ({ kilobytes, files }: Weight) => `${Math.round(kilobytes)} kB in ${files} files`;
