import type { Locator, Page } from '@playwright/test';
import type { ResultsView } from '#domain/api/requestViews';
import { scoreLabels } from '#domain/forms/answer';
import { expect, test } from './support/browserTest';
import { openAs, type Visitor } from './support/session';
import { settled } from './support/walk';
import { wordsIn } from './support/words';

/** Sixty questions in under three minutes: at most seventy keys, counted one by one, without the text of the reason. */
const [sixty, keysAllowed] = [60, 70];

/** Extends the form in the server's answer with copies of its own questions to sixty. */
async function withSixtyQuestions(page: Page, id: string | undefined): Promise<void> {
  await page.route(`**/api/v1/supervisor/inspector-forms/${id}`, async (route) => {
    const response = await route.fetch();
    const results = (await response.json()) as ResultsView;
    const categories = results.parts.flatMap((part) => part.categories);
    const asked = categories.flatMap(({ questions }) => questions);
    const more = asked.slice(0, sixty - asked.length).map((one) => ({ ...one, key: `${one.key}_again` }));
    categories.at(-1)?.questions.push(...more);
    await route.fulfill({ response, json: results });
  });
}

/** Submitted forms of the demo, newest first; a form of a request that was ordered today belongs to a journey. */
async function submittedForms(ask: Visitor['ask']): Promise<readonly { readonly id: string }[]> {
  const forms = (await ask('/supervisor/inspector-forms?turn=supervisor')) as {
    id: string;
    status: string;
    createdAt: string;
  }[];
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
  return forms.filter(
    ({ status, createdAt }) => status === 'form_submitted' && Date.parse(createdAt) < dayAgo,
  );
}

test('a supervisor reviews and sends sixty questions with at most seventy key presses', async ({ browser }, {
  project,
}) => {
  test.skip(project.name === 'phone-ar', 'on a phone the buttons of the bar lead on');
  const says = wordsIn('en');
  const { page, ask } = await openAs(browser, 'supervisor@demo.test', { language: 'en' });
  // The last form, because this journey sends it and the other tests use the first.
  const form = (await submittedForms(ask)).at(-1);
  await withSixtyQuestions(page, form?.id);
  // Question by question; what differs from the last visit would be first.
  await page.goto(`/inspectorForms/${form?.id}?answers=all`);
  await settled(page);
  const bar = page.getByRole('region', { name: says.t('supervisor', 'bench.bar') });
  const rows = page.locator('[data-question]');
  await expect(rows.first()).toBeFocused();
  await expect(rows).toHaveCount(sixty);

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  // The first answer is changed, with its reason; the next key applies to the question again.
  const given = await rows.first().locator('input:checked').getAttribute('aria-label');
  await press(given === says.pick(scoreLabels[1]) ? '0' : '1');
  await press('r');
  await page.keyboard.type('The photo shows otherwise.');
  await press('Control+s');
  await expect(page.getByText(says.t('supervisor', 'form.saved'))).toBeVisible();
  await expect(rows.first()).toBeFocused();

  for (let question = 0; question < sixty; question += 1) await press('Enter');
  await expect(bar).toContainText(`${sixty}/${sixty}`);
  await expect(rows.last()).toBeFocused();

  // End of the last question: finish, confirm, send, confirm.
  const dialog = page.getByRole('dialog');
  for (const step of ['submitChanges', 'sendResults'] as const) {
    const next = bar.getByRole('button', { name: says.transition(step) });
    await expect(next).toBeVisible();
    await press('Enter');
    await expect(dialog.getByRole('button', { name: says.transition(step) })).toBeFocused();
    await press('Enter');
    await expect(dialog).toBeHidden();
  }
  await expect(bar.getByRole('link', { name: says.t('supervisor', 'bench.next') })).toBeFocused();
  // Requests still running at the test's end would be refused.
  await page.unrouteAll({ behavior: 'wait' });
  test.info().annotations.push({ type: 'keys', description: `${keys} keys for ${sixty} questions` });
  expect(keys).toBeLessThanOrEqual(keysAllowed);
});

