import type { APIRequestContext } from '@playwright/test';
import { operations } from '#domain/access/operations';
import type { MailboxView } from '#domain/api/messageViews';
import { firstPasswordBody, loginBody } from 'sijil/contract/signInBodies';
import { homeOf } from 'sijil/schema/visits';
import type { LoginView } from '#domain/api/profileViews';
import { errors } from '#domain/errors';
import { expect, test } from './support/browserTest';
import { newVisitor, signIn, typeCredentials } from './support/people';
import { logIn, openAs } from './support/session';
import { follow } from './support/walk';
import { type Words, wordsIn } from './support/words';

const words = (project: string): Words => wordsIn(project === 'phone-ar' ? 'ar' : 'en');

const people = [
  ['admin@demo.test', 'admin', '/clientDashboard'],
  ['finance@demo.test', 'admin_finance', '/home'],
  ['operations@demo.test', 'admin_operation', '/payments'],
  ['client@demo.test', 'client', '/requests'],
  ['manager@demo.test', 'branch_manager', '/customer-support'],
  ['supervisor@demo.test', 'supervisor', '/clients'],
] as const;

test.describe('the screens of other roles', () => {
  for (const [email, role, closed] of people) {
    test(`${email} lands on the home page and is denied another role's screen`, async ({ browser }, {
      project,
    }) => {
      test.skip(project.name === 'phone-ar', 'Guards are the same at every size.');
      const page = await signIn(browser, words(project.name), email);
      await expect(page).toHaveURL(new RegExp(`${homeOf(role)}(?:\\?|$)`));
      // Links are there once the portal has loaded, which enters the address of the home page again.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await follow(page, closed);
      await expect(page).toHaveURL(/access-denied$/);
      for (const way of ['/sign-in', '/', '/no-such-page']) {
        await follow(page, way);
        await expect(page).toHaveURL(new RegExp(`${homeOf(role)}(?:\\?|$)`));
      }
    });
  }

  test('a typed address is guarded like a followed link', async ({ browser }, { project }) => {
    const { page } = await openAs(browser, 'client@demo.test', { language: words(project.name).language });
    await page.goto('/requests');
    await expect(page).toHaveURL(/access-denied$/);
    for (const way of ['/sign-in', '/', '/no-such-page']) {
      await page.goto(way);
      await expect(page).toHaveURL(/clientDashboard$/);
    }
  });

  test('an unknown address answers 404, with JSON for programs', async ({ request }, { project }) => {
    test.skip(project.name === 'phone-ar', 'The addresses are the same on every screen.');
    for (const path of ['/.env', '/metrics', '/sandbox', '/requests/a.php']) {
      const answer = await request.get(path, { headers: { accept: '*/*' } });
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
        path,
        404,
        'application/json; charset=utf-8',
      ]);
      expect((await request.get(path, { headers: { accept: 'text/html' } })).status(), path).toBe(404);
    }
    expect((await request.get('/requests')).status()).toBe(200);
  });

  test('the root address leads an anonymous visitor to the sign-in page', async ({ browser }, {
    project,
  }) => {
    const page = await newVisitor(browser, words(project.name));
    await page.goto('/');
    await expect(page).toHaveURL(/sign-in$/);
  });

  test('a client with an incomplete profile is redirected to complete it', async ({ browser }, {
    project,
  }) => {
    const { language } = words(project.name);
    const { page } = await openAs(browser, 'newclient@demo.test', { language });
    await page.goto('/services');
    await expect(page).toHaveURL(/complete-registration\?redirectUrl=%2Fservices$/);
  });

  test('a refused sign-in says why: that of an inspector, and a wrong password, whose email stays', async ({
    browser,
  }, { project }) => {
    const says = words(project.name);
    const page = await newVisitor(browser, says);
    await page.goto('/sign-in?redirectUrl=%2F%2Fevil.test');
    await typeCredentials(page, says, 'inspector@demo.test');
    await expect(page.getByText(says.t('auth', 'inspectorRefused'))).toBeVisible();
    await expect(page).toHaveURL(/sign-in\?redirectUrl=/);

    const email = page.getByLabel(says.pick(loginBody.fields.email.label));
    await email.fill('client@demo.test');
    await page.getByLabel(says.pick(loginBody.fields.password.label), { exact: true }).fill('Wrong1234');
    await page.getByRole('button', { name: says.t('auth', 'signIn.submit'), exact: true }).click();
    await expect(page.getByText(says.pick(errors.wrong_credentials))).toBeVisible();
    await expect(page.getByText(says.t('auth', 'signIn.wrong'))).toBeVisible();
    await expect(email).toHaveValue('client@demo.test');
  });

  test('an anonymous visitor returns to the requested page after signing in', async ({ browser }, {
    project,
  }) => {
    const says = words(project.name);
    const page = await newVisitor(browser, says);
    await page.goto('/client/requests?q=R-10');
    await expect(page).toHaveURL(/sign-in\?redirectUrl=%2Fclient%2Frequests/);
    await typeCredentials(page, says, 'client@demo.test');
    await expect(page).toHaveURL(/\/client\/requests\?q=R-10/);
  });

  test('a new branch manager must choose a password before using the page', async ({ browser }, {
    project,
  }) => {
    const says = words(project.name);
    const page = await newVisitor(browser, says);
    const email = `invited-${project.name}@example.test`;
    const { token, root } = await logIn(page.request, 'client@demo.test');
    const { user } = (JSON.parse(root) as { state: { user: LoginView['user'] } }).state;
    const branchIds = [user?.client?.restaurants[0]?.branches[0]?.id];
    await page.request.post(`/api/v1${operations['branchManagers.assign'].url}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { name: 'نواف الحربي', email, phone: '0501234567', branchIds },
    });
    await page.goto('/sign-in');
    await page.getByLabel(says.pick(loginBody.fields.email.label)).fill(email);
    await page
      .getByLabel(says.pick(loginBody.fields.password.label), { exact: true })
      .fill(await mailedPassword(page.request, email));
    await page.getByRole('button', { name: says.t('auth', 'signIn.submit'), exact: true }).click();
    await expect(page).not.toHaveURL(/sign-in/);
    await expect(page.getByRole('dialog')).toBeVisible();
    const { password, passwordConfirmation } = firstPasswordBody.fields;
    await page.getByLabel(says.pick(password.label), { exact: true }).fill('Harbour-Lights-77');
    await page.getByLabel(says.pick(passwordConfirmation.label), { exact: true }).fill('Harbour-Lights-77');
    await page.getByRole('button', { name: says.t('auth', 'firstPassword.submit'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(says.pick(errors.password_change_required))).toBeHidden();
  });
});

/** Returns the newest one-time password mailed to an address, from the mailbox of the demo's admin. Other mails may follow. */
async function mailedPassword(request: APIRequestContext, to: string): Promise<string> {
  const { token } = await logIn(request, 'admin@demo.test');
  const answer = await request.get(`/api/v1${operations['mailbox.list'].url}`, {
    params: { to },
    headers: { authorization: `Bearer ${token}` },
  });
  const mails = (await answer.json()) as MailboxView;
  const passwords = mails.flatMap(({ text }) => /: (\w{10,})/.exec(text)?.[1] ?? []);
  return passwords[0] ?? '';
}
