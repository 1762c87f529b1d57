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
const pauseMs = 3_000;

/** Cost of a click until its rows are painted, in milliseconds. */
interface Cost {
  readonly wall: number;
  /** Processor time of the page's main thread: the same at any load of the machine. */
  readonly cpu: number;
}

interface Clicks {
  readonly first: Cost;
  readonly again: Cost;
}

/** Way of clicking, with a ratio to the bare table that each figure must not exceed. */
interface Way {
  readonly what: string;
  readonly measure: keyof Cost;
  readonly slowness: number;
  /** True for browsers that fetch the code behind the menu in advance; those that save data do not. */
  readonly fetchesAhead: boolean;
  readonly goals: Partial<Record<keyof Clicks, number>>;
}

const ways: readonly Way[] = [
  {
    what: 'processor time',
    measure: 'cpu',
    slowness: 1,
    fetchesAhead: true,
    goals: { first: 1.4, again: 1.6 },
  },
  {
    what: 'processor time while saving data',
    measure: 'cpu',
    slowness: 1,
    fetchesAhead: false,
    goals: { first: 2 },
  },
  { what: '4 × CPU', measure: 'wall', slowness: 4, fetchesAhead: true, goals: { first: 1.4, again: 1.6 } },
];

/** A click in the menu until 25 rows are painted, alternately in the portal and with the bare table, in one browser. */
export async function clickLines(installations: Installations): Promise<Line[]> {
  const [{ portal }, floor] = [await installations.large(), await installations.floor()];
  const lines: Line[] = [];
  for (const way of ways)
    await withBrowser(async (browser) => {
      const own: Clicks[] = [];
      const bare: Clicks[] = [];
      const read = async () => {
        for (let visit = own.length; visit < visits; visit += 1) {
          own.push(await clickPortal(browser, portal.url, way));
          bare.push(await clickBare(browser, floor.url, way));
        }
      };
      for (const [which, goal] of Object.entries(way.goals) as [keyof Clicks, number][])
        lines.push(
          await attempt(
            `click in the menu to 25 rows, ${which === 'first' ? 'first visit' : 'again'}, ${way.what}`,
            `≤ ${goal} × bare table`,
            async () => {
              await read();
              const [mine, least] = [own, bare].map((all) => all.map((one) => one[which][way.measure]));
              const ratios = (mine ?? []).map((cost, at) => cost / (least?.[at] ?? Number.NaN));
              const spread = `(${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)})`;
              const ratio = middle(ratios);
              const detail = `${Math.round(middle(mine ?? []))} ms; bare table ${Math.round(middle(least ?? []))} ms; ${visits} visits`;
              return { figure: `${ratio.toFixed(2)} × ${spread}`, detail, reached: ratio <= goal };
            },
          ),
        );
    });
  return lines;
}

async function clickPortal(browser: Browser, url: string, way: Way): Promise<Clicks> {
  const page = await enterAs(browser, url, 'admin@demo.test', way);
  await page.goto('/');
  const link = 'a[href="/requests"]';
  await page.locator(link).first().waitFor();
  const home = await page.evaluate(() => window.location.pathname);
  return clickTwice(page, way, {
    to: link,
    back: `a[href="${home}"]`,
    rest: () => (way.fetchesAhead ? fetchedAhead(page) : settled(page)),
  });
}

/** Waits until the page has requested nothing for longer than it pauses between two files fetched in advance. */
async function fetchedAhead(page: Page): Promise<void> {
  let lastAt = performance.now();
  const note = () => {
    lastAt = performance.now();
  };
  page.on('request', note);
  await settled(page);
  while (performance.now() - lastAt < pauseMs) await setTimeout(pauseMs / 10);
  page.off('request', note);
}

async function clickBare(browser: Browser, url: string, way: Way): Promise<Clicks> {
  const page = await newPage(browser, url);
  await page.goto('/table.html');
  await page.locator('#open').waitFor();
  const rest = () => page.waitForLoadState('networkidle');
  return clickTwice(page, way, { to: '#open', back: '#home', rest });
}

interface Walk {
  readonly to: string;
  readonly back: string;
  /** Waits while the user looks at the page; its requests during that time do not count. */
  readonly rest: () => Promise<void>;
}

async function clickTwice(page: Page, way: Way, { to, back, rest }: Walk): Promise<Clicks> {
  try {
    await rest();
    await setTimeout(lookMs);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: way.slowness });
    const click = () => (way.measure === 'cpu' ? traceClick(page, to) : timeClick(page, to));
    const first = await click();
    await page.locator(back).first().click();
    await page.waitForFunction(fewerRows, [tableRows, rowsOfPage] as const);
    await rest();
    return { first, again: await click() };
  } finally {
    await closeContext(page);
  }
}

/** A home page may have a short table, and a list that was left stays rendered but hidden. */
const fewerRows = ([rows, count]: readonly [string, number]) =>
  [...document.querySelectorAll(rows)].filter((row) => row.checkVisibility()).length < count;

const marks = { begin: 'click begins', end: 'rows are painted' } as const;

/** Measured in the page, from the click event to the frame after the one that has the rows. */
async function timeClick(page: Page, link: string): Promise<Cost> {
  await page.evaluate(
    ([rows, count, { begin, end }]) => {
      const measured = window as Window & { tookMs?: Promise<number> };
      measured.tookMs = new Promise((resolve) => {
        const clicked = ({ timeStamp }: Event) => {
          performance.mark(begin);
          const look = () => {
            const seen = [...document.querySelectorAll(rows)].filter((row) => row.checkVisibility());
            if (seen.length < count) return requestAnimationFrame(look);
            return requestAnimationFrame(() => {
              performance.mark(end);
              resolve(performance.now() - timeStamp);
            });
          };
          look();
        };
        document.addEventListener('click', clicked, { capture: true, once: true });
      });
    },
    [tableRows, rowsOfPage, marks] as const,
  );
  await page.locator(link).first().click();
  await untilRows(page, rowsOfPage);
  const wall = await page.evaluate(
    () => (window as Window & { tookMs?: Promise<number> }).tookMs ?? Number.NaN,
  );
  return { wall, cpu: Number.NaN };
}

/** An event of Chromium's trace; times are in microseconds, `tdur` is that of the thread alone. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** A click with the processor time of its page's main thread, by the tasks in Chromium's trace. */
async function traceClick(page: Page, link: string): Promise<Cost> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  const { wall } = await timeClick(page, link);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const [begin, end] = [marks.begin, marks.end].map((mark) =>
    traceEvents.findLast(({ name }) => name === mark),
  );
  if (!begin || !end) throw new Error('the trace has no click');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === begin.pid && tid === begin.tid && ts + dur > begin.ts && ts < end.ts,
  );
  return { wall, cpu: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 };
}
