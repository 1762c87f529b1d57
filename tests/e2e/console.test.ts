import { randomUUID } from 'node:crypto';
import {
  addNationality,
  deleteBothAndUndo,
  findNationalities,
  importWithOneRefused,
  keepView,
  narrowByHeader,
  renameNationality,
  walkBoth,
} from './steps/nationalities';
import { testFieldPlaces } from './steps/fieldPlaces';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { wordsIn } from './support/words';

// One after the other: a published field renders the pages of the other journey again.
test.describe.configure({ mode: 'default' });
testFieldPlaces();

test('an admin adds, edits, imports, deletes and restores nationalities, and sees their history', async ({
  browser,
}, { project }) => {
  test.setTimeout(300_000);
  const words = wordsIn(project.name === 'phone-ar' ? 'ar' : 'en');
  // Menus must also open with reduced motion.
  const { page } = await openAs(browser, 'admin@demo.test', words);
  const mark = randomUUID().slice(0, 8);
  const first = { ar: `أولى ${mark}`, en: `First ${mark}` };
  const renamed = { ...first, en: `Renamed ${mark}` };
  const imported = { ar: `ثانية ${mark}`, en: `Second ${mark}` };
  const names = [renamed, imported].map((one) => words.pick(one));

  await test.step('adds and renames a nationality', async () => {
    await addNationality(page, words, first);
    await renameNationality(page, words, first, renamed.en);
  });

  await test.step('imports a file with one bad row', async () => {
    await importWithOneRefused(page, words, imported);
    await findNationalities(page, mark);
    for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByText('without Arabic')).toHaveCount(0);
  });

  if (project.name !== 'phone-ar')
    await test.step('filters the list by a column header', async () => {
      await narrowByHeader(page, words, words.pick(renamed));
      await findNationalities(page, mark);
    });

  await test.step('moves from one record to the next, and back to the list', () =>
    walkBoth(page, words, names));

  await test.step('saves the list as a view, changes it and deletes it', async () => {
    await keepView(page, words, `View ${mark}`);
    await findNationalities(page, mark);
  });

  await test.step('deletes both records and undoes it', () => deleteBothAndUndo(page, words, names));

  await test.step('finds the record in the command palette', async () => {
    await page.getByRole('button', { name: words.t('palette', 'open') }).click();
    await page.getByRole('combobox', { name: words.t('palette', 'title') }).fill(renamed.en);
    await page.getByRole('option', { name: words.pick(renamed) }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.pick(renamed) })).toBeVisible();
  });

  await test.step('reads the record’s history, newest first', async () => {
    await page.getByRole('tab', { name: words.t('record', 'tabs.history') }).click();
    const entries = page.getByRole('tabpanel').getByRole('listitem');
    for (const [index, action] of (['restore', 'delete', 'update', 'create'] as const).entries())
      await expect(entries.nth(index)).toContainText(words.t('record', `history.action.${action}`));
    await expect(entries.nth(2)).toContainText(first.en);
    await expect(entries.nth(2)).toContainText(renamed.en);
  });
  await page.context().close();
});
