import { expect, type Locator, type Page } from '@playwright/test';
import { branchFields } from '#domain/profile/branchFields';
import { companyBodies } from '#domain/profile/companyBodies';
import { documentsBody } from '#domain/profile/documentsBody';
import { identityBody } from '#domain/profile/identityBody';
import type { ProfileStep } from '#domain/profile/profileSteps';
import { evidence } from '../support/pictures';
import type { Words } from '../support/words';

const next = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.t('registration', 'next'), exact: true }).click();

const seesStep = (page: Page, words: Words, step: ProfileStep) =>
  expect(page.getByRole('heading', { name: words.t('registration', `steps.${step}.title`) })).toBeVisible();

/** Opens a list and takes its first entry, as somebody does who does not mind which. */
async function takeFirst(page: Page, box: Locator): Promise<void> {
  await box.click();
  // Its own: the list before may still be closing.
  const own = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`);
  const list = page.locator('.ant-select-dropdown', { has: own });
  await list.locator('.ant-select-item-option').first().click();
}

export async function giveCompany(page: Page, words: Words): Promise<void> {
  await seesStep(page, words, 'company');
  const { restaurant } = companyBodies;
  const label = (name: keyof typeof restaurant.fields) =>
    page.getByLabel(words.pick(restaurant.fields[name].label));
  // Pressed too early: what is missing is named, and nothing that follows is lost.
  await next(page, words);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page
    .getByRole('radio', { name: words.language === 'ar' ? 'مطاعم' : 'Restaurants', exact: true })
    .check();
  await page.getByRole('radio', { name: words.language === 'ar' ? 'مقهى' : 'Café', exact: true }).check();
  await takeFirst(page, label('cuisineTypeId'));
  await label('employees').fill('14');
  await takeFirst(page, label('nationalityIds'));
  await page.keyboard.press('Escape');
  await label('shopArea').fill('90');
  await next(page, words);
}

export async function giveDocuments(page: Page, words: Words): Promise<void> {
  await seesStep(page, words, 'documents');
  const { fields } = documentsBody;
  await page.getByLabel(words.pick(fields.taxNumber.label)).fill('310122393500003');
  await page.getByLabel(words.pick(fields.commercialRegistration.label), { exact: true }).fill('7001234567');
  await page.getByLabel(words.pick(fields.iban.label)).fill('SA0380000000608010167519');
  await page.getByLabel(words.pick(fields.municipalLicenceNumber.label)).fill('4012345678');
  const [picture] = evidence(3);
  if (!picture) throw new Error('no picture');
  const boxes = page.locator('input[type=file]');
  for (let left = 4; left > 0; left -= 1) {
    await boxes.first().setInputFiles(picture);
    await expect(boxes).toHaveCount(left - 1);
  }
  await next(page, words);
}

/** Another visit goes on at the step that was reached. */
export async function leaveAndComeBack(page: Page, words: Words, step: ProfileStep): Promise<void> {
  await seesStep(page, words, step);
  await expect(page.getByText(words.t('registration', 'draft.saved'), { exact: true })).toBeVisible();
  await page.goto('/services');
  await expect(page).toHaveURL(/complete-registration/);
  await seesStep(page, words, step);
}

export async function givePlace(page: Page, words: Words): Promise<void> {
  const label = (name: keyof typeof branchFields) =>
    page.getByLabel(words.pick(branchFields[name].label), { exact: true });
  await label('name').fill('الفرع الأول');
  await takeFirst(page, label('stateId'));
  await takeFirst(page, label('cityId'));
  await label('street').fill('شارع الملك عبدالعزيز');
  // The city's middle is the first place of the pin.
  await expect(page.getByLabel(words.t('fields', 'location.latitude'))).not.toHaveValue('');
  await label('responsibleName').fill('سالم الدوسري');
  await label('responsiblePhone').fill('0507654321');
  await next(page, words);
}

export async function proveIdentity(page: Page, words: Words): Promise<void> {
  await seesStep(page, words, 'identity');
  const box = page.getByLabel(words.pick(identityBody.fields.nationalId.label));
  const start = page.getByRole('button', { name: words.t('registration', 'identity.start'), exact: true });
  await box.fill('1000000016');
  await start.click();
  await expect(page.getByText(words.t('registration', 'identity.pick'))).toBeVisible();
  await expect(page.getByText(words.t('registration', 'identity.refused.title'))).toBeVisible({
    timeout: 20_000,
  });
  // Each project has a number of its own, because the service asks one person once at a time.
  await box.fill(words.language === 'ar' ? '1000000008' : '1100000007');
  await page.getByRole('button', { name: words.t('registration', 'identity.again'), exact: true }).click();
  await expect(page.getByText(words.t('registration', 'identity.proven'))).toBeVisible({ timeout: 20_000 });
  await next(page, words);
}

export async function finishRegistration(page: Page, words: Words): Promise<void> {
  await seesStep(page, words, 'review');
  await expect(page.getByText('سالم الدوسري')).toBeVisible();
  await page.getByRole('button', { name: words.t('registration', 'review.finish'), exact: true }).click();
}