test('U, Esc and End move the focus to a question, also from the reason field', async ({ browser }, {
  project,
}) => {
  test.skip(project.name === 'phone-ar', 'there is no keyboard');
  const { page, ask } = await openAs(browser, 'supervisor@demo.test', { language: 'en' });
  const [form] = await submittedForms(ask);
  await page.goto(`/inspectorForms/${form?.id}`);
  await settled(page);
  const rows = page.locator('[data-question]');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('u');
  await expect(rows.first()).toBeFocused();
  const given = await rows.first().locator('input:checked').getAttribute('aria-label');
  await page.keyboard.press(given === wordsIn('en').pick(scoreLabels[1]) ? '0' : '1');
  await page.keyboard.press('r');
  await expect(rows.first().locator('[data-reason]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();
});

test('the photo is at least 600 pixels wide, F finds an answer below 2, and the bench begins with what differs', async ({
  browser,
}, { project }) => {
  test.skip(project.name === 'phone-ar', 'on a phone the buttons of the bar lead on');
  const says = wordsIn('en');
  const { page, ask } = await openAs(browser, 'supervisor@demo.test', { language: 'en' });
  const [form] = await submittedForms(ask);
  await page.goto(`/inspectorForms/${form?.id}`);
  await settled(page);
  await expect(page.locator('[data-question]').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const photo = page.getByRole('figure').getByRole('img');
  await expect.poll(() => widthOf(photo)).toBeGreaterThanOrEqual(600);
  await page.keyboard.press('f');
  const given = page.locator('[data-question][data-current] [data-score]:has(input:checked)');
  await expect(given).toHaveAttribute('data-score', /^[01]$/);
  const bar = page.getByRole('region', { name: says.t('supervisor', 'bench.bar') });
  await expect(bar).toContainText(/\d+(\.\d)? [ABCF]/);
  await page.keyboard.press('Home');

  // What differs is reviewed one by one, the rest by one key; each answer of the form is then reviewed.
  const looks = await page.locator('[data-question]').count();
  const results = (await ask(`/supervisor/inspector-forms/${form?.id}`)) as ResultsView;
  const all = results.parts.flatMap((part) => part.categories).flatMap(({ questions }) => questions).length;
  expect(looks).toBeLessThan(all);
  await page.keyboard.press('a');
  for (let question = 0; question < looks; question += 1) await page.keyboard.press('Enter');
  await expect(bar).toContainText(`${all}/${all}`);
  await page.keyboard.press('z');
  await expect(bar).toContainText(`${looks}/${all}`);

  // Title, state and client stand in the header, one line each, and no button is under the bar.
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const header = page.locator('header').filter({ has: page.locator('h1') });
    const [title, facts] = [header.locator('h1'), header.locator('[data-facts]')];
    const [titleBox, factsBox] = [await title.boundingBox(), await facts.boundingBox()];
    expect(titleBox?.y, `title at ${width}`).toBeGreaterThanOrEqual(0);
    expect((factsBox?.y ?? 99) + (factsBox?.height ?? 99), `facts at ${width}`).toBeLessThanOrEqual(64);
  }
});

test('on a phone the photo is right below its question, and the toolbar covers neither', async ({ browser }, {
  project,
}) => {
  test.skip(project.name !== 'phone-ar', 'on a desktop there is room');
  const says = wordsIn('ar');
  const { page, ask } = await openAs(browser, 'supervisor@demo.test', { language: 'ar' });
  const [form] = await submittedForms(ask);
  await page.goto(`/inspectorForms/${form?.id}`);
  await settled(page);
  const bar = page.getByRole('region', { name: says.t('supervisor', 'bench.bar') });
  await expect(bar).toContainText(/\d+(\.\d)? [ABCF]/);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
  const row = page.locator('[data-question][data-current]');
  const photo = page.getByRole('figure').getByRole('img');
  // What differs comes first, one question at a time, and not each of it has a photo.
  const next = bar.getByRole('button', { name: says.t('supervisor', 'bench.confirm') });
  while ((await photo.count()) === 0) {
    await next.tap();
    await settled(page);
  }
  const [barBox, rowBox, photoBox] = await Promise.all([bar, row, photo].map(boxOf));
  expect(barBox!.height).toBeLessThanOrEqual(64);
  expect(rowBox!.y + rowBox!.height).toBeLessThanOrEqual(barBox!.y);
  expect(photoBox!.y - (rowBox!.y + rowBox!.height)).toBeLessThanOrEqual(24);
  // Numbers are read from left to right in every input, so that a minus precedes its digits.
  const number = row.locator('input[inputmode="decimal"]');
  if ((await number.count()) > 0) await expect(number).toHaveCSS('direction', 'ltr');
  const cut = bar
    .locator('*')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) => getComputedStyle(part).overflowX === 'hidden' && part.scrollWidth > part.clientWidth + 1,
        )
        .map((part) => part.textContent),
    );
  expect(await cut).toEqual([]);
});

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0;
}
