import type { ServiceView } from '#domain/api/orderViews';
import { originalBrand } from '#domain/brand';
import { loginBody } from 'sijil/contract/signInBodies';
import { errors } from '#domain/errors';
import { expect, test } from './support/browserTest';
import { freezeData } from './support/frozenData';
import { openAs } from './support/session';
import { chooseInPersonsMenu } from './support/personsMenu';
import { atRest, settled, walkTo } from './support/walk';
import { wordsIn } from './support/words';

test('choices in the theme panel apply at once and survive a reload', async ({ browser }, { project }) => {
  test.skip(project.name === 'phone-ar', 'Looked at on a desktop.');
  const says = wordsIn('en');
  const { page } = await openAs(browser, 'admin@demo.test', { language: 'en' });
  await page.goto('/requests');
  await settled(page);
  await page.getByRole('button', { name: says.t('theme', 'open'), exact: true }).click();
  const panel = page.getByRole('dialog');
  const choose = (key: string) => panel.getByText(says.t('theme', key), { exact: true }).click();
  for (const key of ['scheme.green', 'mode.dark', 'controlSize.lg', 'layout.topBarClassic'])
    await choose(key);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mode', 'dark');
  const kept = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('theme') ?? '{}') as { state: unknown }).state,
  );
  expect(kept).toMatchObject({
    themeSchema: 'green',
    mode: 'dark',
    controlSize: 'lg',
    layout: { type: 'topBarClassic', previousType: 'collapsibleSide' },
  });
  const solid = () =>
    html.evaluate((element) => getComputedStyle(element).getPropertyValue('--scheme-primary'));
  const before = await solid();
  await page.reload();
  await settled(page);
  expect(await solid()).toBe(before);
  await expect(page.locator('[data-layout="topBarClassic"]')).toBeVisible();
});

test('switching to dark mode and back restores every colour', async ({ browser }, { project }) => {
  test.skip(project.name === 'phone-ar', 'The look is the same on every screen.');
  const { page } = await openAs(browser, 'admin@demo.test', { language: 'en' });
  await freezeData(page);
  await page.goto('/requests');
  await atRest(page);
  const colours = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *, header *')].map((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return [element.tagName, color, backgroundColor, borderTopColor].join(' ');
      }),
    );
  const turn = async (words: string, mode: string) => {
    await chooseInPersonsMenu(page, 'en', words);
    await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
    await page.mouse.move(1, 1);
  };
  const before = await colours();
  await turn('darkMode', 'dark');
  await expect.poll(colours).not.toEqual(before);
  await turn('lightMode', 'light');
  await expect.poll(colours).toEqual(before);
});

test('switching the language flips the page’s direction without a reload', async ({ browser }, {
  project,
}) => {
  const from = project.name === 'phone-ar' ? 'ar' : 'en';
  const to = from === 'ar' ? 'en' : 'ar';
  const { page } = await openAs(browser, 'client@demo.test', { language: from });
  await page.goto('/client/requests');
  await settled(page);
  await walkTo(page, '/client/branches');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await chooseInPersonsMenu(page, from, 'switchLanguage');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', to);
  await expect(html).toHaveAttribute('dir', to === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('button', { name: wordsIn(to).t('common', 'accountMenu') })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(originalBrand.name[to]));
  expect(await page.evaluate(() => (window as Window & { stayed?: boolean }).stayed)).toBe(true);
  // The demo's client gets emails in Arabic: switching to another language asks whether to use it for good, Arabic does not.
  const keep = page.getByRole('button', { name: wordsIn(to).t('common', 'keepLanguage.keep') });
  await expect(keep).toBeVisible({ visible: to !== 'ar' });
  // The list that was left stays mounted; its direction has changed too.
  await page.goBack();
  await settled(page);
  const says = wordsIn(to);
  await expect(page.getByRole('heading', { name: says.t('client', 'request.all') })).toBeVisible();
  // In the header of the layout, where that has room for a page's actions.
  const order = page
    .locator('main, [data-page-actions]')
    .getByRole('link', { name: says.t('client', 'dashboard.order') });
  await expect(order).toBeVisible();
  await expect(
    page.getByText(wordsIn(from).t('client', 'request.all')).filter({ visible: true }),
  ).toHaveCount(0);
});

