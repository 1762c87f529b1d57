import type { Page, Route } from '@playwright/test';
import type { RequestView } from '#domain/api/requestViews';
import { signupBody } from '#domain/auth/registration';
import { signContractBody } from '#domain/requests/contractBodies';
import { signatureKinds } from '#domain/requests/choices';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { settled } from './support/walk';
import { type Words, wordsIn } from './support/words';

/** Fails every write before it arrives (`before`), or loses its answer (`after`). */
async function cut(page: Page, when: 'before' | 'after'): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    if (route.request().method() === 'GET') return route.continue();
    // A call that is still under way when the connection is restored passes.
    if (when === 'after') await route.fetch().catch(() => undefined);
    return route.abort('connectionreset').catch(() => undefined);
  };
  await page.route('**/api/v1/**', handler);
  return () => page.unroute('**/api/v1/**', handler);
}

const tellsWhatToDo = (page: Page, words: Words) =>
  expect(page.getByText(words.t('common', 'network.down')).first()).toBeVisible();

test('a sign-up without connection keeps the input and shows what to do', async ({ browser }, {
  project,
}) => {
  test.skip(project.name !== 'desktop-en', 'A connection is lost alike on every screen.');
  const words = wordsIn('en');
  const { page } = await openAs(browser, null, { language: words.language });
  await page.goto('/client-register');
  await settled(page);
  const { name, companyName, phone, email, password } = signupBody.fields;
  const box = (field: { label: { ar: string; en: string } }) =>
    page.getByLabel(words.pick(field.label), { exact: true });
  await box(name).fill('ريم السبيعي');
  await box(companyName).fill('مطعم ريم');
  await box(phone).fill('0501234567');
  await box(email).fill(`lost-${project.name}@example.test`);
  await box(password).fill('Sunbird-Harbour-42');
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
  const submit = page.getByRole('button', { name: words.t('auth', 'register.submit') });
  const restore = await cut(page, 'before');
  await submit.click();
  await tellsWhatToDo(page, words);
  await expect(box(companyName)).toHaveValue('مطعم ريم');
  await expect(box(password)).toHaveValue('Sunbird-Harbour-42');
  await restore();
  await submit.click();
  await expect(page).toHaveURL(/verify-email/);
});

test('signing and paying whose responses are lost happen once, and the page continues', async ({ browser }, {
  project,
}) => {
  test.skip(project.name !== 'phone-ar', 'A connection is lost alike on every screen.');
  const words = wordsIn('ar');
  const { page, ask } = await openAs(browser, 'client@demo.test', { language: words.language });
  const sent = (await ask('/client/inspections?status=contract_sent')) as { id: string; serviceId: string }[];
  const { id = '', serviceId = '' } = sent[0] ?? {};
  const readRequest = async () => (await ask(`/client/inspections/${id}`)) as RequestView;
  await page.goto(`/services/${serviceId}?request=${id}&step=contract`);
  await settled(page);

  await page.getByText(words.pick(signatureKinds.typed), { exact: true }).click();
  await page.getByRole('checkbox', { name: words.pick(signContractBody.fields.accepted.label) }).check();
  let restore = await cut(page, 'before');
  const sign = page.getByRole('button', { name: words.t('order', 'sign.submit') });
  await sign.click();
  await tellsWhatToDo(page, words);
  await restore();
  restore = await cut(page, 'after');
  await sign.click();
  // The answer never came; the page refetches the request and shows the next step without another press.
  const payment = page.getByRole('heading', { name: words.t('order', 'payment.title'), exact: true });
  await expect(payment).toBeVisible({ timeout: 20_000 });
  await restore();
  const signed = await readRequest();
  expect(signed.history.filter(({ transition }) => transition === 'signContract')).toHaveLength(1);
  expect(signed.taxDocuments).toHaveLength(1);

  const box = (field: string) => page.getByLabel(words.t('order', `payment.${field}`));
  await box('name').fill('Saleh Ali');
  await box('number').fill('4111111111111111');
  await box('expiry').fill('08/2031');
  await box('cvc').fill('123');
  const pay = page.locator('button[type=submit]', { hasText: words.t('order', 'payment.pay') });
  for (const when of ['before', 'after'] as const) {
    restore = await cut(page, when);
    // The message of the first loss may still be shown, so wait for the second failure itself.
    const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await pay.click();
    await lost;
    await tellsWhatToDo(page, words);
    await expect(box('cvc')).toHaveValue('123');
    await restore();
  }
  await pay.click();
  await page.locator('button[value=approve]').click();
  await expect(page.getByRole('heading', { name: words.t('order', 'done.title') })).toBeVisible({
    timeout: 20_000,
  });
  const paid = await readRequest();
  expect(paid.payments.filter(({ status }) => status === 'paid')).toHaveLength(1);
});

