import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { open, settled } from './support/walk';

const script = '<img src="x" onerror="window.planted = true"><script>window.planted = true</script>';
type Planted = Window & { planted?: boolean };

test('stored markup is displayed as text and never runs, even on pages that parse HTML', async ({ browser }, {
  project,
}) => {
  test.skip(project.name === 'phone-ar', 'Text is the same on every screen.');
  const client = await openAs(browser, 'client@demo.test', { language: 'en' });
  const { page } = await openAs(browser, 'admin@demo.test', { language: 'en' });
  const planted = () => page.evaluate(() => (window as Planted).planted ?? false);

  const title = `${Date.now()} ${script}`;
  await client.write('POST', '/user/tickets', { subject: 'visit', title, message: script });
  await open(page, '/customer-support');
  await page.getByRole('link', { name: title }).click();
  await settled(page);
  await expect(page.getByText(script, { exact: true })).toBeVisible();

  // Pages without markup parse none.
  const refused = await page.evaluate((text) => {
    try {
      document.body.insertAdjacentHTML('beforeend', text);
      return null;
    } catch (error) {
      return (error as Error).name;
    }
  }, script);
  expect(refused).toBe('TypeError');

  // Chart tooltips are markup: parsed without scripts and shown.
  await open(page, '/home');
  const figure = page.getByRole('figure').first();
  await figure.scrollIntoViewIfNeeded();
  const canvas = figure.locator('canvas');
  await expect(canvas).toBeVisible();
  await canvas.hover();
  await expect(page.locator('.g2-tooltip').first()).toBeVisible();
  await page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), script);
  await expect(page.locator('img[src="x"]')).toHaveCount(1);
  expect(await page.locator('img[onerror], body script:not([src])').count()).toBe(0);
  expect(await planted()).toBe(false);
});

test('the API reference shows every operation under its content security policy', async ({ browser }, {
  project,
}) => {
  test.skip(project.name === 'phone-ar', 'It is for engineers, in one language.');
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/api/v1/docs');
  // The page of the API loads the most code of all.
  const patienceMs = 90_000;
  await page.getByRole('link', { name: 'clientInspections', exact: true }).click({ timeout: patienceMs });
  await expect(page.getByText('/api/v1/client/inspections', { exact: true }).first()).toBeVisible();
  // References of an operation are resolved when it is opened, so its example answer is complete.
  await page.locator('.opblock-summary-control').first().click();
  await expect(page.locator('.opblock-body').first()).toContainText('"statusSince":');
  await expect(page.locator('.opblock-body').first()).toContainText('"details":');
  expect(complaints).toEqual([]);
});
