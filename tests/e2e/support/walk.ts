import type { Page, Request } from '@playwright/test';
import { operations } from '#domain/access/operations';

/** Time without changes after which a page is ready, and the longest wait for it. */
const quietMs = 150;
const patienceMs = 30_000;
const traffics = new WeakMap<Page, Traffic>();

interface Traffic {
  readonly open: Set<Request>;
  /** Time at which the last request began or ended, by the clock of this process. */
  lastAt: number;
}

/** Opens an address, inside the portal if a page of it is already open. */
export async function open(page: Page, address: string): Promise<void> {
  if (page.url() !== 'about:blank') return walkTo(page, address);
  await page.goto(address);
  await settled(page);
}

/** Follows a link inside the portal without a page load, and does not wait for the page. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Navigates inside the portal, as a link does, without a page load, and waits for the page. */
export async function walkTo(page: Page, address: string): Promise<void> {
  const traffic = trafficOf(page);
  await page.evaluate(watchChanges);
  await page.evaluate((to) => {
    if (window.location.pathname + window.location.search === to) return;
    // Infinite until the first change: until then the page before is still shown.
    (window as Window & { lastChange?: number }).lastChange = Number.POSITIVE_INFINITY;
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await untilReady(page, traffic);
}

/** Waits until the page that has been loaded is ready. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState();
  const traffic = trafficOf(page);
  await page.evaluate(watchChanges);
  await untilReady(page, traffic);
}

/**
 * Waits until the page has not changed for long enough that no part is pending: React may hold back a part whose code has
 * loaded for 300 ms. For tests that compare everything on a page.
 */
export async function atRest(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(
    (restMs) => performance.now() - ((window as Window & { lastChange?: number }).lastChange ?? 0) > restMs,
    2 * quietMs + 300,
  );
}

/** Waits for the page's signs that it is ready: a heading, no skeleton or spinner, no open requests, no more changes. */
async function untilReady(page: Page, traffic: Traffic): Promise<void> {
  let before: number;
  do {
    await untilAnswered(traffic);
    before = traffic.lastAt;
    const answeredMs = performance.now() - before;
    const settled = await page.evaluate(untilSettled, { quietMs, patienceMs, answeredMs });
    if (!settled) throw new Error(`${page.url()} is never ready`);
  } while (traffic.lastAt !== before);
}

async function untilAnswered({ open }: Traffic): Promise<void> {
  const end = performance.now() + patienceMs;
  while (open.size > 0) {
    if (performance.now() > end)
      throw new Error(`still waits for ${[...open].map((request) => request.url()).join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Counts a page's requests from its beginning; a page with an open stream is never idle for the browser. */
export function countTraffic(page: Page): void {
  trafficOf(page);
}

const isStream = (request: Request): boolean =>
  new URL(request.url()).pathname === `/api/v1${operations['live.stream'].url}`;

function trafficOf(page: Page): Traffic {
  const known = traffics.get(page);
  if (known) return known;
  const traffic: Traffic = { open: new Set<Request>(), lastAt: performance.now() };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    // The stream of changes is never answered to its end.
    if (isStream(request)) return;
    traffic.open.add(request);
    traffic.lastAt = performance.now();
  });
  for (const ending of ['requestfinished', 'requestfailed'] as const)
    page.on(ending as 'requestfinished', (request) => {
      if (isStream(request)) return;
      traffic.open.delete(request);
      traffic.lastAt = performance.now();
    });
  return traffic;
}

function watchChanges(): void {
  const state = window as Window & { lastChange?: number };
  const watched = state.lastChange !== undefined;
  state.lastChange = performance.now();
  if (watched) return;
  // Links of prefetched code change nothing visible; their requests are counted as traffic.
  const isLink = ({ target, addedNodes }: MutationRecord): boolean =>
    target === document.head && [...addedNodes].every(({ nodeName }) => nodeName === 'LINK');
  new MutationObserver((records) => {
    if (!records.every(isLink)) state.lastChange = performance.now();
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}

/**
 * True when the page settles in time: its heading is shown, no skeleton or spinner is, nothing has changed for a while, and no
 * work is pending, because on a busy machine a pending rendering takes longer than that. Runs in the page.
 */
async function untilSettled(limits: {
  quietMs: number;
  patienceMs: number;
  /** Time since the last request was answered. */
  answeredMs: number;
}): Promise<boolean> {
  const state = window as Window & { lastChange?: number };
  const unfinished =
    '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, .ant-btn-loading, .ant-select-arrow-loading';
  // A list that was left stays rendered, hidden and idle.
  const isSeen = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  const isSettled = (): boolean =>
    performance.now() - (state.lastChange ?? 0) > limits.quietMs && isSeen('h1') && !isSeen(unfinished);
  // Loaded data may not be rendered yet.
  state.lastChange = Math.max(state.lastChange ?? 0, performance.now() - limits.answeredMs);
  const end = performance.now() + limits.patienceMs;
  await document.fonts.ready;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    if (!isSettled()) continue;
    // The first idle moment starts what a page defers to it (`AfterIdle`), the second follows its rendering.
    for (let moment = 0; moment < 2; moment += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }));
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    if (isSettled()) return true;
  }
  return false;
}
