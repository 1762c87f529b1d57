import type { Locator } from '@playwright/test';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { settled } from './support/walk';
import { wordsIn } from './support/words';

/** Sixty questions in under three minutes: at most seventy keys for sixty, counted one by one. */
const keysAllowed = (questions: number) => Math.floor((70 / 60) * questions);

test('a whole form is reviewed by the keyboard, with a key a question', async ({ browser }, { project }) => {
  test.skip(project.name === 'phone-ar', 'on a phone the buttons of the bar lead on');
  const says = wordsIn('en');
  const { page, ask } = await openAs(browser, 'supervisor@demo.test', { language: 'en' });
  const forms = (await ask('/supervisor/inspector-forms?turn=supervisor')) as {
    id: string;
    status: string;
  }[];
  const form = forms.find(({ status }) => status === 'form_submitted');
  await page.goto(`/inspectorForms/${form?.id}`);
  await settled(page);
  const bar = page.getByRole('region', { name: says.t('supervisor', 'bench.bar') });
  const rows = page.locator('[data-question]');
  await expect(rows.first()).toBeFocused();
  const questions = await rows.count();
  expect(questions).toBeGreaterThan(20);

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  for (let question = 0; question < questions; question += 1) await press('Enter');
  await expect(bar).toContainText(`${questions}/${questions}`);
  expect(keys).toBeLessThanOrEqual(keysAllowed(questions));

  // The photo is large enough to judge by, and the arrows walk all of them.
  await press('ArrowRight');
  const photo = page.getByRole('figure').getByRole('img');
  await expect.poll(() => widthOf(photo)).toBeGreaterThanOrEqual(600);
  // What is below 2 is found by one key, and the bar says what the client would be told.
  await press('f');
  const given = page.locator('[data-question][data-current] [data-score]:has(input:checked)');
  await expect(given).toHaveAttribute('data-score', /^[01]$/);
  await expect(bar).toContainText(/\d+(\.\d)? [ABCF]/);
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
