import { expect, type Page } from '@playwright/test';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { open, settled } from '../support/walk';
import type { Words } from '../support/words';

/** Opens a request from its list by its number. */
export async function openRequest(page: Page, list: string, number: string): Promise<void> {
  await open(page, `${list}?q=${number}`);
  await page.getByRole('link', { name: number }).first().click();
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  // A click during loading can be lost.
  await settled(page);
}

/** Presses an action's button and answers its dialog, by default with the button of the same name. */
export async function perform(
  page: Page,
  words: Words,
  name: TransitionName,
  answer: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = (dialog) =>
    dialog.getByRole('button', { name: words.transition(name) }).click(),
): Promise<void> {
  await page
    .getByRole('button', { name: words.transition(name) })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await answer(dialog);
  await expect(dialog).toBeHidden();
}

/** Chooses an action from the menu of further actions, fills in its form and sends it. */
export async function performFromMenu(
  page: Page,
  words: Words,
  name: TransitionName,
  fillIn: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await page
    .getByRole('button', { name: words.t('requests', 'actions.more') })
    .first()
    .click();
  await page.getByRole('menuitem', { name: words.transition(name) }).click();
  const dialog = page.getByRole('dialog');
  await fillIn(dialog);
  await dialog.getByRole('button', { name: words.transition(name) }).click();
  await expect(dialog).toBeHidden();
}

/** Proposes a visit on an open day, at its first time; two journeys use two days of the same inspector. */
export async function proposeVisit(page: Page, words: Words): Promise<void> {
  await perform(page, words, 'sendDetails', async (dialog) => {
    const [days, times] = ['visit.day', 'visit.time'].map((key) =>
      dialog.getByRole('group', { name: words.t('requests', key), exact: true }).getByRole('radio'),
    );
    await expect(days!.first()).toBeChecked();
    // Later days, after the demo inspector's existing visits.
    const shown = await days!.first().locator('..').textContent();
    await dialog.getByRole('button', { name: words.t('requests', 'visit.laterDays') }).click();
    await expect(days!.first().locator('..')).not.toHaveText(shown ?? '');
    // Some days of the week, the last page of times has one day alone.
    await (words.language === 'ar' ? days!.first() : days!.last()).check();
    await times!.first().check();
    await dialog.getByRole('button', { name: words.transition('sendDetails') }).click();
  });
}

/** Chooses a person by name from the list of candidates. */
export async function assign(
  page: Page,
  words: Words,
  name: 'assignSupervisor' | 'assignInspector',
  person: string,
): Promise<void> {
  await perform(page, words, name, async (dialog) => {
    await dialog.getByText(person).first().click();
    await dialog.getByRole('button', { name: words.t('requests', 'candidates.assign') }).click();
  });
}
