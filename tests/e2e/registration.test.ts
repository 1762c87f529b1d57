import type { Page } from '@playwright/test';
import type { MailboxView } from '#domain/api/messageViews';
import { signupBody } from '#domain/auth/registration';
import { demoPassword } from '#domain/demoAccounts';
import { expect, test } from './support/browserTest';
import { countEffort, type Effort } from './support/effort';
import { newVisitor } from './support/people';
import { wordsIn } from './support/words';
import { giveNumbers, orderTheFirstService } from './steps/firstOrder';
import { numberOnSuccess, payByCard, signByHand } from './steps/order';
import { givePlace, giveCompany, leaveAndComeBack, proveIdentity } from './steps/registration';

/** Returns the link of the newest mail to an address, from the mailbox of the demo's admin. */
async function linkMailedTo(page: Page, to: string): Promise<string> {
  const login = await page.request.post('/api/v1/auth/login', {
    data: { email: 'admin@demo.test', password: demoPassword },
  });
  const { token } = (await login.json()) as { token: { plain_text_token: string } };
  const answer = await page.request.get('/api/v1/admin/mailbox', {
    params: { to },
    headers: { authorization: `Bearer ${token.plain_text_token}` },
  });
  const [mail] = (await answer.json()) as MailboxView;
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`no mail to ${to}`);
  return link;
}

test('a company registers, verifies its email, completes its profile and pays for its first order', async ({
  browser,
}, { project, retry }) => {
  test.setTimeout(240_000);
  const words = wordsIn(project.name === 'phone-ar' ? 'ar' : 'en');
  // One of the two journeys makes no mistake; the other makes every possible one.
  const slips = project.name === 'desktop-en';
  const page = await newVisitor(browser, words);
  const effort = await countEffort(page);
  // A retry in CI registers another company.
  const email = `journey-${project.name}-${retry}@example.test`;
  const { name, companyName, phone, password } = signupBody.fields;

  await page.goto('/client-register');
  await page.getByLabel(words.pick(name.label)).fill('ريم السبيعي');
  await page.getByLabel(words.pick(companyName.label)).fill('مطعم ريم');
  await page.getByLabel(words.pick(phone.label)).fill('0501234567');
  await page.getByLabel(words.pick(signupBody.fields.email.label)).fill(email);
  await page.getByLabel(words.pick(password.label), { exact: true }).fill('Sunbird-Harbour-42');
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
  await page.getByRole('button', { name: words.t('auth', 'register.submit'), exact: true }).click();
  await expect(page).toHaveURL(/verify-email/);

  await page.goto(await linkMailedTo(page, email));
  await expect(page).toHaveURL(/complete-registration/);

  await giveCompany(page, words, { tooEarly: slips });
  if (slips) await leaveAndComeBack(page, words, 'locations');
  await givePlace(page, words, slips ? 'hand' : 'shortAddress');
  await proveIdentity(page, words, { refusedFirst: slips });
  // Once the identity is proven no further press is needed; the page requested before opens.
  await expect(page).toHaveURL(slips ? /services$/ : /clientDashboard$/, { timeout: 20_000 });
  if (slips) {
    await page.goto('/complete-registration');
    await expect(page).toHaveURL(/clientDashboard$/);
    return;
  }

  await orderTheFirstService(page, words);
  await giveNumbers(page, words);
  await signByHand(page, words);
  const untilPayment = effort();
  await payByCard(page, words, '4201320111111010');
  await numberOnSuccess(page, words);
  const all = effort();
  console.log(
    `until the payment: ${describeEffort(untilPayment)}\nfirst order paid:  ${describeEffort(all)}`,
  );
  expect(untilPayment.typed).toBeLessThanOrEqual(9);
  expect(all.clicks).toBeLessThanOrEqual(23);
  expect(all.uploads).toBe(0);
});

const describeEffort = ({ clicks, typed, uploads }: Effort) =>
  `${clicks} clicks, ${typed} typed fields, ${uploads} uploads`;
