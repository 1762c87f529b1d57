import type { Page } from '@playwright/test';
import type { Language } from 'sijil/base/i18n/localized';
import { wordsIn } from './words';

/** Chooses an entry of the menu behind the person's letter, by the key of its text. */
export async function chooseInPersonsMenu(page: Page, language: Language, key: string): Promise<void> {
  const says = wordsIn(language);
  await page.getByRole('button', { name: says.t('common', 'accountMenu'), exact: true }).click();
  await page.getByRole('menuitem', { name: says.t('common', key), exact: true }).click();
}
