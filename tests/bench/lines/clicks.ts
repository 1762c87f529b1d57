import type { Browser, Page } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { middle } from '../alternate';
import { closeContext, enterAs, newPage, tableRows, untilRows, withBrowser } from '../browser';
import { settled } from '../../e2e/support/walk';
import type { Installations } from '../installations';
import { attempt, type Line } from '../line';

/** New browsers for each figure. */
const visits = 5;
const rowsOfPage = 25;
const lookMs = 1_000;

interface Clicks {
  /** Milliseconds from the click until the rows are painted. */
  readonly first: number;
  readonly again: number;
}

/**
 * Time from a click in the menu to 25 painted rows, alternately for the portal and the bare table; the slow processor is four
 * times slower.
 */
export async function clickLines(installations: Installations): Promise<Line[]> {
  const [{ portal }, floor] = [await installations.large(), await installations.floor()];
  return withBrowser(async (browser) => {
    const lines: Line[] = [];
    for (const slowness of [1, 4]) {
      const own: Clicks[] = [];
      const bare: Clicks[] = [];
      const read = async () => {
        for (let visit = own.length; visit < visits; visit += 1) {
          own.push(await clickPortal(browser, portal.url, slowness));
          bare.push(await clickBare(browser, floor.url, slowness));
        }
      };
      for (const [which, goal] of [
        ['first', 1.5],
        ['again', 1.3],
      ] as const)
        lines.push(
          await attempt(
            `click in the menu to 25 rows, ${which === 'first' ? 'first visit' : 'again'}, ${slowness} × CPU`,
            `≤ ${goal} × bare table`,
            async () => {
              await read();
              const ratios = own.map((one, at) => one[which] / (bare[at]?.[which] ?? Number.NaN));
              const spread = `(${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)})`;
              const [mine, least] = [own, bare].map((all) =>
                Math.round(middle(all.map((one) => one[which]))),
              );
              const ratio = middle(ratios);
              const detail = `${mine} ms; bare table ${least} ms; ${visits} visits`;
              return { figure: `${ratio.toFixed(2)} × ${spread}`, detail, reached: ratio <= goal };
            },
          ),
        );
    }
    return lines;
  });
}

async function clickPortal(browser: Browser, url: string, slowness: number): Promise<Clicks> {
  const page = await enterAs(browser, url, 'admin@demo.test');
  await page.goto('/');
  const link = 'a[href="/requests"]';
  await page.locator(link).first().waitFor();
  const home = await page.evaluate(() => window.location.pathname);
  return clickTwice(page, slowness, { to: link, back: `a[href="${home}"]`, rest: () => settled(page) });
}

async function clickBare(browser: Browser, url: string, slowness: number): Promise<Clicks> {
  const page = await newPage(browser, url);
  await page.goto('/table.html');
  await page.locator('#open').waitFor();
  const rest = () => page.waitForLoadState('networkidle');
  return clickTwice(page, slowness, { to: '#open', back: '#home', rest });
}

interface Walk {
  readonly to: string;
  readonly back: string;
  /** Waits while the user looks at the page; its requests during that time do not count. */
  readonly rest: () => Promise<void>;
}

async function clickTwice(page: Page, slowness: number, { to, back, rest }: Walk): Promise<Clicks> {
  try {
    await rest();
    await setTimeout(lookMs);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const first = await timeClick(page, to);
    await page.locator(back).first().click();
    await page.waitForFunction(fewerRows, [tableRows, rowsOfPage] as const);
    await rest();
    return { first, again: await timeClick(page, to) };
  } finally {
    await closeContext(page);
  }
}

/** A home page may have a short table, and a list that was left stays rendered but hidden. */
const fewerRows = ([rows, count]: readonly [string, number]) =>
  [...document.querySelectorAll(rows)].filter((row) => row.checkVisibility()).length < count;

/** Measured in the page, from the click event to the frame after the one that has the rows. */
async function timeClick(page: Page, link: string): Promise<number> {
  await page.evaluate(
    ([rows, count]) => {
      const measured = window as Window & { tookMs?: Promise<number> };
      measured.tookMs = new Promise((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            const seen = [...document.querySelectorAll(rows)].filter((row) => row.checkVisibility());
            if (seen.length < count) return requestAnimationFrame(look);
            return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          look();
        };
        document.addEventListener('click', begin, { capture: true, once: true });
      });
    },
    [tableRows, rowsOfPage] as const,
  );
  await page.locator(link).first().click();
  await untilRows(page, rowsOfPage);
  return page.evaluate(() => (window as Window & { tookMs?: Promise<number> }).tookMs ?? Number.NaN);
}
