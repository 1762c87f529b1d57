import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { open } from './support/walk';

/**
 * Four pages with a bundle budget, by address and user. The reviewed list is `tests/golden/pageFetches.json`; `npx playwright
 * test pageFetches --update-snapshots=all` rewrites it.
 */
const pages = {
  'sign in': { address: '/sign-in', email: null },
  register: { address: '/client-register', email: null },
  'verify a certificate': { address: '/verify', email: null },
  'list of requests': { address: '/requests', email: 'operations@demo.test' },
} as const;

const golden = new URL('../golden/pageFetches.json', import.meta.url);

test('four pages fetch exactly the reviewed files and API calls', async ({ browser, isMobile }, {
  config,
}) => {
  test.skip(isMobile, 'The files and calls of a page do not depend on its width.');
  const fetched: Record<string, readonly string[]> = {};
  for (const [name, { address, email }] of Object.entries(pages)) {
    const { page } = await openAs(browser, email, { language: 'en' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(withoutHash(request.method(), new URL(request.url()))));
    await open(page, address);
    // Fetched after rendering.
    for (const late of email ? ['/api/v1/console/start'] : [])
      await expect.poll(() => requests.some((one) => one.includes(late))).toBe(true);
    // A change by another test makes an open list refetch, so each call counts once.
    fetched[name] = [...new Set(requests.filter((request) => !isPictureOrFont(request)))].sort();
    await page.context().close();
  }
  if (config.updateSnapshots === 'all') writeFileSync(golden, `${JSON.stringify(fetched, null, 2)}\n`);
  expect(fetched).toEqual(JSON.parse(readFileSync(golden, 'utf8')));
});

test('code for interacting with a list is fetched after its rows', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'The files of a page do not depend on its width.');
  const { page } = await openAs(browser, 'operations@demo.test', { language: 'en' });
  const before: string[] = [];
  let answered = false;
  page.on('request', (request) => {
    if (!answered) before.push(withoutHash(request.method(), new URL(request.url())));
  });
  // The browser is idle for a second while it waits for the rows.
  await page.route(/\/api\/v1\/inspections\?/, async (route) => {
    await page.waitForTimeout(1_000);
    answered = true;
    await route.continue();
  });
  const parts = page.waitForRequest(/\/assets\/listParts-/);
  await open(page, '/requests');
  await parts;
  expect(before).toContain('GET /assets/lists.js');
  expect(before.filter((request) => /\/(?:listParts|fields|PinGrid)\.js$/.test(request))).toEqual([]);
});

const isPictureOrFont = (request: string) => /\.(?:woff2|svg|png|webp|ico)$/.test(request);

/**
 * Returns `GET /assets/Table.js` for `/assets/Table-B43awrUH.js`: hashes change with every build, `~` begins a list of
 * importers. Ids of records change with every demo.
 */
function withoutHash(method: string, { pathname, search }: URL): string {
  const path = pathname.replace(/(?:~.*)?-[\w-]{8}(?=\.(?:js|css|json)$)/, '');
  return `${method} ${path}${search.replace(/\bids=[^&]+/, 'ids=…')}`;
}
