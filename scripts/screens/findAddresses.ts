import type { Browser } from '@playwright/test';
import type { Signed } from './signInAll';

interface Wanted {
  readonly path: string;
  readonly person: Signed;
}

/**
 * Addresses of single records: what the lists above them link to, and where a click on a row leads. A screen is looked
 * for only in the list that its own address begins with.
 */
export async function findAddresses(
  browser: Browser,
  url: string,
  wanted: readonly Wanted[],
): Promise<string[]> {
  const lists = wanted.flatMap(({ path, person }) =>
    path.includes('/:') ? [{ list: path.slice(0, path.indexOf('/:')), person }] : [],
  );
  const different = lists.filter(
    ({ list }, at) => lists.findIndex((one) => one.list === list) === at && list !== '/verify',
  );
  const found = new Set<string>();
  for (const { list, person } of different) {
    const context = await browser.newContext({
      baseURL: url,
      ...(person.session && { storageState: person.session }),
    });
    const page = await context.newPage();
    await page.goto(list);
    await page.waitForLoadState('networkidle');
    for (const address of await page.locator('a[href^="/"]').evaluateAll(hrefs)) {
      found.add(address);
      found.add(`${address}/edit`);
    }
    await context.close();
  }
  return [...found];
}

function hrefs(links: Element[]): string[] {
  return links.map((link) => new URL((link as HTMLAnchorElement).href).pathname);
}
