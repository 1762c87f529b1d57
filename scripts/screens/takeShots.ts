import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { groupBy } from './groupBy';
import type { Shot } from './planShots';

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } } as const;

/** Takes all pictures, so many browsers at once; a browser is shared by the shots that differ in the screen only. */
export async function takeShots(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  folder: string,
  atOnce: number,
): Promise<string[]> {
  const failed: string[] = [];
  const waiting = inParts([...groupBy(shots, keyOf).values()], 12);
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const [first] = part;
      if (!first) continue;
      const context = await contextFor(browser, url, first);
      for (const shot of part) {
        const problem = await take(context, shot, folder);
        if (problem !== null) failed.push(`${shot.name}: ${problem}`);
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

function keyOf({ language, mode, device, person }: Shot): string {
  return [language, mode, device, person.role].join();
}

/** Long lists of shots in several short ones, so that all browsers have something to do until the end. */
function inParts(groups: readonly (readonly Shot[])[], size: number): (readonly Shot[])[] {
  return groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / size) }, (_, part) =>
      group.slice(part * size, (part + 1) * size),
    ),
  );
}

async function contextFor(browser: Browser, url: string, { language, mode, device, person }: Shot) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[device],
    hasTouch: device === 'phone',
    reducedMotion: 'reduce',
    ...(person.session && { storageState: person.session }),
  });
  const theme = { state: { mode, direction: language === 'ar' ? 'rtl' : 'ltr' }, version: 0 };
  await context.addInitScript(
    ([chosen, look]) => {
      localStorage.setItem('language', chosen);
      localStorage.setItem('theme', look);
    },
    [language, JSON.stringify(theme)] as const,
  );
  return context;
}

/** What went wrong, or null. */
async function take(context: BrowserContext, shot: Shot, folder: string): Promise<string | null> {
  const page = await context.newPage();
  try {
    await page.goto(shot.address);
    // A page without a heading, or one that hears news, never settles; its picture is taken all the same.
    await page.waitForFunction(isSettled, undefined, { timeout: 30_000 }).catch(() => undefined);
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    await page.screenshot({ path: path.join(folder, `${shot.name}.png`), fullPage: true });
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    await page.close();
  }
}

/** Its heading is there and nothing is outlined any more; runs in the page. */
function isSettled(): boolean {
  return document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null;
}
