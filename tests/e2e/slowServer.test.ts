import { loginBody } from 'sijil/contract/signInBodies';
import { demoPassword } from '#domain/demoAccounts';
import { expect, test } from './support/browserTest';
import { newVisitor } from './support/people';
import { wordsIn } from './support/words';

const login = '**/api/v1/auth/login';

test('a login without an answer for 60 seconds times out, and its input can be sent again', async ({
  browser,
}, { project }) => {
  const says = wordsIn(project.name === 'phone-ar' ? 'ar' : 'en');
  const page = await newVisitor(browser, says);
  // The specified minute passes at once until the test wants to wait; any other limit would still be waited for.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const hurried = (work: () => void, ms?: number) =>
      wait(work, ms === 60_000 && !('patient' in window) ? 300 : ms);
    Object.assign(window, { setTimeout: hurried });
  });
  await page.goto('/sign-in');
  await page.route(login, () => undefined);
  const email = page.getByLabel(says.pick(loginBody.fields.email.label));
  const password = page.getByLabel(says.pick(loginBody.fields.password.label), { exact: true });
  const send = page.getByRole('button', { name: says.t('auth', 'signIn.submit'), exact: true });
  await email.fill('finance@demo.test');
  await password.fill(demoPassword);
  await send.click();
  await expect(page.getByText(says.t('common', 'network.timeout')).first()).toBeVisible();
  await expect(email).toHaveValue('finance@demo.test');
  await expect(password).toHaveValue(demoPassword);
  await page.unroute(login);
  await page.evaluate(() => Object.assign(window, { patient: true }));
  await send.click();
  await expect(page).not.toHaveURL(/sign-in/);
});
