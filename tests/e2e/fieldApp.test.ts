import type { BrowserContext, Page } from '@playwright/test';
import { scoreLabels } from '#domain/forms/answer';
import { demoPassword } from '#domain/demoAccounts';
import { texts } from '../../field/app/texts';
import { axeFaults } from './support/axeFaults';
import { expect, test } from './support/browserTest';
import { fakeCamera } from './support/fakeCamera';

/** A visit of the demo's form, with its photos; rules 3.17. Nobody fills in a form that takes more presses. */
const mostPresses = 85;
const questionsOfForm = 47;
const closedAt = 20;
/** Questions at which something is found. */
const findings = new Set([8, 15, 30]);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const screenOf = (page: Page) => page.evaluate(() => location.hash.split('/')[0]);
const addressOf = (page: Page) => page.evaluate(() => location.hash);

async function openApp(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(fakeCamera);
  await page.goto('/field/');
  return page;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel(texts.email.ar).fill(email);
  await page.getByLabel(texts.password.ar).fill(demoPassword);
  await press(page, texts.enter.ar);
}

/** Opens the first visit whose form has so many questions; returns its number. */
async function openVisitWith(page: Page, questions: number): Promise<string> {
  for (let index = 0; ; index += 1) {
    await page.locator('.row').nth(index).click();
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    if (await page.getByText(texts.counts.questions(questions).ar).isVisible())
      return page.locator('h1').innerText();
    await press(page, texts.today.ar);
  }
}

/** Answers the question that is open, and what it asks for; returns the presses that it took. */
async function answer(page: Page, index: number): Promise<number> {
  let presses = 0;
  const tap = async (name: string) => {
    presses += 1;
    await press(page, name);
  };
  const before = await addressOf(page);
  const limits = await page.locator('.tags').innerText();
  if (await page.locator('.keypad').isVisible()) {
    const [, side, limit = ''] = /([≤≥])\D*?(-?\d+)/.exec(limits) ?? [];
    const within = Math.abs(Number(limit)) + (side === '≥' || limit.startsWith('-') ? 2 : -2);
    for (const digit of String(within)) await tap(digit);
    await tap(texts.done.ar);
  } else await tap(scoreLabels[findings.has(index) ? 0 : 2].ar);
  await expect.poll(() => addressOf(page)).not.toBe(before);
  if ((await screenOf(page)) === '#camera') {
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
    await tap(texts.take.ar);
    await expect.poll(() => screenOf(page)).not.toBe('#camera');
  }
  if ((await screenOf(page)) === '#finding') {
    await page.getByRole('textbox').fill('ملصق التاريخ ناقص على علبتين في الثلاجة.');
    await tap(texts.next.ar);
    await expect.poll(() => screenOf(page)).not.toBe('#finding');
  }
  return presses;
}

test('an inspector makes a visit without a network, closes the app in the middle and hands it in later', async ({
  context,
}, { project }) => {
  test.skip(project.name !== 'phone-ar', 'The app is one for telephones.');
  test.slow();
  await context.grantPermissions(['geolocation']);
  let page = await openApp(context);
  expect(await axeFaults(page)).toEqual([]);
  await signIn(page, 'inspector@demo.test');
  await expect(page.locator('.row').first()).toBeVisible();
  // The app is on the phone once its worker answers for it.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open((await caches.keys())[0] ?? '')).keys()).length),
    )
    .toBeGreaterThan(8);
  await page.close();

  await context.setOffline(true);
  page = await openApp(context);
  await expect(page.getByText(texts.offline.ar)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const number = await openVisitWith(page, questionsOfForm);
  await press(page, texts.start.ar);
  let presses = 2;

  for (let index = 1; index <= questionsOfForm; index += 1) {
    await expect.poll(() => screenOf(page)).toBe('#question');
    if (index === closedAt) {
      const asked = await page.locator('main h2').innerText();
      expect(await axeFaults(page)).toEqual([]);
      await page.close();
      page = await openApp(context);
      await expect(page.locator('main h2')).toHaveText(asked);
    }
    presses += await answer(page, index);
  }
  await expect.poll(() => screenOf(page)).toBe('#end');
  expect(await axeFaults(page)).toEqual([]);
  await press(page, texts.handIn.ar);
  presses += 1;
  expect(presses).toBeLessThanOrEqual(mostPresses);
  await expect(page.getByText(texts.waiting.ar)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(texts.handedIn.ar)).toBeVisible({ timeout: 60_000 });
  const handedIn = page.locator('li', { hasText: number });
  await expect(handedIn).toContainText(texts.handedIn.ar);
});

test('a finding is photographed, described and corrected on the spot, each with photos of its own', async ({
  context,
}, { project }) => {
  test.skip(project.name !== 'phone-ar', 'The app is one for telephones.');
  await context.grantPermissions(['geolocation']);
  const page = await openApp(context);
  await signIn(page, 'inspector@demo.test');
  await openVisitWith(page, questionsOfForm);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await press(page, (await page.getByText(texts.resume.ar).isVisible()) ? texts.resume.ar : texts.start.ar);
  await expect.poll(() => screenOf(page)).toBe('#question');
  const shoot = async () => {
    await expect(page.locator('video')).toHaveJSProperty('paused', false);
    await press(page, texts.take.ar);
  };
  // A question that the inspector scores.
  for (let index = 1; await page.locator('.keypad').isVisible(); index += 1) await answer(page, index);
  await press(page, scoreLabels[0].ar);
  if (await page.locator('video').isVisible()) await shoot();
  await expect.poll(() => screenOf(page)).toBe('#finding');
  await page.getByRole('textbox').fill('باب الثلاجة لا يغلق.');
  const photos = page.locator('.photos img');
  const before = await photos.count();
  await press(page, texts.addPhoto.ar);
  await shoot();
  await expect.poll(() => screenOf(page)).toBe('#finding');
  await expect(photos).toHaveCount(before + 1);
  await press(page, texts.addAfter.ar);
  await shoot();
  await expect(page.getByLabel(texts.mendedNote.ar)).toBeVisible();
  await page.getByLabel(texts.mendedNote.ar).fill('أُصلح المفصل.');
  await expect(photos).toHaveCount(before + 2);
  expect(await axeFaults(page)).toEqual([]);
  await press(page, texts.next.ar);
  await press(page, texts.previous.ar);
  await expect(page.getByText('باب الثلاجة لا يغلق.')).toBeVisible();
  await press(page, texts.writeNote.ar);
  await expect(page.getByLabel(texts.mendedNote.ar)).toHaveValue('أُصلح المفصل.');
});

test('the app lets in inspectors only, and says where others sign in', async ({ page }) => {
  await page.goto('/field/');
  await signIn(page, 'client@demo.test');
  await expect(page.getByRole('alert')).toContainText(texts.onlyInspectors.ar);
});
