import type { Browser, BrowserContext } from '@playwright/test';
import type { Role } from '../../domain/access/roles';
import { loginBody } from '../../domain/auth';
import { demoPassword } from '../../domain/demoAccounts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A role and what its browser has stored after signing in; nobody is signed in where `role` is null. */
export interface Signed {
  readonly role: Role | null;
  readonly session?: Session;
}

const accounts: readonly (readonly [Role, string])[] = [
  ['client', 'client@demo.test'],
  ['supervisor', 'supervisor@demo.test'],
  ['admin', 'admin@demo.test'],
];

/** Signs everybody in once, through the page; pictures are then taken with the stored sessions. */
export async function signInAll(browser: Browser, url: string): Promise<Signed[]> {
  const signed: Signed[] = [{ role: null }];
  for (const [role, email] of accounts) {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await page.goto('/sign-in');
    await page.getByLabel(loginBody.fields.email.label.ar).fill(email);
    await page.getByLabel(loginBody.fields.password.label.ar, { exact: true }).fill(demoPassword);
    await page.locator('button[type=submit]').click();
    await page.waitForURL((address) => address.pathname !== '/sign-in');
    signed.push({ role, session: await context.storageState() });
    await context.close();
  }
  return signed;
}
