import { expect, type Page } from '@playwright/test';
import { profileParts, partShape } from '#domain/profile/profileParts';
import type { Words } from '../support/words';
import { services } from './order';

const heading = (page: Page, words: Words, key: string) =>
  page.getByRole('heading', { name: words.t('order', key), exact: true });

/** Orders from a fresh dashboard up to the contract by the shortest way, with the portal's defaults. */
export async function orderTheFirstService(page: Page, words: Words): Promise<void> {
  await page
    .getByRole('link', { name: words.t('client', 'dashboard.order'), exact: true })
    .first()
    .click();
  await page
    .getByRole('article')
    .filter({ hasText: services.branch[words.language] })
    .getByRole('link', { name: words.t('order', 'catalogue.order') })
    .click();
  const details = heading(page, words, 'details.title');
  const next = page.getByRole('button', { name: words.t('order', 'next'), exact: true });
  await expect(details.or(next)).toBeVisible();
  for (let steps = 0; steps < 4 && !(await details.isVisible()); steps += 1) {
    const before = await page.getByRole('heading', { level: 2 }).first().textContent();
    // The page may go on to the next step by itself, which is then taken in the next round.
    if (before === words.t('order', 'package.title')) await takeAnOffer(page);
    await next.click();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
  }
  for (const box of await page.locator('#order-details input[required]').all()) await box.fill('12');
  await page.getByRole('button', { name: words.t('order', 'details.place.package') }).click();
  await expect(heading(page, words, 'contract.title')).toBeVisible({ timeout: 30_000 });
}

/** Chooses a package where several are offered, unless the portal has chosen one already. */
async function takeAnOffer(page: Page): Promise<void> {
  const offers = page.getByRole('radio');
  for (const offer of await offers.all()) if (await offer.isChecked()) return;
  await offers.first().check();
}

/** Gives the facts that a contract states, on its page: the commercial registration, and that there is no VAT number. */
export async function giveNumbers(page: Page, words: Words): Promise<void> {
  const { fields } = partShape(['commercialRegistration', 'notVatRegistered']);
  const label = (name: string) => words.pick(fields[name]?.label ?? { ar: '', en: '' });
  const part = page.getByRole('region', { name: words.pick(profileParts.numbers.label) });
  await part.getByLabel(label('commercialRegistration'), { exact: true }).fill('7001234567');
  await part.getByLabel(label('notVatRegistered')).click();
  await part.getByRole('button', { name: words.t('profile', 'save'), exact: true }).click();
  await expect(page.getByText(words.t('order', 'contract.readyToSign'))).toBeInViewport();
  await expect(part).toBeHidden();
}
