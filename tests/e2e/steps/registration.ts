import { expect, type Locator, type Page } from '@playwright/test';
import { branchFields } from '#domain/profile/companyFields';
import { identityBody } from '#domain/profile/personBodies';
import type { ProfileStep } from '#domain/profile/profileSteps';
import type { Words } from '../support/words';

const next = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.t('registration', 'next'), exact: true }).click();

const seesStep = (page: Page, words: Words, step: ProfileStep) =>
  expect(page.getByRole('heading', { name: words.t('registration', `steps.${step}.title`) })).toBeVisible();

/** Opens a select and takes its first option. */
async function takeFirst(page: Page, box: Locator): Promise<void> {
  await box.click();
  // Its own list, because the list opened before may still be closing.
  const own = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`);
  const list = page.locator('.ant-select-dropdown', { has: own });
  await list.locator('.ant-select-item-option').first().click();
}

/** Fills in the company. `tooEarly`: presses the next button first; the missing fields are named, and later input is not lost. */
export async function giveCompany(
  page: Page,
  words: Words,
  { tooEarly = false }: { readonly tooEarly?: boolean } = {},
): Promise<void> {
  await seesStep(page, words, 'company');
  if (tooEarly) {
    await next(page, words);
    await expect(page.getByRole('alert').first()).toBeVisible();
  }
  await page
    .getByRole('radio', { name: words.language === 'ar' ? 'مطاعم' : 'Restaurants', exact: true })
    .check();
  await page.getByRole('radio', { name: words.language === 'ar' ? 'مقهى' : 'Café', exact: true }).check();
  await next(page, words);
}

/** Asserts that another visit continues at the same step. */
export async function leaveAndComeBack(page: Page, words: Words, step: ProfileStep): Promise<void> {
  await seesStep(page, words, step);
  await expect(page.getByText(words.t('registration', 'draft.saved'), { exact: true })).toBeVisible();
  await page.goto('/services');
  await expect(page).toHaveURL(/complete-registration/);
  await seesStep(page, words, step);
}

/** Fills in the place by its national short address, which fills in the rest, or by hand, with the pin from a pasted link. */
export async function givePlace(page: Page, words: Words, by: 'shortAddress' | 'hand'): Promise<void> {
  await seesStep(page, words, 'locations');
  const label = (name: keyof typeof branchFields) =>
    page.getByLabel(words.pick(branchFields[name].label), { exact: true });
  const latitude = page.getByLabel(words.t('fields', 'location.latitude'));
  // The pin is empty until it is set.
  await expect(latitude).toHaveValue('');
  if (by === 'shortAddress') {
    await label('shortAddress').fill('RRRD2929');
    await expect(label('street')).not.toHaveValue('');
    await expect(latitude).not.toHaveValue('');
  } else {
    await takeFirst(page, label('stateId'));
    await takeFirst(page, label('cityId'));
    await label('street').fill('شارع الملك عبدالعزيز');
    await page
      .getByLabel(words.t('fields', 'location.paste'))
      .fill('https://maps.google.com/?q=24.69,46.685');
    await expect(latitude).toHaveValue('24.69');
  }
  // The person who registers is responsible for the place by default.
  await expect(label('responsibleName')).toHaveValue('ريم السبيعي');
  await next(page, words);
}

/** Proves the identity. `refusedFirst`: the first number is declined in the app, and another attempt begins. */
export async function proveIdentity(
  page: Page,
  words: Words,
  { refusedFirst = false }: { readonly refusedFirst?: boolean } = {},
): Promise<void> {
  await seesStep(page, words, 'identity');
  const box = page.getByLabel(words.pick(identityBody.fields.nationalId.label));
  const press = (key: string) =>
    page.getByRole('button', { name: words.t('registration', `identity.${key}`), exact: true }).click();
  if (refusedFirst) {
    await box.fill('1000000016');
    await press('start');
    await expect(page.getByText(words.t('registration', 'identity.pick'))).toBeVisible();
    await expect(page.getByText(words.t('registration', 'identity.refused.title'))).toBeVisible({
      timeout: 20_000,
    });
  }
  // Each project has another number, because the service allows one attempt at a time for each person.
  await box.fill(refusedFirst ? '1100000007' : '1000000008');
  await press(refusedFirst ? 'again' : 'start');
}
