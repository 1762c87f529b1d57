import { expect, type Page } from '@playwright/test';
import { resources } from '#resources';
import { indefiniteName, manyName } from 'sijil/react/fields/recordNoun';
import { open } from '../support/walk';
import type { Words } from '../support/words';

const { fields } = resources.nationalities;

/** Nationality by its two descriptions. */
export interface Nationality {
  readonly ar: string;
  readonly en: string;
}

/** Fills in the placeholders of a text of the portal: `filled('Select “{{name}}”', { name: 'Turk' })`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

export async function addNationality(page: Page, words: Words, { ar, en }: Nationality): Promise<void> {
  await page.goto('/nationalities');
  const name = indefiniteName(resources.nationalities, words.language);
  const add = page.getByRole('button', { name: filled(words.t('console', 'add'), { name }), exact: true });
  // First screen of the journey, whose code a busy machine loads for the first time.
  await add.click({ timeout: 45_000 });
  await page.getByRole('textbox', { name: words.pick(fields.descriptionAr.label) }).fill(ar);
  await page.getByRole('textbox', { name: words.pick(fields.descriptionEn.label) }).fill(en);
  // Saves with the shortcut; the form of a renaming has the button.
  await page.keyboard.press('ControlOrMeta+KeyS');
  await expect(page.getByRole('heading', { level: 1, name: words.pick({ ar, en }) })).toBeVisible();
}

/**
 * Collects the methods of the page's calls of nationalities from now on. Other calls may follow from other journeys: a field
 * that one of them publishes refetches everything.
 */
function callsFrom(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/nationalities')) asked.push(request.method());
  });
  return asked;
}

