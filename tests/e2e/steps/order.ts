import { expect, type Page } from '@playwright/test';
import { signContractBody } from '#domain/requests/contractBodies';
import { signatureKinds } from '#domain/requests/choices';
import { open } from '../support/walk';
import type { Words } from '../support/words';

export type Subject = 'branch' | 'vehicle';

export const services = {
  branch: { ar: 'تفتيش سلامة الغذاء للفروع', en: 'Branch food-safety inspection' },
  vehicle: { ar: 'تفتيش مركبات نقل الأغذية', en: 'Food transport vehicle inspection' },
} as const;
const locationTitle = (words: Words, subject: Subject) => words.t('order', `location.title.${subject}`);

/** Goes through the wizard up to the contract; leaves and returns half-way to check that nothing is lost. */
export async function chooseService(page: Page, words: Words, subject: Subject): Promise<void> {
  const next = page.getByRole('button', { name: words.t('order', 'next'), exact: true });
  await open(page, '/services');
  const card = page.getByRole('article').filter({ hasText: services[subject][words.language] });
  await card.getByRole('link', { name: words.t('order', 'catalogue.order') }).click();
  await page.waitForURL(/\/services\/[\w-]+/);
  // The demo client has an open order of this service; the journey starts its own from the first step.
  await open(page, `${new URL(page.url()).pathname}?step=location`);
  const location = page.getByRole('heading', { name: locationTitle(words, subject) });
  const vehicles = page.getByRole('heading', { name: words.t('order', 'vehicles.title') });
  await expect(location.or(vehicles)).toBeVisible();
  // A client with a single place has no such step.
  if (await location.isVisible()) {
    // An order takes several branches, but vehicles of only one.
    await page
      .getByRole(subject === 'branch' ? 'checkbox' : 'radio')
      .first()
      .check();
    await next.click();
  }
  if (subject === 'vehicle') {
    await expect(vehicles).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await next.click();
  }
  await expect(page.getByRole('heading', { name: words.t('order', 'package.title') })).toBeVisible();
  const offer = page
    .locator('label')
    .filter({ has: page.locator('[data-price]') })
    .first()
    .getByRole('radio');
  if (!(await offer.isChecked())) {
    const kept = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('packageId') ?? false,
    );
    await offer.check();
    await kept;
  }

  const address = new URL(page.url()).pathname;
  await open(page, '/clientDashboard');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: words.t('order', 'package.title') })).toBeVisible();
  await expect(offer).toBeChecked();
  await next.click();
}

/** Answers the service's questions and places the order. */
export async function fillDetails(page: Page, words: Words): Promise<void> {
  await expect(page.getByRole('heading', { name: words.t('order', 'details.title') })).toBeVisible();
  const place = page.getByRole('button', { name: words.t('order', 'details.place.package') });
  const contract = page.getByRole('heading', { name: words.t('order', 'contract.title') });
  await expect(async () => {
    // On a busy machine the contract may appear after an attempt timed out; nothing is left to press then.
    if (await contract.isVisible()) return;
    for (const box of await page.locator('#order-details input[required]').all()) await box.fill('12');
    await place.click({ timeout: 1000 });
    await expect(contract).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
}

export async function signByHand(page: Page, words: Words): Promise<void> {
  const pad = page.locator('canvas');
  // In the middle: the button of the step covers the foot of a phone's page.
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await pad.boundingBox();
  if (!box) throw new Error('the signature pad is not on the page');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  for (const [x, y] of [
    [80, 30],
    [120, 80],
    [170, 40],
    [200, 70],
  ] as const)
    await page.mouse.move(box.x + x, box.y + y, { steps: 4 });
  await page.mouse.up();
  await acceptAndSign(page, words);
}

export async function signByName(page: Page, words: Words): Promise<void> {
  await page.getByText(words.pick(signatureKinds.typed), { exact: true }).click();
  await acceptAndSign(page, words);
}

async function acceptAndSign(page: Page, words: Words): Promise<void> {
  // Who signed before is known.
  const position = page.getByLabel(words.pick(signContractBody.fields.position.label));
  if (await position.isVisible()) await position.fill('المدير العام');
  await page.getByRole('checkbox', { name: words.pick(signContractBody.fields.accepted.label) }).check();
  await page.getByRole('button', { name: words.t('order', 'sign.submit') }).click();
  await expect(
    page.getByRole('heading', { name: words.t('order', 'payment.title'), exact: true }),
  ).toBeVisible({ timeout: 30_000 });
}

/** Enters a card and approves the payment on the bank's 3-D Secure page. */
export async function payByCard(page: Page, words: Words, number: string): Promise<void> {
  const box = (field: string) => page.getByLabel(words.t('order', `payment.${field}`));
  await box('name').fill('Saleh Ali');
  await box('number').fill(number);
  await box('expiry').fill('08/2031');
  await box('cvc').fill('123');
  // Another button pays with Apple Pay.
  await page.locator('button[type=submit]', { hasText: words.t('order', 'payment.pay') }).click();
  await page.locator('button[value=approve]').click();
}

/** Returns the label of the request: R-1234. */
export async function numberOnSuccess(page: Page, words: Words): Promise<string> {
  // The portal asks the gateway for the payment's outcome.
  await expect(page.getByRole('heading', { name: words.t('order', 'done.title') })).toBeVisible({
    timeout: 30_000,
  });
  const text = await page.getByText(/R-\d+/).first().textContent();
  return String(/R-\d+/.exec(text ?? '')?.[0]);
}
