import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/findChromium';
import { type Look, openAs } from '../e2e/support/session';

/** Timeout for a slow processor on a busy machine; what takes longer is an error. */
const patienceMs = 90_000;

/** Runs a function with a new browser, which is always closed afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    ...(findChromium() && { executablePath: findChromium() }),
    args: [...asRoot(), '--disable-gpu', '--disable-background-networking', '--js-flags=--expose-gc'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

export const asRoot = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/** Opens a new browser for a user of the portal, in Arabic on a desktop, with empty caches. */
export async function enterAs(
  browser: Browser,
  url: string,
  email: string,
  { fetchesAhead = false }: Pick<Look, 'fetchesAhead'> = {},
): Promise<Page> {
  const desktop = { baseURL: url, viewport: { width: 1440, height: 900 } };
  const { page } = await openAs(browser, email, { language: 'ar', fetchesAhead }, desktop);
  await page.addInitScript(nameFunctions);
  page.setDefaultTimeout(patienceMs);
  return page;
}

export async function newPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(nameFunctions);
  page.setDefaultTimeout(patienceMs);
  return page;
}

/** tsx preserves function names with a helper, which functions sent to a page do not find there. */
const nameFunctions = 'globalThis.__name = (named) => named';

export const closeContext = (page: Page) => (page.context() as BrowserContext).close();

/** Rows with data, in the portal's table and in antd's on the bare page. */
export const tableRows = 'tbody tr:is(.data-table-row, .ant-table-row)';

/** Waits until the table shows a full page. */
export async function untilRows(page: Page, count = 25): Promise<void> {
  await page.waitForFunction(
    ([rows, least]) =>
      [...document.querySelectorAll(rows)].filter((row) => row.checkVisibility()).length >= least,
    [tableRows, count] as const,
    { polling: 'raf', timeout: patienceMs },
  );
}