/** Renames a nationality: in its row on a wide screen, else in the form that its card opens. */
export async function renameNationality(
  page: Page,
  words: Words,
  before: Nationality,
  en: string,
): Promise<void> {
  const name = words.pick(before);
  const field = words.pick(fields.descriptionEn.label);
  await findNationalities(page, before.ar);
  const pencil = page.getByRole('button', {
    name: filled(words.t('list', 'inline.edit'), { field, name }),
    exact: true,
  });
  const menu = page.getByRole('button', { name: filled(words.t('console', 'actions.more'), { name }) });
  await expect(menu).toBeVisible();
  if ((await pencil.count()) > 0) {
    await pencil.click();
    await page.getByRole('textbox', { name: field }).fill(en);
    const asked = callsFrom(page);
    const readAnew = page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && answer.url().includes('/api/v1/nationalities?'),
    );
    await page.keyboard.press('Enter');
    await readAnew;
    // One write and a refetch of the list, or two where its change arrives from the server as well.
    expect(asked.filter((method) => method === 'PATCH')).toHaveLength(1);
    expect(asked.filter((method) => method === 'GET').length).toBeLessThanOrEqual(2);
  } else {
    await menu.click();
    await page.getByRole('menuitem', { name: words.t('console', 'actions.edit') }).click();
    await page.getByRole('textbox', { name: field }).fill(en);
    await page.getByRole('button', { name: words.t('fields', 'form.submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/nationalities\/[\w-]+$/);
    await findNationalities(page, before.ar);
  }
  await expect(page.getByText(en).first()).toBeVisible();
}

/** Opens the list with a text in its search. */
export async function findNationalities(page: Page, typed: string): Promise<void> {
  await open(page, `/nationalities?q=${encodeURIComponent(typed)}`);
}

/** Imports a file in which one of two rows lacks a description: the check reports it, and only the other row is added. */
export async function importWithOneRefused(page: Page, words: Words, { ar, en }: Nationality): Promise<void> {
  const headers = [fields.descriptionAr, fields.descriptionEn].map(({ label }) => words.pick(label));
  const csv = [headers.join(','), `${ar},${en}`, `,${en} without Arabic`].join('\n');
  await page.getByRole('button', { name: words.t('transfer', 'menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: words.t('transfer', 'import.open') }).click();
  const drawer = page.getByRole('dialog');
  const file = { name: 'nationalities.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await drawer.locator('input[type="file"]').setInputFiles(file);
  await drawer.getByRole('button', { name: words.t('transfer', 'import.columns.check') }).click();
  await expect(drawer.getByText(words.t('transfer', 'import.check.title'))).toBeVisible();
  await expect(drawer.getByRole('row').filter({ hasText: headers[0] ?? '' })).toBeVisible();

  const bring = filled(words.t('transfer', 'import.check.bring_one'), { count: 1 });
  await expect(drawer.getByRole('button', { name: bring, exact: true })).toBeDisabled();
  await drawer.getByRole('radio', { name: words.t('transfer', 'import.check.skip') }).check();
  await drawer.getByRole('button', { name: bring, exact: true }).click();
  await expect(drawer.getByText(words.t('transfer', 'import.done.title')).first()).toBeVisible();
  await drawer
    .getByRole('button', { name: words.t('common', 'close'), exact: true })
    .last()
    .click();
  await expect(drawer).toBeHidden();
}

/** Filters the open list by the header of a column until it is empty; only on a wide screen. */
export async function narrowByHeader(page: Page, words: Words, name: string): Promise<void> {
  const narrow = filled(words.t('list', 'narrowBy'), { name: words.pick(fields.active.label) });
  const opener = page.getByRole('button', { name: narrow, exact: true }).first();
  const filter = page.getByRole('group', { name: narrow, exact: true });
  const button = (label: string) => filter.getByRole('button', { name: label, exact: true });
  const choose = async (answer: 'true' | 'false') => {
    await filter.getByRole('combobox').click();
    await page.getByTitle(words.t('fields', `boolean.${answer}`), { exact: true }).click();
  };
  const link = page.getByRole('link', { name, exact: true });
  await opener.click();
  await button(words.t('list', 'done')).click();
  await expect(filter).toBeHidden();
  await opener.click();
  await choose('true');
  await expect(page).toHaveURL(/active/);
  await expect(link).toBeVisible();
  await button(words.t('console', 'filters.clear')).click();
  await expect(page).not.toHaveURL(/active/);
  // The click opens the filter and does not sort.
  await expect(page).not.toHaveURL(/sort/);
  await choose('false');
  await expect(link).toBeHidden();
}

/** Opens the first of two records from the open list, moves to the second, and returns to the list. */
export async function walkBoth(page: Page, words: Words, names: readonly string[]): Promise<void> {
  const list = page.url();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const [shown] = await page
    .getByRole('link')
    .filter({ hasText: new RegExp(names.join('|')) })
    .allTextContents();
  const [first = '', second = ''] = shown === names[0] ? names : names.toReversed();
  await page.getByRole('link', { name: first, exact: true }).click();
  await expect(heading(first)).toBeVisible();
  const place = filled(words.t('record', 'steps.place'), { place: 1, count: 2 });
  await expect(page.getByText(place, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.t('record', 'steps.next') }).click();
  await expect(heading(second)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
}

/** Saves the open list as a view, saves a change of it, opens it again from the list of all records, and deletes it. */
export async function keepView(page: Page, words: Words, name: string): Promise<void> {
  const button = (label: string) => page.getByRole('button', { name: label, exact: true });
  const dialog = page.getByRole('dialog');
  await button(words.t('list', 'views.save')).click();
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: words.t('common', 'save'), exact: true }).click();
  await expect(page).toHaveURL(/view=/);
  const search = page.getByRole('searchbox', { name: words.t('console', 'search'), exact: true });
  const narrower = `${await search.inputValue()}!`;
  await search.fill(narrower);
  await button(words.t('list', 'views.overwrite')).click();
  // The button has another label while saving; the mark of a changed view disappears after that.
  await expect(page.getByRole('img', { name: words.t('list', 'views.changed') })).toBeHidden();
  const names = manyName(resources.nationalities, words.language);
  await button(filled(words.t('list', 'views.all'), { names })).click();
  await expect(search).toHaveValue('');
  await button(name).click();
  await expect(search).toHaveValue(narrower);
  await button(filled(words.t('list', 'views.menu'), { name })).click();
  await page.getByRole('menuitem', { name: words.t('list', 'views.delete') }).click();
  await dialog.getByRole('button', { name: words.t('list', 'views.delete'), exact: true }).click();
  await expect(button(name)).toBeHidden();
  // The list shows all records next; a faster step would have its own address replaced.
  await expect(page).not.toHaveURL(/view=/);
}

/** Deletes two records of the open list, and undoes it from the toast. */
export async function deleteBothAndUndo(page: Page, words: Words, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page
      .getByRole('checkbox', { name: filled(words.t('list', 'pick.row'), { name }), exact: true })
      .check();
  const bar = page.getByRole('region', { name: words.t('list', 'bulk.title') });
  await bar.getByRole('button', { name: words.t('list', 'bulk.delete'), exact: true }).click();
  const two = words.language === 'ar' ? '_two' : '_other';
  const confirm = filled(words.t('list', `bulk.confirmDelete${two}`), { count: 2 });
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await expect(page.getByText(words.t('console', 'empty.narrowed'))).toBeVisible();
  await page.getByRole('button', { name: words.t('common', 'undo'), exact: true }).click();
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}
