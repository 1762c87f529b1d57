import type { Browser, Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { demoPassword } from '#domain/demoAccounts';
import { visit } from '#domain/access/canVisit';
import type { Role } from '#domain/access/roles';
import { type RoutePath, routeAuthority } from '#domain/access/routeAuthority';
import type { LoginView } from '#domain/api/sessionView';
import { screens } from '../../src/pages/routes';
import { expect, test } from './support/browserTest';
import { newVisitor } from './support/people';
import { wordsIn } from './support/words';

const people: readonly (readonly [Role | null, string | null])[] = [
  [null, null],
  ['admin', 'admin@demo.test'],
  ['admin_finance', 'finance@demo.test'],
  ['admin_operation', 'operations@demo.test'],
  ['client', 'client@demo.test'],
  ['branch_manager', 'manager@demo.test'],
  ['supervisor', 'supervisor@demo.test'],
];
const routes = Object.keys(routeAuthority) as RoutePath[];

/** An address of the route; what its page then finds there is not this test's business. */
const addressOf = (route: RoutePath) =>
  route.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'score' ? '1' : '00000000-0000-4000-8000-000000000000',
  );

/** Signed in as the portal keeps it, without the form: the doors are what is looked at. */
async function pageOf(browser: Browser, language: 'ar' | 'en', email: string | null): Promise<Page> {
  const page = await newVisitor(browser, wordsIn(language));
  if (email) {
    const answer = await page.request.post('/api/v1/auth/login', { data: { email, password: demoPassword } });
    const { user, token } = (await answer.json()) as LoginView;
    await page.addInitScript(
      ([root, plain]) => {
        localStorage.setItem('root', root);
        localStorage.setItem('token', plain);
      },
      [
        JSON.stringify({ state: { user, authenticated: true, selectedBranch: null }, version: 0 }),
        token?.plain_text_token ?? '',
      ] as const,
    );
  }
  // The doors alone are tried: what pages read would only make the walk long.
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto('/access-denied');
  return page;
}

/**
 * Goes on inside the page, as a link does, and answers where it ends: at the expected address once the frame has taken
 * that screen's title, which it does in the same breath as a guard would send the visitor away; or wherever it still
 * is when time has run out.
 */
async function walkTo(page: Page, path: string, expected: string): Promise<string> {
  const title = titleAt(expected);
  await page.evaluate((to) => {
    document.title = '';
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  const arrived = page.waitForFunction(
    ([address, name]) =>
      window.location.pathname + window.location.search === address && document.title.includes(name),
    [expected, title] as const,
    { timeout: 15_000 },
  );
  await arrived.catch(() => undefined);
  return page.evaluate(() => window.location.pathname + window.location.search);
}

/** What the frame writes into the title bar at an address; plain pages have no frame and write nothing. */
function titleAt(address: string): string {
  const [pathname = ''] = address.split('?');
  const screen =
    screens.find(({ path }) => path === pathname) ??
    screens.find(({ path }) => matchPath(path, pathname) !== null);
  return screen && screen.layout !== 'bare' ? screen.title.en : '';
}

/** Where the redirects (rules 1.4) bring a visitor; a refused one may be brought on once more. */
function destination(route: RoutePath, path: string, role: Role | null): string {
  const outcome = visit(route, path, role ? { role, profileCompleted: true } : null);
  return outcome.allowed ? path : outcome.redirectTo;
}

/** The sweep of all screens visits these, and says where one is brought elsewhere (accessibility.test.ts). */
function isSwept(route: RoutePath, role: Role | null): boolean {
  return !route.includes(':') && visit(route, route, role && { role, profileCompleted: true }).allowed;
}

test.describe('every screen by every role, in the browser', () => {
  for (const [role, email] of people) {
    test(`${role ?? 'nobody'} gets in where the table says, and nowhere else`, async ({ browser }, {
      project,
    }) => {
      test.skip(project.name === 'phone-ar', 'The doors are the same on every screen.');
      test.setTimeout(120_000);
      const page = await pageOf(browser, 'en', email);
      const met: Record<string, string> = {};
      const walked = routes.filter((route) => !isSwept(route, role));
      const expected = Object.fromEntries(
        walked.map((route) => [route, destination(route, addressOf(route), role)]),
      );
      for (const route of walked) met[route] = await walkTo(page, addressOf(route), String(expected[route]));
      expect(met).toEqual(expected);
    });
  }
});
