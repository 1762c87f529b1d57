import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { newVisitor, signIn } from './support/people';
import { wordsIn } from './support/words';

/** What each person opens in the morning, and one of each kind of generated screen. */
const screens = {
  'client@demo.test': [
    '/clientDashboard',
    '/services',
    '/client/requests',
    '/notifications',
    '/account',
    '/account/details',
  ],
  'supervisor@demo.test': [
    '/supervisorDashboard',
    '/supervisor/requests',
    '/inspectorForms',
    '/supervisoraccount',
  ],
  'admin@demo.test': [
    '/home',
    '/requests',
    '/payments',
    '/actions',
    '/nationalities',
    '/inspectors/create',
    '/client-types',
    '/templates',
  ],
} as const;

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(
    ({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect.soft(found).toEqual([]);
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wider, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
}

test.describe('axe finds nothing serious, and nothing is wider than the screen', () => {
  test.setTimeout(120_000);

  for (const [email, paths] of Object.entries(screens)) {
    test(`for ${email}`, async ({ browser }, { project }) => {
      const page = await signIn(browser, wordsIn(project.name === 'phone-ar' ? 'ar' : 'en'), email);
      for (const path of paths) await expectAccessible(page, path);
    });
  }

  test('before signing in', async ({ browser }, { project }) => {
    const page = await newVisitor(browser, wordsIn(project.name === 'phone-ar' ? 'ar' : 'en'));
    for (const path of ['/sign-in', '/forgot-password', '/reset-password', '/client-register'])
      await expectAccessible(page, path);
  });
});
