import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword } from '#domain/demoAccounts';
import { loginBody } from 'sijil/contract/signInBodies';
import type { Words } from './words';

/** Opens a separate browser context in a language, signed out. */
export async function newVisitor(browser: Browser, { language }: Words): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript((chosen) => {
    localStorage.setItem('language', chosen);
    const direction = chosen === 'ar' ? 'rtl' : 'ltr';
    if (!localStorage.getItem('theme'))
      localStorage.setItem('theme', JSON.stringify({ state: { direction }, version: 0 }));
  }, language);
  return context.newPage();
}

/** Fills in and sends the form of the open sign-in page for a demo user. */
export async function typeCredentials(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words.pick(loginBody.fields.email.label)).fill(email);
  await page.getByLabel(words.pick(loginBody.fields.password.label), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: words.t('auth', 'signIn.submit'), exact: true }).click();
}

/** Signs in through the page. */
export async function signIn(browser: Browser, words: Words, email: string): Promise<Page> {
  const page = await newVisitor(browser, words);
  await page.goto('/sign-in');
  await typeCredentials(page, words, email);
  await expect(page).not.toHaveURL(/sign-in/);
  return page;
}