test('back and reload while signing, paying and at the bank lose nothing and charge once', async ({
  browser,
}, { project }) => {
  test.skip(project.name !== 'desktop-en', 'Back and reload are alike on every screen.');
  const words = wordsIn('en');
  const { page, ask } = await openAs(browser, 'client@demo.test', { language: words.language });
  // The other request is signed above.
  const sent = (await ask('/client/inspections?status=contract_sent')) as { id: string; serviceId: string }[];
  const { id = '', serviceId = '' } = sent.at(-1) ?? {};
  const readRequest = async () => (await ask(`/client/inspections/${id}`)) as RequestView;
  const contract = `/services/${serviceId}?request=${id}&step=contract`;
  await page.goto(contract);
  await settled(page);

  await page.getByText(words.pick(signatureKinds.typed), { exact: true }).click();
  await page.getByRole('button', { name: words.t('order', 'sign.other') }).click();
  const signer = page.getByLabel(words.pick(signContractBody.fields.name.label), { exact: true });
  await signer.fill('Saleh Ali');
  // The browser asks before a reload.
  const asksBeforeReload = () =>
    page.evaluate(() => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    });
  await expect.poll(asksBeforeReload).toBe(true);
  await expect(signer).toHaveValue('Saleh Ali');
  await page.getByRole('checkbox', { name: words.pick(signContractBody.fields.accepted.label) }).check();
  const sign = page.getByRole('button', { name: words.t('order', 'sign.submit') });
  await sign.click();
  const payment = page.getByRole('heading', { name: words.t('order', 'payment.title'), exact: true });
  await expect(payment).toBeVisible();
  expect(await asksBeforeReload()).toBe(false);
  // Nothing is left to sign: going back, a reload and the old address all lead to the next step.
  await page.reload();
  await expect(payment).toBeVisible();
  await page.goto(contract);
  await settled(page);
  await expect(sign).toBeHidden();
  await page.goto(contract.replace('contract', 'payment'));
  await expect(payment).toBeVisible();

  const pay = page.locator('button[type=submit]', { hasText: words.t('order', 'payment.pay') });
  const typeCard = async () => {
    const card = { name: 'Saleh Ali', number: '4111111111111111', expiry: '08/2031', cvc: '123' };
    for (const [field, text] of Object.entries(card))
      await page.getByLabel(words.t('order', `payment.${field}`)).fill(text);
  };
  const approve = page.locator('button[value=approve]');
  await typeCard();
  await pay.click();
  await expect(approve).toBeVisible();
  const bank = page.url();
  await page.goBack();
  await expect(payment).toBeVisible();
  await expect(pay).toBeEnabled();
  // No page stores a card. The same card again continues the attempt that the bank has not decided.
  await typeCard();
  await pay.click();
  await expect(approve).toBeVisible();
  expect(page.url()).toBe(bank);
  await page.reload();
  await approve.click();
  const done = page.getByRole('heading', { name: words.t('order', 'done.title') });
  await expect(done).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(done).toBeVisible();
  // The bank has decided, so its page redirects back.
  await page.goto(bank);
  await expect(done).toBeVisible({ timeout: 20_000 });
  const paid = await readRequest();
  expect(paid.payments.map(({ status }) => status)).toEqual(['paid']);
  expect(paid.taxDocuments).toHaveLength(1);
});

test('registration input survives a lost connection and is saved once it returns', async ({ browser }, {
  project,
}) => {
  test.skip(project.name !== 'phone-ar', 'The one demo company that is not complete.');
  const words = wordsIn('ar');
  const { page } = await openAs(browser, 'newclient@demo.test', { language: 'ar' });
  await page.goto('/complete-registration');
  await settled(page);
  const restore = await cut(page, 'before');
  const choice = page.getByRole('radio', { name: 'مطاعم', exact: true });
  await choice.check();
  await expect(page.getByText(words.t('registration', 'draft.failed'))).toBeVisible();
  await expect(choice).toBeChecked();
  await restore();
  await expect(page.getByText(words.t('registration', 'draft.saved'), { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await page.reload();
  await settled(page);
  await expect(choice).toBeChecked();
});
