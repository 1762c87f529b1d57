import type { Page } from '@playwright/test';
import { routeAuthority, type RoutePath } from '#domain/access/routeAuthority';
import { visit } from '#framework/schema/visits';
import type { Role } from '#domain/access/roles';
import type { Language } from '#framework/base/i18n/localized';
import { mayOpen } from '#framework/schema/generatedScreens';
import { type ConsoleScreen, consoleScreens } from '@framework/screens/consoleScreens';
import { expect, test } from './support/browserTest';
import { addressesOf } from './support/addresses';
import { axeFaults } from './support/axeFaults';
import { pageFaults } from './support/pageFaults';
import { screenSample } from './support/screenSample';
import { openAs, type Visitor } from './support/session';
import { settled, walkTo } from './support/walk';

interface Person {
  readonly role: Role | null;
  readonly email: string | null;
  readonly profile_completed: boolean;
}

const people: Readonly<Record<string, Person>> = {
  'who is not signed in': { role: null, email: null, profile_completed: false },
  'a general admin': { role: 'admin', email: 'admin@demo.test', profile_completed: true },
  'a finance admin': { role: 'admin_finance', email: 'finance@demo.test', profile_completed: true },
  'an operations admin': { role: 'admin_operation', email: 'operations@demo.test', profile_completed: true },
  'a client': { role: 'client', email: 'client@demo.test', profile_completed: true },
  'a client who is new': { role: 'client', email: 'newclient@demo.test', profile_completed: false },
  'a branch manager': { role: 'branch_manager', email: 'manager@demo.test', profile_completed: true },
  'a supervisor': { role: 'supervisor', email: 'supervisor@demo.test', profile_completed: true },
};

const rows = Object.keys(routeAuthority) as RoutePath[];
const isGenerated = (path: string) => !rows.some((row) => row === path);
const sample = screenSample(consoleScreens(), process.env.E2E_SHARE ?? 'all');

/** Screens of the table that the person may open, and those of the sample that nobody before them may. */
function screensOf(person: Person): string[] {
  const own = rowsOf(person);
  const generated = [...sample].filter((screen) => firstWhoMayOpen(screen) === person);
  return [...new Set([...own, ...generated.map(({ path }) => path)])];
}

function rowsOf({ role, profile_completed }: Person): RoutePath[] {
  const visitor = role && { role, profile_completed };
  return rows.filter((route) => visit(route, route, visitor).allowed);
}

function firstWhoMayOpen(screen: ConsoleScreen): Person | undefined {
  return Object.values(people).find(
    ({ role }) => role !== null && mayOpen(screen.resource, screen.view, role),
  );
}

/**
 * Screens that an earlier person has opened are tested on the phone or on the desktop, half of them on each: generated screens
 * use the same few components, and a screen looks similar for the next person who may open it.
 */
function isOpened(path: string, person: Person, isPhone: boolean): boolean {
  const all = Object.values(people);
  const before = all.slice(0, all.indexOf(person));
  const isNew = !isGenerated(path) && !before.some((one) => rowsOf(one).some((row) => row === path));
  return isNew || (path.length % 2 === 0) === isPhone;
}

/** Splits the screens into parts for parallel browsers; each part begins by loading the portal and axe. */
function partsOf(screens: readonly string[]): string[][] {
  const count = Math.ceil(screens.length / 72);
  return Array.from({ length: count }, (_, part) => screens.filter((_path, at) => at % count === part));
}

/** Visits the screens and returns their faults, by address. */
async function faultsOf(
  { page, ask }: Visitor,
  paths: readonly string[],
  language: Language,
): Promise<Record<string, readonly string[]>> {
  const faults: Record<string, readonly string[]> = {};
  const said = listen(page);
  for (const path of paths)
    for (const address of await addressesOf(path, ask)) {
      said.length = 0;
      const failed = await walkTo(page, address).catch(() => ['never ready']);
      const found = [
        ...(failed ?? []),
        ...broughtElsewhere(page, address),
        ...(await pageFaults(page, language)),
        ...said,
      ];
      if (found.length > 0) faults[address] = found;
    }
  return faults;
}

/** Reports a redirect of an allowed route (tests/router covers the forbidden ones). */
function broughtElsewhere(page: Page, address: string): string[] {
  const { pathname } = new URL(page.url());
  return pathname === address.split(/[?#]/)[0] ? [] : [`brought to ${pathname}`];
}

function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(`threw ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`console: ${message.text()}`);
  });
  return said;
}

test.describe('every hand-built screen and every drawing of a generated one passes the axe, layout and text checks in the reader’s language, without console errors', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const [name, person] of Object.entries(people))
    for (const [part, paths] of partsOf(screensOf(person)).entries())
      test(`for ${name}, part ${part + 1}`, async ({ browser, isMobile }) => {
        test.setTimeout(300_000);
        const language = isMobile ? 'ar' : 'en';
        const narrow = isMobile ? { viewport: { width: 360, height: 780 } } : {};
        // Between them the two projects cover every screen in both modes.
        const mode = isMobile === (part % 2 === 0) ? 'light' : 'dark';
        const visitor = await openAs(browser, person.email, { language, mode }, narrow);
        await visitor.page.goto('/access-denied');
        await settled(visitor.page);
        const opened = paths.filter((path) => isOpened(path, person, isMobile));
        expect(await faultsOf(visitor, opened, language)).toEqual({});
      });
});

test('only inline spacing that a reader cannot override is reported', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'axe is told of it alike on every screen.');
  const page = await browser.newPage();
  await page.setContent(`
    <p style="letter-spacing: 0.01em !important">fixed</p>
    <p style="word-spacing: 0.01em ! IMPORTANT">fixed</p>
    <p style="letter-spacing: 0.01em">open to change</p>`);
  const faults = await axeFaults(page, { runOnly: ['avoid-inline-spacing'] });
  expect(faults).toEqual([expect.stringContaining('avoid-inline-spacing (serious), 2 times')]);
});
