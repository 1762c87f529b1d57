import { errors } from '#domain/errors';
import { signupBody } from '#domain/auth/registration';
import { expect, test } from './support/browserTest';
import { newVisitor, signIn, typeCredentials } from './support/people';
import { follow, settled } from './support/walk';
import { type Words, wordsIn } from './support/words';

const words = (project: string): Words => wordsIn(project === 'phone-ar' ? 'ar' : 'en');

test.describe('the signed-in user', () => {
  test('changes in all tabs when another tab signs in as someone else', async ({ browser }, { project }) => {
    const says = words(project.name);
    const first = await signIn(browser, says, 'client@demo.test');
    const second = await first.context().newPage();
    await second.goto('/account');
    await second.evaluate(() => {
      localStorage.setItem('token', '');
      localStorage.removeItem('root');
    });
    await expect(first).toHaveURL(/sign-in/);
    await second.goto('/sign-in');
    await typeCredentials(second, says, 'supervisor@demo.test');
    await expect(second).toHaveURL(/supervisorDashboard$/);
    await expect(first).not.toHaveURL(/sign-in|clientDashboard/);
  });

  test('is signed out by an invalid token, with an explanation on the sign-in page', async ({ browser }, {
    project,
  }) => {
    const says = words(project.name);
    const page = await signIn(browser, says, 'client@demo.test');
    // Its end still matches the person stored with it; only the server can tell that the token is invalid.
    await page.evaluate(() => {
      const end = localStorage.getItem('token')?.slice(-8) ?? '';
      localStorage.setItem('token', 'x'.repeat(35) + end);
    });
    await page.goto('/client/requests');
    await expect(page).toHaveURL(/sign-in\?redirectUrl=%2Fclient%2Frequests/);
    await expect(page.getByText(says.pick(errors.session_expired))).toBeVisible();
  });

  test('is never redirected to a foreign address', async ({ browser }, { project }) => {
    test.skip(project.name === 'phone-ar', 'Guards are the same at every size.');
    const says = words(project.name);
    const page = await newVisitor(browser, says);
    const home = /127\.0\.0\.1:\d+\/clientDashboard$/;
    const signInOnTo = (evil: string) => `/sign-in?redirectUrl=${encodeURIComponent(evil)}`;
    await page.goto(signInOnTo('//evil.test'));
    await typeCredentials(page, says, 'client@demo.test');
    await expect(page).toHaveURL(home);
    await settled(page);
    for (const evil of ['//evil.test', '/\\evil.test', '/.//evil.test', 'https://evil.test/x']) {
      await follow(page, signInOnTo(evil));
      await expect(page, evil).toHaveURL(home);
    }
  });
});

test.describe('failures on a page', () => {
  test('a page whose code is missing after a release reloads once, then shows an error', async ({ browser }, {
    project,
  }) => {
    const says = words(project.name);
    const page = await newVisitor(browser, says);
    await page.goto('/sign-in');
    let reloads = 0;
    page.on('load', () => (reloads += 1));
    await page.route('**/assets/ForgotPassword-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: says.t('auth', 'signIn.forgot') }).click();
    await expect(page.getByRole('heading', { name: says.t('common', 'unexpectedError') })).toBeVisible();
    await expect(page.getByText(says.t('common', 'chunkFailed'))).toBeVisible();
    expect(reloads).toBe(1);
  });

  test('a lost connection is reported in the sign-in form, whose input stays', async ({ browser }, {
    project,
  }) => {
    const says = words(project.name);
    const page = await newVisitor(browser, says);
    await page.goto('/sign-in');
    await page.route('**/api/v1/auth/login', (route) => route.abort('connectionrefused'));
    await typeCredentials(page, says, 'client@demo.test');
    await expect(page.getByText(says.t('common', 'network.down'))).toBeVisible();
    await page.unroute('**/api/v1/auth/login');
    await page.getByRole('button', { name: says.t('auth', 'signIn.submit'), exact: true }).click();
    await expect(page).toHaveURL(/clientDashboard$/);
  });

  test('sign-up leads to the verification page, whose resend button is disabled at first', async ({
    browser,
  }, { project }) => {
    const says = words(project.name);
    const page = await newVisitor(browser, says);
    await page.goto('/client-register');
    const fill = (
      name: Exclude<keyof typeof signupBody.fields, 'acceptTerms' | 'readPrivacy'>,
      value: string,
    ) => page.getByLabel(says.pick(signupBody.fields[name].label), { exact: true }).fill(value);
    await fill('name', 'سارة القحطاني');
    await fill('companyName', 'مطاعم الواحة');
    await fill('phone', '0501234567');
    await fill('email', `oasis-${project.name}@example.test`);
    await fill('password', 'Palm7Garden');
    for (const tick of await page.getByRole('checkbox').all()) await tick.check();
    await page.getByRole('button', { name: says.t('auth', 'register.submit') }).click();
    await expect(page).toHaveURL(/verify-email\?email=/);
    await expect(page.getByRole('heading', { name: says.t('auth', 'verify.sent') })).toBeVisible();
    await expect(page.getByRole('button', { name: /59|58|57|5\d|4\d/ })).toBeDisabled();
  });
});