test('typed notes survive a language switch, a lost connection and a reload', async ({ browser }, {
  project,
}) => {
  const from = project.name === 'phone-ar' ? 'ar' : 'en';
  const to = from === 'ar' ? 'en' : 'ar';
  const visitor = await openAs(browser, 'client@demo.test', { language: from });
  const { page, ask } = visitor;
  const services = (await ask('/services')) as ServiceView[];
  // Service with one way to buy: between the place and the details there is nothing to choose.
  const id =
    services.find(
      ({ billing, subject, purchases }) =>
        billing === 'single' && subject === 'branch' && purchases.length === 0,
    )?.id ?? '';
  await page.goto(`/services/${id}?step=location`);
  await settled(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: wordsIn(from).t('order', 'next'), exact: true }).click();
  const notes = page.locator('textarea').first();
  await notes.fill('الباب الخلفي');
  await chooseInPersonsMenu(page, from, 'switchLanguage');
  await expect(page.getByRole('heading', { name: wordsIn(to).t('order', 'details.title') })).toBeVisible();
  await expect(notes).toHaveValue('الباب الخلفي');
  await settled(page);
  await expect(notes).toHaveValue('الباب الخلفي');

  // An unsaved draft is saved as soon as possible, without further input.
  await page.route('**/order-drafts/**', (route) => route.abort('connectionrefused'));
  // Another text than in the draft of an earlier run, which would already be saved.
  const latest = `الباب الأمامي ${Date.now()}`;
  await notes.fill(latest);
  await expect(page.getByText(wordsIn(to).t('order', 'draft.failed'), { exact: true })).toBeVisible();
  await page.unroute('**/order-drafts/**');
  await expect(page.getByText(wordsIn(to).t('order', 'draft.saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue(latest);
});

test('a failed page loads automatically once the server is reachable again', async ({ browser }, {
  project,
}) => {
  const says = wordsIn(project.name === 'phone-ar' ? 'ar' : 'en');
  const { page } = await openAs(browser, 'client@demo.test', { language: says.language });
  await page.goto('/access-denied');
  await settled(page);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: says.t('common', 'goHome') }).click();
  const banner = page.getByText(says.t('common', 'connection.unreachable'));
  await expect(banner).toBeVisible();
  await page.unroute('**/api/**');
  await expect(banner).toBeHidden();
  await expect(
    page.getByRole('heading', { name: says.t('client', 'dashboard.next'), exact: true }),
  ).toBeVisible();
});

test('a toast is an alert at the top end, 350 pixels wide where there is room', async ({ browser }, {
  project,
}) => {
  const says = wordsIn(project.name === 'phone-ar' ? 'ar' : 'en');
  const { page } = await openAs(browser, null, { language: says.language });
  await page.goto('/sign-in');
  await page.getByLabel(says.pick(loginBody.fields.email.label)).fill('nobody@demo.test');
  await page.getByLabel(says.pick(loginBody.fields.password.label), { exact: true }).fill('Wrong1234');
  await page.getByRole('button', { name: says.t('auth', 'signIn.submit'), exact: true }).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toHaveText(new RegExp(says.pick(errors.wrong_credentials)));
  await expect(toast).toHaveRole('alert');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // It enters from a few pixels above.
  await expect.poll(async () => (await toast.boundingBox())?.y).toBe(30);
  const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.width).toBe(Math.min(350, width - 60));
  expect(says.language === 'ar' ? box.x : width - box.x - box.width).toBe(30);
  expect(box.y + box.height).toBeLessThan(height);
});
