import type { Locator, Page } from '@playwright/test';
import type { ResultsView } from '#domain/api/requestViews';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { settled } from './support/walk';
import { wordsIn } from './support/words';

/** Sixty questions in under three minutes: at most seventy keys, counted one by one. */
const [sixty, keysAllowed] = [60, 70];

/** The visit's form as the server answers it, gone on with copies of its own questions until there are sixty. */
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

test('sixty questions are reviewed by the keyboard with at most seventy keys', async ({ browser }, {
  project,
}) => {
  test.skip(project.name === 'phone-ar', 'on a phone the buttons of the bar lead on');
  const says = wordsIn('en');
  const { page, ask } = await openAs(browser, 'supervisor@demo.test', { language: 'en' });
  const forms = (await ask('/supervisor/inspector-forms?turn=supervisor')) as {
    id: string;
    status: string;
  }[];
  const form = forms.find(({ status }) => status === 'form_submitted');
  await withSixtyQuestions(page, form?.id);
  await page.goto(`/inspectorForms/${form?.id}`);
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
  for (let question = 0; question < sixty; question += 1) await press('Enter');
  await expect(bar).toContainText(`${sixty}/${sixty}`);

  // The photo is large enough to judge by, and the arrows walk all of them.
  await press('ArrowRight');
  const photo = page.getByRole('figure').getByRole('img');
  await expect.poll(() => widthOf(photo)).toBeGreaterThanOrEqual(600);
  // What is below 2 is found by one key, and the bar says what the client would be told.
  await press('f');
  const given = page.locator('[data-question][data-current] [data-score]:has(input:checked)');
  await expect(given).toHaveAttribute('data-score', /^[01]$/);
  await expect(bar).toContainText(/\d+(\.\d)? [ABCF]/);
  // A look at a photo and at a finding included.
  expect(keys).toBeLessThanOrEqual(keysAllowed);
});

test('on a phone the bar says the whole outcome', async ({ browser }, { project }) => {
  test.skip(project.name !== 'phone-ar', 'on a desktop there is room');
  const says = wordsIn('ar');
  const { page, ask } = await openAs(browser, 'supervisor@demo.test', { language: 'ar' });
  const forms = (await ask('/supervisor/inspector-forms?turn=supervisor')) as {
    id: string;
    status: string;
  }[];
  const form = forms.find(({ status }) => status === 'form_submitted');
  await page.goto(`/inspectorForms/${form?.id}`);
  await settled(page);
  const bar = page.getByRole('region', { name: says.t('supervisor', 'bench.bar') });
  await expect(bar).toContainText(says.t('requests', 'outcome.due'));
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
